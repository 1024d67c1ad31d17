"""All tables that this process serves, loaded from the store when somebody comes."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from sixthcow import fairness
from sixthcow.server.refusals import Declined
from sixthcow.server.services import Services
from sixthcow.server.store import Person, StoreDown, TableHead, TableQuery
from sixthcow.server.tables import log
from sixthcow.server.tables.commands import bot_name, check_terms, start
from sixthcow.server.tables.driver import Driver
from sixthcow.server.tables.leases import Leases
from sixthcow.server.tables.live import LiveTable
from sixthcow.server.tables.lobby import LobbyBoard
from sixthcow.server.tables.presence import Here
from sixthcow.server.tables.subscribers import Outbox
from sixthcow.server.tables.summary import head_of
from sixthcow.server.tables.table import STEPS_KEPT, TableState, TableStep
from sixthcow.server.wire.api import NewTable
from sixthcow.server.wire.messages import AnyCommand, Rematch

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # without those that look alike
ID_LENGTH = 12
MOST_TABLES = 50  # that one person may have open or be playing at
ALL_TABLES = 100_000
ANEW = b"anew"  # on the bus: a table's log was written anew, without moving on


def new_id() -> str:
    """An id that nobody guesses: 60 random bits, easy to read aloud."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


End = Callable[[], Awaitable[None]]


class Place(NamedTuple):
    """A table in memory, what drives it, and how to end what it listens to."""

    live: LiveTable
    driver: Driver
    ends: tuple[End, ...]


