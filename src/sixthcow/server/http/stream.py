"""A bot's stream: the messages of all its tables in one, and a line whenever it must decide."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
from msgspec import Raw, Struct

from sixthcow.engine import Refused
from sixthcow.server.http.front import Front
from sixthcow.server.http.me import tables_of
from sixthcow.server.http.shapes import ByeLine, DecideLine, TableLine
from sixthcow.server.http.streams import Wake
from sixthcow.server.messages import encode
from sixthcow.server.outbox import OutboxClosed
from sixthcow.server.store import Person, StoreDown

KEEP_ALIVE = 15.0  # seconds
LOOK_EVERY = 5.0  # for tables where somebody else has seated the bot: a rematch
LINES_WAITING = 64


class _Status(Struct):
    status: str


class _Look(Struct):
    """The part of a snapshot that tells whether a bot must decide."""

    seat: int | None
    decision: int
    deadline: int | None
    view: Raw
    table: _Status


class _Waiting(Struct):
    waiting: list[int]


_look = msgspec.json.Decoder(_Look)
_waiting = msgspec.json.Decoder(_Waiting | None)


async def follow_all(front: Front, person: Person) -> AsyncIterator[bytes]:
    """The lines of a bot's stream."""
    with front.streams.opened(person.id) as wake:
        stream = BotStream(front, person, wake)
        looking = asyncio.create_task(stream.look_for_tables())
        try:
            while line := await stream.next_line():
                yield line
        finally:
            looking.cancel()
            await stream.close()


class BotStream:
    """Follows every table where a bot sits."""

    def __init__(self, front: Front, person: Person, wake: Wake) -> None:
        self._front = front
        self._person = person
        self._wake = wake
        self._lines: asyncio.Queue[bytes] = asyncio.Queue(LINES_WAITING)
        self._tables: dict[str, asyncio.Task[None]] = {}

    async def next_line(self) -> bytes:
        """The next line; an empty one now and then; nothing at the end."""
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                return await self._lines.get()
        except TimeoutError:
            return b"\n"

    async def look_for_tables(self) -> None:
        """Follow every table, as soon as the bot sits there, until the stream shall end."""
        while not self._wake.bye:
            self._wake.look.clear()
            with contextlib.suppress(StoreDown):
                await self._look()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._wake.look.wait()
        await self._lines.put(encode(ByeLine(reason=self._wake.bye)) + b"\n")
        await self._lines.put(b"")

    async def _look(self) -> None:
        person = await self._front.parts.store.person(self._person.id)
        if person is None or person.banned:
            self._wake.bye = "logged-out"
            self._wake.look.set()
            return
        for head in await tables_of(self._front, person):
            if head.id not in self._tables:
                self._tables[head.id] = asyncio.create_task(self._follow(head.id))

    async def _follow(self, table: str) -> None:
        """Pass on a table's messages until it is over or the bot is sent away."""
        hall = self._front.hall
        asked: int | None = -1
        try:
            outbox = await hall.attach(table, self._person, 0)
            try:
                while asked is not None or not outbox.is_empty:  # the end is told, too
                    message = await outbox.next()
                    line = TableLine(table=table, message=Raw(message))
                    await self._lines.put(encode(line) + b"\n")
                    asked = await self._ask(table, asked)
            finally:
                await hall.detach(table, outbox)
        except (OutboxClosed, Refused, StoreDown):
            pass  # the bot was sent away, or the table is looked for again
        finally:
            del self._tables[table]

    async def _ask(self, table: str, asked: int | None) -> int | None:
        """Put the bot's decision before it, once; None when the table is over."""
        look = _look.decode(await self._front.hall.snapshot(table, self._person))
        if look.table.status not in {"open", "playing"}:
            return None
        view = _waiting.decode(look.view)
        if view is None or look.seat not in view.waiting or look.decision == asked:
            return asked
        line = DecideLine(
            table=table, decision=look.decision, deadline=look.deadline, view=look.view
        )
        await self._lines.put(encode(line) + b"\n")
        return look.decision

    async def close(self) -> None:
        """Leave all tables."""
        tasks = list(self._tables.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
