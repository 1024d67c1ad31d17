"""Reviews of matches: computed once, in the background, and stored."""

import asyncio
import gzip
import logging
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

import msgspec
from msgspec import Raw

from sixthcow.fair_queue import FairQueue, Full
from sixthcow.server.heavy_work import COME_BACK
from sixthcow.server.refusals import Declined
from sixthcow.server.services import Services
from sixthcow.server.store import StoreDown

AT_ONCE = 2
IN_ALL = 100  # that are being computed or wait
UNWANTED = 60.0  # seconds after which a review that nobody asks for any more is given up

logger = logging.getLogger("sixthcow.reviews")


class Reviewed(NamedTuple):
    """What is reviewed: a record with so many decisions, and who decided instead of a seat's
    player, by move."""

    game: str
    record: str
    deciders: Mapping[int, str]
    decisions: int


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

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return self.followers > 0 or monotonic() - self.asked <= UNWANTED

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


class Reviews:
    """All reviews that this process computes."""

    def __init__(self, services: Services, per_address: int) -> None:
        self._services = services
        self._turns = FairQueue(AT_ONCE, per_name=per_address, in_all=IN_ALL)
        self._running: dict[str, Running] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def running(self, identity: str) -> Running | None:
        """A review that is being computed; declined if it has just failed."""
        running = self._running.get(identity)
        if running is None:
            return None
        running.asked = monotonic()
        if running.failure:
            del self._running[identity]  # the next request tries again
            raise running.failure
        return running

    def start(self, identity: str, reviewed: Reviewed, address: str) -> Running:
        """Begin a review, for somebody at an address."""
        running = self._running[identity] = Running(reviewed.decisions)
        task = asyncio.create_task(self._compute(identity, running, reviewed, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return running

    async def close(self) -> None:
        """Give up everything that is being computed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _compute(
        self, identity: str, running: Running, reviewed: Reviewed, address: str
    ) -> None:
        try:
            async with self._turns.turn(address):
                findings = self._services.thinker.review(
                    reviewed.game, reviewed.record, reviewed.deciders, address
                )
                async with aclosing(findings):
                    async for items in findings:
                        running.items += items
                        running.preparing = not running.items
                        running.change()
                        if not running.is_wanted:
                            running.failure = Declined("review-failed", 503, seconds=COME_BACK)
                            break
                    else:
                        packed = await asyncio.to_thread(pack, running.items)
                        await self._services.store.keep_review(identity, packed)
                        running.done = True
            self._running.pop(identity, None)
        except asyncio.CancelledError:  # the server stops
            running.failure = Declined("review-failed", 503, seconds=COME_BACK)
            raise
        except Full:
            running.failure = Declined("too-busy", 429, seconds=COME_BACK)
        except StoreDown:
            running.failure = Declined("store-down", 503)
        except Exception:
            logger.exception("the review of %s failed", identity)
            running.failure = Declined("review-failed", 503, seconds=COME_BACK)
        finally:
            running.change()


def pack(items: list[bytes]) -> bytes:
    """Findings as the store keeps them."""
    return gzip.compress(msgspec.json.encode([Raw(item) for item in items]), 6)


def unpack(packed: bytes) -> list[Raw]:
    """The findings of a stored review."""
    return msgspec.json.decode(gzip.decompress(packed), type=list[Raw])
