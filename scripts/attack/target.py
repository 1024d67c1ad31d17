"""A server under attack, and what an attack found."""

import asyncio
import os
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

SLOWEST = 1.0  # seconds that somebody else may wait while one address attacks
MIB = 1024 * 1024
RECORD = {
    "format": "sixthcow/1",
    "game": "classic",
    "options": {},
    "seats": ["A", "B"],
    "moves": [],
}
PASSWORD = "correct horse"
JSON = {"content-type": "application/json"}


class Found(NamedTuple):
    """What an attack came to."""

    withstood: bool
    told: str


class Target:
    """The server under attack. Each client has an address of its own, so that the limits of one
    attack do not shield another."""

    def __init__(self, port: int, process: int) -> None:
        self.port = port
        self.process = process
        self._hosts = (f"127.0.{a}.{b}" for a in range(1, 250) for b in range(1, 250))

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def new_host(self) -> str:
        """A loopback address that nobody has used yet."""
        return next(self._hosts)

    def client(self, host: str = "") -> httpx.AsyncClient:
        """Somebody at an address of their own."""
        return httpx.AsyncClient(
            base_url=self.address,
            headers={"origin": self.address} | JSON,
            transport=httpx.AsyncHTTPTransport(local_address=host or self.new_host()),
            timeout=90,  # passwords take their time on a busy machine
        )

    @asynccontextmanager
    async def guest(self, host: str = "") -> AsyncIterator[httpx.AsyncClient]:
        """The same, known to the server."""
        async with self.client(host) as client:
            (await client.get("/api/me")).raise_for_status()
            yield client

    @property
    def memory(self) -> float:
        """The MiB of memory that the server's process has now."""
        status = Path(f"/proc/{self.process}/status").read_text("ascii")
        found = re.search(r"^VmRSS:\s+(\d+) kB$", status, re.MULTILINE)
        assert found
        return int(found[1]) / 1024

    async def longest_wait(self, attack: Awaitable[Any]) -> float:
        """How long somebody else waits for an answer, at most, while an attack goes on."""
        attacking, longest = asyncio.ensure_future(attack), 0.0
        async with self.guest() as other:
            while not attacking.done():
                before = time.monotonic()
                (await other.get("/api/me")).raise_for_status()
                longest = max(longest, time.monotonic() - before)
                await asyncio.sleep(0.1)
        await attacking
        return longest


def statuses(answers: Iterable[httpx.Response]) -> str:
    """How often each status came."""
    counts = Counter(answer.status_code for answer in answers)
    return ", ".join(f"{status} × {count}" for status, count in sorted(counts.items()))


def cookie_of(client: httpx.AsyncClient) -> str:
    """What a browser would send with its sockets."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


@asynccontextmanager
async def serving(folder: Path, *arguments: str) -> AsyncIterator[Target]:
    """A server with the usual limits, for as long as it is attacked; its database is in the
    folder."""
    with (folder / "server.log").open("ab") as log:
        server = await asyncio.create_subprocess_exec(
            Path(sys.executable).with_name("sixthcow"), "serve", "--port", "0", "--lang", "en",
            "--database", str(folder / "attack.db"), *arguments,
            stdout=asyncio.subprocess.PIPE, stderr=log,
        )  # fmt: skip
    try:
        assert server.stdout
        async for line in server.stdout:
            if found := re.search(rb":(\d+)\s*$", line):
                yield Target(int(found[1]), server.pid)
                break
        else:
            raise RuntimeError((folder / "server.log").read_text("utf-8")[-2000:])
    finally:
        if server.returncode is None:
            os.kill(server.pid, signal.SIGTERM)
            await server.wait()
