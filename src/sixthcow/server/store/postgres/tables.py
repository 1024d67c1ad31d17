"""Tables and their logs in PostgreSQL: a move is one statement, and so one round trip or less."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sixthcow.server.store import Finished, Stale, TableHead, TableQuery
from sixthcow.server.store.identities import named
from sixthcow.server.store.postgres.connection import Database
from sixthcow.server.store.postgres.finishing import store_finished
from sixthcow.server.store.postgres.together import Together
from sixthcow.server.store.rows import (
    HEAD,
    STATUSES,
    bodies,
    head_of_row,
    json_text,
    same_but_grown,
)
from sixthcow.server.tables.log import AnyEntry, decode_entry

# So many tables are remembered between two appends.
MOST_KNOWN = 20_000

# Writes entries ($3) of the table in `grown`, after the version $2.
_INSERT_ENTRIES = """
    INSERT INTO entries (table_number, version, body)
    SELECT number, $2 + place, body
    FROM grown, unnest($3::text[]) WITH ORDINALITY AS entry (body, place)
"""

# Keeps who is named there or sits there: people ($4), and whether each is seated ($5). Who was
# seated and is not among them has got up.
_NOTE_PEOPLE = """
    , noted AS (
        INSERT INTO table_people (person, table_number, seated)
        SELECT of.person, number, of.seated
        FROM grown, unnest($4::text[], $5::boolean[]) AS of (person, seated)
        ON CONFLICT (person, table_number) DO UPDATE SET seated = excluded.seated
    ), got_up AS (
        UPDATE table_people SET seated = FALSE
        FROM grown
        WHERE table_number = number AND seated AND person != ALL ($4::text[])
    )
"""

# $6 on are the rest of the head.
CREATE = f"""
    WITH grown AS (
        INSERT INTO tables (id, version, created, updated, game, status, visibility, summary,
                            people, seed)
        VALUES ($1, $2 + cardinality($3::text[]), $6, $7, $8, $9, $10, $11, $12, $13)
        ON CONFLICT (id) DO NOTHING
        RETURNING number
    ), written AS ({_INSERT_ENTRIES}) {_NOTE_PEOPLE}
    SELECT number FROM grown
"""

# The moves of many tables share a commit; $5 tells them apart.
APPEND = f"""
    WITH grown AS (
        UPDATE tables SET version = $2 + cardinality($3::text[]), updated = $4
        WHERE id = $1 AND version = $2
        RETURNING number
    ), written AS ({_INSERT_ENTRIES})
    SELECT $5::int FROM grown
"""

APPEND_AND_CHANGE = f"""
    WITH grown AS (
        UPDATE tables
        SET version = $2 + cardinality($3::text[]), updated = $6, game = $7, status = $8,
            visibility = $9, summary = $10, people = $11
        WHERE id = $1 AND version = $2
        RETURNING number
    ), written AS ({_INSERT_ENTRIES}) {_NOTE_PEOPLE}
    SELECT number FROM grown
