"""`make attack`: start a server, attack it from loopback addresses, and say what it withstood.

Each attack comes from addresses of its own, so that the limits of one do not shield another. The
exit status is 1 if any of them found something else than expected.
"""

import asyncio
import gzip
import itertools
import json
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import websockets
from rich.console import Console
from rich.table import Table

SLOWEST = 1.0  # seconds that somebody else may wait while one address attacks
LIMIT = 170.0  # seconds for all of it
RECORD = {
    "format": "sixthcow/1",
    "game": "classic",
    "options": {},
    "seats": ["A", "B"],
    "moves": [],
}
PASSWORD = "correct horse"


class Found(NamedTuple):
    """What an attack came to."""

    withstood: bool
    told: str


class Target:
    """The server under attack."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._hosts = (f"127.0.{a}.{b}" for a in range(1, 250) for b in range(1, 250))

    def client(self) -> httpx.AsyncClient:
        """Somebody at an address of their own."""
        transport = httpx.AsyncHTTPTransport(local_address=next(self._hosts))
        return httpx.AsyncClient(
            base_url=self.address,
            headers={"origin": self.address, "content-type": "application/json"},
            transport=transport,
            timeout=90,  # passwords take their time on a busy machine
        )

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @asynccontextmanager
    async def guest(self) -> AsyncIterator[httpx.AsyncClient]:
        """The same, known to the server."""
        async with self.client() as client:
            (await client.get("/api/me")).raise_for_status()
            yield client

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


def statuses(answers: list[httpx.Response]) -> str:
    """How often each status came."""
    counts = Counter(answer.status_code for answer in answers)
    return ", ".join(f"{status} × {count}" for status, count in sorted(counts.items()))


async def worst_records(target: Target, path: str, good: int) -> Found:
    """80 records at once that are as slow to read as is allowed."""
    body = json.dumps(RECORD | {"meta": {"x": [[]] * 60_000}}).encode()
    answers: list[httpx.Response] = []

    async def flood() -> None:
        async with target.guest() as guest:
            sent = (guest.post(path, content=body) for _ in range(80))
            answers.extend(await asyncio.gather(*sent))

    waited = await target.longest_wait(flood())
    fine = waited < SLOWEST and {answer.status_code for answer in answers} == {good, 429}
    return Found(fine, f"{statuses(answers)}; others waited {waited * 1000:.0f} ms at most")


async def endless_tables(target: Target) -> Found:
    """Tables that would never end."""
    answers = []
    async with target.guest() as guest:
        for options in ({"rounds": 10**9}, {"target": 10**12}, {"target": 10**4000}):
            terms = {"game": "classic", "seats": 4, "options": options}
            new = {"terms": terms, "bots": ["random"] * 4, "sit": False, "start": True}
            body = long_json(new)
            answers.append(await guest.post("/api/tables", content=body))
    return Found(all(answer.status_code == 400 for answer in answers), statuses(answers))


def long_json(value: object) -> bytes:
    """JSON with numbers of any length."""
    sys.set_int_max_str_digits(0)
    return json.dumps(value).encode()


async def mutated_records(target: Target) -> Found:
    """Damaged records: none may be an error of the server's."""
    rng, answers = Random(6), []
    moves = [[0, "shuffle " + " ".join(map(str, range(1, 105)))], [1, "play 1"], [2, "play 11"]]
    whole = json.dumps(RECORD | {"moves": moves, "meta": {"x": [1, "é", None]}}).encode()
    for _ in range(12):
        async with target.guest() as guest:
            for _ in range(18):
                text = bytearray(whole)
                for _ in range(rng.randint(1, 6)):
                    text[rng.randrange(len(text))] = rng.randrange(256)
                answers.append(await guest.post("/api/replays", content=bytes(text)))
    return Found({answer.status_code for answer in answers} <= {200, 400}, statuses(answers))


async def strict_records(target: Target) -> Found:
    """Records that could not be served again, or would take an export down."""
    start = json.dumps(RECORD)[:-1]
    metas = ('{"x": 1e400}', '{"x": NaN}', '{"x": "\\ud800"}', "[" * 5000 + "]" * 5000)
    async with target.guest() as guest:
        answers = [
            await guest.post("/api/records", content=f'{start}, "meta": {meta}}}') for meta in metas
        ]
        export = await guest.get("/api/me/export")
    fine = all(answer.status_code == 400 for answer in answers)
    return Found(
        fine and export.status_code == 200, f"{statuses(answers)}; export {export.status_code}"
    )


async def lookalike_accounts(target: Target) -> Found:
    """Accounts that look like somebody else's."""
    async with target.guest() as victim:
        given = {"account": "nhou.victim", "password": PASSWORD}
        (await victim.post("/api/me/account", json=given)).raise_for_status()
    answers = []
    for name in ("nhou.víctim", "ոհօս.victim", "nhou.vіctіm", "NHOU.VICTIM", "nhou.v1ctim"):
        async with target.guest() as guest:
            given = {"account": name, "password": PASSWORD}
            answers.append(await guest.post("/api/me/account", json=given))
    return Found(all(answer.status_code == 409 for answer in answers), statuses(answers))


async def lookalike_logins(target: Target) -> Found:
    """Passwords tried under many spellings, from many addresses."""
    async with target.guest() as victim:
        given = {"account": "target", "password": PASSWORD}
        (await victim.post("/api/me/account", json=given)).raise_for_status()
    names = itertools.cycle(["target", "TARGET", "tаrget", "tárget", "ｔarget", "tarɡet"])

    async def tries(spellings: list[str]) -> list[httpx.Response]:
        async with target.client() as client:
            sent = (
                client.post("/api/login", json={"account": name, "password": "wrong password"})
                for name in spellings
            )
            return await asyncio.gather(*sent)

    # All at once: tries come back with time.
    answered = await asyncio.gather(*(tries([*itertools.islice(names, 8)]) for _ in range(6)))
    answers = [answer for some in answered for answer in some]
    counts = Counter(answer.status_code for answer in answers)
    return Found(counts[429] >= 10 and counts[401] + counts[429] == 48, statuses(answers))


