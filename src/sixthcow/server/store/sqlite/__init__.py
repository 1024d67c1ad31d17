"""The store in one SQLite file: durable, for one machine, nothing to set up."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from sixthcow.server.clock import milliseconds
from sixthcow.server.store import Finished, Store, TableHead
from sixthcow.server.store.sqlite.appending import Append
from sixthcow.server.store.sqlite.database import SqliteDatabase
from sixthcow.server.store.sqlite.database_file import prepare, without_links
from sixthcow.server.tables.log import AnyEntry

# How long another program may lock the file before it is reported, in seconds.
PATIENCE = 5.0


class SqliteStore(Store):
    """A store in a file, which only one server can have open."""

    shared = False  # the server's lock ensures that

    def __init__(self, database: SqliteDatabase, now: Callable[[], int]) -> None:
        super().__init__(database, now)
        self._writer = database.writer

    @classmethod
    async def open(
        cls,
        path: Path | str,
        *,
        serves: bool = True,
        patience: float = PATIENCE,
        now: Callable[[], int] = milliseconds,
    ) -> "SqliteStore":
        """The store in this file, created or migrated if necessary; raises BadStore if it is not
        one.

        A server (`serves`) has the file to itself; an admin command opens it alongside the server.
        """
        path = without_links(Path(path))
        file = await asyncio.to_thread(prepare, path, serves, patience)
        return cls(SqliteDatabase(path, file, patience), now)

    async def create(self, head: TableHead, entries: Sequence[AnyEntry], seed: str) -> None:
        """See `Tables`."""
        create = self._writer.tables.create
        await self._writer.do(partial(create, head=head, entries=entries, seed=seed))

    async def append(
        self,
        head: TableHead,
        version: int,
        entries: Sequence[AnyEntry],
        finished: Finished | None = None,
    ) -> None:
        """See `Tables`."""
        await self._writer.append(Append(head, version, entries, finished))

    async def claim(self, owner: str, tables: Sequence[str], until: int) -> set[str]:
        """Lease tables: everything belongs to the only server."""
        return set(tables)

    async def release(self, owner: str, tables: Sequence[str]) -> None:
        """Return leases: there are none."""

    async def unclaimed(self, now: int) -> list[str]:
        """Tables that nobody drives: there are none."""
        return []

    async def claim_review(self, owner: str, identity: str, until: int) -> bool:
        """Lease a review: the only server computes all of them."""
        return True

    async def release_review(self, owner: str, identity: str) -> None:
        """Return the lease of a review: there is none."""
