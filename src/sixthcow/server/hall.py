"""The hall: all tables that this process serves, loaded from the store when somebody comes."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from sixthcow import fairness
from sixthcow.server import log
from sixthcow.server.bodies import NewTable
from sixthcow.server.driver import Driver
from sixthcow.server.judge import bot_name, check_terms, start
from sixthcow.server.live import LiveTable, is_idle
from sixthcow.server.lobby import LobbyBoard
from sixthcow.server.messages import AnyCommand, Rematch
from sixthcow.server.outbox import Outbox
from sixthcow.server.parts import Parts
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person, StoreDown, TableHead, TableQuery
from sixthcow.server.summary import head_of
from sixthcow.server.table import STEPS_KEPT, Step, Table

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # without those that look alike
ID_LENGTH = 12
MOST_TABLES = 50  # that one person may have open or be playing at
ALL_TABLES = 100_000
HOUSEKEEPING = 300.0  # seconds

logger = logging.getLogger("sixthcow.hall")


def new_id() -> str:
    """An id that nobody guesses: 60 random bits, easy to read aloud."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class Hall:
    """All live tables, and the lobby."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.lobby = LobbyBoard()
        self._tables: dict[str, tuple[LiveTable, Driver, Callable[[], Awaitable[None]]]] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._housekeeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Fill the lobby, and go on with every game that was being played."""
        query = TableQuery(status=("open", "playing"), limit=ALL_TABLES)
        for head in await self.parts.store.heads(query):
            self.lobby.update(head)
            if head.status == "playing":
                await self._live(head.id)
        self._housekeeper = asyncio.create_task(self._keep_house())

    async def close(self) -> None:
        """Tell everybody that the server stops, and finish what was begun."""
        if self._housekeeper:
            self._housekeeper.cancel()
        self.lobby.close()
        for table in list(self._tables):
            await self._put_away(table, goodbye="restart")

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def sockets(self) -> int:
        """How many sockets read along at tables."""
        return sum(len(live.outboxes) for live, _, _ in self._tables.values())

    async def open(self, person: Person, new: NewTable) -> str:
        """A new table of a person, with bots and started at once if so wished."""
        heads = await self.parts.store.heads(
            TableQuery(status=("open", "playing"), person=person.id, limit=MOST_TABLES)
        )
        if len(heads) >= MOST_TABLES:
            raise Declined("too-many-tables", limit=MOST_TABLES)
        table, seed = Table(new_id(), self.parts.games), fairness.new_seed()
        check_terms(table, new.terms, self.parts.thinker.levels)
        now = self.parts.now()
        entries: list[log.AnyEntry] = [
            log.Opened(
                at=now, terms=new.terms, host=person.id, commitment=fairness.commitment(seed)
            )
        ]
        table.add(entries)
        if new.sit:
            seat = log.SeatTaken(at=now, seat=0, name=person.name, sitter=person.id)
            entries += self._added(table, seat)
        for level in new.bots:
            entries += self._added(table, self._bot(table, level, now))
        if new.start:
            entries += self._added(table, *start(table, now=now, seed=seed))
        return await self._keep(table, entries, seed)

    def _bot(self, table: Table, level: str, now: int) -> log.SeatTaken:
        if level not in self.parts.thinker.levels:
            allowed = ", ".join(self.parts.thinker.levels)
            raise Declined("unknown-level", 400, level=level, allowed=allowed)
        free = [number for number, seat in enumerate(table.seats) if not seat.taken]
        if not free:
            raise Declined("no-free-seat")
        return log.SeatTaken(at=now, seat=free[0], name=bot_name(table, free[0]), level=level)

    def _added(self, table: Table, *entries: log.AnyEntry) -> tuple[log.AnyEntry, ...]:
        table.add(entries)
        return entries

    async def _keep(self, table: Table, entries: list[log.AnyEntry], seed: str) -> str:
        """Store a new table and bring it to life."""
        head = head_of(table)
        await self.parts.store.create(head, entries, seed)
        await self.parts.thinker.prepare(table.terms.game)
        await self._bring_in(table, seed)
        await self._changed(head)
        return table.id

    async def command(self, table: str, person: Person, command: AnyCommand) -> bytes:
        """Do what a person asks of a table; the news of it, for a client without a socket."""
        live = await self._live(table)
        step = await self._done(live, person, command)
        return live.answer(person, command.id, step)

    async def act(self, table: str, person: Person, command: AnyCommand) -> None:
        """Do what a person asks of a table; its sockets hear of it."""
        await self._done(await self._live(table), person, command)

    async def _done(self, live: LiveTable, person: Person, command: AnyCommand) -> Step | None:
        if isinstance(command, Rematch):
            return await self._rematch(live, person, command)
        return await live.command(person, command)

    async def _rematch(self, live: LiveTable, person: Person, command: Rematch) -> Step | None:
        """A table with the same people and terms; whoever asks first opens it, and is its host."""
        old = live.table
        if old.status != "over":
            raise Declined("not-over")
        if old.seat_of(person.id) is None:
            raise Declined("not-seated", 403)
        if old.next is None:
            table, seed, entries = self._same_again(old, person)
            if all(seat.level or seat.person == person.id for seat in table.seats):
                entries += self._added(table, *start(table, now=self.parts.now(), seed=seed))
            await self._keep(table, entries, seed)

        def judge() -> list[log.AnyEntry]:
            if live.table.next is not None:
                return []
            now = self.parts.now()
            return [log.Followed(at=now, person=person.id, command=command.id, next=table.id)]

        return await live.settle(person, command.id, judge)

    def _same_again(self, old: Table, person: Person) -> tuple[Table, str, list[log.AnyEntry]]:
        table, seed, now = Table(new_id(), self.parts.games), fairness.new_seed(), self.parts.now()
        entries: list[log.AnyEntry] = [
            log.Opened(
                at=now,
                terms=old.terms,
                host=person.id,
                commitment=fairness.commitment(seed),
                previous=old.id,
            )
        ]
        table.add(entries)
        for number, seat in enumerate(old.seats):
            if seat.left:
                continue
            sitter, level = seat.person or "", seat.level or ""
            again = log.SeatTaken(at=now, seat=number, name=seat.name, sitter=sitter, level=level)
            entries += self._added(table, again)
        return table, seed, entries

    async def snapshot(self, table: str, person: Person) -> bytes:
        """Everything that a person may know of a table."""
        return await (await self._live(table)).snapshot(person)

    async def attach(self, table: str, person: Person, seen: int) -> Outbox:
        """One more socket of a person at a table; it begins with what came after `seen`."""
        return await (await self._live(table)).attach(person, seen)

    async def detach(self, table: str, outbox: Outbox) -> None:
        """A socket is gone."""
        if found := self._tables.get(table):
            found[0].detach(outbox)

    async def resync(self, table: str, outbox: Outbox, seen: int) -> None:
        """A client has missed something."""
        await (await self._live(table)).resync(outbox, seen)

    async def renamed(self, person: Person) -> None:
        """Tell a person's tables their other name."""
        query = TableQuery(status=("open", "playing"), person=person.id, limit=MOST_TABLES)
        for head in await self.parts.store.heads(query):
            live = await self._live(head.id)
            await live.rename(person)

    async def _live(self, table: str) -> LiveTable:
        """A table in memory, read from the store if need be."""
        if found := self._tables.get(table):
            return found[0]
        async with self._loading.setdefault(table, asyncio.Lock()):
            try:
                if found := self._tables.get(table):
                    return found[0]
                entries = await self.parts.store.entries(table)
                seed = await self.parts.store.seed(table)
                if not entries or seed is None:
                    raise Declined("table-not-found", 404)
                read = Table(table, self.parts.games)
                read.add(entries[:-STEPS_KEPT])
                for entry in entries[-STEPS_KEPT:]:
                    read.add([entry])
                return await self._bring_in(read, seed)
            finally:
                self._loading.pop(table, None)

    async def _bring_in(self, table: Table, seed: str) -> LiveTable:
        live = LiveTable(table, seed, self.parts, self._changed)
        driver = Driver(live)

        async def hear(news: bytes) -> None:
            if int(news) > live.table.version:
                await live.catch_up()

        end = await self.parts.bus.subscribe(f"table.{table.id}", hear)
        self._tables[table.id] = (live, driver, end)
        driver.wake()
        return live

    async def _put_away(self, table: str, goodbye: str = "") -> None:
        live, driver, end = self._tables.pop(table)
        await driver.close()
        async with live.lock:  # what is being written is finished first
            await end()
        if goodbye:
            live.say_goodbye(goodbye)

    async def _changed(self, head: TableHead) -> None:
        self.lobby.update(head)

    async def _keep_house(self) -> None:
        """Every few minutes: forget idle tables, clear away what is too old."""
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            for table, (live, _, _) in list(self._tables.items()):
                if is_idle(live):
                    await self._put_away(table)
            try:
                removed = await self.parts.store.clean_up(self.parts.now())
            except StoreDown:
                continue
            if any(removed.values()):
                logger.info("cleared away: %s", removed)
