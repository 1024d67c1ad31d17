"""Several servers and workers as real processes, on real PostgreSQL and NATS."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType

from tests.cli.serving import NO_LIMITS
from tests.server.services import Nats, Postgres
from tests.server.several.wire import Wire

START = 40.0  # seconds, on a busy machine
END = 20.0


class Process:
    """A `sixthcow` command that can be killed and started again."""

    def __init__(self, log: Path, *arguments: str) -> None:
        self._log = log
        self._arguments = arguments
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> str:
        """Start it; what it says first."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "sixthcow.cli", *self._arguments, "--lang", "en",
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=os.environ | {"SIXTHCOW_LIMITS": NO_LIMITS},
            )  # fmt: skip
        assert self._process.stdout
        async with asyncio.timeout(START):
            line = (await self._process.stdout.readline()).decode()
        if not line:
            raise RuntimeError(f"it did not start: {self._log.read_text('utf-8')[-2000:]}")
        return line

    async def kill(self) -> None:
        """As a power cut would."""
        if self._process and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def stop(self) -> int:
        """End it politely; its exit status."""
        if self._process is None:
            return 0
        if self._process.returncode is None:
            self._process.terminate()
        async with asyncio.timeout(END):
            return await self._process.wait()


class Server(Process):
    """A `sixthcow serve` with its own wires to PostgreSQL and NATS."""

    def __init__(self, log: Path, postgres: Wire, nats: Wire, database: str) -> None:
        store = f"postgresql://cow@127.0.0.1:{postgres.port}/{database}"
        bus = f"nats://127.0.0.1:{nats.port}"
        super().__init__(log, "serve", "--store", store, "--bus", bus)
        self.postgres, self.nats = postgres, nats
        self.port = 0

    @property
    def address(self) -> str:
        """Where people come in; always the same."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> str:
        """Start it, on the same port as before."""
        arguments, self._arguments = self._arguments, (*self._arguments, "--port", str(self.port))
        try:
            line = await super().start()
        finally:
            self._arguments = arguments
        found = re.search(r":(\d+)\s*$", line)
        assert found, line
        self.port = int(found[1])
        return line


class Cluster:
    """Everything; the wires of a server are cut one by one, and the services hit all."""

    def __init__(
        self, folder: Path, postgres: Postgres, nats: Nats, servers: int, workers: int
    ) -> None:
        self.log = folder / "servers.log"
        self.postgres, self.nats = postgres, nats
        self.database = postgres.new_database().rpartition("/")[2]
        self.servers: list[Server] = []
        self.workers = [Process(self.log, "worker", "--bus", nats.address) for _ in range(workers)]
        self._wanted = servers
        self._wires: list[Wire] = []

    async def __aenter__(self) -> "Cluster":
        for _ in range(self._wanted):
            wires = Wire(self.postgres.port), Wire(self.nats.port)
            for wire in wires:
                await wire.open()
                self._wires.append(wire)
            self.servers.append(Server(self.log, *wires, self.database))
        await asyncio.gather(*(each.start() for each in (*self.servers, *self.workers)))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for each in (*self.servers, *self.workers):
            await each.kill()
        for wire in self._wires:
            await wire.close()

    async def stop(self) -> list[int]:
        """End all politely; their exit statuses."""
        return list(await asyncio.gather(*(e.stop() for e in (*self.servers, *self.workers))))


@asynccontextmanager
async def a_cluster(
    folder: Path, postgres: Postgres, nats: Nats, *, servers: int = 3, workers: int = 2
) -> AsyncIterator[Cluster]:
    """A cluster that is gone in the end, whatever happens."""
    # Databases are created in a separate event loop.
    cluster = await asyncio.to_thread(Cluster, folder, postgres, nats, servers, workers)
    async with cluster:
        yield cluster
