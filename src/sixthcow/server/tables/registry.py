"""All tables that this process serves, loaded from the store when somebody opens them."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

import msgspec

from sixthcow import fairness
from sixthcow.engine import Refused
from sixthcow.server.heavy_work import HeavyWork
from sixthcow.server.refusals import Declined
from sixthcow.server.services import Services
from sixthcow.server.store import Person, StoreDown, TableHead, TableQuery
from sixthcow.server.tables import log
from sixthcow.server.tables.commands import bot_name, check_terms, start
from sixthcow.server.tables.leases import Leases
from sixthcow.server.tables.live import REWRITTEN, LiveTable
from sixthcow.server.tables.lobby import LobbyBoard
from sixthcow.server.tables.summary import head_of
from sixthcow.server.tables.table import TableState, folded
from sixthcow.server.wire.api import NewTable
from sixthcow.server.wire.messages import Leave

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # without characters that look alike
ID_LENGTH = 12
MOST_TABLES = 50  # that one person may have open or be playing at
ALL_TABLES = 100_000
SHORT = 100  # log entries that are replayed in a millisecond or two
FOLDS_PER_ADDRESS = 60  # long logs that may be queued: more than one person's tables
FOLDS_IN_ALL = 1_000

logger = logging.getLogger("sixthcow.table")


def new_id() -> str:
    """An unguessable id: 60 random bits, easy to read aloud."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class TableRegistry:
    """All live tables, and the lobby."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lobby = LobbyBoard(services.unread)
        self.leases = Leases(services)
        self._live: dict[str, LiveTable] = {}
        # Kept as long as anybody waits: if loading fails, the next one tries, and nobody beside it.
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._folding = HeavyWork(per_name=FOLDS_PER_ADDRESS, in_all=FOLDS_IN_ALL)
        self._ends: list[Callable[[], Awaitable[None]]] = []

    async def start(self) -> None:
        """Fill the lobby, and resume every match in progress."""
        self._ends.append(await self.services.bus.subscribe("lobby", self._hear_lobby))
        await self.fill_lobby()
        query = TableQuery(status=("playing",), limit=ALL_TABLES)
        if not self.services.store.shared:  # in a shared store they are found by their leases
            for head in await self.services.store.heads(query):
                await self.resume(head.id)

    async def resume(self, table: str) -> None:
        """Load a table that goes on by itself. One that cannot be loaded must not stop others."""
        try:
            await self.live(table)
        except StoreDown:
            raise
        except Declined:
            return  # it has been removed meanwhile
        except Exception:
            logger.exception("table %s could not be loaded", table)

    async def fill_lobby(self) -> None:
        """Reload the lobby from the store: news may have been lost."""
        query = TableQuery(status=("open", "playing"), visibility="public", limit=ALL_TABLES)
        heads = await self.services.store.heads(query)
        self.lobby.replace(heads)
        for head in heads:  # a quick match begins even if the process that opened it is gone
            if head.status == "open" and head.summary.get("starts"):
                await self.resume(head.id)

    async def close(self) -> None:
        """Notify everybody that the server stops, and finish pending work."""
        for end in self._ends:
            await end()
        self.lobby.close()
        for live in self.live_tables:
            await live.driver.close()
        with suppress(StoreDown):  # then they expire by themselves
            await self.leases.release()
        for table in list(self._live):
            await self.put_away(table, goodbye="restart")

    @property
    def live_tables(self) -> list[LiveTable]:
        """All tables that are in memory."""
        return list(self._live.values())

    async def open(self, person: Person, new: NewTable, by: str = "") -> str:
        """A new table of a person, who asks from an address, with bots and started if wanted."""
        await self.check_number(person)
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
            self.check_bot_tables(table, by)
            entries += self._added(table, *start(table, now=now, seed=seed))
        return await self.keep(table, entries, seed, by)

    async def check_number(self, person: Person) -> None:
        """Decline one more table for a person who sits at too many."""
        query = TableQuery(status=("open", "playing"), person=person.id, limit=MOST_TABLES)
        if len(await self.services.store.heads(query)) >= MOST_TABLES:
            raise Declined("too-many-tables", limit=MOST_TABLES)

    def check_bot_tables(self, table: TableState, address: str) -> None:
        """Decline one more table where only bots play, if its opener has too many."""
        if not table.only_bots:
            return
        limits = self.services.bot_tables
        running = [
            live
            for live in self.live_tables
            if live.table.status == "playing" and live.table.only_bots
        ]
        if sum(live.table.host == table.host for live in running) >= limits.per_person:
            raise Declined("too-many-bot-tables", limit=limits.per_person)
        if address and sum(live.opened_from == address for live in running) >= limits.per_address:
            raise Declined("too-many-bot-tables", limit=limits.per_address)

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

    async def keep(
        self, table: TableState, entries: list[log.AnyEntry], seed: str, by: str = ""
    ) -> str:
        """Store a new table and load it."""
        head = head_of(table)
        await self.services.store.create(head, entries, seed)
        await self.services.thinker.prepare(table.terms.game)
        await self._bring_in(table, seed, by)
        await self.changed(head)
        return table.id

    async def open_rematch(self, old: TableState, person: Person, by: str, *, at_once: bool) -> str:
        """Open a table with the same people and terms, started `at_once` if nobody else has to
        agree."""
        check_terms(old, old.terms, self.services.thinker.levels)
        table, seed, entries = self._same_again(old, person)
        if at_once and all(seat.level or seat.person == person.id for seat in table.seats):
            self.check_bot_tables(table, by)
            entries += self._added(table, *start(table, now=self.services.now(), seed=seed))
        return await self.keep(table, entries, seed, by)

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

    async def tables_of(self, person: str) -> list[TableHead]:
        """The tables where a person sits that are not over."""
        query = TableQuery(status=("open", "playing"), person=person)
        return await self.services.store.heads(query)

    async def renamed(self, person: Person) -> None:
        """Pass a person's new name on to their tables."""
        query = TableQuery(status=("open", "playing"), person=person.id, limit=MOST_TABLES)
        for head in await self.services.store.heads(query):
            live = await self.live(head.id)
            await live.rename(person)

    async def forget(self, person: str) -> None:
        """Delete a person everywhere: logs are rewritten, so the tables are reloaded."""
        await self._written_anew(self.services.store.forget(person), person)

    async def absorb(self, guest: Person, account: str) -> None:
        """A guest becomes the account's person everywhere. One person has one seat: where both sit
        the guest leaves theirs."""
        await self.leave(guest, where_sits=account)
        await self._written_anew(self.services.store.absorb(guest.id, account), guest.id)

    async def leave(self, person: Person, where_sits: str = "") -> None:
        """A person leaves every table, or every one where somebody else sits, too."""
        for head in await self.tables_of(person.id):
            if where_sits and where_sits not in head.people:
                continue
            with suppress(Refused):  # they may only have watched
                live = await self.live(head.id)
                # An unused id: a used one would make the command count as done already.
                await live.command(person, Leave(id=secrets.token_hex(16)))

    async def _written_anew(self, work: Awaitable[None], person: str) -> None:
        query = TableQuery(person=person, limit=ALL_TABLES)
        touched = {head.id for head in await self.services.store.heads(query)}
        touched |= {live.table.id for live in self.live_tables if live.names(person)}
        await work
        for table in touched:
            await self.services.bus.publish(f"table.{table}", REWRITTEN)

    async def live(self, table: str, by: str = "") -> LiveTable:
        """A table in memory, loaded from the store if necessary; `by` is the client's address."""
        if live := self._live.get(table):
            return live
        async with self._loading.setdefault(table, asyncio.Lock()):
            if live := self._live.get(table):
                return live
            entries = await self.services.store.entries(table)
            seed = await self.services.store.seed(table)
            if not entries or seed is None:
                raise Declined("table-not-found", 404)
            return await self._bring_in(await self.fold(table, entries, by), seed)

    async def fold(self, table: str, entries: Sequence[log.AnyEntry], by: str = "") -> TableState:
        """The table that a log leads to. A long one is replayed off the event loop."""
        games = self.services.games
        if len(entries) <= SHORT:
            return folded(table, games, entries)
        return await self._folding.do(by, lambda: folded(table, games, entries))

    async def _bring_in(self, table: TableState, seed: str, by: str = "") -> LiveTable:
        live = LiveTable(table, seed, self.services, self, opened_from=by)
        try:
            await live.listen()
            await live.presence.announce(ask=True)
            await self._drive(table.id, table.status)
        except BaseException:
            await live.close()
            raise
        self._live[table.id] = live
        live.driver.wake()
        return live

    async def _drive(self, table: str, status: str) -> None:
        """Take the lease of a match in progress, if nobody has it."""
        if status == "playing" and not self.leases.holds(table):
            with suppress(StoreDown):  # maintenance will take care of it
                await self.leases.take([table])

    async def put_away(self, table: str, goodbye: str = "") -> None:
        """Unload a table until somebody opens it."""
        live = self._live.pop(table)
        await live.close(goodbye)
        self.leases.drop(table)

    async def changed(self, head: TableHead) -> None:
        """What the lobby shows of a table has changed."""
        self.lobby.update(head)
        await self._drive(head.id, head.status)
        if head.visibility == "public":
            await self.services.bus.publish("lobby", msgspec.json.encode(head))

    async def _hear_lobby(self, news: bytes) -> None:
        self.lobby.update(msgspec.json.decode(news, type=TableHead))
