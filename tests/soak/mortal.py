"""A server that is started, killed and started again, always on the same port."""

import asyncio
import json
import os
import re
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

from tests.cli.serving import NO_LIMITS

START = 30.0  # seconds
END = 30.0
WRITE = 2.0


class Mortal:
    """`sixthcow serve` on a database, forked from a process that has loaded all its code."""

    def __init__(self, database: Path, log: Path, *, compressed: float = 1) -> None:
        self.port = 0
        self._compressed = compressed
        self._wal = database.with_name(f"{database.name}-wal")
        self._database = database
        self._log = log
        self._forks: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._pid = 0
        self._forked, self._open, self._gone = (asyncio.Event() for _ in range(3))
        self._status = 0

    async def begin(self) -> None:
        """Start, and do not wait until it is open."""
        if self._forks is None:
            await self._load()
        for event in (self._forked, self._open, self._gone):
            event.clear()
        arguments = ["--database", str(self._database), "--port", str(self.port), "--lang", "en"]
        assert self._forks and self._forks.stdin
        self._forks.stdin.write(json.dumps(["serve", *arguments]).encode() + b"\n")
        await self._until(self._forked)

    async def opened(self) -> None:
        """Wait until people can come in."""
        await self._until(self._open)

    @property
    def is_open(self) -> bool:
        """Whether people can come in."""
        return self._open.is_set() and not self._gone.is_set()

    @property
    def memory(self) -> float:
        """The MiB of memory that the server has now."""
        status = Path(f"/proc/{self._pid}/status").read_text("ascii")
        found = re.search(r"^VmRSS:\s+(\d+) kB$", status, re.MULTILINE)
        assert found
        return int(found[1]) / 1024

    async def kill(self) -> bool:
        """As a power cut would, but for the disk; whether it was still alive."""
        was_alive = self._kill()
        await self._death()
        return was_alive

    async def kill_while_writing(self) -> bool:
        """Kill it between a write and whatever comes after it."""
        was_alive = await asyncio.to_thread(self._kill_at_write)
        await self._death()
        return was_alive

    async def stop(self) -> int:
        """End it politely, if it runs, and the process it was forked from; its exit status."""
        if self._pid and not self._gone.is_set():
            os.kill(self._pid, signal.SIGTERM)
            await self._death()
        if self._forks and self._forks.stdin and self._reading:
            self._forks.stdin.close()
            await self._reading
            await self._forks.wait()
        return self._status

    def _kill(self) -> bool:
        # The number is its own until it is said to be gone: only then is it given to another.
        if self._gone.is_set():
            return False
        os.kill(self._pid, signal.SIGKILL)
        return True

    def _kill_at_write(self) -> bool:
        until, before = time.monotonic() + WRITE, self._written()
        while self._written() == before and time.monotonic() < until:
            time.sleep(0.0002)
        return self._kill()

    def _written(self) -> tuple[int, int]:
        with suppress(FileNotFoundError):
            found = self._wal.stat()
            return found.st_size, found.st_mtime_ns
        return 0, 0

    async def _load(self) -> None:
        with self._log.open("ab") as log:
            self._forks = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.soak.forking",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=os.environ
                | {"SIXTHCOW_LIMITS": NO_LIMITS, "COMPRESSED": str(self._compressed)},
            )  # fmt: skip
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._forks and self._forks.stdout
        async for line in self._forks.stdout:
            match line.decode().split():
                case ["pid", number]:
                    self._pid = int(number)
                    self._forked.set()
                case ["gone", status]:
                    self._status = int(status)
                    self._gone.set()
                case [*_, address] if found := re.search(r":(\d+)$", address):
                    self.port = int(found[1])
                    self._open.set()

    async def _death(self) -> None:
        async with asyncio.timeout(END):
            await self._gone.wait()

    async def _until(self, event: asyncio.Event) -> None:
        """Wait for it, unless the server ends first."""
        ends = [asyncio.create_task(each.wait()) for each in (event, self._gone)]
        await asyncio.wait(ends, timeout=START, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()
        if not event.is_set():
            raise RuntimeError(f"the server did not start: {self._log.read_text('utf-8')[-2000:]}")
