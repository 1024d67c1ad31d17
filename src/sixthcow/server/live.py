"""A table that people are at: takes commands one at a time, stores them, tells everybody."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sixthcow.server import log, news
from sixthcow.server.judge import Case, entries_for
from sixthcow.server.messages import AnyCommand, Bye, encode
from sixthcow.server.news import Reader, Teller
from sixthcow.server.outbox import Outbox
from sixthcow.server.parts import Parts
from sixthcow.server.presence import Here, Presence
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person, Stale, StoreDown, TableHead
from sixthcow.server.summary import finished_of, head_of
from sixthcow.server.table import Step, Table

TRIES = 8  # at a table whose log others keep moving on

logger = logging.getLogger("sixthcow.table")

Judge = Callable[[], Sequence[log.AnyEntry]]


class LiveTable:
    """One table in this process. Whatever is told has been stored before."""

    def __init__(
        self,
        table: Table,
        seed: str,
        parts: Parts,
        changed: Callable[[TableHead], Awaitable[None]],
    ) -> None:
        self.table = table
        self.seed = seed
        self.parts = parts
        self.lock = asyncio.Lock()
        self.here = Presence()
        self.outboxes: dict[Outbox, Reader] = {}
        self.wake: Callable[[], None] = lambda: None  # the driver of bots and clocks
        self.deadline: Callable[[], int | None] = lambda: None
        self._changed = changed
        self._teller = Teller(table)
        self._astray = False  # what is in memory may differ from what is stored
        self._told_decision = -1
        self._told_rounds = -1

    # --- commands -------------------------------------------------------------------------------

    async def command(self, person: Person, command: AnyCommand) -> Step | None:
        """Do what a person asks; None if it had been done already."""

        def judge() -> Sequence[log.AnyEntry]:
            if self.table.written_at(person.id, command.id) is not None:
                return ()
            now, levels = self.parts.now(), self.parts.thinker.levels
            case = Case(self.table, person, now=now, seed=self.seed, levels=levels)
            return entries_for(case, command)

        return await self.settle(person, command.id, judge)

    async def settle(self, person: Person, command: str, judge: Judge) -> Step | None:
        """Write what a person's command comes to; None, and a word to them, if there is nothing."""
        async with self.lock:
            step = await self.write(judge)
            if step is None:
                self._confirm(person.id, command)
            return step

    def _confirm(self, person: str, command: str) -> None:
        """A command came again: its sender has not heard that it was done."""
        version, now = self.table.version, self.parts.now()
        done = {"type": "news", "since": version, "v": version, "now": now, "answer": command}
        for outbox in self.outboxes:
            if outbox.person == person:
                outbox.put(encode(done))

    async def write(self, judge: Judge) -> Step | None:
        """Store what `judge` finds right as things stand, and tell everybody. Holds the lock.

        If others have moved the table on meanwhile, it is judged again on what is stored.
        """
        if self._astray:
            await self._read_again()
        for _ in range(TRIES):
            entries = judge()
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

    async def _append(self, entries: Sequence[log.AnyEntry]) -> Step:
        version, self._astray = self.table.version, True
        step = self.table.add(entries)
        head = head_of(self.table)
        finished = finished_of(self.table) if isinstance(entries[-1], log.Ended) else None
        await self.parts.store.append(head, version, entries, finished)
        self._astray = False
        self._tell(step, entries[0])
        await self.parts.bus.publish(f"table.{self.table.id}", str(step.version).encode())
        if step.table_changed:
            await self._changed(head)
        self.wake()
        return step

    async def rename(self, person: Person) -> None:
        """A person has another name."""
        async with self.lock:
            await self.write(lambda: renamed(self.table, person, self.parts.now()))

    async def catch_up(self) -> None:
        """Another process has moved this table on: read what it wrote and tell everybody here."""
        async with self.lock:
            await self._read_again()

    async def _read_again(self) -> None:
        """Read from the store whatever is not in memory, or everything if memory is astray."""
        table = self.table
        if self._astray:
            table = Table(table.id, table.games)
            told = self.table.steps[-1].since if self.table.steps else 0
            table.add(await self.parts.store.entries(table.id))
            self.table, self._astray = table, False
            self._teller = Teller(table)
            if table.version > told:
                await self._fresh_start()
        elif entries := await self.parts.store.entries(table.id, table.version):
            step = table.add(entries)
            self._tell(step, entries[-1])
            for entry in entries:
                if isinstance(entry, log.Kicked):
                    self.say_goodbye("kicked", entry.whom)
            if step.table_changed:
                await self._changed(head_of(table))
        self.wake()

    # --- readers --------------------------------------------------------------------------------

    async def attach(self, person: Person, seen: int) -> Outbox:
        """One more socket of a person; it begins with what they have not seen."""
        async with self.lock:
            if self._astray:
                await self._read_again()
            if person.id in self.table.kicked:
                raise Declined("kicked", 403)
            outbox = Outbox(person.id, self._refill)
            self.outboxes[outbox] = self._reader(person.id, bot=person.owner is not None)
            new = self.here.come(person.id)
            self._put_gap(outbox, seen)
            if new:
                self._tell_presence(but=outbox)
                await self.announce()
            await self.write(lambda: returned(self.table, person, self.parts.now()))
            self.wake()
            return outbox

    async def detach(self, outbox: Outbox) -> None:
        """A socket is gone."""
        reader = self.outboxes.pop(outbox, None)
        if reader is None:
            return
        outbox.close()
        if reader not in self.outboxes.values():
            self._teller.forget(reader)
        if self.here.go(outbox.person):
            self._tell_presence()
            self.wake()
        await self.announce()

    async def announce(self, *, ask: bool = False) -> None:
        """Tell the other processes who is at this table here."""
        said = self.here.tell(self.parts.process, ask=ask)
        await self.parts.bus.publish(f"presence.{self.table.id}", said)

    async def hear(self, here: Here) -> None:
        """Another process says who is there."""
        if here.process == self.parts.process:
            return
        if self.here.hear(here, self.parts.now()):
            self._tell_presence()
            self.wake()
        if here.ask and self.here.anybody:
            await self.announce()

    async def keep_presence(self) -> None:
        """Say again who is here; believe no more what was said long ago."""
        if self.here.anybody:
            await self.announce()
        if self.parts.bus.alive and self.here.forget_old(self.parts.now()):
            self._tell_presence()
            self.wake()

    async def resync(self, outbox: Outbox, seen: int) -> None:
        """A client has noticed that it missed something."""
        async with self.lock:
            self._put_gap(outbox, seen)

    async def _refill(self, outbox: Outbox) -> None:
        await self.resync(outbox, 0)

    def say_goodbye(self, reason: str, person: str | None = None) -> None:
        """Close the sockets of everybody, or of one person."""
        last = encode(Bye(reason=reason))
        for outbox in [box for box in self.outboxes if person in {None, box.person}]:
            outbox.close(last)

    async def snapshot(self, person: Person) -> bytes:
        """Everything that a person may know of the table now."""
        async with self.lock:
            if self._astray:
                await self._read_again()
            if person.id in self.table.kicked:
                raise Declined("kicked", 403)
            return self._snapshot(person.id, self._reader(person.id, bot=person.owner is not None))

    # --- telling --------------------------------------------------------------------------------

    def _reader(self, person: str, *, bot: bool = False) -> Reader:
        return Reader(self.table.seat_of(person), bot or self.table.terms.memory)

    def _snapshot(self, person: str, reader: Reader) -> bytes:
        head = {
            "you": person,
            "seat": reader.seat,
            "now": self.parts.now(),
            "table": self._table_json(),
            "deadline": self.deadline(),
        }
        return news.snapshot(head, self.table, self._teller.view(reader))

    def _table_json(self) -> dict[str, Any]:
        return news.table_json(self.table, self.here.everybody, self._watchers())

    def _watchers(self) -> int:
        return sum(self.table.seat_of(person) is None for person in self.here.everybody)

    def _put_gap(self, outbox: Outbox, seen: int) -> None:
        """What came after a version, event by event if it is still in mind; else everything."""
        reader, table = self.outboxes[outbox], self.table
        missed = [step for step in table.steps if step.version > seen]
        if not 0 < seen <= table.version or (missed and missed[0].since > seen):
            outbox.put(self._snapshot(outbox.person, reader))
            return
        events = [event for step in missed for event in step.events]
        outbox.put(
            encode(
                {
                    "type": "news",
                    "since": seen,
                    "v": table.version,
                    "now": self.parts.now(),
                    "seat": reader.seat,
                    "table": self._table_json(),
                    "chat": [line for version, line in table.chat if version > seen],
                    "events": news.events_json(tuple(events), reader.seat),
                    "view": news.view_json(self._teller.view(reader)),
                    "deck": table.deck(),
                    "scores": news.scores_json(table),
                    "decision": table.decision,
                    "deadline": self.deadline(),
                }
            )
        )

    def _tell(self, step: Step, cause: log.AnyEntry) -> None:
        """Tell every reader what a step has changed for them."""
        common = self._common(step)
        if step.table_changed:
            self._look_again_who_reads()
        told = self._teller.changes(step, set(self.outboxes.values()))
        ready: dict[tuple[int, ...], bytes] = {}
        for outbox, reader in self.outboxes.items():
            own = cause.command if cause.command and outbox.person == cause.person else ""
            seen = (event.seen_by is None or reader.seat in event.seen_by for event in step.events)
            key = (id(told[reader]), *seen)
            if own or key not in ready or step.table_changed:
                message = common | told[reader]
                if step.events:
                    message["events"] = news.events_json(step.events, reader.seat)
                if step.table_changed:
                    message["seat"] = reader.seat
                if own:
                    outbox.put(encode(message | {"answer": own}))
                    continue
                ready[key] = encode(message)
            outbox.put(ready[key])
        if isinstance(cause, log.Kicked):
            self.say_goodbye("kicked", cause.whom)

    def _common(self, step: Step) -> dict[str, Any]:
        """The part of the news that is the same for everybody."""
        table = self.table
        common: dict[str, Any] = {
            "type": "news",
            "since": step.since,
            "v": step.version,
            "now": self.parts.now(),
        }
        if step.table_changed:
            common["table"] = self._table_json()
        if step.said:
            common["chat"] = step.said
        if table.decision != self._told_decision or step.table_changed:
            self._told_decision = table.decision
            common |= {"decision": table.decision, "deadline": self.deadline()}
        rounds = -1 if table.state is None else len(table.state.rounds)
        if rounds != self._told_rounds or table.status == "over":
            if self._told_rounds < 0:
                common["deck"] = table.deck()
            self._told_rounds = rounds
            common["scores"] = news.scores_json(table)
        return common

    def _look_again_who_reads(self) -> None:
        """Seats or terms have changed: everybody's eyes may be others now."""
        for outbox, reader in self.outboxes.items():
            seat = self.table.seat_of(outbox.person)
            self.outboxes[outbox] = Reader(seat, reader.remembers or self.table.terms.memory)

    def _tell_presence(self, but: Outbox | None = None) -> None:
        message = encode(
            {
                "type": "presence",
                "here": [
                    seat.level is not None or seat.person in self.here for seat in self.table.seats
                ],
                "stand_in": [seat.stand_in for seat in self.table.seats],
                "watchers": self._watchers(),
            }
        )
        for outbox in self.outboxes:
            if outbox is not but:
                outbox.put(message)

    def answer(self, person: Person, command: str, step: Step | None) -> bytes:
        """What an HTTP client hears: the news of its own command, with the whole view."""
        reader = self._reader(person.id, bot=person.owner is not None)
        events = step.events if step else ()
        view = None if self.table.state is None else self.table.state.view(reader.seat)
        if view and not reader.remembers:
            view = view.without_knowledge()
        message = {
            "type": "news",
            "since": step.since if step else self.table.version,
            "v": self.table.version,
            "now": self.parts.now(),
            "answer": command,
            "seat": reader.seat,
            "events": news.events_json(events, reader.seat),
            "view": news.view_json(view),
            "decision": self.table.decision,
            "deadline": self.deadline(),
        }
        return encode(message)

    async def _fresh_start(self) -> None:
        """Give everybody the whole table anew."""
        for outbox, reader in self.outboxes.items():
            outbox.put(self._snapshot(outbox.person, reader))


def returned(table: Table, person: Person, now: int) -> list[log.AnyEntry]:
    """The entry for a person who comes back to a seat that a bot has played for them."""
    seat = table.seat_of(person.id)
    if seat is None or table.status != "playing" or not table.seats[seat].stand_in:
        return []
    return [] if table.seats[seat].left else [log.StandIn(at=now, seat=seat, on=False)]


def renamed(table: Table, person: Person, now: int) -> list[log.AnyEntry]:
    """The entry for a person's other name, if they have one here."""
    seat = table.seat_of(person.id)
    if seat is None or table.seats[seat].name == person.name:
        return []
    return [log.Renamed(at=now, person=person.id, name=person.name)]


def is_idle(live: LiveTable) -> bool:
    """Nobody is here and nothing is going to happen by itself."""
    quiet = not live.outboxes and not live.lock.locked()
    return quiet and live.table.status != "playing"
