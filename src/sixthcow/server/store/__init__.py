"""What a store keeps: tables as their logs, people, results, ratings, records."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from sixthcow.server.tables.log import AnyEntry
from sixthcow.server.wire.api import ImportedGame


class Stale(Exception):
    """The log has grown since this version: read on and decide again."""


class StoreDown(Exception):
    """The store cannot write or read just now (disk full, locked); nothing was written."""


class BadStore(Exception):
    """The store cannot be opened as it is: damaged, of another program, newer, in use."""


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays. A guest has no `account`; a bot account has an `owner`."""

    id: str
    name: str
    language: str = "en"
    settings: dict[str, Any] = {}
    account: str | None = None
    owner: str | None = None
    created: int
    seen: int
    banned: bool = False


class PersonChange(Struct, frozen=True, kw_only=True):
    """What shall be otherwise about a person: what is None, or no setting here, stays as it is."""

    name: str | None = None
    language: str | None = None
    settings: dict[str, Any] = {}
    banned: bool | None = None


class TableHead(Struct, frozen=True, kw_only=True):
    """What can be asked about a table without reading its log."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    visibility: str
    version: int
    created: int
    updated: int
    summary: dict[str, Any] = {}
    people: tuple[str, ...] = ()


class TableQuery(Struct, frozen=True, kw_only=True):
    """Which tables: every condition that is given must hold; updated before `before`."""

    status: tuple[str, ...] = ()
    visibility: str = ""
    person: str = ""
    game: str = ""
    before: int | None = None
    limit: int = 100


class Result(Struct, frozen=True, kw_only=True):
    """How one seat did in a finished match."""

    seat: int
    name: str
    person: str | None
    level: str | None
    total: float
    rank: int
    won: bool
    rounds: int


class Finished(Struct, frozen=True, kw_only=True):
    """A finished match: its record and results, stored in one transaction with its last move."""

    table: str
    game: str
    options: dict[str, Any]
    at: int
    rated: bool
    record: str
    results: tuple[Result, ...]


class Imported(Struct, frozen=True, kw_only=True):
    """A record that a person has brought; `digest` is the same for the same record."""

    person: str
    digest: str
    summary: ImportedGame
    record: str


class Rating(Struct, frozen=True, kw_only=True):
    """A person's rating in a game; `shown` is what people see (higher is better)."""

    person: str
    name: str
    game: str
    mu: float
    sigma: float
    games: int
    shown: float


class Tables(Protocol):
    """Tables and their logs."""

    async def create(self, head: TableHead, entries: Sequence[AnyEntry], seed: str) -> None:
        """A new table. The dealer's seed is kept apart from the log, which readers may see."""

    async def append(
        self,
        head: TableHead,
        version: int,
        entries: Sequence[AnyEntry],
        finished: Finished | None = None,
    ) -> None:
        """Write entries after `version`, all or none, durably; Stale if the log has moved on.

        `head` is the table as it is afterwards. Results and ratings of a finished match are
        written with it.
        """

    async def entries(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The log after a version; empty for a table that is not there."""

    async def head(self, table: str) -> TableHead | None:
        """A table's head."""

    async def seed(self, table: str) -> str | None:
        """The dealer's seed: for the dealer alone until the match is over."""

    async def heads(self, query: TableQuery) -> list[TableHead]:
        """Tables by what they are, latest update first."""

    async def record(self, table: str) -> str | None:
        """The record of a finished match, as JSON."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions of some tables, to see whether one has moved on."""


class Sharing(Protocol):
    """How several servers on one store share the work. A store that only one server can have open
    is not `shared`: all work is that server's."""

    @property
    def shared(self) -> bool:
        """Whether several servers may have this store open."""

    async def claim(self, owner: str, tables: Sequence[str], until: int) -> set[str]:
        """Lease tables to a process until then: those that are free, its own, or run out."""

    async def release(self, owner: str, tables: Sequence[str]) -> None:
        """Give leases back before they run out."""

    async def unclaimed(self, now: int) -> list[str]:
        """Tables being played whose lease has run out: nobody drives them."""
