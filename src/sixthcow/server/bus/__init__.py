"""Short messages between the processes of one installation, and the bus of a single process."""

from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[bytes], Awaitable[None]]


class Bus(Protocol):
    """Carries short messages between the processes of one installation. It may lose some:
    subscribers then find out from the store."""

    @property
    def alive(self) -> bool:
        """Whether messages get through, as far as this process can tell."""

    async def publish(self, subject: str, news: bytes) -> None:
        """Publish to all subscribers of a subject, including this process's own."""

    async def subscribe(self, subject: str, hear: Hear) -> Callable[[], Awaitable[None]]:
        """Hear all news of a subject; the answer ends the subscription."""

    async def close(self) -> None:
        """Stop."""


class LocalBus:
    """Carries messages inside this process."""

    alive = True

    def __init__(self) -> None:
        self._listeners: dict[str, list[Hear]] = defaultdict(list)

    async def publish(self, subject: str, news: bytes) -> None:
        """Publish to all subscribers of a subject."""
        for hear in tuple(self._listeners.get(subject, ())):
            await hear(news)

    async def subscribe(self, subject: str, hear: Hear) -> Callable[[], Awaitable[None]]:
        """Hear all news of a subject; the answer ends the subscription."""
        self._listeners[subject].append(hear)

        async def end() -> None:
            self._listeners[subject].remove(hear)
            if not self._listeners[subject]:
                del self._listeners[subject]

        return end

    async def close(self) -> None:
        """Stop."""
        self._listeners.clear()
