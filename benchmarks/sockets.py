"""A WebSocket client that costs next to nothing, so that a load generator is not the bottleneck."""

import asyncio
import http.client
import json
import os
import time
from collections.abc import Callable
from typing import Any, cast

OPCODE, TEXT = 0x0F, 0x1
HEAD_END = b"\r\n\r\n"
# Masking with zeros changes nothing, and a benchmark has nothing to hide.
NO_MASK = bytes(4)
# Seconds; the server closes a connection that nobody has used for five.
KEPT = 3.0

Hear = Callable[[bytes], None]


class ClientSocket(asyncio.Protocol):
    """One socket; `hear` is called with every text message."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request = request
        self._hear = hear
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.messages = 0
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, _: Exception | None) -> None:
        """The server has closed."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed during the handshake"))

    def data_received(self, data: bytes) -> None:
        """The answer to the upgrade, then frames; what is not whole waits for more."""
        data = self._buffer + data if self._buffer else data
        start = 0
        if not self.opened.done():
            end = data.find(HEAD_END)
            if end < 0:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:200].decode("latin-1")))
                return
            self.opened.set_result(None)
            start = end + len(HEAD_END)
        size = len(data)
        while size - start >= 2:
            length, begin = data[start + 1], start + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                begin += wide
                if size < begin:
                    break
                length = int.from_bytes(data[begin - wide : begin], "big")
            if size < begin + length:
                break
            if data[start] & OPCODE == TEXT:
                self.messages += 1
                self.bytes += length
                self._hear(data[begin : begin + length])
            start = begin + length
        self._buffer = data[start:]

    def send(self, text: bytes) -> None:
        """One text message."""
        assert self._transport
        length = len(text)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(b"".join((b"\x81", size, NO_MASK, text)))

    def close(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.abort()


async def connect(port: int, path: str, cookie: str, hear: Hear) -> ClientSocket:
    """An open socket."""
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: ClientSocket(request, hear), "127.0.0.1", port)
    await client.opened
    return client


class Api:
    """Plain requests over one kept connection."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self._origin = f"http://127.0.0.1:{port}"
        self._used = time.monotonic()

    def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> Any:
        """The JSON of the answer; RuntimeError if it is a refusal."""
        return self._ask(method, path, cookie, body)[0]

    def guest(self) -> tuple[str, str]:
        """A new guest: id and cookie."""
        me, cookie = self._ask("GET", "/api/me", "", None)
        return me["id"], cookie

    def _ask(self, method: str, path: str, cookie: str, body: Any) -> tuple[Any, str]:
        headers = {"Origin": self._origin} | ({"Cookie": cookie} if cookie else {})
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body)
        if time.monotonic() - self._used > KEPT:
            self._connection.close()  # it opens itself again
        self._connection.request(method, path, data, headers)
        answer = self._connection.getresponse()
        self._used = time.monotonic()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:300].decode()}")
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        return json.loads(text) if text else None, cookie


def command_id() -> str:
    """An id for a command."""
    return os.urandom(9).hex()
