"""A table that people are at: takes commands one at a time, stores them, tells everybody."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from sixthcow.engine import Refused
from sixthcow.server.refusals import Declined
from sixthcow.server.services import Services
from sixthcow.server.store import Person, Stale, StoreDown, TableHead
from sixthcow.server.tables import log
from sixthcow.server.tables.commands import Case, entries_for, picks
from sixthcow.server.tables.presence import Here
from sixthcow.server.tables.subscribers import Outbox, Subscribers
from sixthcow.server.tables.summary import finished_of, head_of
from sixthcow.server.tables.table import TableState, TableStep
from sixthcow.server.wire.messages import Act, AnyCommand

TRIES = 8  # at a table whose log others keep moving on

logger = logging.getLogger("sixthcow.table")

Judge = Callable[[], Sequence[log.AnyEntry]]


class Asked(NamedTuple):
    """A decision that somebody sends, and the step that it becomes a part of: None if it is not
    one of several picks that are right."""

    person: Person
    act: Act
    step: "asyncio.Future[TableStep | None]"


class LiveTable:
    """One table in this process. Whatever is told has been stored before."""

    def __init__(
        self,
        table: TableState,
        seed: str,
        services: Services,
        changed: Callable[[TableHead], Awaitable[None]],
    ) -> None:
        self.table = table
        self.seed = seed
        self.services = services
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers(table, services.now)
        self.here = self.subscribers.here
        self.wake: Callable[[], None] = lambda: None  # the driver of bots and clocks
        self._asked: list[Asked] = []  # decisions that wait to be judged
        self._writing: asyncio.Task[None] | None = None
        self._changed = changed
        self._head = head_of(table)
        self._astray = False  # what is in memory may differ from what is stored

    # --- commands -------------------------------------------------------------------------------

    async def command(self, person: Person, command: AnyCommand) -> TableStep | None:
        """Do what a person asks; None if it had been done already."""
        if isinstance(command, Act):
            return await self._act(person, command)
        return await self.settle(person, command.id, lambda: self._judged(person, command))

    def _judged(self, person: Person, command: AnyCommand) -> Sequence[log.AnyEntry]:
        if self.table.has_done(person.id, command.id):
            return ()
        return entries_for(self._case(person), command)

    def _case(self, person: Person) -> Case:
        now, levels = self.services.now(), self.services.thinker.levels
        return Case(self.table, person, now=now, seed=self.seed, levels=levels)

    async def _act(self, person: Person, act: Act) -> TableStep | None:
        """Decide. Picks that come at once, or while one is being stored, are stored together."""
        loop = asyncio.get_running_loop()
        asked = Asked(person, act, loop.create_future())
        self._asked.append(asked)
        if self._writing is None:  # it begins when everybody of this moment has been heard
            self._writing = loop.create_task(self._write_picks())
        if step := await asked.step:
            return step
        return await self.settle(person, act.id, lambda: self._judged(person, act))

    async def _write_picks(self) -> None:
        """Write the picks that wait, all at once, until none waits any more."""
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
            entries, taken[:] = picks([(self._case(asked.person), asked.act) for asked in waiting])
            return entries

        try:
            step = await self.write(judge)
        except Exception as error:
            _refuse(waiting, error)
            return
        for number, asked in enumerate(waiting):
            if not asked.step.done():  # whoever asked may be gone
                asked.step.set_result(step if number in taken else None)

    async def settle(self, person: Person, command: str, judge: Judge) -> TableStep | None:
        """Write what a person's command comes to; None, and a word to them, if there is nothing."""
        async with self.lock:
            step = await self.write(judge)
            if step is None:
                self.subscribers.confirm(person.id, command)
            return step

    async def write(self, judge: Judge) -> TableStep | None:
        """Store what `judge` finds right as things stand, and tell everybody. Holds the lock.

        If others have moved the table on meanwhile, it is judged again on what is stored.
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
            except StoreDown:
                self._astray = True
                raise
        raise StoreDown(f"table {self.table.id} moves on too fast")

    async def _append(self, entries: Sequence[log.AnyEntry]) -> TableStep:
        version, self._astray = self.table.version, True
        if all(isinstance(entry, log.Moved | log.Said) for entry in entries):
            # They change nothing in the head, so they are followed when they are stored: if others
            # were faster, nothing has to be taken back.
            grown = version + len(entries)
            head = replace(self._head, version=grown, updated=entries[-1].at)
            try:
                await self.services.store.append(head, version, entries)
            except Stale:
                self._astray = False
                raise
            step = self.table.add(entries)
        else:
            step = self.table.add(entries)
            head = self._head = head_of(self.table)
            finished = finished_of(self.table) if isinstance(entries[-1], log.Ended) else None
            await self.services.store.append(head, version, entries, finished)
        self._astray = False
        self.subscribers.tell(step, entries)
        if self.services.store.shared:
            await self.services.bus.publish(f"table.{self.table.id}", str(step.version).encode())
        if step.table_changed:
            await self._changed(head)
        self.wake()
        return step

    async def rename(self, person: Person) -> None:
        """A person has another name."""
        async with self.lock:
            await self.write(lambda: renamed(self.table, person, self.services.now()))

    async def catch_up(self) -> None:
        """Another process has moved this table on: read what it wrote and tell everybody here."""
        async with self.lock:
            await self._read_again()

    async def read_anew(self) -> None:
        """The log was written anew, with other names: read all of it and tell everybody."""
        async with self.lock:
            self._astray = True
            await self._read_again()
            self.subscribers.fresh_start()

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
        """Whether another process has written what this one had not heard of; now it has."""
        version = self.table.version
        if self.services.store.shared:
            await self._read_again()
        return self.table.version > version

    async def _read_again(self) -> None:
        """Read from the store whatever is not in memory, or everything if memory is astray."""
        table = self.table
        if self._astray:
            table = TableState(table.id, table.games)
            told = self.table.steps[-1].since if self.table.steps else 0
            table.add(await self.services.store.entries(table.id))
            self.table, self._astray = table, False
            self.subscribers.read_from(table)
            self._head = head_of(table)
            if table.version > told:
                self.subscribers.fresh_start()
        elif entries := await self.services.store.entries(table.id, table.version):
            step = table.add(entries)
            self.subscribers.tell(step, entries)
            if step.table_changed:
                self._head = head_of(table)
                await self._changed(self._head)
        self.wake()

    # --- readers --------------------------------------------------------------------------------

    async def attach(self, person: Person, seen: int) -> Outbox:
        """One more socket of a person; it begins with what they have not seen."""
        async with self.lock:
            await self._be_sure(person, seen)
            new = self.here.come(person.id)
            outbox = self.subscribers.add(person, seen, self._refill)
            if new:
                self.subscribers.tell_presence(but=outbox)
                await self.announce()
            await self.write(lambda: returned(self.table, person, self.services.now()))
            self.wake()
            return outbox

    async def detach(self, outbox: Outbox) -> None:
        """A socket is gone."""
        if not self.subscribers.remove(outbox):
            return
        if self.here.go(outbox.person):
            self.subscribers.tell_presence()
            self.wake()
        await self.announce()

    async def announce(self, *, ask: bool = False) -> None:
        """Tell the other processes who is at this table here."""
        said = self.here.tell(self.services.process, ask=ask)
        await self.services.bus.publish(f"presence.{self.table.id}", said)

    async def hear(self, here: Here) -> None:
        """Another process says who is there."""
        if here.process == self.services.process:
            return
        if self.here.hear(here, self.services.now()):
            self.subscribers.tell_presence()
            self.wake()
        if here.ask and self.here.anybody:
            await self.announce()

    async def keep_presence(self) -> None:
        """Say again who is here; believe no more what was said long ago."""
        if self.here.anybody:
            await self.announce()
        if self.services.bus.alive and self.here.forget_old(self.services.now()):
            self.subscribers.tell_presence()
            self.wake()

    async def resync(self, outbox: Outbox, seen: int) -> None:
        """A client has noticed that it missed something."""
        async with self.lock:
            self.subscribers.put_gap(outbox, seen)

    async def _refill(self, outbox: Outbox) -> None:
        await self.resync(outbox, 0)

    async def snapshot(self, person: Person) -> bytes:
        """Everything that a person may know of the table now."""
        async with self.lock:
            await self._be_sure(person)
            return self.subscribers.snapshot(person.id, self.subscribers.eyes(person))

    async def _be_sure(self, person: Person, seen: int = 0) -> None:
        """What is in memory is what is stored, as far as this person knows, who may see it."""
        if self._astray or seen > self.table.version:
            await self._read_again()
        if person.id in self.table.kicked:
            raise Declined("kicked", 403)


def _refuse(waiting: Sequence[Asked], error: Exception) -> None:
    for asked in waiting:
        if not asked.step.done():
            asked.step.set_exception(error)


def returned(table: TableState, person: Person, now: int) -> list[log.AnyEntry]:
    """The entry for a person who comes back to a seat that a bot has played for them."""
    seat = table.seat_of(person.id)
    if seat is None or table.status != "playing" or not table.seats[seat].stand_in:
        return []
    return [] if table.seats[seat].left else [log.StandIn(at=now, seat=seat, on=False)]


def renamed(table: TableState, person: Person, now: int) -> list[log.AnyEntry]:
    """The entry for a person's other name, if they have one here."""
    seat = table.seat_of(person.id)
    if seat is None or table.seats[seat].name == person.name:
        return []
    return [log.Renamed(at=now, person=person.id, name=person.name)]


def is_idle(live: LiveTable) -> bool:
    """Nobody is here and nothing is going to happen by itself."""
    quiet = not len(live.subscribers) and not live.lock.locked()
    return quiet and live.table.status != "playing"
