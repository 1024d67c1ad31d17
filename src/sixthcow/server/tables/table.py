"""A table as the fold of its log: who sits where, what was said, and the game itself."""

from collections import deque
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, fields
from functools import singledispatchmethod
from typing import Any, Literal, NamedTuple

from sixthcow.engine import DEALER, Card, Event, Game, Record, State
from sixthcow.engine.record import After, Recorder
from sixthcow.server.tables import log
from sixthcow.server.wire.messages import ChatData, Terms
from sixthcow.server.wire.views import Origin

Games = Mapping[str, type[Game[Any]]]
Status = Literal["open", "playing", "over", "closed"]

CHAT_KEPT = 100
STEPS_KEPT = 64
MISSED_IN_A_ROW = 2  # how often a clock may run out before a bot stands in
QUICK_WAIT = 30_000  # milliseconds until bots take the free seats of a quick match


@dataclass
class Seat:
    """A seat: a person's, a bot's, or nobody's (`name` empty)."""

    name: str = ""
    person: str | None = None
    level: str | None = None
    stand_in: bool = False
    left: bool = False
    missed: int = 0
    contribution: str = ""
    hints: int = 0

    @property
    def taken(self) -> bool:
        """Somebody or something sits here."""
        return self.person is not None or self.level is not None


class Late(NamedTuple):
    """A seat whose clock ran out at a decision, and what a bot decided for it."""

    seat: int
    decision: int
    action: str


class TableStep(NamedTuple):
    """What entries changed: the events of the game, and which other parts of the table.

    `late` are the clocks that ran out at decisions that can no longer be changed.
    """

    since: int
    version: int
    events: tuple[Event, ...]
    acted: frozenset[int]
    said: tuple[ChatData, ...]
    table_changed: bool
    late: tuple[Late, ...] = ()


