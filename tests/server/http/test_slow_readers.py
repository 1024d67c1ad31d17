"""Those who do not read: what waits for them is bounded, and they are let go with a reason."""

import json
import socket
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from sixthcow.server.tables.subscribers import MOST_BYTES, SLOW, Outbox, OutboxClosed
from sixthcow.server.unread import Unread
from tests.server.http.house import GENEROUS, House, a_house
from tests.server.http.test_imported_records import CLASSIC, bring
from tests.waiting import until

LONG = json.dumps(
    CLASSIC
    | {
        "seats": list("ABCDEFGHIJ"),
        "moves": [
            [0, " ".join(["shuffle", *map(str, range(1, 105))])],
            *([1, f"play {1 + number % 2}"] for number in range(1_500)),
        ],
    }
).encode()


async def nothing(_: Outbox) -> None:
    """Nothing is put in again."""


async def test_what_waits_for_one_socket_is_bounded() -> None:
    unread = Unread()
    outbox = Outbox("ada", nothing, unread)
    for _ in range(200):
        outbox.put(b"x" * 100_000)
        assert unread.total <= MOST_BYTES
    outbox.discard()
    assert unread.total == 0


async def test_what_is_being_sent_waits_until_it_is_sent() -> None:
    unread = Unread()
    outbox = Outbox("ada", nothing, unread)
    outbox.put(b"12345")
    outbox.put(b"123")
    assert await outbox.next() == b"12345"
    assert unread.total == 8, "the first may still be in the transport"
    assert await outbox.next() == b"123"
    assert unread.total == 3
    outbox.discard()
    assert unread.total == 0


async def test_who_reads_nothing_on_many_sockets_is_let_go() -> None:
    unread = Unread(per_name=1_000, in_all=10_000)
    boxes = [Outbox("ada", nothing, unread) for _ in range(20)]
    for outbox in boxes:
        outbox.put(b"x" * 100)
    assert unread.total <= 1_000 + len(boxes) * len(SLOW)
    last = boxes[-1]
    assert json.loads(await last.next()) == {"type": "bye", "reason": "slow"}
    with pytest.raises(OutboxClosed):
        await last.next()


async def test_who_reads_hears_everything_however_little_others_read() -> None:
    unread = Unread(per_name=1_000, in_all=1_000)
    slow, quick = (Outbox(name, nothing, unread) for name in ("slow", "quick"))
    for number in range(100):
        slow.put(b"x" * 99)
        quick.put(b"%d" % number)
        assert await quick.next() == b"%d" % number
    assert unread.total <= 1_000


def deaf(house: House, path: str, body: bytes) -> socket.socket:
    """A connection that asks for something and reads nothing of the answer."""
    address = urlsplit(house.address)
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    assert address.hostname
    made.connect((address.hostname, address.port))
    head = f"POST {path} HTTP/1.1\r\nhost: {address.netloc}\r\ncontent-type: application/json\r\n"
    made.sendall(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
    return made


def test_answers_that_nobody_reads_are_bounded(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=GENEROUS) as house:
        unread: Unread = house.app.state.context.unread
        ada = house.browser(**{"accept-encoding": "identity"})
        size = len(bring(ada, LONG, "/api/replays").content)
        until(lambda: unread.total == 0)
        unread._per_name = size  # one answer
        connection = deaf(house, "/api/replays", LONG)
        until(lambda: unread.total > 0)
        refused = bring(ada, LONG, "/api/replays")
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-much-unread")
        assert unread.total <= size
        connection.close()
        until(lambda: unread.total == 0)
        assert bring(ada, LONG, "/api/replays").status_code == 200


def test_an_answer_that_nobody_reads_ends(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(GENEROUS, answer_seconds=0.2)) as house:
        unread: Unread = house.app.state.context.unread
        connection = deaf(house, "/api/replays", LONG)
        until(lambda: unread.total > 0)
        until(lambda: unread.total == 0)
        connection.close()


def test_exports_and_records_are_counted(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=GENEROUS) as house:
        ada = house.guest()
        address = bring(ada, LONG).json()["id"]
        unread: Unread = house.app.state.context.unread
        unread._per_name = 100
        for path in ("/api/me/export", f"/api/games/{address}/record"):
            refused = ada.get(path)
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-much-unread")
        unread._per_name = 10**9
        assert len(ada.get("/api/me/export").json()["imports"]) == 1
        until(lambda: unread.total == 0)


def test_sockets_that_do_not_read_are_bounded(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=GENEROUS) as house:
        ada = house.guest()
        table = ada.post("/api/tables", json={"terms": {"game": "classic", "seats": 10}}).json()
        unread: Unread = house.app.state.context.services.unread
        unread._per_name = 200_000
        most = 0
        for _ in range(5):
            line = house.socket(ada, f"/api/tables/{table['id']}/socket")
            line.repeat('{"type": "resync", "seen": 0}', 300)
            most = max(most, unread.total)
        assert most <= 200_000 + 5 * len(SLOW)
