"""Tables and their logs: reading them, and the contract for writing them."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from sixthcow.server.store.database import Conditions, Part
from sixthcow.server.store.values import Finished, TableHead, TableQuery
from sixthcow.server.tables.log import AnyEntry, decode_entry, encode_entry

COLUMNS = "id, game, status, visibility, version, created, updated, summary, people"

MANY_ENTRIES = 1_000  # more would block the event loop too long

STATUSES = ("open", "playing", "over", "closed")

# Worded exactly like the partial indices, so that SQLite uses them.
IN_PLAY = "status IN ('open', 'playing')"
ENDED = "status IN ('over', 'closed')"
_GROUPS = {IN_PLAY: {"open", "playing"}, ENDED: {"over", "closed"}}


class Tables(Part, ABC):
    """Tables and their logs."""

    @abstractmethod
    async def create(self, head: TableHead, entries: Sequence[AnyEntry], seed: str) -> None:
        """Create a table; raises Stale if the id exists. The dealer's seed is kept apart from the
        log, which readers may see."""

    @abstractmethod
    async def append(
        self,
        head: TableHead,
        version: int,
        entries: Sequence[AnyEntry],
        finished: Finished | None = None,
    ) -> None:
        """Write entries after `version`, all or none, durably; raises Stale if the log has moved
        on.

        `head` is the table as it is afterwards. Results and ratings of a finished match are
        written with it.
        """

    async def entries(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The log after a version; empty if there is no such table."""
        rows = await self.database.fetch(
            """
            SELECT body FROM entries
            WHERE table_number = (SELECT number FROM tables WHERE id = $1) AND version > $2
            ORDER BY version
            """,
            table,
            after,
        )
        if len(rows) <= MANY_ENTRIES:
            return _decoded(rows)
        return await asyncio.to_thread(_decoded, rows)

    async def head(self, table: str) -> TableHead | None:
        """A table's head."""
        row = await self.database.fetchrow(f"SELECT {COLUMNS} FROM tables WHERE id = $1", table)
        return head_of_row(row) if row else None

    async def seed(self, table: str) -> str | None:
        """The dealer's seed: only for the dealer until the match is over."""
        seed: str | None = await self.database.fetchval(
            "SELECT seed FROM tables WHERE id = $1", table
        )
        return seed

    async def heads(self, query: TableQuery) -> list[TableHead]:
        """Tables that match the conditions, latest update first.

        Tables updated in the same millisecond as the last one are included, so that continuing from
        its time skips none.
        """
        where = Conditions()
        if query.status:
            # Spelled out, so that both databases recognise which partial index fits.
            for group, statuses in _GROUPS.items():
                if statuses >= set(query.status):
                    where.add_fixed(group)
            wanted = ", ".join(f"'{status}'" for status in STATUSES if status in query.status)
            where.add_fixed(f"status IN ({wanted})")
        where.add("updated < ?", query.before)
        where.add("visibility = ?", query.visibility)
        where.add("game = ?", query.game)
        where.add(
            "number IN (SELECT table_number FROM table_people WHERE person = ? AND seated)",
            query.person,
        )
        rows = await self.database.fetch(
            f"""
            SELECT {COLUMNS} FROM tables
            WHERE {where} AND updated >= coalesce(
                (SELECT updated FROM tables WHERE {where} ORDER BY updated DESC
                 LIMIT 1 OFFSET {where.place(query.limit - 1)}), 0)
            ORDER BY updated DESC, id
            """,
            *where.values,
        )
        return [head_of_row(row) for row in rows]

    async def record(self, table: str) -> str | None:
        """The record of a finished match, as JSON."""
        record: str | None = await self.database.fetchval(
            "SELECT record FROM matches JOIN tables ON tables.number = table_number WHERE id = $1",
            table,
        )
        return record

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions of some tables, to see whether one has moved on."""
        rows = await self.database.fetch(
            "SELECT id, version FROM tables WHERE id = ANY ($1)", list(tables)
        )
        return dict(tuple(row) for row in rows)


def _decoded(rows: Sequence[Any]) -> list[AnyEntry]:
    return [decode_entry(body) for (body,) in rows]


def head_of_row(row: Iterable[Any]) -> TableHead:
    """A table's head from the columns `COLUMNS`."""
    identity, game, status, visibility, version, created, updated, summary, people = row
    return TableHead(
        id=identity,
        game=game,
        status=status,
        visibility=visibility,
        version=version,
        created=created,
        updated=updated,
        summary=msgspec.json.decode(summary),
        people=tuple(msgspec.json.decode(people)),
    )


def bodies(entries: Iterable[AnyEntry]) -> list[str]:
    """Entries as they are written."""
    return [encode_entry(entry).decode() for entry in entries]


def same_but_grown(old: TableHead, new: TableHead) -> bool:
    """Whether only the version and time of a head have changed, as after most moves."""
    return (old.status, old.game, old.visibility, old.people, old.summary) == (
        new.status, new.game, new.visibility, new.people, new.summary
    )  # fmt: skip
