"""Who is at a table, in this process and in others."""

from collections import Counter

import msgspec
from msgspec import Struct

STALE = 30_000  # milliseconds until what another process said is no longer believed


class Here(Struct, frozen=True):
    """What a process tells the others: who has this table open there; `ask` wants their answer."""

    process: str
    people: tuple[str, ...]
    ask: bool = False


class Presence:
    """The people at one table."""

    def __init__(self) -> None:
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

    @property
    def anybody(self) -> bool:
        """Whether somebody has it open in this process."""
        return bool(self._sockets)

    def come(self, person: str) -> bool:
        """One more socket of a person; whether they were not here before."""
        new = person not in self
        self._sockets[person] += 1
        return new

    def go(self, person: str) -> bool:
        """One socket less; whether the person is gone with it."""
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
        return person not in self

    def tell(self, process: str, *, ask: bool = False) -> bytes:
        """What other processes should know."""
        return msgspec.json.encode(Here(process, tuple(self._sockets), ask))

    def hear(self, here: Here, now: int) -> bool:
        """Another process says who is there; whether that changes anything."""
        before = self.everybody
        self._elsewhere[here.process] = (now, frozenset(here.people))
        return self.everybody != before

    def forget_old(self, now: int) -> bool:
        """Believe no more what was said long ago; whether that changes anything."""
        before = self.everybody
        self._elsewhere = {
            process: said for process, said in self._elsewhere.items() if now - said[0] < STALE
        }
        return self.everybody != before
