"""PostgreSQL and NATS that ask for a password, and speak TLS only."""

import asyncio
import json
import logging
import shutil
import signal
import ssl
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from sixthcow.server.bus.nats import NatsBus
from sixthcow.server.store import StoreDown
from sixthcow.server.store.postgres import PostgresStore
from tests.cli.serving import serving
from tests.server.buses import Opened, known
from tests.server.services import Nats, Postgres, free_port
from tests.server.store.making import TABLE, head, opened
from tests.waiting import becomes

SECRET = "s3cret-of-the-cow"
EMPTY = "-subj", "/CN=cow", "-days", "2", "-nodes", "-newkey", "ec"
CURVE = "-pkeyopt", "ec_paramgen_curve:prime256v1"
SSL_REQUEST = bytes([0, 0, 0, 8, 4, 210, 22, 47])  # how a client of PostgreSQL asks for TLS

pytestmark = pytest.mark.skipif(not shutil.which("openssl"), reason="certificates need openssl")


def certificate(folder: Path) -> None:
    """A certificate for this machine, which is its own authority."""
    subprocess.run(
        [
            "openssl", "req", "-x509", *EMPTY, *CURVE, "-keyout", folder / "key.pem",
            "-out", folder / "cert.pem", "-addext", "subjectAltName=IP:127.0.0.1",
        ],
        check=True, capture_output=True,
    )  # fmt: skip


class TlsFront:
    """TLS before a PostgreSQL that was built without it, as PostgreSQL itself begins it."""

    def __init__(self, folder: Path, behind: int) -> None:
        self.port = free_port()
        self._behind = behind
        self._context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self._context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)

    def start(self) -> None:
        """Begin."""
        self._thread.start()
        serving = asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self._server = asyncio.run_coroutine_threadsafe(serving, self._loop).result(20)

    def stop(self) -> None:
        """End, with all connections."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(20)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        connections = asyncio.all_tasks() - {asyncio.current_task()}
        for task in connections:
            task.cancel()
        await asyncio.gather(*connections, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if await reader.readexactly(len(SSL_REQUEST)) == SSL_REQUEST:
                writer.write(b"S")
                await writer.start_tls(self._context)
                far = await asyncio.open_connection("127.0.0.1", self._behind)
                await asyncio.gather(_pass_on(reader, far[1]), _pass_on(far[0], writer))
        except (OSError, asyncio.IncompleteReadError):
            pass  # hung up
        finally:
            writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while piece := await reader.read(65_536):
        writer.write(piece)
        await writer.drain()
    writer.close()


class SecuredPostgres(Postgres):
    """PostgreSQL with a password, by TLS."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        (folder / "password").write_text(SECRET)
        (folder / "password").chmod(0o644)
        self.authority = folder / "cert.pem"
        self.authentication = (
            "--auth", "scram-sha-256", "--pwfile", str(folder / "password"),
        )  # fmt: skip
        self.front = TlsFront(folder, self.port)

    def start(self) -> None:
        """Start both."""
        self.front.start()
        super().start()

    def stop(self, number: signal.Signals = signal.SIGQUIT) -> None:
        """Stop both."""
        super().stop(number)
        self.front.stop()

    def address(self, database: str = "postgres") -> str:
        """With the password, and the authority to trust."""
        return self.told(database, SECRET, f"sslmode=verify-full&sslrootcert={self.authority}")

    def told(self, database: str, password: str, options: str) -> str:
        """Any address of it."""
        return f"postgresql://cow:{password}@127.0.0.1:{self.front.port}/{database}?{options}"


class SecuredNats(Nats):
    """NATS with a password, by TLS."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._files = ["--tlscert", str(folder / "cert.pem"), "--tlskey", str(folder / "key.pem")]

    def _command(self) -> list[str]:
        return [*super()._command(), "--user", "cow", "--pass", SECRET, "--tls", *self._files]

    @property
    def address(self) -> str:
        """With the password."""
        return f"tls://cow:{SECRET}@127.0.0.1:{self.port}"


class Secured(NamedTuple):
    """Both of them."""

    postgres: SecuredPostgres
    nats: SecuredNats


@pytest.fixture(scope="module")
def secured() -> Iterator[Secured]:
    """Both of them, running, for as long as they are needed."""
    folder = Path(tempfile.mkdtemp(prefix="sixthcow-secured-"))
    certificate(folder)
    services = Secured(SecuredPostgres(folder), SecuredNats(folder))
    try:
        services.postgres.make()
        for service in services:
            service.start()
        yield services
    finally:
        services.postgres.stop()
        services.nats.stop()
        shutil.rmtree(folder)


@pytest.fixture
def trusted(secured: Secured, monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine trusts the authority, as a host would set it up."""
    monkeypatch.setenv("SSL_CERT_FILE", str(secured.postgres.authority))


@pytest.mark.usefixtures("trusted")
def test_a_server_plays_on_both_and_its_log_has_no_password(
    secured: Secured, tmp_path: Path
) -> None:
    environment = {"SIXTHCOW_STORE": secured.postgres.new_database()}
    environment |= {"SIXTHCOW_BUS": secured.nats.address, "SIXTHCOW_LOG_LEVEL": "debug"}
    with serving(tmp_path / "unused.db", **environment) as server:
        with httpx.Client(base_url=server.address) as client:
            assert client.post("/api/tables", json={}).status_code == 201
            assert client.get("/readyz").status_code == 200
        status, _, err = server.stop()
    assert (status, "NATS does not answer" in err) == (0, False)
    assert SECRET not in err


async def test_a_store_is_opened_with_the_right_password_by_tls_only(secured: Secured) -> None:
    postgres = secured.postgres
    address = await _new_database(postgres)
    store = await PostgresStore.open(address)
    await store.create(head(), [opened()], "seed")
    assert await store.entries(TABLE) == [opened()]
    await store.close()
    verified = f"sslmode=verify-full&sslrootcert={postgres.authority}"
    for wrong in (
        postgres.told("postgres", "wr0ng-password", verified),
        postgres.told("postgres", SECRET, "sslmode=disable"),
        postgres.told("postgres", SECRET, "sslmode=verify-full&sslrootcert=/dev/null"),
    ):
        with pytest.raises(StoreDown) as refused:
            await PostgresStore.open(wrong)
        assert SECRET not in str(refused.value)
        assert "wr0ng" not in str(refused.value)


async def _new_database(postgres: SecuredPostgres) -> str:
    await postgres._new_database("moo")
    return postgres.address("moo")


@pytest.mark.usefixtures("trusted")
async def test_news_goes_by_tls_with_the_right_password(
    secured: Secured, opened: Opened, caplog: pytest.LogCaptureFixture
) -> None:
    bus, other = await opened.bus(secured.nats.address), await opened.bus(secured.nats.address)
    heard: list[bytes] = []

    async def hear(news: bytes) -> None:
        heard.append(news)

    await other.subscribe("lobby", hear)
    await known(other)
    await bus.publish("lobby", b"moo")
    await becomes(lambda: heard == [b"moo"])
    with caplog.at_level(logging.DEBUG):
        wrong = secured.nats.address.replace(SECRET, "wr0ng-password")
        stranger = opened.keep(await NatsBus.connect(wrong))
        await becomes(lambda: caplog.records)
        assert not stranger.alive
    said = json.dumps([record.getMessage() for record in caplog.records])
    assert SECRET not in said
    assert "wr0ng-password" not in said


async def test_a_nats_that_nobody_vouches_for_is_not_believed(
    secured: Secured, opened: Opened
) -> None:
    bus = opened.keep(await NatsBus.connect(secured.nats.address))
    assert not bus.alive
