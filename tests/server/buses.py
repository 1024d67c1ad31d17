"""Buses over a real NATS that carry news from the first moment, and are closed in any case."""

from collections.abc import Awaitable
from contextlib import AsyncExitStack
from typing import Protocol, TypeVar

from sixthcow.server.bus.nats import NatsBus
from tests.waiting import becomes


class Closable(Protocol):
    """Something that has to be closed."""

    def close(self) -> Awaitable[None]:
        """Stop."""


Thing = TypeVar("Thing", bound=Closable)


class Opened(AsyncExitStack):
    """What a test has opened: closed when it ends, the latest first, also if it fails. Otherwise
    the failure of one test would be noticed as a leak in another."""

    def keep(self, thing: Thing) -> Thing:
        """Close this at the end."""
        self.push_async_callback(thing.close)
        return thing

    async def bus(self, address: str) -> NatsBus:
        """A bus to which NATS has answered."""
        return await connected(self.keep(await NatsBus.connect(address)))


async def connected(bus: NatsBus) -> NatsBus:
    """Wait for NATS, which a busy machine may keep waiting: what is published before it has
    answered is heard in this process only."""
    await becomes(bus._tasks[0].done)
    return bus


async def known(bus: NatsBus) -> None:
    """Wait until NATS knows of all that this process has subscribed to or has ended.

    The client sends the first ping before what waits to be sent, and the second one after it."""
    for _ in range(2):
        await bus._client.flush()
