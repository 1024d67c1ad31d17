"""Answers of megabytes: sent piece by piece, within a budget, and not to those who do not read."""

import asyncio
import logging

from litestar.response.base import ASGIResponse
from litestar.types import Receive, Send

from sixthcow.server.http.openapi import JSON
from sixthcow.server.refusals import Declined
from sixthcow.server.unread import Unread

PIECE = 64 * 1024  # bytes
PATIENCE = 30.0  # seconds until a piece must have been read
COME_BACK = 30  # seconds

logger = logging.getLogger("sixthcow.http")


class LargeAnswer(ASGIResponse):
    """JSON for an address, counted in a budget until it has been sent. Declined if the address has
    not read enough of its earlier answers."""

    def __init__(self, body: bytes, unread: Unread, address: str, headers: dict[str, str]) -> None:
        if not unread.has_room(address, len(body)):
            raise Declined("too-much-unread", 429, seconds=COME_BACK)
        super().__init__(body=body, media_type=JSON, headers=headers, status_code=200)
        self._unread, self._address = unread, address
        self._left = len(body)
        unread.add(address, self._left)

    async def send_body(self, send: Send, receive: Receive) -> None:
        """Send the pieces, as fast as they are read; hang up on those who do not read."""
        body, self.body = memoryview(self.body), b""
        try:
            for start in range(0, len(body), PIECE):
                piece = bytes(body[start : start + PIECE])
                more = start + PIECE < len(body)
                async with asyncio.timeout(PATIENCE):
                    await send({"type": "http.response.body", "body": piece, "more_body": more})
                self._unread.remove(self._address, len(piece))
                self._left -= len(piece)
        except TimeoutError:
            logger.info("an answer was not read: its connection is closed")
        finally:
            self._unread.remove(self._address, self._left)
