"""Turns at something that only a few can use at once, shared fairly between those who ask."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import NamedTuple


class Rank(IntEnum):
    """Who goes first: nobody of a later rank gets a turn while one of an earlier rank waits."""

    PEOPLE = 0
    BOTS_ALONE = 1
    HINTS = 2
    REVIEWS = 3


class Line(NamedTuple):
    """A place in the queue: the name it belongs to, and its priority."""

    name: str
    rank: Rank = Rank.PEOPLE


NO_LINE = Line("")


class Full(Exception):
    """Too many are waiting already: of this name, or in total."""


Waiting = OrderedDict[str, deque["asyncio.Future[None]"]]


class FairQueue:
    """A limited number of turns at once. Names alternate, however much each of them wants.

    At most `per_name` of one name and `in_all` of all names wait or have a turn; None: no limit.
    """

    def __init__(
        self, at_once: int, *, per_name: int | None = None, in_all: int | None = None
    ) -> None:
        self._free = at_once
        self._per_name, self._in_all = per_name, in_all
        self._asked: Counter[str] = Counter()
        self._waiting: dict[Rank, Waiting] = {rank: OrderedDict() for rank in Rank}

    @asynccontextmanager
    async def turn(self, name: str, rank: Rank = Rank.PEOPLE) -> AsyncIterator[None]:
        """Wait for a turn and have it; raises Full if too many wait already."""
        if self._per_name is not None and self._asked[name] >= self._per_name:
            raise Full
        if self._in_all is not None and self._asked.total() >= self._in_all:
            raise Full
        self._asked[name] += 1
        try:
            await self._take(name, rank)
            try:
                yield
            finally:
                self._give_back()
        finally:
            self._asked[name] -= 1
            if not self._asked[name]:
                del self._asked[name]

    async def _take(self, name: str, rank: Rank) -> None:
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[rank].setdefault(name, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # the turn has come in this very moment
                self._give_back()
            raise

    def _give_back(self) -> None:
        """Hand the turn to the next who waits, if anybody does."""
        for waiting in self._waiting.values():
            while waiting:
                name, line = waiting.popitem(last=False)
                following = line.popleft()
                if line:
                    waiting[name] = line  # behind all others
                if not following.done():
                    following.set_result(None)
                    return
        self._free += 1
