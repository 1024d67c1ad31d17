"""Who serves from a database: one server at a time."""

import sqlite3
from pathlib import Path
from sqlite3 import Connection

from sixthcow.server.store import BadStore


class ServerLock:
    """Held by the server of a database until it is released, or its process has ended.

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
        """Let others have it."""
        self._connection.close()
