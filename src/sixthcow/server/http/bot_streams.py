"""A bot's stream: the messages of all its tables in one, and a line whenever it must decide."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator

import msgspec
from msgspec import Raw, Struct

from sixthcow.engine import Refused
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person, StoreDown
from sixthcow.server.tables.live import LiveTable
from sixthcow.server.tables.registry import TableRegistry
from sixthcow.server.tables.subscribers import OutboxClosed
from sixthcow.server.wire.bot_api import ByeLine, DecideLine, TableLine
from sixthcow.server.wire.messages import encode

KEEP_ALIVE = 15.0  # seconds
LOOK_EVERY = 5.0  # for tables where somebody else has seated the bot: a rematch
LINES_WAITING = 4  # the others wait in the outboxes, where they are counted


class Wake:
    """Signals to one stream: look for new tables, or end."""

    def __init__(self) -> None:
        self.look = asyncio.Event()
        self.bye = ""


class OpenStreams:
    """The open streams of every bot."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, set[Wake]] = defaultdict(set)

    def check_room(self, person: str) -> None:
        """Decline one more stream of a bot that has too many."""
        if len(self._open.get(person, ())) >= self._most:
            raise Declined("too-many-streams", 429, limit=self._most)

    @contextlib.contextmanager
    def opened(self, person: str) -> Iterator[Wake]:
        """One more stream of a bot, for as long as it is open; declined if it is one too many."""
        self.check_room(person)
        wake = Wake()
        self._open[person].add(wake)
        try:
            yield wake
        finally:
            self._open[person].discard(wake)
            if not self._open[person]:
                del self._open[person]

    def look_again(self, person: str) -> None:
        """A bot has done something, so it may sit at another table now."""
        for wake in self._open.get(person, ()):
            wake.look.set()

    def end(self, reason: str, person: str = "") -> None:
        """Say goodbye on a bot's streams, or on all."""
        for bot, wakes in self._open.items():
            for wake in wakes if person in {"", bot} else ():
                wake.bye = reason
                wake.look.set()


class _Status(Struct):
    status: str


class _Look(Struct):
    """The part of a snapshot that shows whether a bot must decide."""

    seat: int | None
    decision: int
    deadline: int | None
    view: Raw
    table: _Status


class _Waiting(Struct):
    waiting: list[int]


_look = msgspec.json.Decoder(_Look)
_waiting = msgspec.json.Decoder(_Waiting | None)


async def follow_all(
    registry: TableRegistry, streams: OpenStreams, person: Person
) -> AsyncIterator[bytes]:
    """The lines of a bot's stream."""
    try:
        with streams.opened(person.id) as wake:
            stream = BotStream(registry, person, wake)
            looking = asyncio.create_task(stream.look_for_tables())
            try:
                while line := await stream.next_line():
                    yield line
            finally:
                looking.cancel()
                await stream.close()
    except Declined as declined:  # several streams were opened at the same moment
        yield encode(ByeLine(reason=declined.reason)) + b"\n"


class BotStream:
    """Follows every table where a bot sits."""

    def __init__(self, registry: TableRegistry, person: Person, wake: Wake) -> None:
        self._registry = registry
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
        """Follow every table as soon as the bot sits there, until the stream ends."""
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
        person = await self._registry.services.store.person(self._person.id)
        if person is None or person.banned:
            self._wake.bye = "logged-out"
            self._wake.look.set()
            return
        for head in await self._registry.tables_of(person.id):
            if head.id not in self._tables:
                self._tables[head.id] = asyncio.create_task(self._follow(head.id))

    async def _follow(self, table: str) -> None:
        """Pass on a table's messages until it is over or the bot is removed."""
        asked: int | None = -1
        try:
            live = await self._registry.live(table)
            outbox = await live.attach(self._person, 0)
            try:
                while asked is not None or not outbox.is_empty:  # the end is sent, too
                    message = await outbox.next()
                    line = TableLine(table=table, message=Raw(message))
                    await self._lines.put(encode(line) + b"\n")
                    asked = await self._ask(live, asked)
            finally:
                await live.detach(outbox)
        except (OutboxClosed, Refused, StoreDown):
            pass  # the bot was removed, or the table is looked up again
        finally:
            del self._tables[table]

    async def _ask(self, live: LiveTable, asked: int | None) -> int | None:
        """A line for the bot's decision, once; None when the table is over."""
        look = _look.decode(await live.snapshot(self._person))
        if look.table.status not in {"open", "playing"}:
            return None
        view = _waiting.decode(look.view)
        if view is None or look.seat not in view.waiting or look.decision == asked:
            return asked
        line = DecideLine(
            table=live.table.id, decision=look.decision, deadline=look.deadline, view=look.view
        )
        await self._lines.put(encode(line) + b"\n")
        return look.decision

    async def close(self) -> None:
        """Leave all tables."""
        tasks = list(self._tables.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
