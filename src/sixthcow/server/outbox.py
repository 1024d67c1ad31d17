"""What waits to be sent to one socket: never more than a little, however slowly it reads."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_MESSAGES = 256

Refill = Callable[["Outbox"], Awaitable[None]]


class OutboxClosed(Exception):
    """Nothing more will come."""


class Outbox:
    """Messages for one reader, oldest first.

    A reader that falls too far behind loses them all; once it reads again, `refill` puts in a
    fresh start instead of the gap.
    """

    def __init__(self, person: str, refill: Refill, limit: int = MOST_MESSAGES) -> None:
        self.person = person
        self._refill = refill
        self._behind = False
        self._limit = limit
        self._messages: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None  # for a message
        self._closed = False

    def put(self, message: bytes) -> None:
        """Add a message, unless the reader is behind and waits for a fresh start."""
        if self._closed or self._behind:
            return
        if len(self._messages) >= self._limit:
            self._messages.clear()
            self._behind = True
        else:
            self._messages.append(message)
        self._wake()

    def close(self, last: bytes | None = None) -> None:
        """Nothing more after this message."""
        if not self._closed:
            self._closed = True
            if last is not None:
                self._messages.append(last)
            self._wake()

    def _wake(self) -> None:
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits to be read."""
        return not self._messages

    async def next(self) -> bytes:
        """The next message; raises OutboxClosed after the last one."""
        while not self._messages:
            if self._closed:
                raise OutboxClosed
            if self._behind:
                self._behind = False
                await self._refill(self)
                continue
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.popleft()
