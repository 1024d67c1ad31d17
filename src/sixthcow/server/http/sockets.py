"""One socket: a reader for the client's messages, and a writer that drains its outbox."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sixthcow.engine import Refused
from sixthcow.server.http.auth.identity import Caller, find_caller, not_banned
from sixthcow.server.http.connections import SEND_TEXT
from sixthcow.server.http.context import HttpContext
from sixthcow.server.http.limits import Bucket, Rate, TooMany
from sixthcow.server.http.problems import as_refused, refusal, status_of
from sixthcow.server.http.requests import address_of, malformed
from sixthcow.server.http.socket_registry import LAST_WORDS
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person, StoreDown
from sixthcow.server.tables.subscribers import Outbox, OutboxClosed
from sixthcow.server.wire.messages import (
    Bye,
    FromClient,
    Ping,
    Pong,
    encode,
    from_client,
)

logger = logging.getLogger("sixthcow.http")

AnySocket = WebSocket[Any, Any, Any]
Hear = Callable[[FromClient], Awaitable[None]]

PATIENCE = Rate(1 / 30, 5)
DONE, GOING_AWAY, POLICY, TOO_BIG, BROKEN = 1000, 1001, 1008, 1009, 1011
CODES = {
    "done": DONE, "restart": 1012, "silent": GOING_AWAY, "slow": POLICY, "too-large": TOO_BIG,
}  # fmt: skip
PING = encode(Ping())


class Unreadable(Exception):
    """The client has sent nonsense, or too much; `reason` is for a goodbye."""

    def __init__(self, declined: Declined, reason: str) -> None:
        self.declined = declined
        self.reason = reason


def sender(socket: AnySocket) -> Callable[[bytes], Awaitable[None]]:
    """What sends messages that are JSON already; see `SocketConnection`."""
    extensions: Any = socket.scope["extensions"]
    send: Callable[[bytes], Awaitable[None]] = extensions[SEND_TEXT]["send"]
    return send


async def turn_away(
    socket: AnySocket,
    context: HttpContext,
    error: Refused | StoreDown,
    person: Person | None = None,
) -> None:
    """Refuse a socket, in words and with the close code 4000 plus the HTTP status.

    A browser's page learns nothing from a handshake that fails, so it has to succeed first.
    """
    refused = as_refused(error)
    with contextlib.suppress(OSError):
        if socket.connection_state == "init":
            await socket.accept()
        send = sender(socket)
        await send(refusal(context, error, person, None))
        await send(encode(Bye(reason=refused.reason)))
        await socket.close(4000 + status_of(refused), refused.reason)


async def connection_of_anybody(
    socket: AnySocket, context: HttpContext, kind: str
) -> "Connection | None":
    """A connection for anybody, known here or not; None if it was turned away."""
    try:
        caller = await find_caller(socket, context)
        if caller:
            not_banned(caller)
    except (Refused, StoreDown) as error:
        await turn_away(socket, context, error)
        return None
    return Connection(socket, context, kind, caller)


class Connection:
    """An accepted socket with its outbox. `hear` gets the client's messages, one at a time."""

    def __init__(
        self, socket: AnySocket, context: HttpContext, kind: str, caller: Caller | None
    ) -> None:
        self.kind = kind
        self.address = address_of(socket)
        self.person: Person | None = caller.person if caller else None
        self.key = caller.key if caller else ""
        self.heard = self.checked = self.pinged = time.monotonic()
        self._socket = socket
        self._context = context
        self._outbox: Outbox | None = None
        self._bucket = Bucket(context.settings.limits.messages)
        self._patience = Bucket(PATIENCE)
        self._writer: asyncio.Task[None] | None = None

    @property
    def reader(self) -> str:
        """Who reads what is sent here: a person, or somebody at an address."""
        return self.person.id if self.person else self.address

    # --- for the registry -----------------------------------------------------------------------

    def ping(self) -> None:
        """See `Socket`."""
        if self._outbox:
            self._outbox.put(PING)

    def end(self, reason: str) -> None:
        """See `Socket`."""
        if self._outbox and self._writer:
            self._outbox.close(encode(Bye(reason=reason)))
            # A socket that does not read will not read this either.
            asyncio.get_running_loop().call_later(LAST_WORDS, self._writer.cancel)

    # --- running --------------------------------------------------------------------------------

    async def run(self, attach: Callable[[], Awaitable[Outbox]], hear: Hear) -> None:
        """Serve the socket until either side closes it."""
        try:
            await self._socket.accept()
        except OSError:
            return  # the client is gone already
        try:
            self._context.sockets.add(self)
            self._outbox = await attach()
        except (Refused, StoreDown) as error:
            await turn_away(self._socket, self._context, error, self.person)
            return
        self._writer = writer = asyncio.create_task(self._write(self._outbox))
        reader = asyncio.create_task(self._read(self._outbox, hear))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            self._outbox.close()
            await asyncio.wait({writer}, timeout=LAST_WORDS)
        finally:
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            self._outbox = self._writer = None

    def finish(self) -> None:
        """The socket is closed."""
        self._context.sockets.remove(self)

    async def _write(self, outbox: Outbox) -> None:
        last, send = b"", sender(self._socket)
        try:
            while True:
                last = await outbox.next()
                await send(last)
        except OutboxClosed:
            await self._close(last)
        except (Refused, StoreDown):  # there is nothing to restart from
            await self._socket.close(BROKEN, "behind")
        except (OSError, WebSocketDisconnect):
            return  # the client is gone
        except Exception:
            logger.exception("writing to a socket failed")

    async def _close(self, last: bytes) -> None:
        """Close with the code that fits the last goodbye."""
        try:
            reason = msgspec.json.decode(last, type=Bye).reason
        except msgspec.MsgspecError:
            reason = "restart"
        with contextlib.suppress(OSError, WebSocketDisconnect):  # the client may be gone already
            await self._socket.close(CODES.get(reason, POLICY), reason)

    async def _read(self, outbox: Outbox, hear: Hear) -> None:
        """Take messages until the client is gone or has sent too much nonsense."""
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            self.heard = time.monotonic()
            try:
                message = self._decoded(event, outbox)
            except Unreadable as error:
                outbox.close(encode(Bye(reason=error.reason)))
                return
            if isinstance(message, Ping):
                outbox.put(encode(Pong(now=self._context.services.now())))
            elif message is not None and not isinstance(message, Pong):
                try:
                    await hear(message)
                except Exception as error:
                    self._refuse(message, error, outbox)

    def _refuse(self, message: FromClient, error: Exception, outbox: Outbox) -> None:
        if not isinstance(error, Refused | StoreDown):
            logger.error("a %s on a socket failed", type(message).__name__, exc_info=error)
        answer = getattr(message, "id", None)
        outbox.put(refusal(self._context, error, self.person, answer))

    def _decoded(self, event: Any, outbox: Outbox) -> FromClient | None:
        """The client's message; None, after a refusal, if it cannot be read or is too much."""
        try:
            return self._decode(event)
        except Unreadable as error:
            outbox.put(refusal(self._context, error.declined, self.person, None))
            if self._patience.take():
                return None
            logger.info("a socket was closed: %s", error.reason)
            raise

    def _decode(self, event: Any) -> FromClient:
        if not self._bucket.take():
            raise Unreadable(TooMany(self._bucket.wait), "flood")
        text = event.get("text")
        if text is None:
            raise Unreadable(Declined("unsupported", 415, allowed="JSON"), "unreadable")
        data = text.encode()
        if len(data) > self._context.settings.limits.message:
            raise Unreadable(Declined("body-too-large", 413), "too-large")
        try:
            return from_client.decode(data)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Unreadable(malformed(error), "unreadable") from None
