"""Reviews of matches: computed once, in the background, and stored."""

import asyncio
import gzip
import logging
from collections.abc import Mapping
from contextlib import aclosing
from time import monotonic
from typing import NamedTuple

import msgspec
from msgspec import Raw

from sixthcow.fair_queue import FairQueue, Full
from sixthcow.server.heavy_work import COME_BACK
from sixthcow.server.refusals import Declined
from sixthcow.server.review_leases import ReviewLeases
from sixthcow.server.running_review import Running, Unwanted
from sixthcow.server.services import Services
from sixthcow.server.store import StoreDown

AT_ONCE = 2
IN_ALL = 100  # that are being computed or wait

logger = logging.getLogger("sixthcow.reviews")


class Reviewed(NamedTuple):
    """What is reviewed: a record with so many decisions, and who decided instead of a seat's
    player, by move."""

    game: str
    record: str
    deciders: Mapping[int, str]
    decisions: int


class Reviews:
    """All reviews that this process computes, or follows while another one computes them."""

    def __init__(self, services: Services, per_address: int) -> None:
        self._services = services
        self._leases = ReviewLeases(services)
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
            stored = await self._leases.stored_elsewhere(identity, running)
            if stored is not None:
                running.items = await asyncio.to_thread(unpack, stored)
            else:
                async with self._leases.kept(identity, running), self._turns.turn(address):
                    await self._find(running, reviewed, address)
                    packed = await asyncio.to_thread(pack, running.items)
                    await self._services.store.keep_review(identity, packed)
            running.done = True
            self._running.pop(identity, None)
        except asyncio.CancelledError:  # the server stops
            running.failure = Declined("review-failed", 503, seconds=COME_BACK)
            raise
        except Unwanted:
            running.failure = Declined("review-failed", 503, seconds=COME_BACK)
            self._running.pop(identity, None)
        except Full:
            running.failure = Declined("too-busy", 429, seconds=COME_BACK)
        except StoreDown:
            running.failure = Declined("store-down", 503)
        except Exception:
            logger.exception("the review of %s failed", identity)
            running.failure = Declined("review-failed", 503, seconds=COME_BACK)
        finally:
            running.change()

    async def _find(self, running: Running, reviewed: Reviewed, address: str) -> None:
        """Compute a review; what another server has found of it before it died is found again."""
        found = 0
        findings = self._services.thinker.review(
            reviewed.game, reviewed.record, reviewed.deciders, address
        )
        async with aclosing(findings):
            async for items in findings:
                new = items[max(0, len(running.items) - found) :]
                found += len(items)
                running.items += new
                running.preparing = not running.items
                running.change()
                running.require_interest()


def pack(items: list[bytes]) -> bytes:
    """Findings as the store keeps them."""
    return gzip.compress(msgspec.json.encode([Raw(item) for item in items]), 6)


def unpack(packed: bytes) -> list[bytes]:
    """The findings of a stored review, each as JSON."""
    return list(map(bytes, msgspec.json.decode(gzip.decompress(packed), type=list[Raw])))