class TableRegistry:
    """All live tables, and the lobby."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lobby = LobbyBoard()
        self.leases = Leases(services)
        self._places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._ends: list[End] = []

    async def start(self) -> None:
        """Fill the lobby, and go on with every game that was being played."""
        self._ends.append(await self.services.bus.subscribe("lobby", self._hear_lobby))
        await self.fill_lobby()
        query = TableQuery(status=("playing",), limit=ALL_TABLES)
        if not self.services.store.shared:  # shared ones are found by their leases
            for head in await self.services.store.heads(query):
                await self.live(head.id)

    async def fill_lobby(self) -> None:
        """See what the store has: news of the lobby may have been lost."""
        query = TableQuery(status=("open", "playing"), visibility="public", limit=ALL_TABLES)
        self.lobby.replace(await self.services.store.heads(query))

    async def close(self) -> None:
        """Tell everybody that the server stops, and finish what was begun."""
        for end in self._ends:
            await end()
        self.lobby.close()
        for place in self.places:
            await place.driver.close()
        with suppress(StoreDown):  # then they run out by themselves
            await self.leases.release()
        for table in list(self._places):
            await self.put_away(table, goodbye="restart")

    @property
    def places(self) -> list["Place"]:
        """All tables that are in memory."""
        return list(self._places.values())

    async def open(self, person: Person, new: NewTable) -> str:
        """A new table of a person, with bots and started at once if so wished."""
        heads = await self.services.store.heads(
            TableQuery(status=("open", "playing"), person=person.id, limit=MOST_TABLES)
        )
        if len(heads) >= MOST_TABLES:
            raise Declined("too-many-tables", limit=MOST_TABLES)
        table, seed = TableState(new_id(), self.services.games), fairness.new_seed()
        check_terms(table, new.terms, self.services.thinker.levels)
        now = self.services.now()
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

    def _bot(self, table: TableState, level: str, now: int) -> log.SeatTaken:
        if level not in self.services.thinker.levels:
            allowed = ", ".join(self.services.thinker.levels)
            raise Declined("unknown-level", 400, level=level, allowed=allowed)
        free = [number for number, seat in enumerate(table.seats) if not seat.taken]
        if not free:
            raise Declined("no-free-seat")
        return log.SeatTaken(at=now, seat=free[0], name=bot_name(table, free[0]), level=level)

    def _added(self, table: TableState, *entries: log.AnyEntry) -> tuple[log.AnyEntry, ...]:
        table.add(entries)
        return entries

    async def _keep(self, table: TableState, entries: list[log.AnyEntry], seed: str) -> str:
        """Store a new table and bring it to life."""
        head = head_of(table)
        await self.services.store.create(head, entries, seed)
        await self.services.thinker.prepare(table.terms.game)
        await self._bring_in(table, seed)
        await self._changed(head)
        return table.id

    async def command(self, table: str, person: Person, command: AnyCommand) -> bytes:
        """Do what a person asks of a table; the news of it, for a client without a socket."""
        live = await self.live(table)
        step = await self._done(live, person, command)
        return live.subscribers.answer(person, command.id, step)

    async def act(self, table: str, person: Person, command: AnyCommand) -> None:
        """Do what a person asks of a table; its sockets hear of it."""
        await self._done(await self.live(table), person, command)

    async def _done(self, live: LiveTable, person: Person, command: AnyCommand) -> TableStep | None:
        if isinstance(command, Rematch):
            return await self._rematch(live, person, command)
        return await live.command(person, command)

    async def _rematch(self, live: LiveTable, person: Person, command: Rematch) -> TableStep | None:
        """A table with the same people and terms; whoever asks first opens it, and is its host."""
        old = live.table
        if old.status != "over":
            raise Declined("not-over")
        if old.seat_of(person.id) is None:
            raise Declined("not-seated", 403)
        if old.next is None:
            table, seed, entries = self._same_again(old, person)
            if all(seat.level or seat.person == person.id for seat in table.seats):
                entries += self._added(table, *start(table, now=self.services.now(), seed=seed))
            await self._keep(table, entries, seed)

        def judge() -> list[log.AnyEntry]:
            if live.table.next is not None:
                return []
            now = self.services.now()
            return [log.Followed(at=now, person=person.id, command=command.id, next=table.id)]

        return await live.settle(person, command.id, judge)

    def _same_again(
        self, old: TableState, person: Person
    ) -> tuple[TableState, str, list[log.AnyEntry]]:
        table, seed, now = (
            TableState(new_id(), self.services.games),
            fairness.new_seed(),
            self.services.now(),
        )
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
        return await (await self.live(table)).snapshot(person)

    async def attach(self, table: str, person: Person, seen: int) -> Outbox:
        """One more socket of a person at a table; it begins with what came after `seen`."""
        return await (await self.live(table)).attach(person, seen)

    async def detach(self, table: str, outbox: Outbox) -> None:
        """A socket is gone."""
        if place := self._places.get(table):
            await place.live.detach(outbox)

    async def resync(self, table: str, outbox: Outbox, seen: int) -> None:
        """A client has missed something."""
        await (await self.live(table)).resync(outbox, seen)

    async def tables_of(self, person: str) -> list[TableHead]:
        """The tables where a person sits that are not over."""
        query = TableQuery(status=("open", "playing"), person=person)
        return await self.services.store.heads(query)

    async def renamed(self, person: Person) -> None:
        """Tell a person's tables their other name."""
        query = TableQuery(status=("open", "playing"), person=person.id, limit=MOST_TABLES)
        for head in await self.services.store.heads(query):
            live = await self.live(head.id)
            await live.rename(person)

    async def forget(self, person: str) -> None:
        """Forget a person everywhere: what is stored is written anew, so it is read anew."""
        await self._written_anew(self.services.store.forget(person), person)

    async def absorb(self, guest: str, account: str) -> None:
        """A guest becomes the account's person everywhere."""
        await self._written_anew(self.services.store.absorb(guest, account), guest)

    async def _written_anew(self, work: Awaitable[None], person: str) -> None:
        query = TableQuery(person=person, limit=ALL_TABLES)
        touched = {head.id for head in await self.services.store.heads(query)}
        touched |= {place.live.table.id for place in self.places if place.live.names(person)}
        await work
        for table in touched:
            await self.services.bus.publish(f"table.{table}", ANEW)

    async def live(self, table: str) -> LiveTable:
        """A table in memory, read from the store if need be."""
        if place := self._places.get(table):
            return place.live
        async with self._loading.setdefault(table, asyncio.Lock()):
            try:
                if place := self._places.get(table):
                    return place.live
                entries = await self.services.store.entries(table)
                seed = await self.services.store.seed(table)
                if not entries or seed is None:
                    raise Declined("table-not-found", 404)
                read = TableState(table, self.services.games)
                read.add(entries[:-STEPS_KEPT])
                for entry in entries[-STEPS_KEPT:]:
                    read.add([entry])
                return await self._bring_in(read, seed)
            finally:
                self._loading.pop(table, None)

    async def _bring_in(self, table: TableState, seed: str) -> LiveTable:
        live = LiveTable(table, seed, self.services, self._changed)
        driver = Driver(live, self.leases)

        async def hear_version(news: bytes) -> None:
            if news == ANEW:
                await live.read_anew()
            elif int(news) > live.table.version:
                await live.catch_up()

        async def hear_presence(news: bytes) -> None:
            await live.hear(msgspec.json.decode(news, type=Here))

        subscribe = self.services.bus.subscribe
        ends = (
            await subscribe(f"table.{table.id}", hear_version),
            await subscribe(f"presence.{table.id}", hear_presence),
        )
        self._places[table.id] = Place(live, driver, ends)
        await live.announce(ask=True)
        if table.status == "playing":
            await self.leases.take([table.id])
        driver.wake()
        return live

    async def put_away(self, table: str, goodbye: str = "") -> None:
        """Forget a table until somebody comes."""
        place = self._places.pop(table)
        await place.driver.close()
        async with place.live.lock:  # what is being written is finished first
            for end in place.ends:
                await end()
        self.leases.drop(table)
        if goodbye:
            place.live.subscribers.say_goodbye(goodbye)

    async def _changed(self, head: TableHead) -> None:
        self.lobby.update(head)
        if head.status == "playing" and not self.leases.holds(head.id):
            with suppress(StoreDown):  # maintenance will see to it
                await self.leases.take([head.id])
        if head.visibility == "public":
            await self.services.bus.publish("lobby", msgspec.json.encode(head))

    async def _hear_lobby(self, news: bytes) -> None:
        self.lobby.update(msgspec.json.decode(news, type=TableHead))