@dataclass
class TableState:
    """Everything that a table's log says. It changes only through `add`."""

    id: str
    games: Games
    version: int = 0
    terms: Terms = field(default_factory=Terms)
    host: str = ""
    created: int = 0
    updated: int = 0
    commitment: str = ""
    seed: str | None = None
    status: Status = "open"
    origin: Origin | None = None  # the match that this one goes on from
    starts: int | None = None  # when a quick match begins, full or not
    next: str | None = None
    seats: list[Seat] = field(default_factory=list)
    # What players had added at the start, by seat; where it was awaited, what they added then.
    dealt_with: dict[int, str] | None = None
    awaits: bool = False
    kicked: set[str] = field(default_factory=set)
    muted: set[str] = field(default_factory=set)
    chat: deque[tuple[int, ChatData]] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    steps: deque[TableStep] = field(default_factory=lambda: deque(maxlen=STEPS_KEPT))
    recorder: Recorder | None = None
    draws: int = 0
    decision: int = 0
    asked_at: int = 0
    last_late: dict[int, Late] = field(default_factory=dict)  # seats that have not decided since
    last_hint: dict[int, int] = field(default_factory=dict)  # the decision of it, by seat
    _commands: set[tuple[str, str]] = field(default_factory=set)
    _late: dict[int, Late] = field(default_factory=dict)  # seats, at the current decision
    _ahead: dict[tuple[int, int, str], tuple[State, After]] = field(default_factory=dict)

    def __copy__(self) -> "TableState":
        """The same table, to see what entries would lead to."""
        names = {each.name for each in fields(self)} - {"games", "seats"}
        parts: dict[str, Any] = {name: copy(getattr(self, name)) for name in names}
        return TableState(games=self.games, seats=[copy(seat) for seat in self.seats], **parts)

    @property
    def state(self) -> State | None:
        """The game, once it has started."""
        return self.recorder.state if self.recorder else None

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def contributions(self) -> dict[int, str]:
        """What players have added to the chance, by seat: once it is dealt with, it stays."""
        if self.dealt_with is not None:
            return self.dealt_with
        seats = enumerate(self.seats)
        return {number: seat.contribution for number, seat in seats if seat.contribution}

    @property
    def awaits_contribution(self) -> bool:
        """Whether the match goes on from another one as soon as its player has added to the chance;
        a player who decides first adds nothing."""
        if not (self.awaits and self.recorder and self.origin and self.status == "playing"):
            return False
        return self.dealt_with is None and len(self.recorder.record.moves) == self.origin.move

    @property
    def told_contributions(self) -> dict[str, str]:
        """The same as records and messages tell it: by the number of the seat, from 1."""
        return {str(seat + 1): part for seat, part in sorted(self.contributions.items())}

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    @property
    def only_bots(self) -> bool:
        """Whether nobody sits here, or all have got up."""
        return all(seat.person is None or seat.left for seat in self.seats)

    @property
    def bots_alone(self) -> bool:
        """Whether bots play all seats, be it for people who are away."""
        return self.status == "playing" and all(seat.level or seat.stand_in for seat in self.seats)

    def has_done(self, person: str, command: str) -> bool:
        """Whether a command of a person was written, however long ago."""
        return (person, command) in self._commands

    def game(self) -> Game[Any]:
        """The game with this table's options; raises BadOption for terms that cannot be played."""
        return self.games[self.terms.game](self.terms.seats, self.terms.options)

    def deck(self) -> list[tuple[Card, float]]:
        """Every card of the game with its penalty points, once it has started."""
        if self.state is None:
            return []
        cards = set(self.state.all_cards())
        if self.state.chance:
            cards |= set(self.state.chance.cards)
        worth = self.state.game.worth
        return [(card, worth(card)) for card in sorted(cards, key=numbers_first)]

    def after(self, state: State, seat: int, action: str) -> State:
        """What an action leads to, cached in case it is written next."""
        found = state.apply(seat, action)
        self._ahead[id(state), seat, action] = state, found  # held, so that its id is not reused
        return found[0]

    def add(self, entries: Sequence[log.AnyEntry]) -> TableStep:
        """Apply some entries; returns what they changed."""
        since, changed = self.version, False
        events: list[Event] = []
        acted: set[int] = set()
        said: list[ChatData] = []
        late: list[Late] = []
        for entry in entries:
            self.version += 1
            self.updated = entry.at
            if entry.command:
                self._commands.add((entry.person, entry.command))
            if isinstance(entry, log.Moved):
                changed |= self._note_who_moved(entry)
                events += self._move(entry)
                acted.add(entry.seat)
                late += self._late_at_last()
            elif isinstance(entry, log.Said):
                said.append(self._say(entry))
            else:
                changed = True
                self._follow(entry)
        self._ahead.clear()
        step = TableStep(
            since, self.version, tuple(events), frozenset(acted), tuple(said), changed, tuple(late)
        )
        self.steps.append(step)
        return step

    def _move(self, entry: log.Moved) -> tuple[Event, ...]:
        assert self.recorder
        known = self._ahead.get((id(self.recorder.state), entry.seat, entry.action))
        events = self.recorder.play(entry.seat, entry.action, known and known[1])
        self.draws += entry.seat == DEALER
        # While picks may still be changed it is the same decision, no matter who has picked.
        if self.recorder.is_settled:
            self._ask(entry.at)
        return events

    def _note_who_moved(self, entry: log.Moved) -> bool:
        """Count the clocks that ran out; returns whether anything visible at the seat has
        changed."""
        self._late.pop(entry.seat, None)
        if entry.by == "clock":
            self._late[entry.seat] = Late(entry.seat, self.decision, entry.action)
            self.seats[entry.seat].missed += 1
        elif entry.by == "person":
            self.last_late.pop(entry.seat, None)
            seat = self.seats[entry.seat]
            seat.missed = 0
            if seat.stand_in or seat.left:
                seat.stand_in = seat.left = False
                return True
        return False

    def _late_at_last(self) -> list[Late]:
        """The clocks that ran out, once the picks are no longer secret: the decision has passed."""
        if self.decision != self.version:
            return []
        late, self._late = self._late, {}
        self.last_late |= late
        return [*late.values()]

    def _ask(self, at: int) -> None:
        self.decision, self.asked_at = self.version, at

    def _say(self, entry: log.Said) -> ChatData:
        line = ChatData(
            person=entry.person,
            name=entry.name,
            at=entry.at,
            phrase=entry.phrase or None,
            text=entry.text or None,
        )
        self.chat.append((self.version, line))
        return line

    @singledispatchmethod
    def _follow(self, entry: log.AnyEntry) -> None:
        raise TypeError(f"no such entry: {entry!r}")

    @_follow.register
    def _opened(self, entry: log.Opened) -> None:
        self.host, self.commitment, self.created = entry.host, entry.commitment, entry.at
        self.starts, self.origin = entry.starts or None, entry.origin
        self.awaits = entry.awaits
        self._set_terms(entry.terms)

    @_follow.register
    def _terms(self, entry: log.TermsChanged) -> None:
        self._set_terms(entry.terms)

    def _set_terms(self, terms: Terms) -> None:
        self.terms = terms
        free = [Seat() for _ in range(terms.seats)]
        self.seats = (self.seats + free)[: terms.seats]

    @_follow.register
    def _seat_taken(self, entry: log.SeatTaken) -> None:
        before, contribution = self.seat_of(entry.sitter) if entry.sitter else None, ""
        if before is not None:
            contribution = self.seats[before].contribution
            self.seats[before] = Seat()
        self.seats[entry.seat] = Seat(
            name=entry.name,
            person=entry.sitter or None,
            level=entry.level or None,
            contribution=contribution,
        )

    @_follow.register
    def _contributed(self, entry: log.Contributed) -> None:
        self.seats[entry.seat].contribution = entry.contribution
        if self.status == "playing":  # it was awaited
            self.dealt_with = self.contributions

    @_follow.register
    def _seat_left(self, entry: log.SeatLeft) -> None:
        if self.status == "open":
            self.seats[entry.seat] = Seat()
        else:
            self.seats[entry.seat].left = self.seats[entry.seat].stand_in = True

    @_follow.register
    def _swapped(self, entry: log.SeatsSwapped) -> None:
        one, other = entry.seat, entry.other
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]

    @_follow.register
    def _renamed(self, entry: log.Renamed) -> None:
        seat = self.seat_of(entry.person)
        if seat is not None:
            self.seats[seat].name = entry.name

    @_follow.register
    def _host(self, entry: log.HostChanged) -> None:
        self.host = entry.host

    @_follow.register
    def _kicked(self, entry: log.Kicked) -> None:
        self.kicked.add(entry.whom)
        seat = self.seat_of(entry.whom)
        if seat is not None and self.status == "open":
            self.seats[seat] = Seat()
        elif seat is not None:
            # The name stays, for the record, but nobody can return to the seat.
            self.seats[seat] = Seat(name=self.seats[seat].name, level=self.terms.stand_in)

    @_follow.register
    def _muted(self, entry: log.Muted) -> None:
        (self.muted.add if entry.muted else self.muted.discard)(entry.whom)

    @_follow.register
    def _started(self, entry: log.Started) -> None:
        self.dealt_with = None if self.awaits else self.contributions
        self.status = "playing"
        record = Record(
            game=self.terms.game, seats=tuple(self.names), options=dict(self.terms.options)
        )
        self.recorder = Recorder(record, self.games)
        self._ask(entry.at)

    @_follow.register
    def _stand_in(self, entry: log.StandIn) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in, seat.missed = entry.on, 0
        seat.left = seat.left and entry.on

    @_follow.register
    def _hinted(self, entry: log.Hinted) -> None:
        self.seats[entry.seat].hints += 1
        self.last_hint[entry.seat] = entry.decision

    @_follow.register
    def _ended(self, entry: log.Ended) -> None:
        self.status, self.seed = "over", entry.seed

    @_follow.register
    def _closed(self, _: log.Closed) -> None:
        self.status = "closed"

    @_follow.register
    def _followed(self, entry: log.Followed) -> None:
        self.next = entry.next


def folded(table: str, games: Games, entries: Sequence[log.AnyEntry]) -> TableState:
    """The table that a log leads to; its last entries are separate steps."""
    state = TableState(table, games)
    state.add(entries[:-STEPS_KEPT])
    for entry in entries[-STEPS_KEPT:]:
        state.add([entry])
    return state


def numbers_first(card: Card) -> tuple[bool, Card]:
    """The order of a deck: numbers ascending, then the cards with letters."""
    return isinstance(card, str), card
