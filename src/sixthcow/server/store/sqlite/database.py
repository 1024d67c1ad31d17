"""A SQLite file as a `Database`: one thread writes, a few others read."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from sqlite3 import Connection
from typing import Any, TypeVar

from sixthcow.server.store.database import Work
from sixthcow.server.store.sqlite.connection import SqliteConnection, completed, run
from sixthcow.server.store.sqlite.database_file import DatabaseFile
from sixthcow.server.store.sqlite.group_commit import Writer
from sixthcow.server.store.sqlite.read_pool import ReadPool

T = TypeVar("T")


class SqliteDatabase:
    """See `Database`. Work runs in a thread of the database, so the event loop never waits."""

    integrity_error: type[Exception] = sqlite3.IntegrityError

    def __init__(self, path: Path, file: DatabaseFile, patience: float) -> None:
        self._file = file
        self.writer = Writer(path, patience)
        self._readers = ReadPool(path, patience)

    async def fetch(self, query: str, *values: Any) -> Sequence[Any]:
        """See `Database`."""
        return await self._readers.ask(lambda connection: run(connection, query, values))

    async def fetchrow(self, query: str, *values: Any) -> Any:
        """See `Database`."""
        rows = await self.fetch(query, *values)
        return rows[0] if rows else None

    async def fetchval(self, query: str, *values: Any) -> Any:
        """See `Database`."""
        rows = await self.fetch(query, *values)
        return rows[0][0] if rows else None

    async def write(self, statement: str, *values: Any) -> Sequence[Any]:
        """See `Database`."""
        return await self.writer.do(lambda connection: run(connection, statement, values))

    async def transaction(self, work: Work[T], *, alters_tables: bool = False) -> T:
        """See `Database`. It shares its commit with other pending work, and is undone
        separately."""

        def begin(connection: Connection) -> T:
            if alters_tables:
                self.writer.tables.forget_all()
            return completed(work(SqliteConnection(connection)))

        return await self.writer.do(begin)

    async def snapshot(self, work: Work[T]) -> T:
        """See `Database`."""
        return await self._readers.ask(
            lambda connection: completed(work(SqliteConnection(connection)))
        )

    async def close(self) -> None:
        """See `Database`."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.close()
        self.writer.close()
        self._file.close()
