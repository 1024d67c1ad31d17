"""People, tables and matches for the tests of stores."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from sixthcow.server.store import Finished, Person, Result, Store, TableHead
from sixthcow.server.store.postgres.copying import EVERYTHING
from sixthcow.server.tables.log import AnyEntry, Moved, Opened, SeatTaken
from sixthcow.server.wire.messages import Pace, Terms

ADA, BO, CY = "adaadaadaada", "bobobobobobo", "cycycycycycy"
NAMES = {ADA: "Ada", BO: "Bo", CY: "Cy"}
TABLE = "table0000001"


def head(table: str = TABLE, version: int = 1, **others: Any) -> TableHead:
    """A table's head, updated when its version says."""
    facts: dict[str, Any] = {
        "game": "classic",
        "status": "playing",
        "visibility": "public",
        "created": 1,
        "updated": version,
    }
    return TableHead(id=table, version=version, **facts | others)


def opened(host: str = ADA, at: int = 1, pace: Pace = "none") -> Opened:
    """The first entry of a log."""
    return Opened(at=at, person=host, host=host, terms=Terms(pace=pace), commitment="c0ffee")


def move(number: int, person: str = ADA, command: str = "") -> Moved:
    """A move that differs from other moves."""
    return Moved(at=number, person=person, command=command, seat=0, action=f"play {number}")


def seated(people: Sequence[str], at: int = 1) -> list[AnyEntry]:
    """People sit down one after the other."""
    return [
        SeatTaken(at=at, person=person, sitter=person, name=NAMES.get(person, person), seat=seat)
        for seat, person in enumerate(people)
    ]


def somebody(person: str = ADA, **others: Any) -> Person:
    """A person who was here at time 1."""
    facts: dict[str, Any] = {"name": NAMES.get(person, person), "created": 1, "seen": 1}
    return Person(id=person, **facts | others)


async def add_people(store: Store, *people: str) -> None:
    """New guests, each with a device of the same name as their id."""
    for person in people:
        await store.add_person(somebody(person), f"device of {person}")


class Match(NamedTuple):
    """A match as it is stored: its start, then its end."""

    head: TableHead
    start: list[AnyEntry]
    over: TableHead
    last: Moved
    finished: Finished

    async def begin(self, store: Store) -> None:
        """Open the table."""
        await store.create(self.head, self.start, "seed")

    async def end(self, store: Store, version: int | None = None) -> None:
        """Make the last move, after this version of the log if not after its start."""
        after = len(self.start) if version is None else version
        await store.append(self.over, after, [self.last], self.finished)


async def play_match(
    store: Store,
    table: str,
    totals: dict[str, float],
    *,
    game: str = "classic",
    rated: bool = False,
) -> None:
    """A whole match."""
    match = a_match(table, totals, game=game, rated=rated)
    await match.begin(store)
    await match.end(store)


def a_match(
    table: str, totals: dict[str, float], *, game: str = "classic", rated: bool = False
) -> Match:
    """A match of people with these penalties; who has the fewest wins.

    It was played at the time that the table's id says: 7 for table0000007.
    """
    at = int(table.removeprefix("table"))
    people = tuple(totals)
    start: list[AnyEntry] = [opened(people[0], at), *seated(people, at)]
    facts: dict[str, Any] = {"game": game, "people": people, "updated": at}
    facts["summary"] = {
        "names": [NAMES.get(person, person) for person in people],
        "taken": len(people),
    }
    over = head(table, len(start) + 1, **facts | {"status": "over"})
    last = Moved(at=at, person=people[0], command="last-move", seat=0, action="play 6")
    ranks = {person: 1 + sum(t < totals[person] for t in totals.values()) for person in people}
    record = {
        "format": "sixthcow/1",
        "game": game,
        "options": {},
        "seats": [NAMES.get(person, person) for person in people],
        "moves": [],
    }
    results = tuple(
        Result(
            seat=seat,
            name=NAMES.get(person, person),
            person=person,
            level=None,
            total=totals[person],
            rank=ranks[person],
            won=ranks[person] == 1,
            rounds=2,
        )
        for seat, person in enumerate(people)
    )
    finished = Finished(
        table=table,
        game=game,
        options={},
        at=at,
        rated=rated,
        record=json.dumps(record),
        results=results,
    )
    return Match(head(table, len(start), **facts), start, over, last, finished)


async def all_rows(store: Store) -> str:
    """Everything that is in the database, as one text."""
    rows: list[object] = []
    for kept in EVERYTHING:
        columns = ", ".join(kept.columns.split())
        found = await store.database.fetch(f"SELECT {columns} FROM {kept.name}")
        rows += [(kept.name, *row) for row in found]
    return repr(rows)
