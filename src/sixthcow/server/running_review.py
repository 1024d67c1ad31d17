"""A review that is being computed, here or by another server, and those who follow it."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from time import monotonic

from sixthcow.server.refusals import Declined

UNWANTED = 60.0  # seconds after which a review that nobody asks for any more is given up


class Unwanted(Exception):
    """Nobody waits for a review any more."""


@dataclass
class Running:
    """A review that is being computed: what it has found so far, and whether the bots' processes
    still have to get ready for it. `followers` wait for its next findings."""

    decisions: int
    items: list[bytes] = field(default_factory=list)
    preparing: bool = False
    done: bool = False
    failure: Declined | None = None
    asked: float = field(default_factory=monotonic)
    followers: int = 0
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def require_interest(self) -> None:
        """Raise Unwanted if nobody waits for it any more."""
        if not self.followers and monotonic() - self.asked > UNWANTED:
            raise Unwanted

    def change(self) -> None:
        """Wake all followers."""
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def follow(self, after: int) -> AsyncGenerator[int]:
        """From how many findings on there is news: at once, and whenever there is more, until it is
        done; declined if it fails."""
        self.followers += 1
        try:
            while True:
                changed, found, done = self._changed, len(self.items), self.done
                if self.failure:
                    raise self.failure
                yield after
                if done:  # and not only since then: there may be more to tell
                    return
                after = max(after, found)
                await changed.wait()
        finally:
            self.followers -= 1
            self.asked = monotonic()
