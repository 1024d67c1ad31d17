"""All open streams of bot accounts: how many each has, and how to wake or end them."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from sixthcow.server.refusals import Declined


class Wake:
    """Tells one stream to look for new tables, or to end."""

    def __init__(self) -> None:
        self.look = asyncio.Event()
        self.bye = ""


class Streams:
    """The open streams of every bot."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, set[Wake]] = defaultdict(set)

    def check_room(self, person: str) -> None:
        """Decline one more stream of a bot that has too many."""
        if len(self._open.get(person, ())) >= self._most:
            raise Declined("too-many-streams", 429, limit=self._most)

    @contextmanager
    def opened(self, person: str) -> Iterator[Wake]:
        """One more stream of a bot, for as long as it is open."""
        wake = Wake()
        self._open[person].add(wake)
        try:
            yield wake
        finally:
            self._open[person].discard(wake)
            if not self._open[person]:
                del self._open[person]

    def look_again(self, person: str) -> None:
        """A bot has done something: it may sit at another table now."""
        for wake in self._open.get(person, ()):
            wake.look.set()

    def end(self, reason: str, person: str = "") -> None:
        """Say goodbye on a bot's streams, or on all."""
        for bot, wakes in self._open.items():
            for wake in wakes if person in {"", bot} else ():
                wake.bye = reason
                wake.look.set()
