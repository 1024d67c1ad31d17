"""Answers of megabytes: sent piece by piece, and counted until they have been read."""

from litestar.response.base import ASGIResponse
from litestar.types import Receive, Send

from sixthcow.server.http.openapi import JSON
from sixthcow.server.refusals import Declined
from sixthcow.server.unread import Unread

PIECE = 64 * 1024  # bytes
COME_BACK = 30  # seconds


class LargeAnswer(ASGIResponse):
    """JSON for an address, counted in a budget until it has been sent. Declined if the address has
    not read enough of its earlier answers."""

    def __init__(
        self, body: bytes | bytearray, unread: Unread, address: str, headers: dict[str, str]
    ) -> None:
        if not unread.has_room(address, len(body)):
            raise Declined("too-much-unread", 429, seconds=COME_BACK)
        super().__init__(
            content_length=len(body), media_type=JSON, headers=headers, status_code=200
        )
        self._unread, self._address = unread, address
        self._body, self._left = memoryview(body), len(body)
        unread.add(address, self._left)

    async def send_body(self, send: Send, receive: Receive) -> None:
        """Send the pieces, each once the one before has been read: see `HttpConnection`."""
        body, self._body = self._body, memoryview(b"")
        last = 0
        try:
            for start in range(0, len(body), PIECE):
                piece = bytes(body[start : start + PIECE])
                await send({"type": "http.response.body", "body": piece, "more_body": True})
                self._unread.remove(self._address, last)
                self._left -= last
                last = len(piece)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self._unread.remove(self._address, self._left)
