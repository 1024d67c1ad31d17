"""Writing tables in PostgreSQL: a move is one statement, and so at most one round trip."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sixthcow.server.store.database import Connection, json_text
from sixthcow.server.store.identities import named
from sixthcow.server.store.postgres.database import PostgresDatabase
from sixthcow.server.store.postgres.group_commit import GroupCommit
from sixthcow.server.store.results import store_finished
from sixthcow.server.store.tables import Tables, bodies, same_but_grown
from sixthcow.server.store.values import Finished, Stale, TableHead
from sixthcow.server.tables.log import AnyEntry

# The number of tables cached between appends.
MOST_KNOWN = 20_000

# Writes entries ($3) of the table in `grown`, after the version $2.
_INSERT_ENTRIES = """
    INSERT INTO entries (table_number, version, body)
    SELECT number, $2 + place, body
    FROM grown, unnest($3::text[]) WITH ORDINALITY AS entry (body, place)
"""

# Keeps who is named or seated there: people ($4), and whether each is seated ($5). Anyone who was
# seated and is not among them has left.
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


class PostgresTables(Tables):
    """Writes tables, and caches their heads as this process last wrote them: an append at the
    version of a cached head proves that nobody else has changed the table."""

    database: PostgresDatabase

    def __init__(self, database: PostgresDatabase, now: Callable[[], int]) -> None:
        super().__init__(database, now)
        self._moves = GroupCommit(database, APPEND)
        self._known = database.known_tables

    async def create(self, head: TableHead, entries: Sequence[AnyEntry], seed: str) -> None:
        """See `Tables`."""
        people = _people(head, entries)
        values = (
            head.id, 0, bodies(entries), *_seated(head, people), head.created, head.updated,
            head.game, head.status, head.visibility, json_text(head.summary),
            json_text(head.people), seed,
        )  # fmt: skip
        if await self.database.fetchval(CREATE, *values) is None:
            raise Stale(f"there is a table {head.id}")
        self._remember(head, len(entries), people)

    async def append(
        self,
        head: TableHead,
        version: int,
        entries: Sequence[AnyEntry],
        finished: Finished | None = None,
    ) -> None:
        """See `Tables`."""
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
            return await self.database.fetchval(APPEND_AND_CHANGE, *values) is not None

        async def append_and_finish(connection: Connection) -> bool:
            number = await connection.fetchval(APPEND_AND_CHANGE, *values)
            if number is not None:
                await store_finished(connection, number, finished)
                await connection.execute("DELETE FROM leases WHERE table_number = $1", number)
            return number is not None

        return await self.database.transaction(append_and_finish)

    async def _stale(self, table: str, version: int) -> Stale:
        if await self.database.fetchval("SELECT TRUE FROM tables WHERE id = $1", table):
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
