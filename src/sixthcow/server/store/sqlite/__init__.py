"""The store in one SQLite file: durable, for one machine, nothing to set up."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Concatenate, ParamSpec, TypeVar

from sixthcow.server.store import Finished, Imported, Person, PersonChange, TableHead, TableQuery
from sixthcow.server.store.rows import SEEN_EVERY
from sixthcow.server.store.sqlite import cleaning, figures, imports, people, privacy, tables
from sixthcow.server.store.sqlite.opening import Prepared, prepare
from sixthcow.server.store.sqlite.readers import Readers
from sixthcow.server.store.sqlite.tables import versions_of
from sixthcow.server.store.sqlite.writer import Writer
from sixthcow.server.tables.log import AnyEntry
from sixthcow.server.wire.api import History, ImportedGame, Leaderboard, Stats

P = ParamSpec("P")
T = TypeVar("T")

# How long another program may hold the file before we say so, in seconds.
PATIENCE = 5.0


def milliseconds() -> int:
    """The time now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SqliteStore:
    """A `Store` in a file. Writes go through one thread, reads through a few others."""

    def __init__(
        self, path: Path, prepared: Prepared, patience: float, now: Callable[[], int]
    ) -> None:
        self._prepared = prepared
        self._now = now
        self._tables = tables.TableWriting()
        self._writer = Writer(path, patience, self._tables)
        self._readers = Readers(path, patience)

    @classmethod
    async def open(
        cls,
        path: Path | str,
        *,
        serves: bool = True,
        patience: float = PATIENCE,
        now: Callable[[], int] = milliseconds,
    ) -> "SqliteStore":
        """The store in this file, made or brought up to date if need be; BadStore if it is none.

        A server (`serves`) has the file for itself; a command that looks after a running
        server's data opens it beside the server.
        """
        path = Path(path)
        prepared = await asyncio.to_thread(prepare, path, serves, patience)
        return cls(path, prepared, patience, now)

    async def _read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        return await self._readers.ask(lambda connection: query(connection, *args, **named))

    async def _write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        done: T = await self._writer.do(lambda connection: work(connection, *args, **named))
        return done

    # --- tables ---------------------------------------------------------------------------------

    async def create(self, head: TableHead, entries: Sequence[AnyEntry], seed: str) -> None:
        """See `Tables`."""
        await self._write(self._tables.create, head, entries, seed)

    async def append(
        self,
        head: TableHead,
        version: int,
        entries: Sequence[AnyEntry],
        finished: Finished | None = None,
    ) -> None:
        """See `Tables`."""
        await self._writer.append(tables.Append(head, version, entries, finished))

    async def entries(self, table: str, after: int = 0) -> list[AnyEntry]:
        """See `Tables`."""
        return await self._read(tables.entries, table, after)

    async def head(self, table: str) -> TableHead | None:
        """See `Tables`."""
        return await self._read(tables.head, table)

    async def seed(self, table: str) -> str | None:
        """See `Tables`."""
        return await self._read(tables.seed, table)

    async def heads(self, query: TableQuery) -> list[TableHead]:
        """See `Tables`."""
        return await self._read(tables.heads, query)

    async def record(self, table: str) -> str | None:
        """See `Tables`."""
        return await self._read(tables.record, table)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """See `Tables`."""
        return await self._read(versions_of, tables)

    # --- sharing --------------------------------------------------------------------------------

    shared = False  # the server's lock sees to that

    async def claim(self, owner: str, tables: Sequence[str], until: int) -> set[str]:
        """See `Sharing`: everything is the only server's."""
        return set(tables)

    async def release(self, owner: str, tables: Sequence[str]) -> None:
        """See `Sharing`."""

    async def unclaimed(self, now: int) -> list[str]:
        """See `Sharing`."""
        return []

    # --- people ---------------------------------------------------------------------------------

    async def add_person(self, person: Person, token_hash: str) -> None:
        """See `People`."""
        await self._write(people.add_person, person, token_hash)

    async def person(self, person: str) -> Person | None:
        """See `People`."""
        return await self._read(people.person, person)

    async def person_of(self, token_hash: str) -> Person | None:
        """See `People`."""
        found = await self._read(people.person_of, token_hash)
        if found is None:
            return None
        person, seen = found
        now = self._now()
        if now - seen >= SEEN_EVERY:
            self._writer.do_sometime(partial(people.note_seen, token_hash=token_hash, now=now))
        return person

    async def change_person(self, person: str, change: PersonChange) -> Person | None:
        """See `People`."""
        return await self._write(people.change_person, person, change)

    async def add_device(self, person: str, token_hash: str) -> None:
        """See `People`."""
        await self._write(people.add_device, person, token_hash, self._now())

    async def remove_devices(self, person: str, *, keep: str = "", only: str = "") -> None:
        """See `People`."""
        await self._write(people.remove_devices, person, keep, only)

    async def make_account(self, person: str, account: str, password_hash: str) -> bool:
        """See `People`."""
        return await self._write(people.make_account, person, account, password_hash)

    async def account(self, account: str) -> tuple[Person, str] | None:
        """See `People`."""
        return await self._read(people.account, account)

    async def change_password(self, person: str, password_hash: str) -> None:
        """See `People`."""
        await self._write(people.change_password, person, password_hash)

    async def bots_of(self, owner: str) -> list[Person]:
        """See `People`."""
        return await self._read(people.bots_of, owner)

    async def absorb(self, guest: str, account: str) -> None:
        """See `People`."""
        await self._write(self._afresh(privacy.absorb), guest, account)

    async def forget(self, person: str) -> None:
        """See `People`."""
        await self._write(self._afresh(privacy.forget), person)

    async def export(self, person: str) -> dict[str, Any]:
        """See `People`."""
        return await self._read(privacy.export, person)

    async def history(
        self, person: str, *, game: str = "", won: bool | None = None, before: int | None = None
    ) -> History:
        """See `People`."""
        return await self._read(figures.history, person, game, won, before)

    async def stats(self, person: str) -> Stats | None:
        """See `People`."""
        return await self._read(figures.stats, person)

    async def leaderboard(self, game: str) -> Leaderboard:
        """See `People`."""
        return await self._read(figures.leaderboard, game)

    async def find_people(self, text: str = "", limit: int = 100) -> list[Person]:
        """See `People`."""
        return await self._read(people.find_people, text, limit)

    async def counts(self) -> dict[str, int]:
        """See `People`."""
        return await self._read(people.counts)

    async def clean_up(self, now: int) -> dict[str, int]:
        """See `People`."""
        removed = dict.fromkeys(cleaning.CLEANING, 0)
        for kind, clean in cleaning.CLEANING.items():
            portion = cleaning.PORTION
            while portion == cleaning.PORTION:
                portion = await self._write(self._afresh(clean), now)
                removed[kind] += portion
        return removed

    def _afresh(
        self, work: Callable[Concatenate[Connection, P], T]
    ) -> Callable[Concatenate[Connection, P], T]:
        """Work that changes tables otherwise than by appending."""

        def and_forget(connection: Connection, /, *args: P.args, **named: P.kwargs) -> T:
            self._tables.forget_all()
            return work(connection, *args, **named)

        return and_forget

    # --- records that people have brought -------------------------------------------------------

    async def keep_import(self, imported: Imported, most: int) -> str | None:
        """See `Imports`."""
        return await self._write(imports.keep_import, imported, most)

    async def imported(self, identity: str) -> str | None:
        """See `Imports`."""
        return await self._read(imports.imported, identity)

    async def imports_of(self, person: str) -> list[ImportedGame]:
        """See `Imports`."""
        return await self._read(imports.imports_of, person)

    async def remove_import(self, person: str, identity: str) -> bool:
        """See `Imports`."""
        return await self._write(imports.remove_import, person, identity)

    # --- the store itself -----------------------------------------------------------------------

    async def check(self) -> None:
        """See `Health`."""
        await self._write(_check, self._now())

    async def close(self) -> None:
        """See `Health`."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.close()
        self._writer.close()
        self._prepared.close()


def _check(connection: Connection, now: int) -> None:
    connection.execute("UPDATE health SET checked = ?", (now,))
