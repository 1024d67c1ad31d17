"""Connections to a SQLite file, and what its errors mean for us."""

import re
import sqlite3
from collections.abc import Coroutine, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from sqlite3 import Connection
from typing import Any, TypeVar

from sixthcow.server.store.database import json_text
from sixthcow.server.store.values import StoreDown

T = TypeVar("T")
CACHE = 8_000  # KiB of each connection: the file's pages are in the system's memory, too

_CAUSES = {
    sqlite3.SQLITE_BUSY: "another program has locked the database",
    sqlite3.SQLITE_CANTOPEN: "the database file cannot be opened",
    sqlite3.SQLITE_CORRUPT: "the database file is damaged; restore a backup",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_LOCKED: "another program has locked the database",
    sqlite3.SQLITE_NOMEM: "there is no memory left",
    sqlite3.SQLITE_NOTADB: "the database file is damaged; restore a backup",
    sqlite3.SQLITE_PERM: "the database file may not be written",
    sqlite3.SQLITE_PROTOCOL: "another program has locked the database",
    sqlite3.SQLITE_READONLY: "the database file may not be written",
}

# How PostgreSQL's statements are written in SQLite: there is one writer, so nothing has to be
# locked, and a list of values is JSON.
_TRANSLATIONS = (
    (re.compile(r"\s+FOR UPDATE( SKIP LOCKED)?"), ""),
    (re.compile(r"= ANY \((\$\d+)\)"), r"IN (SELECT value FROM json_each(\1))"),
    (re.compile(r' COLLATE "C"'), ""),
    (re.compile(r"\bstrpos\("), "instr("),
    (re.compile(r"\bgreatest\("), "max("),
)


def store_down(error: sqlite3.Error) -> StoreDown | None:
    """The error as StoreDown if it concerns the file, the disk or another program, not one
    query."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    cause = _CAUSES.get(code & 0xFF)
    return StoreDown(f"{cause} ({error})") if cause else None


def connect(path: Path, *, patience: float, writes: bool = True) -> Connection:
    """A connection that commits only on request, and then durably.

    It waits `patience` seconds for another program's lock. Every connection is used by one
    thread at a time, though not always by the one that has opened it.
    """
    # Without the mode, a missing file would be created.
    address = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(
        address, uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )
    try:
        if writes:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
        else:
            connection.execute("PRAGMA query_only = ON")
        connection.execute(f"PRAGMA cache_size = -{CACHE}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


class SqliteConnection:
    """A connection as the parts of the store use it. Its coroutines never wait, so that a whole
    transaction can run in a thread without an event loop; see `completed`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, query: str, *args: Any) -> None:
        """Run a statement for its effect."""
        run(self._connection, query, args)

    async def executemany(self, command: str, args: Iterable[Sequence[Any]]) -> None:
        """Run a statement once for each row of values."""
        self._connection.executemany(_translated(command), map(_bound, args))

    async def fetch(self, query: str, *args: Any) -> list[Any]:
        """All rows."""
        return run(self._connection, query, args)

    async def fetchrow(self, query: str, *args: Any) -> Any:
        """The first row, or None."""
        rows = run(self._connection, query, args)
        return rows[0] if rows else None

    async def fetchval(self, query: str, *args: Any) -> Any:
        """The first value of the first row, or None."""
        rows = run(self._connection, query, args)
        return rows[0][0] if rows else None


def completed(coroutine: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that waits for nothing."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    coroutine.close()
    raise RuntimeError("a transaction waited for something else than its connection")


def run(connection: Connection, query: str, values: Sequence[Any]) -> list[Any]:
    """Run a statement written for PostgreSQL; returns all its rows."""
    cursor = connection.cursor()
    cursor.row_factory = sqlite3.Row
    return cursor.execute(_translated(query), _bound(values)).fetchall()


@lru_cache(maxsize=256)
def _translated(query: str) -> str:
    for pattern, translation in _TRANSLATIONS:
        query = pattern.sub(translation, query)
    return query


def _bound(values: Iterable[Any]) -> dict[str, Any]:
    """Values by their placeholders: SQLite takes `$1` for a name."""
    return {
        str(place): json_text(value) if isinstance(value, list) else value
        for place, value in enumerate(values, start=1)
    }
