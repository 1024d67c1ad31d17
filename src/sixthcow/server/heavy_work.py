"""Work that may take more than a few milliseconds: in a thread, and fair between clients."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sixthcow.fair_queue import FairQueue, Full
from sixthcow.server.refusals import Declined

T = TypeVar("T")

# Threads share one interpreter with the event loop: one at a time leaves it time for the tables.
AT_ONCE = 1
COME_BACK = 5  # seconds


class HeavyWork:
    """Runs one job after another, off the event loop. Names (addresses, mostly) take turns; at most
    `per_name` jobs of one name and `in_all` of all names are accepted at a time."""

    def __init__(self, *, per_name: int, in_all: int) -> None:
        self._turns = FairQueue(AT_ONCE, per_name=per_name, in_all=in_all)

    async def do(self, name: str, work: Callable[[], T]) -> T:
        """The result of some work; declined if too much is waiting already."""
        try:
            async with self._turns.turn(name):
                return await asyncio.to_thread(work)
        except Full:
            raise Declined("too-busy", 429, seconds=COME_BACK) from None
