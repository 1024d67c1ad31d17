"""Who is at a table, in this process and in others."""

from collections import Counter

import msgspec
from msgspec import Struct

from sixthcow.server.services import Services

STALE = 30_000  # milliseconds until another process's announcement is outdated


class Here(Struct, frozen=True):
    """A process's announcement: who has this table open there, and the round that they are ready
    for; `ask` requests an answer."""

    process: str
    people: tuple[str, ...]
    ask: bool = False
    ready: dict[str, int] = {}


class Presence:
    """The people at one table."""

    def __init__(self, table: str, services: Services) -> None:
        self.subject = f"presence.{table}"
        self._services = services
        self._sockets: Counter[str] = Counter()
        self._ready: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[int, Here]] = {}

    def __contains__(self, person: object) -> bool:
        return person in self._sockets or any(
            person in here.people for _, here in self._elsewhere.values()
        )

    @property
    def everybody(self) -> frozenset[str]:
        """All people who have the table open."""
        return frozenset(self._sockets).union(
            *(here.people for _, here in self._elsewhere.values())
        )

    def ready_for(self, person: str | None) -> int:
        """The round that a person is ready for; 0 if they have not said so."""
        said = (self._ready, *(here.ready for _, here in self._elsewhere.values()))
        return max(rounds.get(person or "", 0) for rounds in said)

    def set_ready(self, person: str, number: int) -> bool:
        """A person here is ready for a round; returns whether that is new."""
        new = number > self.ready_for(person)
        if new:
            self._ready[person] = number
        return new

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
            self._ready.pop(person, None)
        return person not in self

    async def announce(self, *, ask: bool = False) -> None:
        """Announce to other processes who is at this table here."""
        here = Here(self._services.process, tuple(self._sockets), ask, self._ready)
        await self._services.bus.publish(self.subject, msgspec.json.encode(here))

    async def hear(self, news: bytes) -> bool:
        """A process announced who is there; returns whether that changes anything."""
        here = msgspec.json.decode(news, type=Here)
        if here.process == self._services.process:
            return False
        before = self._known
        self._elsewhere[here.process] = (self._services.now(), here)
        if here.ask and self._sockets:
            await self.announce()
        return self._known != before

    async def keep_up(self) -> bool:
        """Announce again who is here, and drop outdated announcements; returns whether that changes
        anything."""
        if self._sockets:
            await self.announce()
        if not self._services.bus.alive:
            return False
        before, now = self._known, self._services.now()
        self._elsewhere = {
            process: said for process, said in self._elsewhere.items() if now - said[0] < STALE
        }
        return self._known != before

    @property
    def _known(self) -> dict[str, int]:
        return {person: self.ready_for(person) for person in self.everybody}
