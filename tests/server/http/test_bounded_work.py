"""Nobody keeps the event loop busy: every route is fed the worst that it takes, many at once."""

import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from sixthcow.server.app import ROUTES
from sixthcow.server.http.limits import Limits, Rate
from sixthcow.server.http.requests import LARGEST_RECORD, MOST_PARTS
from sixthcow.server.store import Person
from sixthcow.server.tables import log
from sixthcow.server.tables.registry import TableRegistry
from sixthcow.server.tables.summary import head_of
from sixthcow.server.tables.table import folded
from sixthcow.server.wire.messages import Terms
from tests.server.http.house import House, a_house
from tests.server.http.loop_watch import LoopWatch, watched
from tests.server.http.routes import asked_of
from tests.server.world import ALL_GAMES

LONGEST_PAUSE = 0.05  # seconds
AT_ONCE = 12
SEATS = list("ABCDEFGHIJ")
DECK = " ".join(["shuffle", *map(str, range(1, 105))])
# A pick may be changed until the last one is in: so a match can have any number of moves.
MOVES = [(0, DECK), *((1, f"play {1 + number % 2}") for number in range(3_999))]
JSON = {"content-type": "application/json"}
EMPTY = {"format": "sixthcow/1", "game": "classic", "seats": ["A", "B"], "moves": []}


def filled(**fields: Any) -> bytes:
    """A record as large as may be, of what is slowest to read: as many small lists as are allowed,
    then numbers."""
    lists = "[]," * (MOST_PARTS - 10)
    head = f'{json.dumps(EMPTY | fields)[:-1]}, "meta": [{lists}'
    room = LARGEST_RECORD - len(head) - len("0]}")
    return f"{head}{'0,' * (room // 2)}0]}}".encode()


FILLED = filled()
LONG = json.dumps(EMPTY | {"seats": SEATS, "moves": MOVES[:300]}).encode()
LONGEST = json.dumps(EMPTY | {"seats": SEATS, "moves": MOVES}).encode()
TEXT = "x" * 60_000
NESTED = b'{"terms":' + b"[" * 30_000 + b"]" * 30_000 + b"}"
WIDE = json.dumps({"terms": {"options": {f"o{n}": n for n in range(4_000)}}}).encode()

Ask = Callable[[httpx.Client], httpx.Response]


class Place:
    """A server with all that makes its routes slow, and somebody who uses them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ada = house.guest()
        self.person = self.ada.get("/api/me").json()["id"]
        self.imported = [self.bring(FILLED), self.bring(LONG)]
        self.imported += [self.bring(filled(seats=["A", str(n)])) for n in range(5)]
        self.longest = self.bring(LONGEST)
        self.table = house.do(self._long_table())
        self.thread = house.do(_thread())

    def bring(self, record: bytes) -> str:
        """The address of an imported record."""
        answer = self.ada.post("/api/records", content=record, headers=JSON)
        answer.raise_for_status()
        address: str = answer.json()["id"]
        return address

    @property
    def tables(self) -> TableRegistry:
        """All tables of the server."""
        tables: TableRegistry = self.house.app.state.context.tables
        return tables

    async def _long_table(self) -> str:
        """A table with a long log."""
        store, table = self.tables.services.store, "longlonglong"
        person = await store.person(self.person)
        assert person
        entries = long_log(person)
        await store.create(head_of(folded(table, ALL_GAMES, entries)), entries, "5eed")
        return table

    def put_away(self) -> None:
        """The next visitor of the long table makes the server load it again."""
        if self.table in self.tables._live:
            self.house.do(self.tables.put_away(self.table))

    def feed(self, ask: Ask) -> LoopWatch:
        """Ask the same of a server many times at once."""
        self.put_away()
        with watched(self.thread) as watch, ThreadPoolExecutor(AT_ONCE) as threads:
            answers = list(threads.map(lambda _: ask(self.ada), range(AT_ONCE)))
        assert not {answer.status_code for answer in answers} & {500, 503}
        return watch


async def _thread() -> int:
    return threading.get_ident()


def long_log(person: Person) -> list[log.AnyEntry]:
    """A match of ten in which one of them has changed a pick again and again."""
    taken = [
        log.SeatTaken(at=1, seat=n, name=name, level="first") for n, name in enumerate(SEATS[1:], 1)
    ]
    return [
        log.Opened(
            at=1, terms=Terms(game="classic", seats=10), host=person.id, commitment="c0ffee"
        ),
        log.SeatTaken(at=1, seat=0, name="A", sitter=person.id),
        *taken,
        log.Started(at=1),
        *(log.Moved(at=1, seat=seat - 1, action=action) for seat, action in MOVES),
    ]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server whose limits let everything through that may come at once."""
    often = Rate(1_000, 1_000)
    limits = Limits(
        replays=often, imports=often, exports=often, logins_per_address=often, new_tables=often
    )
    with a_house(tmp_path_factory.mktemp("bounded"), limits=limits) as house:
        yield Place(house)


def post(path: str, body: bytes | dict[str, Any]) -> Ask:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return lambda client: client.post(path, content=content, headers=JSON, timeout=60)


def get(method: str, path: str) -> Ask:
    return lambda client: client.request(method, path, timeout=60)