async def hidden_names(target: Target) -> Found:
    """Names that nobody sees, or that turn the line around."""
    names = ("\u3164", "\u2800", "\u115f\u1160", "Ada\u034f", "a\u202eb", "\u200b", "a\x1b[2J")
    async with target.guest() as guest:
        answers = [await guest.patch("/api/me", json={"name": name}) for name in names]
    return Found(all(answer.status_code == 400 for answer in answers), statuses(answers))


async def compressed_bodies(target: Target) -> Found:
    """A body that would be a thousand times as large."""
    body = gzip.compress(json.dumps(RECORD | {"meta": {"x": " " * 50_000_000}}).encode())
    async with target.guest() as guest:
        answer = await guest.post(
            "/api/replays", content=body, headers={"content-encoding": "gzip"}
        )
    return Found(
        answer.status_code in {400, 413, 415}, f"{len(body):,} bytes: {answer.status_code}"
    )


async def slow_headers(target: Target) -> Found:
    """300 connections that never finish their headers."""
    streams = [await asyncio.open_connection("127.0.0.1", target.port) for _ in range(300)]

    async def drip() -> None:
        for turn in range(10):
            for _, writer in streams:
                writer.write(b"GET / HTTP/1.1\r\nx: y\r\n"[turn : turn + 1])
            await asyncio.sleep(0.2)

    waited = await target.longest_wait(drip())
    for _, writer in streams:
        writer.close()
    return Found(waited < SLOWEST, f"others waited {waited * 1000:.0f} ms at most")


async def many_guests(target: Target) -> Found:
    """One address that makes guest after guest."""
    async with target.client() as client:
        answers = []
        for _ in range(90):
            client.cookies.clear()
            answers.append(await client.get("/api/me"))
    made = sum(answer.status_code == 200 for answer in answers)
    return Found(made < 80 and answers[-1].status_code == 429, statuses(answers))


async def many_sockets(target: Target) -> Found:
    """One person who opens socket after socket."""
    opened, refused = [], 0
    async with target.guest() as guest:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    for _ in range(40):
        socket = await websockets.connect(
            f"ws://127.0.0.1:{target.port}/api/lobby/socket",
            origin=target.address,
            additional_headers={"cookie": cookie},
        )
        first = json.loads(await socket.recv())
        opened.append(socket)
        refused += first["type"] != "lobby"
    for socket in opened:
        await socket.close()
    return Found(refused == 20, f"{len(opened) - refused} opened, {refused} turned away")


ATTACKS: dict[str, tuple[str, Callable[[Target], Awaitable[Found]]]] = {
    "80 slow replays at once": (
        "others wait < 1 s",
        lambda t: worst_records(t, "/api/replays", 200),
    ),
    "80 slow imports at once": (
        "others wait < 1 s",
        lambda t: worst_records(t, "/api/records", 200),
    ),
    "endless tables": ("all 400", endless_tables),
    "216 damaged records": ("200 or 400", mutated_records),
    "records that break an export": ("all 400, export 200", strict_records),
    "lookalike accounts": ("all 409", lookalike_accounts),
    "48 lookalike logins": ("429 after 30 tries", lookalike_logins),
    "hidden names": ("all 400", hidden_names),
    "compressed body": ("400, 413 or 415", compressed_bodies),
    "300 slow headers": ("others wait < 1 s", slow_headers),
    "90 guests of one address": ("429 in the end", many_guests),
    "40 sockets of one person": ("20 turned away", many_sockets),
}


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Target]:
    """A server with the usual limits, for as long as it is attacked."""
    with (folder / "server.log").open("wb") as log:
        server = await asyncio.create_subprocess_exec(
            Path(sys.executable).with_name("sixthcow"), "serve", "--port", "0", "--lang", "en",
            "--database", str(folder / "attack.db"),
            stdout=asyncio.subprocess.PIPE, stderr=log,
        )  # fmt: skip
    try:
        assert server.stdout
        async for line in server.stdout:
            if found := re.search(rb":(\d+)\s*$", line):
                yield Target(int(found[1]))
                break
        else:
            raise RuntimeError((folder / "server.log").read_text("utf-8")[-2000:])
    finally:
        if server.returncode is None:
            server.terminate()
            await server.wait()


async def attack(target: Target) -> list[tuple[str, str, Found]]:
    """Every attack, one after the other: its name, what is expected, what was found."""
    found = []
    for name, (expected, run) in ATTACKS.items():
        try:
            found.append((name, expected, await run(target)))
        except (httpx.HTTPError, OSError, websockets.WebSocketException) as error:
            found.append((name, expected, Found(False, f"{type(error).__name__}: {error}")))
    return found


async def main() -> int:
    """Attack a server of our own, and print what it withstood."""
    table = Table("attack", "expected", "found", "")
    withstood = True
    with tempfile.TemporaryDirectory() as folder:
        async with asyncio.timeout(LIMIT), serving(Path(folder)) as target:
            for name, expected, found in await attack(target):
                table.add_row(name, expected, found.told, "ok" if found.withstood else "FAILED")
                withstood &= found.withstood
    Console(width=None if sys.stdout.isatty() else 160).print(table)
    return 0 if withstood else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
