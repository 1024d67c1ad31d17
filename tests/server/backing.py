"""What the servers of the tests stand on: SQLite and one process, or PostgreSQL and NATS.

`ON_SERVICES=1` lets all of them stand on the latter.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from sixthcow.server.bus import Bus, LocalBus
from sixthcow.server.bus.nats import NatsBus
from sixthcow.server.clock import milliseconds
from sixthcow.server.store import Store
from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.store.sqlite import SqliteStore
from tests.server.buses import connected


class Services(NamedTuple):
    """A bus, and how to get a new database."""

    bus: str
    new_database: Callable[[], str]


class Backing:
    """Where stores are kept; the same path is the same store."""

    def __init__(self) -> None:
        self.services: Services | None = None
        self._addresses: dict[Path, str] = {}

    async def open(self, path: Path, now: Callable[[], int] = milliseconds) -> tuple[Store, Bus]:
        """A server's store and bus."""
        if self.services is None:
            return await SqliteStore.open(path), LocalBus()
        if path not in self._addresses:
            self._addresses[path] = await self._new_database(self.services)
        store = await PostgresStore.open(self._addresses[path], now=now)
        return store, await connected(await NatsBus.connect(self.services.bus))

    async def _new_database(self, services: Services) -> str:
        return await asyncio.to_thread(services.new_database)


BACKING = Backing()