LOGIN = {"account": TEXT, "password": "p" * 20}
BODIES: dict[str, list[Ask]] = {
    "/api/replays": [post("/api/replays", FILLED), post("/api/replays", LONG)],
    "/api/records": [post("/api/records", FILLED), post("/api/records", LONG)],
    "/api/tables": [post("/api/tables", NESTED), post("/api/tables", WIDE)],
    "/api/quick": [post("/api/quick", NESTED), post("/api/quick", {"game": TEXT})],
    "/api/login": [post("/api/login", LOGIN), post("/api/login", NESTED)],
    "/api/logout": [post("/api/logout", NESTED)],
    "/api/bots": [post("/api/bots", {"name": TEXT})],
    "/api/me/account": [post("/api/me/account", LOGIN)],
    "/api/me/password": [post("/api/me/password", {"old": TEXT, "new": TEXT})],
    "/api/tables/{table:str}/commands": [
        post("/api/tables/longlonglong/commands", {"type": "say", "id": "a" * 12, "text": TEXT}),
        post("/api/tables/longlonglong/commands", {"type": "sit", "id": "a" * 12}),
    ],
    "/api/tables/{table:str}/hint": [
        post("/api/tables/longlonglong/hint", NESTED),
        post("/api/tables/longlonglong/hint", {"decision": 0}),
    ],
}


def worst_of(place: Place, method: str, path: str) -> list[Ask]:
    """The worst that can be asked of a route."""
    if path == "/api/games/{table:str}/try":
        return [
            post(f"/api/games/{record}/try", {"move": move, "seat": 0, "level": "first"})
            for record, move in ((place.imported[0], 0), (place.longest, len(MOVES)))
        ]
    if method == "POST":
        return BODIES[path]
    if method == "PATCH":
        body = json.dumps({"name": TEXT, "settings": {f"s{n}": n for n in range(3_000)}}).encode()
        return [lambda client: client.patch("/api/me", content=body, headers=JSON)]
    ids = [place.table, *place.imported[:2]] if path.startswith("/api/games") else [place.table]
    names = {"{person:str}": place.person, "{game:str}": "classic", "{bot:str}": "nobody"}
    names |= {"{record:str}": "nothing"}
    for name, value in names.items():
        path = path.replace(name, value)
    return [get(method, path.replace("{table:str}", one)) for one in ids]


# What hangs up on its person is asked of somebody else, and streams never end.
LEFT_OUT = {("POST", "/api/logout"), ("DELETE", "/api/me"), ("GET", "/api/bot/stream")}
ASKED = sorted(asked_of(ROUTES) - LEFT_OUT | {("GET", "/api/openapi.json")})


@pytest.mark.parametrize(("method", "path"), ASKED)
def test_no_route_keeps_the_loop_busy(place: Place, method: str, path: str) -> None:
    for ask in worst_of(place, method, path):
        watch = place.feed(ask)
        assert watch.longest < LONGEST_PAUSE, watch.step


def test_no_socket_keeps_the_loop_busy(place: Place) -> None:
    place.put_away()
    with watched(place.thread) as watch:
        lines = [
            place.house.socket(place.ada, f"/api/tables/{place.table}/socket") for _ in range(5)
        ]
        for line in lines:
            assert line.hear()["type"] == "table"
            for _ in range(10):
                line.send({"type": "resync", "seen": 0})
                line.send({"type": "resync", "seen": 4_000})
        for line in lines:
            for _ in range(20):
                line.hear()
            line.close()
    assert watch.longest < LONGEST_PAUSE, watch.step


def test_a_pause_is_seen(place: Place) -> None:
    """The measure itself: what would be too long is too long."""

    async def dawdle() -> None:
        json.loads(json.dumps([[] for _ in range(2_000_000)]))

    with watched(place.thread) as watch:
        place.house.do(dawdle())
    assert watch.longest > LONGEST_PAUSE


def test_a_record_has_so_many_parts(place: Place) -> None:
    many = json.dumps(EMPTY | {"meta": [[]] * (MOST_PARTS + 1)}).encode()
    for path in ("/api/replays", "/api/records"):
        answer = post(path, many)(place.ada)
        assert (answer.status_code, answer.json()["reason"]) == (400, "not-json")
    assert place.bring(FILLED) == place.imported[0]


def test_one_address_cannot_fill_the_line(tmp_path: Path) -> None:
    limits = Limits(work_per_address=2)
    with a_house(tmp_path, limits=limits) as house, ThreadPoolExecutor(6) as threads:
        ask = post("/api/replays", LONG)
        answers = list(threads.map(lambda _: ask(house.browser()), range(6)))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) < 6
        assert {answer.json()["reason"] for answer in refused} == {"too-busy"}
        assert {answer.headers["retry-after"] for answer in refused} == {"5"}


def test_a_limit_is_asked_before_anything_is_read(tmp_path: Path) -> None:
    limits = Limits(
        replays=Rate(0.001, 1), new_tables=Rate(0.001, 1), logins_per_address=Rate(0.001, 1)
    )
    nonsense = b"[" * 1_000
    with a_house(tmp_path, limits=limits) as house:
        ada = house.guest()
        for path in ("/api/replays", "/api/tables", "/api/login"):
            assert post(path, nonsense)(ada).status_code == 400
            assert post(path, nonsense)(ada).status_code == 429
