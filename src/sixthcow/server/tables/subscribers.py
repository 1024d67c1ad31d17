"""All subscribers of a table: their sockets, and what is sent to each of them."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sixthcow.server.store import Person
from sixthcow.server.tables import log, updates
from sixthcow.server.tables.presence import Presence
from sixthcow.server.tables.table import TableState, TableStep
from sixthcow.server.tables.updates import Viewer, ViewTracker
from sixthcow.server.unread import Unread
from sixthcow.server.wire.messages import Bye, encode

MOST_MESSAGES = 256
MOST_BYTES = 1024 * 1024
SLOW = encode(Bye(reason="slow"))

Refill = Callable[["Outbox"], Awaitable[None]]


class OutboxClosed(Exception):
    """Nothing more will come."""


class Outbox:
    """Messages for one reader, oldest first.

    A reader that falls too far behind loses them all; once it reads again, `refill` replaces the
    gap with a fresh start.
    """

    def __init__(
        self, person: str, refill: Refill, unread: Unread, *, is_bot: bool = False
    ) -> None:
        self.person = person
        self._unread = unread
        self._size = 0
        self._sending = 0  # bytes of the message that is being sent
        self.is_bot = is_bot
        self._refill: Refill | None = refill
        self._behind = False
        self._messages: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None  # for a message
        self._closed = False

    def put(self, message: bytes) -> None:
        """Add a message, unless the reader is behind and waits for a fresh start."""
        if self._closed or self._behind:
            return
        if self._messages and not self._has_room(len(message)):
            self._fall_behind()
        elif not self._add(message):  # too much with what their other sockets do not read
            self._clear()
            self.close(SLOW)
        self._wake()

    def _has_room(self, size: int) -> bool:
        few = len(self._messages) < MOST_MESSAGES and self._size + size <= MOST_BYTES
        return few and self._unread.has_room_in_all(size)

    def _add(self, message: bytes) -> bool:
        """Whether the reader may have so much."""
        self._messages.append(message)
        self._size += len(message)
        return self._unread.add(self.person, len(message))

    def _clear(self) -> None:
        self._messages.clear()
        self._unread.remove(self.person, self._size)
        self._size = 0

    def _fall_behind(self) -> None:
        self._clear()
        self._behind = True

    def discard(self) -> None:
        """Nobody reads here any more."""
        self.close()
        self._clear()
        self._sent()
        self._refill = None  # it would keep the table

    def close(self, last: bytes | None = None) -> None:
        """Nothing more after this message."""
        if not self._closed:
            self._closed = True
            if last is not None:
                self._add(last)
            self._wake()

    def _wake(self) -> None:
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is waiting to be read."""
        return not self._messages

    async def next(self) -> bytes:
        """The next message, once the last one has been sent; raises OutboxClosed after all."""
        self._sent()
        while not self._messages:
            if self._closed:
                raise OutboxClosed
            if self._behind and self._refill:
                self._behind = False
                await self._refill(self)
                continue
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        message = self._messages.popleft()
        self._sending = len(message)
        self._size -= self._sending
        return message

    def _sent(self) -> None:
        if self._sending:
            self._unread.remove(self.person, self._sending)
            self._sending = 0


