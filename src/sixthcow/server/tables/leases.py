"""Which process drives a table: exactly one, as long as it keeps renewing its lease.

A lease expires a few seconds after its last renewal; then any other process may take it. A holder
that cannot reach the store stops driving before others begin.
"""

from collections.abc import Iterable

from sixthcow.server.services import Services

LASTS = 6_000  # milliseconds
RENEWED = 2.0  # seconds between renewals


class Leases:
    """The tables that this process drives."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._until: dict[str, int] = {}

    def holds(self, table: str) -> bool:
        """Whether this process drives a table now."""
        return not self._services.store.shared or self._services.now() < self._until.get(table, 0)

    async def take(self, tables: Iterable[str]) -> set[str]:
        """Take or renew leases; those that this process holds and did not hold before."""
        wanted = list(tables)
        if not (wanted and self._services.store.shared):
            return set()
        until = self._services.now() + LASTS
        granted = await self._services.store.claim(self._services.process, wanted, until)
        new = {table for table in granted if not self.holds(table)}
        for table in wanted:
            self._until.pop(table, None)
        self._until |= dict.fromkeys(granted, until)
        return new

    def drop(self, table: str) -> None:
        """A table is over or unloaded."""
        self._until.pop(table, None)

    async def release(self) -> None:
        """This process stops: release all leases so that others can take over at once."""
        held, self._until = list(self._until), {}
        if held:
            await self._services.store.release(self._services.process, held)
