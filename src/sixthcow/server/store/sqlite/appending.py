"""Writing tables in SQLite: as few statements as possible, for many tables at once."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from sqlite3 import Connection
from typing import Any, NamedTuple

import msgspec

from sixthcow.server.store.database import json_text
from sixthcow.server.store.identities import named
from sixthcow.server.store.results import store_finished
from sixthcow.server.store.sqlite.connection import SqliteConnection, completed
from sixthcow.server.store.tables import COLUMNS, bodies, head_of_row, same_but_grown
from sixthcow.server.store.values import Finished, Stale, TableHead
from sixthcow.server.tables.log import AnyEntry

# The number of tables cached between appends.
MOST_KNOWN = 20_000

# The numbers of rows per statement, largest first.
PORTIONS = (64, 8, 1)


@dataclass(slots=True)
class _Known:
    """A table as last written, so that only changes are written again."""

    number: int
    head: TableHead
    people: set[str]


class Append(NamedTuple):
    """Entries to write after a version of a table."""

    head: TableHead
    version: int
    entries: Sequence[AnyEntry]
    finished: Finished | None


class TableWriter:
    """Writes tables, and caches those it wrote last. Only for the writer's thread."""

    def __init__(self) -> None:
        self._known: dict[str, _Known] = {}

    def forget_all(self) -> None:
        """Drop the cache, which may be invalid."""
        self._known.clear()

    def create(
        self, connection: Connection, head: TableHead, entries: Sequence[AnyEntry], seed: str
    ) -> None:
        """Create a table; raises Stale if the id exists."""
        try:
            row = connection.execute(
                f"""
                INSERT INTO tables ({COLUMNS}, seed)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                (
                    head.id, head.game, head.status, head.visibility, len(entries),
                    head.created, head.updated, json_text(head.summary),
                    json_text(head.people), seed,
                ),
            )  # fmt: skip
        except sqlite3.IntegrityError:
            raise Stale(f"there is a table {head.id}") from None
        assert row.lastrowid is not None
        known = _Known(row.lastrowid, msgspec.structs.replace(head, people=()), set())
        _insert_entries(connection, known.number, 0, entries)
        self._note_people(connection, known, head, entries)
        self._remember(known, head, len(entries))

    def follows(self, append: Append) -> bool:
        """Whether an append only adds entries to a table as it is cached: most moves do."""
        known = self._known.get(append.head.id)
        return (
            known is not None
            and append.finished is None
            and append.version == known.head.version
            and append.version + len(append.entries) == append.head.version
            and same_but_grown(known.head, append.head)
            and all(named(entry) <= known.people for entry in append.entries)
        )

    def append_together(self, connection: Connection, appends: Sequence[Append]) -> bool:
        """Write several valid appends, in a few statements for all of them.

        Every statement briefly blocks the server's other thread, however much it writes. Returns
        False, with nothing written, if another program was faster at one of the tables.
        """
        rows = [
            (self._known[append.head.id].number, place, body)
            for append in appends
            for place, body in enumerate(bodies(append.entries), start=append.version + 1)
        ]
        connection.execute("SAVEPOINT appends")
        try:
            for portion in _portions(rows):
                connection.execute(_insert_statement(len(portion)), _flat(portion))
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO appends")
            return False
        finally:
            connection.execute("RELEASE appends")
        grown = [(self._known[head.id].number, head.version, head.updated) for head, *_ in appends]
        for portion in _portions(grown):
            connection.execute(_grow_statement(len(portion)), _flat(portion))
        for head, *_ in appends:
            self._known[head.id].head = head
        return True

    def append(self, connection: Connection, append: Append) -> None:
        """Write entries after a version; raises Stale if the log has moved on."""
        head, version, entries, finished = append
        known = self._known.pop(head.id, None) or _load(connection, head.id)
        if known is None:
            raise Stale(f"there is no table {head.id}")
        grown = version + len(entries)
        updated = connection.execute(
            "UPDATE tables SET version = ?, updated = ? WHERE number = ? AND version = ?",
            (grown, head.updated, known.number, version),
        )
        if updated.rowcount == 0:
            raise Stale(f"table {head.id} is not at version {version} any more")
        if known.head.version != version:
            # Another program wrote in between: the cached head may be wrong.
            known = _load(connection, head.id) or known
        _insert_entries(connection, known.number, version, entries)
        _update_head(connection, known, head)
        self._note_people(connection, known, head, entries)
        if finished is not None:
            completed(store_finished(SqliteConnection(connection), known.number, finished))
        self._remember(known, head, grown)

    def _note_people(
        self, connection: Connection, known: _Known, head: TableHead, entries: Iterable[AnyEntry]
    ) -> None:
        """Store who is in the head and who is named in the log."""
        new = {person for entry in entries for person in named(entry)} | set(head.people)
        new -= known.people
        if new:
            connection.executemany(
                """
                INSERT OR IGNORE INTO table_people (person, table_number, seated)
                VALUES (?, ?, 0)
                """,
                [(person, known.number) for person in new],
            )
            known.people |= new
        if set(head.people) != set(known.head.people):
            connection.execute(
                """
                UPDATE table_people
                SET seated = person IN (SELECT value FROM json_each(?))
                WHERE table_number = ?
                """,
                (json_text(head.people), known.number),
            )

    def _remember(self, known: _Known, head: TableHead, version: int) -> None:
        if len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        known.head = msgspec.structs.replace(head, version=version)
        self._known[head.id] = known


Rows = Sequence[tuple[Any, ...]]


def _portions(rows: Rows) -> Iterator[Rows]:
    """Rows in portions of a few sizes, so that there are few different statements."""
    start = 0
    for size in PORTIONS:
        while len(rows) - start >= size:
            yield rows[start : start + size]
            start += size


def _flat(rows: Rows) -> list[Any]:
    return [value for row in rows for value in row]


@lru_cache
def _insert_statement(rows: int) -> str:
    values = ", ".join(["(?, ?, ?)"] * rows)
    return f"INSERT INTO entries (table_number, version, body) VALUES {values}"


@lru_cache
def _grow_statement(rows: int) -> str:
    values = ", ".join(["(?, ?, ?)"] * rows)
    return f"""
        WITH grown (number, version, updated) AS (VALUES {values})
        UPDATE tables SET version = grown.version, updated = grown.updated
        FROM grown WHERE tables.number = grown.number
        """


def _insert_entries(
    connection: Connection, number: int, version: int, entries: Iterable[AnyEntry]
) -> None:
    rows = [(number, place, body) for place, body in enumerate(bodies(entries), start=version + 1)]
    connection.executemany(_insert_statement(1), rows)


def _update_head(connection: Connection, known: _Known, head: TableHead) -> None:
    """Write what has changed besides the version: most moves change nothing."""
    if same_but_grown(known.head, head):
        return
    connection.execute(
        """
        UPDATE tables
        SET game = ?, status = ?, visibility = ?, summary = ?, people = ?
        WHERE number = ?
        """,
        (
            head.game, head.status, head.visibility, json_text(head.summary),
            json_text(head.people), known.number,
        ),
    )  # fmt: skip


def _load(connection: Connection, table: str) -> _Known | None:
    row = connection.execute(
        f"SELECT number, {COLUMNS} FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        return None
    number, *columns = row
    people = connection.execute("SELECT person FROM table_people WHERE table_number = ?", (number,))
    return _Known(number, head_of_row(columns), {person for (person,) in people})
