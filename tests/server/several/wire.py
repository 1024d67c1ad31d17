"""A wire between a server and a service, which can be cut without either of them noticing."""

import asyncio
from contextlib import suppress

CHUNK = 65_536


class Wire:
    """Passes everything on, or nothing at all while it is cut; counts the bytes each way."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._whole = asyncio.Event()
        self._whole.set()
        self._server: asyncio.Server | None = None
        self._busy: set[asyncio.Task[None]] = set()
        self.port = self.sent = self.received = 0

    async def open(self) -> None:
        """Let connections in."""
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Hang up."""
        if self._server:
            self._server.close()
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)

    def cut(self) -> None:
        """From now on nothing gets through, and nobody is notified."""
        self._whole.clear()

    def mend(self) -> None:
        """All is well again."""
        self._whole.set()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        with suppress(OSError, asyncio.CancelledError):
            await self._whole.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._pass_on(reader, back, sending=True))
                    both.create_task(self._pass_on(there, writer, sending=False))
            finally:
                back.close()
        writer.close()

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, sending: bool
    ) -> None:
        with suppress(OSError, RuntimeError):  # uvloop's word for a connection that is closed
            while data := await reader.read(CHUNK):
                await self._whole.wait()
                self.sent += sending * len(data)
                self.received += (not sending) * len(data)
                writer.write(data)
                await writer.drain()
            writer.close()