class Subscribers:
    """The sockets at one table. Nothing is sent to them before it is stored."""

    def __init__(
        self,
        table: TableState,
        now: Callable[[], int],
        presence: Presence,
        deadline: Callable[[], int | None],
        unread: Unread,
    ) -> None:
        self.table = table
        self._unread = unread
        self._now = now
        self._presence = presence
        self._deadline = deadline  # of the current decision
        self._outboxes: dict[Outbox, Viewer] = {}
        self._tracker = ViewTracker(table)
        self._told_decision = -1
        self._told_rounds = -1

    def __len__(self) -> int:
        return len(self._outboxes)

    def read_from(self, table: TableState) -> None:
        """The table was reloaded: updates can no longer build on what was sent before."""
        self.table, self._tracker = table, ViewTracker(table)
        self._told_decision = self._told_rounds = -1

    def add(self, person: Person, refill: Refill) -> Outbox:
        """Add a socket of a person; it begins with `put_gap`."""
        outbox = Outbox(person.id, refill, self._unread, is_bot=person.owner is not None)
        self._outboxes[outbox] = self.eyes(person)
        return outbox

    def remove(self, outbox: Outbox) -> bool:
        """A socket is gone; False if it was gone already."""
        reader = self._outboxes.pop(outbox, None)
        if reader is None:
            return False
        outbox.discard()
        if reader not in self._outboxes.values():
            self._tracker.forget(reader)
        return True

    def eyes(self, person: Person) -> Viewer:
        """The viewpoint of a person; bot accounts always see the memory aid."""
        return self._eyes(person.id, person.owner is not None)

    def _eyes(self, person: str, is_bot: bool) -> Viewer:
        return Viewer(self.table.seat_of(person), self.table.terms.memory or is_bot)

    def snapshot(self, person: str, reader: Viewer) -> bytes:
        """Everything that a person may know about the table now."""
        head: dict[str, Any] = {
            "you": person,
            "seat": reader.seat,
            "now": self._now(),
            "table": self._table_json(),
            "deadline": self._deadline(),
        }
        # Sent to nobody else: it ends with the seat's next pick, which may still be secret.
        if reader.seat in self.table.last_late:
            head["late"] = updates.late_json([self.table.last_late[reader.seat]], reader.seat)
        return updates.snapshot(head, self.table, self._tracker.view(reader))

    def _table_json(self) -> dict[str, Any]:
        return updates.table_json(self.table, self._presence, self._watchers())

    def _watchers(self) -> int:
        return sum(self.table.seat_of(person) is None for person in self._presence.everybody)

    def put_gap(self, outbox: Outbox, seen: int) -> None:
        """What came after a version, event by event if it is still in memory; otherwise
        everything."""
        reader, table = self._outboxes[outbox], self.table
        missed = [step for step in table.steps if step.version > seen]
        if not 0 < seen <= table.version or (missed and missed[0].since > seen):
            outbox.put(self.snapshot(outbox.person, reader))
            return
        events = [event for step in missed for event in step.events]
        late = [one for step in missed for one in step.late]
        outbox.put(
            encode(
                {
                    "type": "news",
                    "since": seen,
                    "v": table.version,
                    "now": self._now(),
                    "seat": reader.seat,
                    "table": self._table_json(),
                    "chat": [line for version, line in table.chat if version > seen],
                    "events": updates.events_json(tuple(events), reader.seat),
                    "late": updates.late_json(late, reader.seat),
                    "view": updates.view_json(self._tracker.view(reader)),
                    "deck": table.deck(),
                    "scores": updates.scores_json(table),
                    "decision": table.decision,
                    "deadline": self._deadline(),
                }
            )
        )

    def tell(self, step: TableStep, entries: Sequence[log.AnyEntry]) -> None:
        """Send every reader what a step has changed for them, and acknowledge their commands."""
        if not self._outboxes:
            return
        if step.table_changed:
            self._look_again_who_reads()
        is_pick = self._is_pick(step)
        common = {"type": "news", "now": self._now()} | self._common(step)
        found = self._tracker.news({*self._outboxes.values()}, step, is_pick=is_pick)
        answers = {entry.person: entry.command for entry in entries if entry.command}
        ready: dict[int, bytes] = {}
        for outbox, reader in self._outboxes.items():
            message = found[reader]
            if answer := answers.get(outbox.person):
                outbox.put(self._encode(common | message | {"answer": answer}, reader))
                continue
            if id(message) not in ready:
                ready[id(message)] = self._encode(common | message, reader)
            outbox.put(ready[id(message)])
        if step.table_changed:
            for entry in entries:
                if isinstance(entry, log.Kicked):
                    self.say_goodbye("kicked", entry.whom)

    def _is_pick(self, step: TableStep) -> bool:
        """Whether all that happened is a pick that can still be changed."""
        same_decision = self.table.decision == self._told_decision
        return same_decision and not (step.table_changed or step.said)

    def _encode(self, message: dict[str, Any], reader: Viewer) -> bytes:
        if "table" in message:
            message["seat"] = reader.seat
        return encode(message)

    def _common(self, step: TableStep) -> dict[str, Any]:
        """The part of the news that is the same for everybody."""
        table, common = self.table, dict[str, Any]()
        if step.table_changed:
            common["table"] = self._table_json()
        if step.said:
            common["chat"] = step.said
        if table.decision != self._told_decision or step.table_changed:
            self._told_decision = table.decision
            common |= {"decision": table.decision, "deadline": self._deadline()}
        rounds = -1 if table.state is None else len(table.state.rounds)
        if rounds != self._told_rounds or table.status == "over":
            if self._told_rounds < 0:
                common["deck"] = table.deck()
            self._told_rounds = rounds
            common["scores"] = updates.scores_json(table)
        return common

    def _look_again_who_reads(self) -> None:
        """Seats or terms have changed, so everybody's viewpoint may have changed."""
        for outbox in self._outboxes:
            self._outboxes[outbox] = self._eyes(outbox.person, outbox.is_bot)

    def tell_presence(self, but: Outbox | None = None) -> None:
        """Send everybody the list of who is here."""
        message = encode(
            {
                "type": "presence",
                "here": [
                    seat.level is not None or seat.person in self._presence
                    for seat in self.table.seats
                ],
                "stand_in": [seat.stand_in for seat in self.table.seats],
                "ready": [self._presence.ready_for(seat.person) for seat in self.table.seats],
                "watchers": self._watchers(),
            }
        )
        for outbox in self._outboxes:
            if outbox is not but:
                outbox.put(message)

    def confirm(self, person: str, command: str) -> None:
        """A command came again: its sender missed the acknowledgement."""
        version, now = self.table.version, self._now()
        done = {"type": "news", "since": version, "v": version, "now": now, "answer": command}
        for outbox in self._outboxes:
            if outbox.person == person:
                outbox.put(encode(done))

    def say_goodbye(self, reason: str, person: str | None = None) -> None:
        """Close the sockets of everybody, or of one person."""
        last = encode(Bye(reason=reason))
        for outbox in [box for box in self._outboxes if person in {None, box.person}]:
            outbox.close(last)

    def answer(self, person: Person, command: str, step: TableStep | None) -> bytes:
        """The answer to an HTTP client: the news of its own command, with the whole view."""
        reader = self.eyes(person)
        events, late = (step.events, step.late) if step else ((), ())
        state = self.table.state
        view = updates.seen(self.table, state, reader) if state else None
        message = {
            "type": "news",
            "since": step.since if step else self.table.version,
            "v": self.table.version,
            "now": self._now(),
            "answer": command,
            "seat": reader.seat,
            "events": updates.events_json(events, reader.seat),
            "late": updates.late_json(late, reader.seat),
            "view": updates.view_json(view),
            "decision": self.table.decision,
            "deadline": self._deadline(),
        }
        return encode(message)

    def fresh_start(self) -> None:
        """Send everybody the whole table again."""
        self._look_again_who_reads()
        for outbox, reader in self._outboxes.items():
            outbox.put(self.snapshot(outbox.person, reader))
