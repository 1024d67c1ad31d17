"""Connections as such, before any request is read: how many there are, how long a request may take
to arrive, and how long an answer may wait to be read. The server needs no proxy for this."""

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from sixthcow.server.http.limits import Bucket, Limits, Rate
from sixthcow.server.http.requests import network_of

logger = logging.getLogger("sixthcow.http")

OTHER_FILES = 200  # that the server has open beside its connections
MOST_FRAMES = 64  # of one message: clients send messages whole
CONTROL_FRAMES = Rate(5, 50)
# A connection that is closed while its next request is on the way loses that request. Proxies keep
# theirs for 60 seconds (nginx), so they are the first to close one.
KEEP_ALIVE = 75  # seconds
SEND_TEXT = "sixthcow.send_text"  # the name of an extension of ASGI: see `SocketConnection`
LEAST_READ = 16 * 1024  # bytes of an answer, each time that a reader's patience is measured


class Connections:
    """All open connections, and where they come from."""

    def __init__(self, limits: Limits, trusted: Sequence[str] = ()) -> None:
        self.limits = limits
        self._trusted = trusted
        self._by_address: Counter[str] = Counter()
        self.total = 0

    def admit(self, host: str) -> str:
        """Count one more connection; the reason if it is one too many. Proxies that are trusted
        bring everybody's connections, so they are not counted as one address."""
        if self.total >= self.limits.connections_in_all:
            return "503 Service Unavailable"
        address = network_of(host)
        full = self._by_address[address] >= self.limits.connections_per_address
        if full and not self._is_trusted(host):
            return "429 Too Many Requests"
        self._by_address[address] += 1
        self.total += 1
        return ""

    def release(self, host: str) -> None:
        """A connection that was admitted has ended."""
        address = network_of(host)
        self.total -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _is_trusted(self, host: str) -> bool:
        return any(trusted in {"*", host} or _lies_in(host, trusted) for trusted in self._trusted)


