"""The store in PostgreSQL: for several servers, on one machine or many."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

from sixthcow.server.store import (
    BadStore,
    Finished,
    Imported,
    Person,
    PersonChange,
    StoreDown,
    TableHead,
    TableQuery,
)
from sixthcow.server.store.migrations import steps_for
from sixthcow.server.store.postgres import (
    cleaning,
    figures,
    imports,
    leases,
    people,
    privacy,
    tables,
)
from sixthcow.server.store.postgres.connection import Database, without_password
from sixthcow.server.store.postgres.migrations import migrate
from sixthcow.server.store.postgres.tables import versions as versions_of
from sixthcow.server.store.rows import SEEN_EVERY
from sixthcow.server.tables.log import AnyEntry
from sixthcow.server.wire.api import History, ImportedGame, Leaderboard, Stats

# How long the database may leave us without an answer before we say so, in seconds.
PATIENCE = 5.0


def milliseconds() -> int:
    """The time now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class PostgresStore:
    """A `Store` in a database that other servers may use too."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._tables = tables.TableWriting(database)
        self._notes: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls, address: str, *, patience: float = PATIENCE, now: Callable[[], int] = milliseconds
    ) -> "PostgresStore":
        """The store at this address, brought up to date if need be; BadStore if it is none."""
        database = await Database.open(address, patience)
        try:
            async with database.connection() as connection:
                await migrate(connection, without_password(address), steps_for("postgres"))
        except BaseException as error:
            await database.close()
            if isinstance(error, ValueError):
                raise BadStore(f"this is no address of a database ({error})") from None
            raise
        return cls(database, now)

    # --- tables ---------------------------------------------------------------------------------

    async def create(self, head: TableHead, entries: Sequence[AnyEntry], seed: str) -> None:
        """See `Tables`."""
        await self._tables.create(head, entries, seed)

    async def append(
        self,
        head: TableHead,
        version: int,
        entries: Sequence[AnyEntry],
        finished: Finished | None = None,
    ) -> None:
        """See `Tables`."""
        await self._tables.append(head, version, entries, finished)

    async def entries(self, table: str, after: int = 0) -> list[AnyEntry]:
        """See `Tables`."""
        return await tables.entries(self._database, table, after)

    async def head(self, table: str) -> TableHead | None:
        """See `Tables`."""
        return await tables.head(self._database, table)

    async def seed(self, table: str) -> str | None:
        """See `Tables`."""
        seed: str | None = await self._database.value(
            "SELECT seed FROM tables WHERE id = $1", table
        )
        return seed

    async def heads(self, query: TableQuery) -> list[TableHead]:
        """See `Tables`."""
        return await tables.heads(self._database, query)

    async def record(self, table: str) -> str | None:
        """See `Tables`."""
        return await tables.record(self._database, table)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """See `Tables`."""
        return await versions_of(self._database, tables)

    # --- sharing --------------------------------------------------------------------------------

    shared = True

    async def claim(self, owner: str, tables: Sequence[str], until: int) -> set[str]:
        """See `Sharing`."""
        return await leases.claim(self._database, owner, tables, until - self._now())

    async def release(self, owner: str, tables: Sequence[str]) -> None:
        """See `Sharing`."""
        await leases.release(self._database, owner, tables)

    async def unclaimed(self, now: int) -> list[str]:
        """See `Sharing`; what time it is now, the database knows best."""
        return await leases.unclaimed(self._database)

    # --- people ---------------------------------------------------------------------------------

    async def add_person(self, person: Person, token_hash: str) -> None:
        """See `People`."""
        await people.add_person(self._database, person, token_hash)

    async def person(self, person: str) -> Person | None:
        """See `People`."""
        return await people.person(self._database, person)

    async def person_of(self, token_hash: str) -> Person | None:
        """See `People`."""
        found = await people.person_of(self._database, token_hash)
        if found is None:
            return None
        person, seen = found
        now = self._now()
        if now - seen >= SEEN_EVERY:
            note = asyncio.create_task(self._note_seen(token_hash, now))
            self._notes.add(note)
            note.add_done_callback(self._notes.discard)
        return person

    async def _note_seen(self, token_hash: str, now: int) -> None:
        try:
            await people.note_seen(self._database, token_hash, now)
        except StoreDown:
            return  # it will be noted the next time

    async def change_person(self, person: str, change: PersonChange) -> Person | None:
        """See `People`."""
        return await people.change_person(self._database, person, change)

    async def add_device(self, person: str, token_hash: str) -> None:
        """See `People`."""
        await people.add_device(self._database, person, token_hash, self._now())

    async def remove_devices(self, person: str, *, keep: str = "", only: str = "") -> None:
        """See `People`."""
        await people.remove_devices(self._database, person, keep, only)

    async def make_account(self, person: str, account: str, password_hash: str) -> bool:
        """See `People`."""
        return await people.make_account(self._database, person, account, password_hash)

    async def account(self, account: str) -> tuple[Person, str] | None:
        """See `People`."""
        return await people.account(self._database, account)

    async def change_password(self, person: str, password_hash: str) -> None:
        """See `People`."""
        await people.change_password(self._database, person, password_hash)

    async def bots_of(self, owner: str) -> list[Person]:
        """See `People`."""
        return await people.bots_of(self._database, owner)

    async def absorb(self, guest: str, account: str) -> None:
        """See `People`."""
        async with self._database.transaction() as connection:
            await privacy.absorb(connection, guest, account)

    async def forget(self, person: str) -> None:
        """See `People`."""
        async with self._database.transaction() as connection:
            await privacy.forget(connection, person)

    async def export(self, person: str) -> dict[str, Any]:
        """See `People`."""
        async with self._database.picture() as connection:
            return await privacy.export(connection, person)

    async def history(
        self, person: str, *, game: str = "", won: bool | None = None, before: int | None = None
    ) -> History:
        """See `People`."""
        return await figures.history(self._database, person, game, won, before)

    async def stats(self, person: str) -> Stats | None:
        """See `People`."""
        return await figures.stats(self._database, person)

    async def leaderboard(self, game: str) -> Leaderboard:
        """See `People`."""
        return await figures.leaderboard(self._database, game)

    async def find_people(self, text: str = "", limit: int = 100) -> list[Person]:
        """See `People`."""
        return await people.find_people(self._database, text, limit)

    async def counts(self) -> dict[str, int]:
        """See `People`."""
        return await people.counts(self._database)

    async def clean_up(self, now: int) -> dict[str, int]:
        """See `People`."""
        removed = dict.fromkeys(cleaning.CLEANING, 0)
        for kind, clean in cleaning.CLEANING.items():
            portion = cleaning.PORTION
            while portion == cleaning.PORTION:
                async with self._database.transaction() as connection:
                    portion = await clean(connection, now)
                removed[kind] += portion
        return removed

    # --- records that people have brought -------------------------------------------------------

    async def keep_import(self, imported: Imported, most: int) -> str | None:
        """See `Imports`."""
        return await imports.keep_import(self._database, imported, most)

    async def imported(self, identity: str) -> str | None:
        """See `Imports`."""
        return await imports.imported(self._database, identity)

    async def imports_of(self, person: str) -> list[ImportedGame]:
        """See `Imports`."""
        return await imports.imports_of(self._database, person)

    async def remove_import(self, person: str, identity: str) -> bool:
        """See `Imports`."""
        return await imports.remove_import(self._database, person, identity)

    # --- the store itself -----------------------------------------------------------------------

    async def check(self) -> None:
        """See `Health`."""
        await self._database.execute("UPDATE health SET checked = $1", self._now())

    async def close(self) -> None:
        """See `Health`."""
        await asyncio.gather(*self._notes, return_exceptions=True)
        await self._database.close()
