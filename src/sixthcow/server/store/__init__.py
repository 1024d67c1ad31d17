"""What an installation stores: tables as logs, people, results, ratings, records."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence

from sixthcow.server.store.figures import Figures
from sixthcow.server.store.imports import Imports
from sixthcow.server.store.people import People
from sixthcow.server.store.privacy import Privacy
from sixthcow.server.store.quick_matches import QuickMatches
from sixthcow.server.store.retention import Retention
from sixthcow.server.store.reviews import Reviews
from sixthcow.server.store.tables import Tables
from sixthcow.server.store.values import (
    BadStore,
    Finished,
    GameStats,
    History,
    Imported,
    ImportedGame,
    Leaderboard,
    Opponent,
    Person,
    PersonChange,
    PlayedGame,
    PlayedSeat,
    Ranked,
    Result,
    Stale,
    Stats,
    StoreDown,
    TableHead,
    TableQuery,
)

__all__ = [
    "BadStore",
    "Finished",
    "GameStats",
    "History",
    "Imported",
    "ImportedGame",
    "Leaderboard",
    "Opponent",
    "Person",
    "PersonChange",
    "PlayedGame",
    "PlayedSeat",
    "Ranked",
    "Result",
    "Stale",
    "Stats",
    "Store",
    "StoreDown",
    "TableHead",
    "TableQuery",
]


class Store(Tables, QuickMatches, People, Privacy, Figures, Imports, Reviews, Retention):
    """Everything that an installation stores, part by part.

    How tables are written and who drives them differs from one database to another; the rest is
    the same for all.
    """

    @property
    @abstractmethod
    def shared(self) -> bool:
        """Whether several servers may have this store open. If not, one server does all the
        work."""

    @abstractmethod
    async def claim(self, owner: str, tables: Sequence[str], until: int) -> set[str]:
        """Lease tables to a process until then: those that are free, its own, or expired."""

    @abstractmethod
    async def release(self, owner: str, tables: Sequence[str]) -> None:
        """Return leases before they expire."""

    @abstractmethod
    async def unclaimed(self, now: int) -> list[str]:
        """Tables in play whose lease has expired: nobody drives them."""

    @abstractmethod
    async def claim_review(self, owner: str, identity: str, until: int) -> bool:
        """Lease a review to a process that computes it, until then; False if another one has it."""

    @abstractmethod
    async def release_review(self, owner: str, identity: str) -> None:
        """Return the lease of a review before it expires."""

    async def check(self) -> None:
        """Raise StoreDown if it cannot write."""
        await self.database.write("UPDATE health SET checked = $1", self.now())

    async def close(self) -> None:
        """Finish pending work and close."""
        await asyncio.gather(*self._notes, return_exceptions=True)
        await self.database.close()
