"""Which server computes a review: one of them, while the others show what it finds.

A server that wants to show more asks over the bus, again and again. News may be lost: a review that
is complete is read from the store, and one whose server has died is computed here.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

import msgspec
from msgspec import Raw, Struct

from sixthcow.server.running_review import Running
from sixthcow.server.services import Services
from sixthcow.server.store import StoreDown
from sixthcow.server.store.reviews import EDITION
from sixthcow.server.tables.leases import LASTS, RENEWED

LOOK = 0.5  # seconds between two questions to the server that computes a review
MOST_TOLD = 50  # findings in one message, which may have a megabyte


class Told(Struct, frozen=True):
    """What the server that computes a review has found after the first findings."""

    after: int
    items: list[Raw]


_told = msgspec.json.Decoder(Told)
_asked = msgspec.json.Decoder(int)


class ReviewLeases:
    """The reviews that this process computes or follows."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def stored_elsewhere(self, identity: str, running: Running) -> bytes | None:
        """Wait as long as another server computes a review: what it has stored in the end, or None
        if this process has the lease now. Raises Unwanted if nobody waits any more."""
        store, bus = self._services.store, self._services.bus

        async def hear(news: bytes) -> None:
            told = _told.decode(news)
            if told.after == len(running.items):
                running.items += map(bytes, told.items)
                running.change()

        end = await bus.subscribe(found_subject(identity), hear)
        try:
            while True:
                leased = await self._claim(identity)
                stored = await store.review(identity)
                if leased and stored is not None:
                    await self._release(identity)
                if leased or stored is not None:
                    return stored
                running.require_interest()
                have = msgspec.json.encode(len(running.items))
                await bus.publish(wanted_subject(identity), have)
                await asyncio.sleep(LOOK)
        finally:
            await end()

    @asynccontextmanager
    async def kept(self, identity: str, running: Running) -> AsyncIterator[None]:
        """Keep a lease while this process computes the review, and tell other servers about it."""

        async def tell(news: bytes) -> None:
            running.asked = monotonic()
            after = _asked.decode(news)
            found = running.items[after : after + MOST_TOLD]
            told = msgspec.json.encode(Told(after, list(map(Raw, found))))
            await self._services.bus.publish(found_subject(identity), told)

        async def renew() -> None:
            while True:
                await asyncio.sleep(RENEWED)
                with suppress(StoreDown):
                    await self._claim(identity)

        end = await self._services.bus.subscribe(wanted_subject(identity), tell)
        renewing = asyncio.create_task(renew())
        try:
            yield
        finally:
            renewing.cancel()
            await end()
            await self._release(identity)

    async def _claim(self, identity: str) -> bool:
        until = self._services.now() + LASTS
        return await self._services.store.claim_review(self._services.process, identity, until)

    async def _release(self, identity: str) -> None:
        with suppress(StoreDown):  # then it expires
            await self._services.store.release_review(self._services.process, identity)


def wanted_subject(identity: str) -> str:
    """Where servers say how many findings they have."""
    return f"review.{EDITION}.{identity}.wanted"


def found_subject(identity: str) -> str:
    """Where the server that computes a review says what it has found."""
    return f"review.{EDITION}.{identity}.found"
