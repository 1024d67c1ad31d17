"""Connections to a SQLite file, and what its errors mean for us."""

import sqlite3
from pathlib import Path
from sqlite3 import Connection

from sixthcow.server.store import StoreDown

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


def store_down(error: sqlite3.Error) -> StoreDown | None:
    """What happened, if it is about the file, the disk or another program, not about one query."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    cause = _CAUSES.get(code & 0xFF)
    return StoreDown(f"{cause} ({error})") if cause else None


def connect(path: Path, *, patience: float, writes: bool = True) -> Connection:
    """A connection that commits only when told to, and then durably.

    It waits `patience` seconds for another program's lock. Every connection is used by one
    thread at a time, though not always by the one that has opened it.
    """
    # Without the mode a file that is not there would be made.
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
        connection.execute("PRAGMA cache_size = -32000")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
