"""What happens at a table by itself: quick matches begin, bots decide, clocks run out."""

import asyncio
import hashlib
import logging
import weakref
from typing import TYPE_CHECKING, NamedTuple

from sixthcow.engine import IllegalAction, View
from sixthcow.fair_queue import Line, Rank
from sixthcow.server.store import StoreDown
from sixthcow.server.tables import log
from sixthcow.server.tables.commands import begin_with_bots, moves
from sixthcow.server.tables.leases import Leases
from sixthcow.server.tables.table import MISSED_IN_A_ROW, QUICK_WAIT, TableStep
from sixthcow.server.wire.messages import PACES

if TYPE_CHECKING:
    from sixthcow.server.tables.live import LiveTable

AWAY = 30_000  # milliseconds until a bot stands in for somebody who is away
GRACE = 15_000  # after a restart, for a clock that would have run out in the meantime
RETRY = 1_000  # until the store is asked again
LONG = 3_600.0  # a pace of more seconds than this is correspondence: nobody has to be present

logger = logging.getLogger("sixthcow.table")


class Due(NamedTuple):
    """A seat for which a bot decides now, and why."""

    seat: int
    level: str
    by: log.By


class Driver:
    """Drives one live table: wakes when the table changes or when something is due."""

    def __init__(self, live: "LiveTable", leases: Leases) -> None:
        # Its owner: a cycle would keep everything about a table that was unloaded for minutes.
        self._live = weakref.ref(live)
        self._leases = leases
        self._clock_jumps = live.services.clock_jumps()
        self._since = self._viewed = live.services.now()
        self._ahead = (-1, 0)  # a decision that was asked in the future, and when we noticed
        self._gone: dict[int, int] = {}  # seat: when its person left
        self._notes: dict[int, bytes] = {}  # seat: a bot's notes for its next decision
        self._look_again = False
        self._follows_moves = True  # there are bots or clocks
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def live(self) -> "LiveTable":
        """The table, which is there as long as anybody uses it or it is driven."""
        live = self._live()
        assert live is not None
        return live

    def follow(self, step: TableStep) -> None:
        """The table has moved on."""
        if step.table_changed or self._follows_moves:
            self.wake()

    def wake(self) -> None:
        """Check what is due, now and later."""
        if (live := self._live()) is None:
            return
        table = live.table
        self._notice_jump()
        self._note_the_absent()
        played_for = any(seat.level or seat.stand_in for seat in table.seats)
        self._follows_moves = played_for or PACES[table.terms.pace] is not None
        if live.presence.everybody:
            self.note_viewer()
        if self._nothing_will_happen():
            return
        self._look_again = True
        if not self.busy:
            self._task = asyncio.get_running_loop().create_task(self._run(live))

    @property
    def busy(self) -> bool:
        """Whether something is being decided."""
        return self._task is not None and not self._task.done()

    def _nothing_will_happen(self) -> bool:
        """People are here, no clock runs, and no bot has to decide: most of the time."""
        clocks = PACES[self.live.table.terms.pace] is not None
        bots_decide = self._follows_moves and bool(self._due())
        waits = self._begins_at() is not None or self.live.table.bots_alone
        return not (clocks or self._gone or bots_decide or waits or self._absent())

    def note_viewer(self) -> None:
        """Somebody looks at the table."""
        self._viewed = self.live.services.now()

    def _notice_jump(self) -> None:
        """If the time was set anew, clocks go on as after a restart: everybody has some time."""
        jumps = self.live.services.clock_jumps()
        if jumps == self._clock_jumps:
            return
        self._clock_jumps = jumps
        self._since = self._viewed = self.live.services.now()
        self._gone = dict.fromkeys(self._gone, self._since)

    def _asked_at(self) -> int:
        """When the current decision was asked. If that lies in the future, because the time was
        set back or another server's clock is fast, it is when we first noticed."""
        table, now = self.live.table, self.live.services.now()
        if table.asked_at <= now:
            return table.asked_at
        if self._ahead[0] != table.decision:
            self._ahead = (table.decision, now)
        return self._ahead[1]

    async def close(self) -> None:
        """Stop; work in progress is finished, or repeated after the next start."""
        if self._timer:
            self._timer.cancel()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def deadline(self) -> int | None:
        """When the current decision must be made, if a clock runs for somebody."""
        table = self.live.table
        seconds = PACES[table.terms.pace]
        if seconds is None or table.status != "playing" or not self._people_due():
            return None
        self._notice_jump()
        return max(
            self._asked_at() + int(seconds * 1000), self._since + min(int(seconds * 1000), GRACE)
        )

    def _begins_at(self) -> int | None:
        """When a quick match begins; somebody who was here has time to come back."""
        table = self.live.table
        if table.starts is None or table.status != "open":
            return None
        starts = table.starts
        if starts > self.live.services.now() + QUICK_WAIT:  # the time was set back
            starts = self._since + QUICK_WAIT
        return starts if self._anybody_here() else max(starts, self._since + GRACE)

    def _anybody_here(self) -> bool:
        """Whether one of the players has the table open, as far as can be known."""
        people = {seat.person for seat in self.live.table.seats if seat.person}
        presence = self.live.presence
        return not presence.is_complete or any(person in presence for person in people)

    async def _begin_if_due(self) -> None:
        """Begin a quick match whose time has come, or close it if nobody is here any more.

        Every process that has the table in memory tries: the first one to write it has done it.
        """
        live, now = self.live, self.live.services.now()

        def judge() -> list[log.AnyEntry]:
            at = self._begins_at()
            if at is None or now < at:
                return []
            if not self._anybody_here():
                return [log.Closed(at=now, reason="abandoned")]
            return begin_with_bots(live.table, now=now, seed=live.seed)

        if judge():
            async with live.lock:
                await live.write(judge)

    def _waiting(self) -> tuple[int, ...]:
        table, state = self.live.table, self.live.table.state
        if state is None or table.status != "playing" or table.awaits_contribution:
            return ()
        return tuple(seat for seat in state.game.deciders(state) if seat >= 0)

    def _people_due(self) -> list[int]:
        """The seats whose own people must decide."""
        seats = self.live.table.seats
        return [n for n in self._waiting() if seats[n].person and not seats[n].stand_in]

    def _due(self) -> list[Due]:
        """The seats for which a bot decides now."""
        table, found = self.live.table, list[Due]()
        if not self._leases.holds(table.id):
            return found
        now, asked = self.live.services.now(), self._asked_at()
        if table.bots_alone and now < asked + self.live.services.bot_tables.turn:
            return found
        deadline = self.deadline()
        late = deadline is not None and now >= deadline
        for number in self._waiting():
            seat = table.seats[number]
            if seat.level is not None:
                found.append(Due(number, seat.level, "bot"))
            elif seat.stand_in:
                found.append(Due(number, table.terms.stand_in, "bot"))
            elif late:
                found.append(Due(number, table.terms.stand_in, "clock"))
        return found

    async def _run(self, live: "LiveTable") -> None:
        try:
            while self._look_again:
                self._look_again = False
                await self._begin_if_due()
                await self._stand_in()
                await self._close_if_unwatched()
                while due := self._due():
                    await self._decide(due)
        except StoreDown:
            self._arm(live.services.now() + RETRY)
        except Exception:
            # A table must never stop because of a bug of ours: log it, and try again.
            logger.exception("table %s could not be driven", live.table.id)
            self._arm(live.services.now() + RETRY)
        else:
            self._arm(self._next_time())

    def _next_time(self) -> int | None:
        times = [at + AWAY for at in self._gone.values()]
        if self.live.table.bots_alone and self._leases.holds(self.live.table.id):
            times.append(self._asked_at() + self.live.services.bot_tables.turn)
        for at in (self.deadline(), self._begins_at()):
            if at is not None:
                times.append(at)
        return min(times, default=None)

    def _arm(self, at: int | None) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            delay = max(0, at - self.live.services.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self.wake)

    async def _decide(self, due: list[Due]) -> None:
        """Ask the bots, all at once, and store what they decide."""
        live, state = self.live, self.live.table.state
        assert state
        decision = live.table.decision
        views = [state.view(one.seat) for one in due]
        rank = Rank.BOTS_ALONE if live.table.bots_alone else Rank.PEOPLE
        line = Line(live.table.id, rank)
        thinking = [
            live.services.thinker.decide(
                one.level,
                view,
                self._seed(decision, one.seat),
                self._notes.get(one.seat, b""),
                line,
            )
            for one, view in zip(due, views, strict=True)
        ]
        thoughts = await asyncio.gather(*thinking)
        for one, thought in zip(due, thoughts, strict=True):
            self._notes[one.seat] = thought.notes

        def judge() -> list[log.AnyEntry]:
            if live.table.decision != decision or live.table.status != "playing":
                return []
            wanted = set(self._due())
            decided = [
                (one.seat, _legal(thought.action, view), one.by)
                for one, thought, view in zip(due, thoughts, views, strict=True)
                if one in wanted
            ]
            if not decided:
                return []
            now = live.services.now()
            played = moves(live.table, decided, now=now, seed=live.seed)
            return [*self._new_stand_ins(decided, now), *played]

        async with live.lock:
            try:
                await live.write(judge)
            except IllegalAction:
                logger.exception("table %s: a bot's decision was not legal", live.table.id)
                raise

    def _new_stand_ins(
        self, decided: list[tuple[int, str, log.By]], now: int
    ) -> list[log.AnyEntry]:
        """Let a bot play for people whose clock runs out repeatedly, until they are back."""
        seats = self.live.table.seats
        return [
            log.StandIn(at=now, seat=seat, on=True)
            for seat, _, by in decided
            if by == "clock" and seats[seat].missed + 1 >= MISSED_IN_A_ROW
        ]

    def _seed(self, decision: int, seat: int) -> int:
        text = f"{self.live.seed}:bot:{decision}:{seat}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def _note_the_absent(self) -> None:
        """Check who is away. This cannot wait until the bots of the table have decided: somebody
        may come and go meanwhile."""
        now = self.live.services.now()
        self._gone = {seat: self._gone.get(seat, now) for seat in self._absent()}

    async def _stand_in(self) -> None:
        """Let a bot stand in for those who have been away for a while."""
        live = self.live

        def judge() -> list[log.AnyEntry]:
            now, still = live.services.now(), self._absent()
            long_gone = [seat for seat, at in self._gone.items() if now >= at + AWAY]
            return [log.StandIn(at=now, seat=seat, on=True) for seat in long_gone if seat in still]

        if judge():
            async with live.lock:
                await live.write(judge)

    async def _close_if_unwatched(self) -> None:
        """Where only bots play and nobody has looked on for long, the match ends."""
        live = self.live
        if not (self._leases.holds(live.table.id) and live.presence.is_complete):
            return

        def judge() -> list[log.AnyEntry]:
            now, table = live.services.now(), live.table
            alone = table.bots_alone and table.only_bots
            if not alone or now < self._viewed + live.services.bot_tables.unwatched:
                return []
            return [log.Closed(at=now, reason="abandoned")]

        if judge():
            async with live.lock:
                await live.write(judge)

    def _absent(self) -> list[int]:
        """The seats of people who are away, where a bot would stand in for them."""
        table = self.live.table
        if table.status != "playing" or not self._stands_in_for_the_absent():
            return []
        if not (self._leases.holds(table.id) and self.live.presence.is_complete):
            return []
        return [
            number
            for number, seat in enumerate(table.seats)
            if seat.person and not seat.stand_in and seat.person not in self.live.presence
        ]

    def _stands_in_for_the_absent(self) -> bool:
        terms = self.live.table.terms
        return terms.away == "bot" and (PACES[terms.pace] or 0) <= LONG


def _legal(action: str, view: View) -> str:
    """The action, or the first legal one: a broken bot must not stop a table."""
    return action if action in view.actions else view.actions[0]
