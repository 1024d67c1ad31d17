"""The bus of several processes: messages go over NATS, which may come and go.

Nothing here waits for NATS or fails with it: what cannot be sent now is lost, and subscribers find
out from the store.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from sixthcow.server.bus import Hear, LocalBus
from sixthcow.server.store import StoreDown

PREFIX = "sixthcow."
FIRST_WAIT = 2.0  # seconds for NATS to answer when a server starts; then it continues without
RETRY = 1  # seconds between two attempts to connect
PING = 2  # seconds; after two pings without an answer the connection counts as lost
MOST_WAITING = 10_000  # messages not yet sent; more are dropped
GOODBYE = 2.0  # seconds

logger = logging.getLogger("sixthcow.bus")


class _Wish:
    """A requested subscription, whether or not NATS is connected yet."""

    def __init__(self, subject: str, queue: str, answer: Callable[[Msg], Awaitable[None]]) -> None:
        self.subject, self.queue, self.answer = PREFIX + subject, queue, answer
        self.subscription: Subscription | None = None

    async def fulfil(self, client: Client) -> None:
        """Subscribe at NATS; the client repeats this by itself after a lost connection."""
        self.subscription = await client.subscribe(self.subject, self.queue, cb=self.answer)


class NatsBus:
    """Carries messages between the processes of one installation; inside this one without NATS."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client = Client()
        self._local = LocalBus()
        self._wishes: list[_Wish] = []
        self._connected_once = self._closing = False
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def connect(cls, address: str) -> "NatsBus":
        """The bus at one or more addresses, separated by commas; it keeps trying to connect."""
        bus = cls(address)
        bus._tasks = [asyncio.create_task(bus._connect()), asyncio.create_task(bus._send())]
        await asyncio.wait(bus._tasks[:1], timeout=FIRST_WAIT)
        if not bus.alive:
            logger.warning("NATS does not answer yet; the store is asked for news meanwhile")
        return bus

    async def _connect(self) -> None:
        await self._client.connect(
            servers=self._address.split(","),
            name="sixthcow",
            no_echo=True,  # this process notifies itself
            max_reconnect_attempts=-1,
            reconnect_time_wait=RETRY,
            connect_timeout=RETRY,
            ping_interval=PING,
            max_outstanding_pings=2,
            flush_timeout=GOODBYE,
            error_cb=_note,
            disconnected_cb=self._say_lost,
            reconnected_cb=_say_back,
        )
        self._connected_once = True
        for wish in self._wishes:
            await wish.fulfil(self._client)

    @property
    def alive(self) -> bool:
        """Whether NATS answers."""
        return self._client.is_connected

    async def publish(self, subject: str, news: bytes) -> None:
        """Publish to all subscribers of a subject; to other processes as soon as possible, if at
        all."""
        if self.alive:
            with suppress(asyncio.QueueFull):
                self._outgoing.put_nowait((PREFIX + subject, news))
        await self._local.publish(subject, news)

    async def _send(self) -> None:
        while True:
            subject, news = await self._outgoing.get()
            try:
                await self._client.publish(subject, news)
            except (nats.errors.Error, OSError) as error:
                logger.debug("news was lost: %r", error)

    async def subscribe(self, subject: str, hear: Hear) -> Callable[[], Awaitable[None]]:
        """Subscribe to a subject; calling the result ends the subscription."""

        async def answer(message: Msg) -> None:
            try:
                await hear(message.data)
            except StoreDown as error:
                logger.warning("news of %s could not be followed: %s", subject, error)
            except Exception:
                # Others may send anything; it must not end the subscription.
                logger.exception("news of %s was not understood", subject)

        end_local = await self._local.subscribe(subject, hear)
        end_wish = await self._wish(_Wish(subject, "", answer))

        async def end() -> None:
            await end_local()
            await end_wish()

        return end

    async def answer(
        self, subject: str, group: str, answer: Callable[[bytes], Awaitable[bytes]]
    ) -> Callable[[], Awaitable[None]]:
        """Answer questions; each is delivered to one process of the group."""
        busy: set[asyncio.Task[None]] = set()

        async def reply(message: Msg) -> None:
            try:
                await message.respond(await answer(message.data))
            except (nats.errors.Error, OSError, ValueError) as error:
                logger.warning("a question about %s has no answer: %r", subject, error)

        async def begin(message: Msg) -> None:
            task = asyncio.create_task(reply(message))
            busy.add(task)
            task.add_done_callback(busy.discard)

        return await self._wish(_Wish(subject, group, begin))

    async def _wish(self, wish: _Wish) -> Callable[[], Awaitable[None]]:
        self._wishes.append(wish)
        if self._connected_once:
            await wish.fulfil(self._client)

        async def end() -> None:
            self._wishes.remove(wish)
            if wish.subscription is not None:
                with suppress(nats.errors.Error):
                    await wish.subscription.unsubscribe()

        return end

    async def ask(self, subject: str, question: bytes, patience: float) -> bytes | None:
        """One process's answer; None if nobody is there to answer, TimeoutError if it is late."""
        if not self.alive:
            return None
        try:
            message = await self._client.request(PREFIX + subject, question, timeout=patience)
        except nats.errors.TimeoutError:
            raise TimeoutError(subject) from None
        except (nats.errors.Error, OSError):
            return None
        return message.data

    async def close(self) -> None:
        """Send pending messages, and stop."""
        self._closing = True
        with suppress(TimeoutError, nats.errors.Error, OSError):
            async with asyncio.timeout(GOODBYE):
                while self.alive and not self._outgoing.empty():
                    await asyncio.sleep(0.01)
                await self._client.flush(1)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(TimeoutError, nats.errors.Error, OSError):
            async with asyncio.timeout(GOODBYE):
                await self._client.close()
        await self._local.close()

    async def _say_lost(self) -> None:
        if not self._closing:
            logger.warning("the connection to NATS is lost; the store is asked for news meanwhile")


async def _note(error: Exception) -> None:
    logger.debug("NATS: %r", error)


async def _say_back() -> None:
    logger.info("NATS is back")
