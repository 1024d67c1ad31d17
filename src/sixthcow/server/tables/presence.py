"""Who is at a table, in this process and in others."""

from collections import Counter

import msgspec
from msgspec import Struct

from sixthcow.server.services import Services

STALE = 30_000  # milliseconds until another process's announcement is outdated


class Here(Struct, frozen=True):
    """A process's announcement: who has this table open there; `ask` requests an answer."""

    process: str
    people: tuple[str, ...]
    ask: bool = False


class Presence:
    """The people at one table."""

    def __init__(self, table: str, services: Services) -> None:
        self.subject = f"presence.{table}"
        self._services = services
        self._sockets: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[int, frozenset[str]]] = {}

    def __contains__(self, person: object) -> bool:
        return person in self._sockets or any(
            person in people for _, people in self._elsewhere.values()
        )

    @property
    def everybody(self) -> frozenset[str]:
        """All people who have the table open."""
        return frozenset(self._sockets).union(*(people for _, people in self._elsewhere.values()))

    def come(self, person: str) -> bool:
        """Add a socket of a person; returns whether they were not here before."""
        new = person not in self
        self._sockets[person] += 1
        return new

    def go(self, person: str) -> bool:
        """Remove a socket; returns whether the person is gone with it."""
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
        return person not in self

    async def announce(self, *, ask: bool = False) -> None:
        """Announce to other processes who is at this table here."""
        here = Here(self._services.process, tuple(self._sockets), ask)
        await self._services.bus.publish(self.subject, msgspec.json.encode(here))

    async def hear(self, news: bytes) -> bool:
        """A process announced who is there; returns whether that changes anything."""
        here = msgspec.json.decode(news, type=Here)
        if here.process == self._services.process:
            return False
        before = self.everybody
        self._elsewhere[here.process] = (self._services.now(), frozenset(here.people))
        if here.ask and self._sockets:
            await self.announce()
        return self.everybody != before

    async def keep_up(self) -> bool:
        """Announce again who is here, and drop outdated announcements; returns whether that changes
        anything."""
        if self._sockets:
            await self.announce()
        if not self._services.bus.alive:
            return False
        before, now = self.everybody, self._services.now()
        self._elsewhere = {
            process: said for process, said in self._elsewhere.items() if now - said[0] < STALE
        }
        return self.everybody != before