"""


class TableWriting:
    """Writes tables, and remembers their heads as this process last wrote them: whoever appends at
    the version of such a head knows that nobody else has changed the table."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._moves = Together(database, APPEND)
        self._known: dict[str, tuple[TableHead, frozenset[str]]] = {}

    async def create(self, head: TableHead, entries: Sequence[AnyEntry], seed: str) -> None:
        """A new table; Stale if there is one of this id."""
        people = _people(head, entries)
        values = (
            head.id, 0, bodies(entries), *_seated(head, people), head.created, head.updated,
            head.game, head.status, head.visibility, json_text(head.summary),
            json_text(head.people), seed,
        )  # fmt: skip
        if await self._database.value(CREATE, *values) is None:
            raise Stale(f"there is a table {head.id}")
        self._remember(head, len(entries), people)

    async def append(
        self,
        head: TableHead,
        version: int,
        entries: Sequence[AnyEntry],
        finished: Finished | None,
    ) -> None:
        """Write entries after a version; Stale if the log has moved on."""
        known, people = self._known.pop(head.id, (None, frozenset()))
        new = _people(head, entries)
        values: tuple[Any, ...] = (head.id, version, bodies(entries))
        unchanged = known and known.version == version and same_but_grown(known, head)
        if unchanged and new <= people and finished is None:
            grown = await self._moves.do(*values, head.updated)
        else:
            grown = await self._append_and_change(head, new, values, finished)
        if not grown:
            raise await self._stale(head.id, version)
        self._remember(head, version + len(entries), people | new)

    async def _append_and_change(
        self,
        head: TableHead,
        people: frozenset[str],
        values: tuple[Any, ...],
        finished: Finished | None,
    ) -> bool:
        values = (
            *values, *_seated(head, people), head.updated, head.game, head.status,
            head.visibility, json_text(head.summary), json_text(head.people),
        )  # fmt: skip
        if finished is None:
            return await self._database.value(APPEND_AND_CHANGE, *values) is not None
        async with self._database.transaction() as connection:
            number = await connection.fetchval(APPEND_AND_CHANGE, *values)
            if number is not None:
                await store_finished(connection, number, finished)
            return number is not None

    async def _stale(self, table: str, version: int) -> Stale:
        if await self._database.value("SELECT TRUE FROM tables WHERE id = $1", table):
            return Stale(f"table {table} is not at version {version} any more")
        return Stale(f"there is no table {table}")

    def _remember(self, head: TableHead, version: int, people: frozenset[str]) -> None:
        if len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[head.id] = (msgspec.structs.replace(head, version=version), people)


def _people(head: TableHead, entries: Sequence[AnyEntry]) -> frozenset[str]:
    """Everybody who sits at a table or is named in entries."""
    return frozenset(head.people).union(*(named(entry) for entry in entries))


def _seated(head: TableHead, people: frozenset[str]) -> tuple[list[str], list[bool]]:
    return list(people), [person in head.people for person in people]


async def entries(database: Database, table: str, after: int) -> list[AnyEntry]:
    """A log after a version."""
    rows = await database.fetch(
        """
        SELECT body FROM entries
        WHERE table_number = (SELECT number FROM tables WHERE id = $1) AND version > $2
        ORDER BY version
        """,
        table,
        after,
    )
    return [decode_entry(body) for (body,) in rows]


async def head(database: Database, table: str) -> TableHead | None:
    """A table's head."""
    row = await database.row(f"SELECT {HEAD} FROM tables WHERE id = $1", table)
    return head_of_row(row) if row else None


async def heads(database: Database, query: TableQuery) -> list[TableHead]:
    """Tables by what they are, latest update first.

    Tables that were updated in the same millisecond as the last one come too, so that asking on
    with its time leaves none out.
    """
    values: list[Any] = [query.limit - 1]
    conditions = ["TRUE"]

    def where(condition: str, value: object) -> None:
        if value not in {None, ""}:
            values.append(value)
            conditions.append(condition.replace("?", f"${len(values)}"))

    if query.status:
        # Spelled out, so that PostgreSQL sees which partial index fits.
        wanted = ", ".join(f"'{status}'" for status in STATUSES if status in query.status)
        conditions.append(f"status IN ({wanted})")
    where("updated < ?", query.before)
    where("visibility = ?", query.visibility)
    where("game = ?", query.game)
    where(
        "number IN (SELECT table_number FROM table_people WHERE person = ? AND seated)",
        query.person,
    )
    fitting = " AND ".join(conditions)
    rows = await database.fetch(
        f"""
        WITH fitting AS (SELECT {HEAD} FROM tables WHERE {fitting})
        SELECT {HEAD} FROM fitting
        WHERE updated >= coalesce(
            (SELECT updated FROM fitting ORDER BY updated DESC LIMIT 1 OFFSET $1), 0)
        ORDER BY updated DESC, id
        """,
        *values,
    )
    return [head_of_row(row) for row in rows]


async def record(database: Database, table: str) -> str | None:
    """The record of a finished match."""
    found: str | None = await database.value(
        "SELECT record FROM matches JOIN tables ON tables.number = table_number WHERE id = $1",
        table,
    )
    return found


async def versions(database: Database, tables: Sequence[str]) -> dict[str, int]:
    """The versions of some tables."""
    rows = await database.fetch("SELECT id, version FROM tables WHERE id = ANY ($1)", list(tables))
    return dict(rows)
