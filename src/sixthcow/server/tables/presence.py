"""Who is at a table, in this process and in others."""

from collections import Counter

import msgspec
from msgspec import Struct
from msgspec.structs import replace

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
    """The people at one table.

    What is noted and announced here does not depend on what other processes say of the same people:
    the next moment they may be gone there.
    """

    def __init__(self, table: str, services: Services) -> None:
        self.subject = f"presence.{table}"
        self._services = services
        self._sockets: Counter[str] = Counter()
        self._ready: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[int, Here]] = {}
        self._clock_jumps = services.clock_jumps()
        self._announced = Here(services.process, ())
        # When news last did not get through, unless everybody must have been heard of since.
        self._deaf = None if services.bus.alive else services.now()

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

    @property
    def is_complete(self) -> bool:
        """Whether the people at other processes are known: news gets through, and has done so for
        long enough."""
        return self._services.bus.alive and self._deaf is None

    def ready_for(self, person: str | None) -> int:
        """The round that a person is ready for; 0 if they have not said so."""
        said = (self._ready, *(here.ready for _, here in self._elsewhere.values()))
        return max(rounds.get(person or "", 0) for rounds in said)

    def set_ready(self, person: str, number: int) -> bool:
        """A person here is ready for a round; returns whether that changes anything."""
        before = self._known
        self._ready[person] = max(number, self._ready.get(person, 0))
        return self._known != before

    def come(self, person: str) -> bool:
        """Add a socket of a person; returns whether that changes anything."""
        before = self._known
        self._sockets[person] += 1
        return self._known != before

    def go(self, person: str) -> bool:
        """Remove a socket; returns whether that changes anything."""
        before = self._known
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._ready.pop(person, None)
        return self._known != before

    async def announce(self, *, ask: bool = False) -> None:
        """Announce to other processes who is at this table here."""
        self._announced = self._here
        news = replace(self._announced, ask=ask)
        await self._services.bus.publish(self.subject, msgspec.json.encode(news))

    async def announce_changes(self) -> None:
        """Announce it if that is not what was announced last."""
        if self._here != self._announced:
            await self.announce()

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
        before, now = self._known, self._services.now()
        self._notice_deafness(now)
        if self.is_complete:
            self._elsewhere = {
                process: said for process, said in self._elsewhere.items() if now - said[0] < STALE
            }
        return self._known != before

    def _notice_deafness(self, now: int) -> None:
        """While nothing can be heard, nobody is outdated; nor are they because of a jump."""
        jumps, alive = self._services.clock_jumps(), self._services.bus.alive
        jumped, self._clock_jumps = jumps != self._clock_jumps, jumps
        if not alive or (jumped and self._deaf is not None):
            self._deaf = now
        elif self._deaf is not None and now - self._deaf >= STALE:
            self._deaf = None
        if not alive or jumped:
            self._elsewhere = {
                process: (now, here) for process, (_, here) in self._elsewhere.items()
            }

    @property
    def _here(self) -> Here:
        people = tuple(sorted(self._sockets))
        return Here(self._services.process, people, ready=dict(self._ready))

    @property
    def _known(self) -> dict[str, int]:
        return {person: self.ready_for(person) for person in self.everybody}
