"""The bus of a single process: news goes straight to whoever listens."""

from collections import defaultdict
from collections.abc import Awaitable, Callable

from sixthcow.server.ports import Hear


class LocalBus:
    """Carries news inside this process."""

    alive = True

    def __init__(self) -> None:
        self._listeners: dict[str, list[Hear]] = defaultdict(list)

    async def publish(self, subject: str, news: bytes) -> None:
        """Tell all subscribers of a subject."""
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
