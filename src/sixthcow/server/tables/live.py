"""A live table: takes commands one at a time, stores them, and sends the updates."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from copy import copy
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from sixthcow.engine import Refused
from sixthcow.server.refusals import Declined
from sixthcow.server.services import Services
from sixthcow.server.store import Person, Stale, StoreDown, TableHead
from sixthcow.server.tables import log
from sixthcow.server.tables.commands import Case, entries_for, picks, renamed, returned
from sixthcow.server.tables.driver import Driver
from sixthcow.server.tables.leases import Leases
from sixthcow.server.tables.presence import Presence
from sixthcow.server.tables.subscribers import Outbox, Subscribers
from sixthcow.server.tables.summary import finished_of, head_of
from sixthcow.server.tables.table import TableState, TableStep
from sixthcow.server.wire.messages import Act, AnyCommand, Rematch, Start

TRIES = 8  # retries at a table that others keep changing
REWRITTEN = b"anew"  # on the bus: a table's log was rewritten without a new version

# Determines what to write in the table's current state: nothing, entries, or a refusal.
Judge = Callable[[], Sequence[log.AnyEntry]]


class Registry(Protocol):
    """What a table needs of the registry of all tables."""

    leases: Leases

    async def changed(self, head: TableHead) -> None:
        """What the lobby shows of a table has changed."""

    async def fold(self, table: str, entries: Sequence[log.AnyEntry]) -> TableState:
        """The table that a log leads to."""

    def check_bot_tables(self, table: TableState, address: str) -> None:
        """Decline one more table where only bots play, if its opener has too many."""

    async def open_rematch(self, old: TableState, person: Person, by: str, *, at_once: bool) -> str:
        """Open a table with the same people and terms; its id."""


class Asked(NamedTuple):
    """A decision that somebody sends, and the step that it becomes part of: None if it is not one
    of several valid picks."""

    person: Person
    act: Act
    step: "asyncio.Future[TableStep | None]"


class LiveTable:
    """One table in this process. Nothing is sent to clients before it is stored."""

    def __init__(
        self,
        table: TableState,
        seed: str,
        services: Services,
        registry: Registry,
        opened_from: str = "",
    ) -> None:
        self.table = table
        self.opened_from = opened_from  # the address, as long as this process remembers it
        self.seed = seed
        self.services = services
        self.lock = asyncio.Lock()
        self.presence = Presence(table.id, services)
        self.driver = Driver(self, registry.leases)
        self.subscribers = Subscribers(
            table, services.now, self.presence, self.driver.deadline, services.unread
        )
        self._registry = registry
        self._asked: list[Asked] = []  # decisions that wait to be judged
        self._writing: asyncio.Task[None] | None = None
        self._head = head_of(table)
        self._astray = False  # more may be stored than what is in memory
        self._rewritten = False  # what is stored may differ from what is in memory
        self._ends: list[Callable[[], Awaitable[None]]] = []  # of what it listens to

    @property
    def is_idle(self) -> bool:
        """Nobody is here and nothing is due to happen."""
        quiet = not len(self.subscribers) and not self.lock.locked()
        return quiet and self.table.status != "playing"

    async def listen(self) -> None:
        """Subscribe to other processes' messages about this table."""
        for subject, hear in (
            (f"table.{self.table.id}", self._hear_version),
            (self.presence.subject, self._hear_presence),
        ):
            self._ends.append(await self.services.bus.subscribe(subject, hear))

    async def close(self, goodbye: str = "") -> None:
        """Unload the table until somebody opens it; pending writes are finished first."""
        await self.driver.close()
        async with self.lock:
            while self._ends:
                await self._ends.pop()()
        if goodbye:
            self.subscribers.say_goodbye(goodbye)

    # --- commands -------------------------------------------------------------------------------

    def command(self, person: Person, command: AnyCommand) -> Coroutine[Any, Any, TableStep | None]:
        """Carry out a person's command; None if it was done already."""
        if isinstance(command, Act):
            return self._act(person, command)
        if isinstance(command, Rematch):
            return self._rematch(person, command)
        return self._settle(person, command.id, lambda: self._judged(person, command))

    async def answer(self, person: Person, command: AnyCommand) -> bytes:
        """Carry out a person's command; returns its news, for a client without a socket."""
        step = await self.command(person, command)
        return self.subscribers.answer(person, command.id, step)

    def _judged(self, person: Person, command: AnyCommand) -> Sequence[log.AnyEntry]:
        if self.table.has_done(person.id, command.id):
            return ()
        now, levels = self.services.now(), self.services.thinker.levels
        here = self.presence.everybody
        case = Case(self.table, person, now=now, seed=self.seed, levels=levels, here=here)
        entries = entries_for(case, command)
        if isinstance(command, Start):
            self._registry.check_bot_tables(self.table, self.opened_from)
        return entries

    async def _act(self, person: Person, act: Act) -> TableStep | None:
        """Decide. Picks that arrive at once, or while one is being stored, are stored together."""
        loop = asyncio.get_running_loop()
        asked = Asked(person, act, loop.create_future())
        self._asked.append(asked)
        if self._writing is None:  # it starts after all commands of this moment have arrived
            self._writing = loop.create_task(self._write_picks())
        if step := await asked.step:
            return step
        return await self._settle(person, act.id, lambda: self._judged(person, act))

    async def _write_picks(self) -> None:
        """Write the pending picks together, until none is left."""
        try:
            while self._asked:
                async with self.lock:
                    waiting, self._asked = self._asked, []
                    await self._write_together(waiting)
        finally:
            self._writing = None

    async def _write_together(self, waiting: Sequence[Asked]) -> None:
        taken: list[int] = []

        def judge() -> Sequence[log.AnyEntry]:
            acts = [(asked.person.id, asked.act) for asked in waiting]
            now = self.services.now()
            entries, taken[:] = picks(self.table, acts, now=now, seed=self.seed)
            return entries

        try:
            step = await self.write(judge)
        except Exception as error:
            _refuse(waiting, error)
            return
        for number, asked in enumerate(waiting):
            if not asked.step.done():  # the caller may be gone
                asked.step.set_result(step if number in taken else None)

    async def _settle(self, person: Person, command: str, judge: Judge) -> TableStep | None:
        """Write the entries of a person's command; if there are none, acknowledge it and return
        None."""
        async with self.lock:
            step = await self.write(judge)
            if step is None:
                self.subscribers.confirm(person.id, command)
            return step

    async def _rematch(self, person: Person, command: Rematch) -> TableStep | None:
        """A table with the same people and terms; the first person to ask opens it, as its host."""
        if self.table.status != "over":
            raise Declined("not-over")
        if self.table.seat_of(person.id) is None:
            raise Declined("not-seated", 403)
        following = self.table.next or await self._registry.open_rematch(
            self.table, person, self.opened_from, at_once=command.start
        )

        def judge() -> list[log.AnyEntry]:
            if self.table.next is not None:
                return []
            now = self.services.now()
            return [log.Followed(at=now, person=person.id, command=command.id, next=following)]

        return await self._settle(person, command.id, judge)

    async def write(self, judge: Judge) -> TableStep | None:
        """Store what `judge` accepts in the current state, and send it to everybody. Holds the
        lock.

        If others have changed the table in the meantime, it is judged again on the stored state.
        """
        if self._astray:
            await self._read_again()
        for _ in range(TRIES):
            try:
                entries = judge()
            except Refused:
                if await self._has_moved_on():
                    continue
                raise
            if not entries:
                return None
            try:
                return await self._append(entries)
            except Stale:
                await self._read_again()
        raise StoreDown(f"table {self.table.id} moves on too fast")

    async def _append(self, entries: Sequence[log.AnyEntry]) -> TableStep:
        version, finished = self.table.version, None
        if all(isinstance(entry, log.Moved | log.Said) for entry in entries):
            grown = version + len(entries)  # nothing else changes in the head
            head = replace(self._head, version=grown, updated=entries[-1].at)
        else:
            after = copy(self.table)
            after.add(entries)
            head = head_of(after)
            finished = finished_of(after) if isinstance(entries[-1], log.Ended) else None
        self._astray = True
        try:
            await self.services.store.append(head, version, entries, finished)
        except Stale:
            self._astray = False
            raise
        # Only now: what is in memory may be shown to people at any time.
        step, self._head = self.table.add(entries), head
        self._astray = False
        self.subscribers.tell(step, entries)
        if self.services.store.shared:
            await self.services.bus.publish(f"table.{self.table.id}", str(step.version).encode())
        if step.table_changed:
            await self._registry.changed(head)
        self.driver.follow(step)
        return step

    async def rename(self, person: Person) -> None:
        """A person has changed their name."""
        async with self.lock:
            await self.write(lambda: renamed(self.table, person, self.services.now()))

    async def catch_up(self) -> None:
        """Another process has changed this table: read what it wrote and send it to everybody
        here."""
        async with self.lock:
            await self._read_again()

    async def _hear_version(self, news: bytes) -> None:
        if news == REWRITTEN:
            async with self.lock:
                self._astray = self._rewritten = True
                await self._read_again()
        elif int(news) > self.table.version:
            await self.catch_up()

    def names(self, person: str) -> bool:
        """Whether a person is named at this table."""
        table = self.table
        return (
            table.seat_of(person) is not None
            or table.host == person
            or person in table.kicked | table.muted
            or any(line.person == person for _, line in table.chat)
        )

    async def _has_moved_on(self) -> bool:
        """Catch up with other processes; returns whether there was anything new."""
        version = self.table.version
        if self.services.store.shared:
            await self._read_again()
        return self.table.version > version

    async def _read_again(self) -> None:
        """Read from the store what is not in memory yet, and send it to everybody here."""
        table = self.table
        if self._rewritten:  # with other names: reload everything and resend it
            entries = await self.services.store.entries(table.id)
            self.table = await self._registry.fold(table.id, entries)
            self._rewritten = False
            self._head = head_of(self.table)
            self.subscribers.read_from(self.table)
            self.subscribers.fresh_start()
        elif entries := await self.services.store.entries(table.id, table.version):
            step = table.add(entries)
            self.subscribers.tell(step, entries)
            if step.table_changed:
                self._head = head_of(table)
                await self._registry.changed(self._head)
        self._astray = False
        self.driver.wake()

    # --- subscribers ----------------------------------------------------------------------------

    async def attach(self, person: Person, seen: int) -> Outbox:
        """Add a socket of a person; it starts with what they have not seen. Should that fail,
        they are not here."""
        async with self.lock:
            await self._be_sure(person, seen)
            await self.write(lambda: self._returned(person))
            changed = self.presence.come(person.id)
            outbox = self.subscribers.add(person, self._refill)
            try:
                self.subscribers.put_gap(outbox, seen)
                self._presence_changed(changed, but=outbox)
                self.driver.wake()
                await self.presence.announce_changes()
            except BaseException:  # a reader who was cut off, too
                await self.detach(outbox)
                raise
            return outbox

    def _returned(self, person: Person) -> Sequence[log.AnyEntry]:
        self._check_welcome(person)  # others may have kicked them meanwhile
        return returned(self.table, person, self.services.now())

    async def detach(self, outbox: Outbox) -> None:
        """A socket is gone."""
        if not self.subscribers.remove(outbox):
            return
        self._presence_changed(self.presence.go(outbox.person))
        await self.presence.announce_changes()

    async def _hear_presence(self, news: bytes) -> None:
        self._presence_changed(await self.presence.hear(news))

    async def keep_presence(self) -> None:
        """Announce again who is here; drop outdated announcements."""
        self._presence_changed(await self.presence.keep_up())
        self.driver.wake()

    def _presence_changed(self, changed: bool, but: Outbox | None = None) -> None:
        if changed:
            self.subscribers.tell_presence(but)
            self.driver.wake()

    async def be_ready(self, person: Person, number: int) -> None:
        """A player is ready for the current round: everybody is shown it, and nothing is stored."""
        state = self.table.state
        if state is None or self.table.seat_of(person.id) is None:
            return
        if number == len(state.rounds) + 1:
            self._presence_changed(self.presence.set_ready(person.id, number))
            await self.presence.announce_changes()

    async def resync(self, outbox: Outbox, seen: int) -> None:
        """A client has noticed that it missed something: send it."""
        async with self.lock:
            self.subscribers.put_gap(outbox, seen)

    async def _refill(self, outbox: Outbox) -> None:
        await self.resync(outbox, 0)

    async def snapshot(self, person: Person) -> bytes:
        """Everything that a person may know about the table now."""
        async with self.lock:
            await self._be_sure(person)
            self.driver.note_viewer()
            return self.subscribers.snapshot(person.id, self.subscribers.eyes(person))

    async def _be_sure(self, person: Person, seen: int = 0) -> None:
        """Ensure that memory is as recent as the version this person has seen, and that they may
        see it."""
        if self._astray or seen > self.table.version:
            await self._read_again()
        self._check_welcome(person)

    def _check_welcome(self, person: Person) -> None:
        if person.id in self.table.kicked:
            raise Declined("kicked", 403)


def _refuse(waiting: Sequence[Asked], error: Exception) -> None:
    for asked in waiting:
        if not asked.step.done():
            asked.step.set_exception(error)
