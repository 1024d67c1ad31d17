"""Connections without a proxy in front: few enough, quick enough, and read by the other side."""

import asyncio
import gzip
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from uvicorn import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from sixthcow.server.http.connections import MOST_FRAMES, Connections, SocketConnection
from sixthcow.server.http.limits import Limits
from tests.server.http.house import GENEROUS, House, a_house
from tests.waiting import until

QUICK = replace(GENEROUS, head_seconds=0.3, body_seconds=0.3)
HEAD = b"POST /api/replays HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that does not wait for long."""
    with a_house(tmp_path_factory.mktemp("quick"), limits=QUICK) as house:
        yield house


@contextmanager
def raw(house: House) -> Iterator[socket.socket]:
    """A connection without any protocol."""
    address = urlsplit(house.address)
    with socket.create_connection((address.hostname, address.port), timeout=20) as made:
        yield made


def all_of(connection: socket.socket) -> bytes:
    """Everything that comes until the server hangs up."""
    received = b""
    with suppress(ConnectionResetError):
        while piece := connection.recv(65_536):
            received += piece
    return received


def drip(connection: socket.socket, byte: bytes) -> bytes:
    """Send a byte now and then until the server hangs up; what it said."""
    connection.settimeout(0.02)
    received = b""
    for _ in range(1_000):
        try:
            connection.sendall(byte)
            piece = connection.recv(65_536)
        except TimeoutError:
            continue
        except OSError:
            break
        if not piece:
            break
        received += piece
    else:
        pytest.fail("the server waits for ever")
    return received


@pytest.mark.parametrize(
    ("begun", "more"),
    [
        (b"", b""),
        (b"GET / HTT", b""),
        (b"GET / HTTP/1.1\r\nx-drip: ", b"x"),
        (HEAD + b"content-length: 1000\r\n\r\n{", b" "),
        (HEAD + b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n", b""),
    ],
    ids=["nothing", "half a line", "slow head", "slow body", "slow chunks"],
)
def test_requests_that_do_not_arrive_are_dropped(quick: House, begun: bytes, more: bytes) -> None:
    with raw(quick) as connection:
        connection.sendall(begun)
        answer = drip(connection, more) if more else all_of(connection)
        assert answer.startswith(b"HTTP/1.1 408 ")
        until(lambda: quick.open.total == 0)


def test_a_body_that_nobody_waits_for_any_more_is_dropped(quick: House) -> None:
    """The answer is there before the body is: it is refused for its type."""
    with raw(quick) as connection:
        connection.sendall(
            b"POST /api/replays HTTP/1.1\r\nhost: h\r\ncontent-length: 90000\r\n\r\n{"
        )
        answer = drip(connection, b" ")
        assert answer.startswith(b"HTTP/1.1 415 ")


def test_a_connection_that_is_kept_must_bring_its_next_request_soon(quick: House) -> None:
    with raw(quick) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: h\r\n\r\n")
        assert connection.recv(65_536).startswith(b"HTTP/1.1 200 ")
        connection.sendall(b"GET /healthz HTTP/1.1\r\nx-drip: ")
        assert b"HTTP/1.1 408 " in drip(connection, b"x")


def test_an_endless_head_is_cut_off(house: House) -> None:
    with raw(house) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nx: ")
        with pytest.raises(OSError, match=r"reset|[Bb]roken"):
            for _ in range(1_000):
                connection.sendall(b"x" * 65_536)


@pytest.mark.parametrize(
    ("limits", "status"),
    [
        (replace(GENEROUS, connections_per_address=3), b"429"),
        (replace(GENEROUS, connections_in_all=3), b"503"),
    ],
)
def test_there_are_only_so_many(tmp_path: Path, limits: Limits, status: bytes) -> None:
    with a_house(tmp_path, limits=limits) as house:
        ada = house.guest()  # one connection
        line = house.socket(ada, "/api/lobby/socket")
        assert line.hear()["type"] == "lobby"
        with raw(house), raw(house) as turned_away:
            assert all_of(turned_away).startswith(b"HTTP/1.1 " + status)
            assert house.open.total == 3
        line.close()
        until(lambda: house.open.total == 1)
        assert house.browser().get("/healthz").status_code == 200


def test_trusted_proxies_bring_everybody() -> None:
    limits = Limits(connections_per_address=1)
    connections = Connections(limits, ["10.0.0.0/8", "::1", "proxy"])
    hosts = ["10.1.2.3", "10.1.2.3", "::1", "::1", "proxy", "proxy", "192.0.2.1", "2001:db8::1"]
    assert [connections.admit(host) for host in hosts] == [""] * len(hosts)
    for host in ("192.0.2.1", "2001:db8::2"):  # a network of IPv6 is one address
        assert connections.admit(host).startswith("429")
    for host in hosts:
        connections.release(host)
    assert (connections.total, connections._by_address) == (0, {})


def floods() -> dict[str, Callable[[House], None]]:
    """What a client can send without end, beside messages, which have a limit of their own."""

    def pings(house: House) -> None:
        line = house.socket(house.guest(), "/api/lobby/socket", ping_interval=None)
        for _ in range(10_000):
            line.socket.ping()

    def pieces(house: House) -> None:
        line = house.socket(house.guest(), "/api/lobby/socket")
        line.socket.send("" for _ in range(10_000))

    return {"pings": pings, "pieces": pieces}


@pytest.mark.parametrize("flood", floods())
def test_floods_that_are_no_messages_end_the_socket(house: House, flood: str) -> None:
    with pytest.raises(ConnectionClosed):
        floods()[flood](house)


def test_a_message_in_a_few_pieces_is_one(house: House) -> None:
    line = house.socket(house.guest(), "/api/lobby/socket")
    line.wait_for(type="lobby")
    line.socket.ping().wait(20)
    line.socket.send(iter(['{"type":', '"ping"}', *[""] * (MOST_FRAMES - 4)]))
    line.wait_for(type="pong")


async def test_a_client_that_is_gone_before_the_handshake_is_noticed() -> None:
    async def never(scope: object, receive: object, send: object) -> None:
        raise AssertionError(scope, receive, send)

    connection = SocketConnection(
        Connections(Limits()),
        config=Config(never, lifespan="off"),
        server_state=ServerState(),
        app_state={},
    )
    here, there = socket.socketpair()
    with there:
        loop = asyncio.get_running_loop()
        connection.transport, _ = await loop.create_connection(asyncio.Protocol, sock=here)
        connection.transport.abort()
        with pytest.raises(ClientDisconnected):
            await connection.send({"type": "websocket.accept"})


def test_compressed_bodies_are_refused_with_a_reason(house: House) -> None:
    ada = house.guest()
    for coding, body in (("gzip", gzip.compress(b"{}")), ("br", b"{}"), ("identity", b"{}")):
        headers = {"content-encoding": coding, "content-type": "application/json"}
        answer = ada.patch("/api/me", content=body, headers=headers)
        expected = 200 if coding == "identity" else 415
        assert answer.status_code == expected
        if expected == 415:
            assert answer.json()["reason"] == "compressed"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_the_system_is_asked_for_as_many_files_as_are_needed() -> None:
    program = (
        "import resource\n"
        "from sixthcow.server.http.connections import OTHER_FILES, most_connections\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (300, 1_000))\n"
        "print(most_connections(50), resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
        "print(most_connections(500), resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
        "print(most_connections(5_000), resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.split() == [b"50", b"300", b"500", b"700", b"800", b"1000"]
