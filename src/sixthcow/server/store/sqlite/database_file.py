"""The file of a database: valid, up to date, and used by one server at a time."""

import os
import sqlite3
from pathlib import Path
from sqlite3 import Connection
from typing import NamedTuple

from sixthcow.server.store.sqlite.connection import connect, store_down
from sixthcow.server.store.sqlite.migrations import migrate, migrations
from sixthcow.server.store.values import BadStore

# Older ones lack STRICT tables.
OLDEST_SQLITE = (3, 37, 0)

# Files up to this many bytes are checked completely before use; larger ones only by a backup.
CHECKED_SIZE = 64 * 1024 * 1024


def without_links(path: Path) -> Path:
    """The file itself: SQLite keeps its companions beside it, wherever links to it are."""
    return Path(os.path.realpath(path))


class ServerLock:
    """A lock held by the server of a database until it is released or the process ends.

    It is SQLite's own lock on an empty file beside the database: that works on every system, and
    between two stores of one process as well as between two processes.
    """

    def __init__(self, path: Path) -> None:
        self._connection: Connection = sqlite3.connect(
            path.with_name(path.name + "-server"),
            timeout=0,
            isolation_level=None,
            check_same_thread=False,
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise BadStore(f"{path} is in use by a running server: stop it first") from None
            raise BadStore(f"{path} cannot be used: {error}") from None

    def release(self) -> None:
        """Release it."""
        self._connection.close()


class DatabaseFile(NamedTuple):
    """A usable database, locked if it is for a server.

    Its connection stays open: without one, SQLite would remove the files beside the database, and
    recreate them with whatever permissions the database has at that moment.
    """

    lock: ServerLock | None
    connection: Connection

    def close(self) -> None:
        """Release it."""
        self.connection.close()
        if self.lock:
            self.lock.release()


def prepare(path: Path, serves: bool, patience: float) -> DatabaseFile:
    """Check a database, bring it up to date, and lock it for a server; BadStore says why not."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise BadStore(f"SQLite {sqlite3.sqlite_version} is too old: 3.37 or newer is needed")
    if not path.parent.is_dir():
        raise BadStore(f"there is no folder for {path.name}: {path.parent}")
    lock = ServerLock(path) if serves else None
    try:
        return DatabaseFile(lock, _prepare(path, patience))
    except BaseException:
        if lock:
            lock.release()
        raise


def _prepare(path: Path, patience: float) -> Connection:
    try:
        # Nobody else on the machine may read it: it contains hashes of passwords and secrets.
        path.touch(mode=0o600, exist_ok=True)
        # SQLite would read it, and leave files beside it that cannot be written either.
        if not os.access(path, os.W_OK):
            raise BadStore(f"{path} cannot be used: it may not be written")
        connection = connect(path, patience=patience)
        try:
            if path.stat().st_size <= CHECKED_SIZE:
                _check_whole(connection, path)
            migrate(connection, path, migrations())
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise BadStore(f"{path} cannot be used: {store_down(error) or error}") from error
    except OSError as error:
        raise BadStore(f"{path} cannot be used: {error.strerror}") from error
    return connection


def _check_whole(connection: Connection, path: Path) -> None:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise BadStore(f"{path} is damaged; restore a backup ({found})")