def most_connections(wanted: int) -> int:
    """As many as are wanted, or as the system lets this process have; it is asked for more."""
    if sys.platform == "win32":
        return wanted
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + OTHER_FILES
    if allowed < needed:
        allowed = needed if most == resource.RLIM_INFINITY else min(needed, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return max(1, min(wanted, allowed - OTHER_FILES))


def _lies_in(host: str, network: str) -> bool:
    try:
        return ip_address(host) in ip_network(network, strict=False)
    except ValueError:  # a name
        return False


class Patience:
    """Aborts a connection whose buffer is not read: it must shrink by some bytes every time.

    Every message waits for a moment, so the timer of the last one is kept and only looked at when
    it is due.
    """

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._due: float | None = None  # when some must have been read, if anything waits
        self._left = 0

    def start(self) -> None:
        """Something waits to be read."""
        self._left = self._transport.get_write_buffer_size()
        self._due = self._loop.time() + self._seconds
        if self._timer is None:
            self._timer = self._loop.call_at(self._due, self._look)

    def stop(self) -> None:
        """Everything has been read."""
        self._due = None

    def end(self) -> None:
        """The connection is closed."""
        self._due = None
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        if self._due is None:
            return
        if self._due > self._loop.time():
            self._timer = self._loop.call_at(self._due, self._look)
        elif self._transport.get_write_buffer_size() > self._left - LEAST_READ:
            logger.info("an answer was not read: its connection is closed")
            self._transport.abort()
        else:
            self.start()


def patience_with(transport: asyncio.Transport, limits: Limits) -> Patience:
    """The patience with a new connection. Writing is paused as soon as anything waits there, so
    that it is counted as unread until the client's system has taken it."""
    transport.set_write_buffer_limits(high=0)
    return Patience(transport, limits.answer_seconds)


class HttpConnection(HttpToolsProtocol):
    """A connection that must bring a whole request soon, and must read its answer."""

    def __init__(self, connections: Connections, **options: Any) -> None:
        super().__init__(**options)
        self._all = connections
        self._host = ""
        self._admitted = False
        self._head = 0  # bytes of a request's head so far; -1 after it
        self._arriving: asyncio.TimerHandle | None = None
        self._patience: Patience | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Turn away a connection too many; the others have some seconds for a request."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        if refused := self._all.admit(self._host):
            self._turn_away(refused)
            return
        self._admitted = True
        self._patience = patience_with(transport, self._all.limits)
        self._expect(self._all.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        super().connection_lost(exc)
        self._leave()

    def _leave(self) -> None:
        self._expect(None)
        if self._patience:
            self._patience.end()
        if self._admitted:
            self._admitted = False
            self._all.release(self._host)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head of the request is endless."""
        if not self._admitted or self.transport.is_closing():
            return
        if self._head >= 0:
            if not self._head and self._arriving is None:  # the next request of this connection
                self._expect(self._all.limits.head_seconds)
            self._head += len(data)
        super().data_received(data)
        if self._head > self._all.limits.head:
            self._turn_away("431 Request Header Fields Too Large")

    def on_headers_complete(self) -> None:
        """The head is here: the body has some time of its own."""
        self._head = -1
        self._expect(self._all.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is here."""
        self._head = 0
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a `SocketConnection`, which counts itself."""
        self._leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The answer is not read as fast as it is written."""
        super().pause_writing()
        if self._patience:
            self._patience.start()

    def resume_writing(self) -> None:
        """All of it has been read."""
        super().resume_writing()
        if self._patience:
            self._patience.stop()

    def _expect(self, seconds: float | None) -> None:
        """Something must have come by then."""
        if self._arriving:
            self._arriving.cancel()
        self._arriving = self.loop.call_later(seconds, self._too_slow) if seconds else None

    def _too_slow(self) -> None:
        self._arriving = None
        if self.transport.is_closing():
            return
        logger.info("a request did not arrive in time: its connection is closed")
        if self._head < 0 and self.cycle.response_started:
            self.transport.abort()
        else:
            self._turn_away("408 Request Timeout")

    def _turn_away(self, status: str) -> None:
        """Close with a status and nothing more: there is no request to answer."""
        self.transport.write(
            f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()
        )
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket: a message is sent once the client's system has taken it.

    Messages that are UTF-8 already can be sent by `send_text`, an extension in the scope of ASGI:
    past the layers of the framework, which would decode, wrap, unwrap and encode them again.
    """

    def __init__(self, connections: Connections, **options: Any) -> None:
        super().__init__(**options)
        self._all = connections
        self._host = ""
        self._control = Bucket(CONTROL_FRAMES)
        self._patience: Patience | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over from the `HttpConnection`, which has just released this one."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._all.admit(self._host)
        self._patience = patience_with(self.transport, self._all.limits)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        super().connection_lost(exc)
        self._all.release(self._host)
        if self._patience:
            self._patience.end()

    def pause_writing(self) -> None:
        """Messages are not read as fast as they are written."""
        super().pause_writing()
        if self._patience:
            self._patience.start()

    def resume_writing(self) -> None:
        """All of them have been read."""
        super().resume_writing()
        if self._patience:
            self._patience.stop()

    def handle_connect(self, event: Request) -> None:
        """Offer the extension to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[SEND_TEXT] = {"send": self.send_text}

    async def send_text(self, message: bytes) -> None:
        """Send a text message, and wait until nothing is left in the transport."""
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(message)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))
        if not self.writable.is_set():
            await self.writable.wait()

    async def send(self, message: Any) -> None:
        """Send, and wait until nothing is left in the transport.

        Accepting a client that is already gone raises ClientDisconnected: uvicorn would ignore it
        and then refuse the first message as one that came too early.
        """
        if self.transport.is_closing() and not self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)
        if not self.writable.is_set():
            await self.writable.wait()

    def handle_ping(self) -> None:
        """Answer; but pings cost us an answer each, which nobody may be reading."""
        if self._control.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message, of which there may be a few."""
        if len(self.frames) < MOST_FRAMES:
            super().handle_cont(event)
        else:
            self.transport.abort()


def bounded(limits: Limits, trusted: Sequence[str] = ()) -> dict[str, Any]:
    """The settings of uvicorn with which it keeps to the limits."""
    connections = Connections(limits, trusted)
    return {
        "http": partial(HttpConnection, connections),
        "ws": partial(SocketConnection, connections),
        "timeout_keep_alive": KEEP_ALIVE,
        "ws_max_size": limits.frame,
        "ws_per_message_deflate": False,  # costs more time and memory than it saves
        "ws_ping_interval": None,  # the protocol's heartbeats do that
    }
