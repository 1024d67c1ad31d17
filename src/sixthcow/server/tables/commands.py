"""What a command does at a table: the entries it writes, or why it is declined."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import singledispatch
from types import MappingProxyType

import msgspec

from sixthcow import fairness
from sixthcow.engine import DEALER, Refused, State
from sixthcow.engine.options import check_bounds
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person
from sixthcow.server.tables import log
from sixthcow.server.tables.table import TableState
from sixthcow.server.wire import messages as m


@dataclass(frozen=True)
class Case:
    """A command in its circumstances: whose it is, when, who has the table open, and what the
    server alone knows."""

    table: TableState
    person: Person
    now: int
    seed: str
    levels: tuple[str, ...]
    here: frozenset[str]

    @property
    def seat(self) -> int:
        """The person's own seat."""
        seat = self.table.seat_of(self.person.id)
        if seat is None:
            raise Declined("not-seated", 403)
        return seat

    def host_only(self) -> None:
        """Decline what only the host may do."""
        if self.person.id != self.table.host:
            raise Declined("not-host", 403)

    def before_the_start(self) -> None:
        """Decline what can only be done while the table is open."""
        if self.table.status != "open":
            raise Declined("table-closed" if self.table.status == "closed" else "already-started")

    def seat_number(self, seat: int) -> m.SeatNumber:
        """A valid seat number."""
        if seat >= len(self.table.seats):
            raise Declined("no-such-seat", 400, seat=seat + 1, seats=len(self.table.seats))
        return seat

    def free_seat(self, wanted: int | None) -> int:
        """The requested seat, or any free one."""
        seats = self.table.seats
        if wanted is None:
            free = [number for number, seat in enumerate(seats) if not seat.taken]
            if not free:
                raise Declined("no-free-seat")
            return free[0]
        if seats[self.seat_number(wanted)].taken:
            raise Declined("seat-taken", seat=wanted + 1)
        return wanted

    def level(self, level: str) -> str:
        """A valid level."""
        if level not in self.levels:
            raise Declined("unknown-level", 400, level=level, allowed=", ".join(self.levels))
        return level

    def somebody_here(self, person: str) -> str:
        """Somebody else who sits here, has the table open or has said something."""
        sits = self.table.seat_of(person) is not None
        spoke = any(line.person == person for _, line in self.table.chat)
        if person == self.person.id or not (sits or spoke or person in self.here):
            raise Declined("no-such-person", 404)
        return person

    def at_the_table(self, person: str) -> str:
        """Somebody who sits here and is not the host."""
        if self.table.seat_of(person) is None or person == self.table.host:
            raise Declined("no-such-person", 404)
        return person


def entries_for(case: Case, command: m.AnyCommand) -> list[log.AnyEntry]:
    """The entries that a command writes; the first one carries its id."""
    if case.person.id in case.table.kicked:
        raise Declined("kicked", 403)
    first, *rest = _judge(command, case)
    signed = msgspec.structs.replace(first, person=case.person.id, command=command.id)
    return [signed, *rest]


@singledispatch
def _judge(command: m.AnyCommand, case: Case) -> list[log.AnyEntry]:
    raise TypeError(f"no such command: {command!r}")


@_judge.register
def _act(command: m.Act, case: Case) -> list[log.AnyEntry]:
    _check_decision(case.table, command)
    decided: list[Decided] = [(case.seat, command.action, "person")]
    return moves(case.table, decided, now=case.now, seed=case.seed)


def _check_decision(table: TableState, act: m.Act) -> None:
    """Decline an answer to anything but the current decision."""
    if table.status == "open":
        raise Declined("not-started")
    if table.status != "playing":
        raise Declined("already-over")
    if act.decision != table.decision:
        raise Declined("too-late")


def picks(
    table: TableState, asked: Sequence[tuple[str, m.Act]], *, now: int, seed: str
) -> tuple[list[log.AnyEntry], list[int]]:
    """The entries for several people's picks of one turn, and whose picks they contain.

    There is one per person, up to the pick that ends the turn; declined ones are left out.
    """
    state, entries, taken = table.state, list[log.AnyEntry](), list[int]()
    people: set[str] = set()
    for number, (person, act) in enumerate(asked):
        if person in people or person in table.kicked or table.has_done(person, act.id):
            continue
        seat = table.seat_of(person)
        try:
            _check_decision(table, act)
            if state is None or seat is None:
                continue
            state = table.after(state, seat, act.action)
        except Refused:
            continue
        people.add(person)
        taken.append(number)
        move = log.Moved(
            at=now, person=person, command=act.id, seat=seat, action=act.action, by="person"
        )
        entries.append(move)
        if not state.game.may_change(state):
            break
    return (entries + _rest(table, state, now, seed) if state and taken else []), taken


Decided = tuple[int, str, log.By]
NOTHING_MORE: Mapping[int, str] = MappingProxyType({})


def moves(table: TableState, decided: list[Decided], *, now: int, seed: str) -> list[log.AnyEntry]:
    """The moves of some seats, the dealer's moves that follow, and the end if the match is over."""
    assert table.state
    state, entries = table.state, list[log.AnyEntry]()
    for seat, action, by in decided:
        state = table.after(state, seat, action)
        entries.append(log.Moved(at=now, seat=seat, action=action, by=by))
    return entries + _rest(table, state, now, seed)


def _rest(
    table: TableState, state: State, now: int, seed: str, added: Mapping[int, str] = NOTHING_MORE
) -> list[log.AnyEntry]:
    """The dealer's moves until a player must decide, and the end if the match is over; `added` are
    contributions that the table does not have yet."""
    entries: list[log.AnyEntry] = []
    draws, mixed = table.draws, fairness.mixed_seed(seed, {**table.contributions, **added})
    while chance := state.chance:
        draws += 1
        action = fairness.draw(chance, mixed, draws)
        state = table.after(state, DEALER, action)
        entries.append(log.Moved(at=now, seat=DEALER, action=action, by="dealer"))
    if state.outcome:
        entries.append(log.Ended(at=now, seed=seed))
    return entries


@_judge.register
def _sit(command: m.Sit, case: Case) -> list[log.AnyEntry]:
    case.before_the_start()
    table, seat = case.table, case.free_seat(command.seat)
    name = case.person.name
    taken = log.SeatTaken(at=case.now, seat=seat, name=name, sitter=case.person.id)
    still_free = [n for n, each in enumerate(table.seats) if not each.taken and n != seat]
    if table.starts is None or still_free or table.seat_of(case.person.id) is not None:
        return [taken]
    return [taken, *begin(table, now=case.now, seed=case.seed)]


@_judge.register
def _contribute(command: m.Contribute, case: Case) -> list[log.AnyEntry]:
    table, seat, part = case.table, case.seat, command.contribution
    if not table.awaits_contribution:
        case.before_the_start()
    contributed = log.Contributed(at=case.now, seat=seat, contribution=part)
    if table.state is None:
        return [contributed]
    return [contributed, *_rest(table, table.state, case.now, case.seed, {seat: part})]


@_judge.register
def _leave(_: m.Leave, case: Case) -> list[log.AnyEntry]:
    entries: list[log.AnyEntry] = [log.SeatLeft(at=case.now, seat=case.seat)]
    others = [
        seat.person
        for seat in case.table.seats
        if seat.person and not seat.left and seat.person != case.person.id
    ]
    if case.person.id == case.table.host and others:
        entries.append(log.HostChanged(at=case.now, host=others[0]))
    if case.table.starts is not None and case.table.status == "open" and not others:
        entries.append(log.Closed(at=case.now, reason="abandoned"))
    return entries


@_judge.register
def _back(_: m.Back, case: Case) -> list[log.AnyEntry]:
    if case.table.status != "playing":
        raise Declined("not-started" if case.table.status == "open" else "already-over")
    return [log.StandIn(at=case.now, seat=case.seat, on=False)]


@_judge.register
def _add_bot(command: m.AddBot, case: Case) -> list[log.AnyEntry]:
    case.host_only()
    case.before_the_start()
    level, seat = case.level(command.level), case.free_seat(command.seat)
    return [log.SeatTaken(at=case.now, seat=seat, name=bot_name(case.table, seat), level=level)]


@_judge.register
def _clear(command: m.Clear, case: Case) -> list[log.AnyEntry]:
    case.host_only()
    case.before_the_start()
    return [log.SeatLeft(at=case.now, seat=case.seat_number(command.seat))]


@_judge.register
def _swap(command: m.Swap, case: Case) -> list[log.AnyEntry]:
    case.host_only()
    case.before_the_start()
    seat, other = case.seat_number(command.seat), case.seat_number(command.other)
    return [log.SeatsSwapped(at=case.now, seat=seat, other=other)]


@_judge.register
def _kick(command: m.Kick, case: Case) -> list[log.AnyEntry]:
    case.host_only()
    return [log.Kicked(at=case.now, whom=case.at_the_table(command.person))]


@_judge.register
def _mute(command: m.Mute, case: Case) -> list[log.AnyEntry]:
    case.host_only()
    # Who is muted already may be heard again, wherever they are.
    whom = command.person
    if command.muted or whom not in case.table.muted:
        case.somebody_here(whom)
    return [log.Muted(at=case.now, whom=whom, muted=command.muted)]


@_judge.register
def _change(command: m.Change, case: Case) -> list[log.AnyEntry]:
    case.host_only()
    case.before_the_start()
    check_terms(case.table, command.terms, case.levels)
    return [log.TermsChanged(at=case.now, terms=command.terms)]


def check_terms(table: TableState, terms: m.Terms, levels: tuple[str, ...]) -> None:
    """Decline terms that cannot be played."""
    if terms.game not in table.games:
        allowed = ", ".join(table.games)
        raise Declined("unknown-game", 400, game=terms.game[:80], allowed=allowed)
    game = table.games[terms.game](terms.seats, terms.options)
    check_bounds(game.option_specs, terms.options)
    if terms.stand_in not in levels:
        allowed = ", ".join(levels)
        raise Declined("unknown-level", 400, level=terms.stand_in, allowed=allowed)


@_judge.register
def _start(_: m.Start, case: Case) -> list[log.AnyEntry]:
    case.host_only()
    case.before_the_start()
    return start(case.table, now=case.now, seed=case.seed)


def start(table: TableState, *, now: int, seed: str) -> list[log.AnyEntry]:
    """The start of a game, and its first deal."""
    if not all(seat.taken for seat in table.seats):
        raise Declined("seats-empty")
    people = sum(seat.person is not None for seat in table.seats)
    if table.terms.rated and people < 2:
        raise Declined("rated-needs-people")
    return begin(table, now=now, seed=seed)


def dealt(table: TableState, *, now: int, seed: str) -> list[log.AnyEntry]:
    """What the dealer does now, until a player must decide."""
    assert table.state
    return _rest(table, table.state, now, seed)


def begin(table: TableState, *, now: int, seed: str) -> list[log.AnyEntry]:
    """The start of a game whose seats are taken, and its first deal."""
    return [log.Started(at=now), *_rest(table, table.game().start(), now, seed)]


def begin_with_bots(table: TableState, *, now: int, seed: str) -> list[log.AnyEntry]:
    """The start of a quick match whose time has come: bots take the seats that are still free."""
    names, level = {*table.names}, table.terms.stand_in
    entries: list[log.AnyEntry] = []
    for number, seat in enumerate(table.seats):
        if not seat.taken:
            name = bot_name(table, number, names)
            names.add(name)
            entries.append(log.SeatTaken(at=now, seat=number, name=name, level=level))
    return [*entries, *begin(table, now=now, seed=seed)]


@_judge.register
def _say(command: m.Say, case: Case) -> list[log.AnyEntry]:
    if case.person.id in case.table.muted:
        raise Declined("muted", 403)
    text = " ".join((command.text or "").split())
    if command.phrase:
        text = ""
    elif not text:
        raise Declined("empty-message", 400)
    elif case.table.terms.chat != "free":
        raise Declined("chat-phrases-only", 403)
    name, phrase = case.person.name, command.phrase or ""
    return [log.Said(at=case.now, name=name, phrase=phrase, text=text)]


@_judge.register
def _close(_: m.Close, case: Case) -> list[log.AnyEntry]:
    case.host_only()
    if case.table.status != "playing" or not _is_hosts_own(case.table):
        case.before_the_start()
    return [log.Closed(at=case.now, reason="host")]


def _is_hosts_own(table: TableState) -> bool:
    """Whether a match is nobody's but the host's: no other person plays, and nothing depends on
    its result."""
    others = {seat.person for seat in table.seats if not seat.left} - {None, table.host}
    return not others and not table.terms.rated


def returned(table: TableState, person: Person, now: int) -> list[log.AnyEntry]:
    """The entry for a person who returns to a seat that a bot has played for them."""
    seat = table.seat_of(person.id)
    if seat is None or table.status != "playing" or not table.seats[seat].stand_in:
        return []
    return [] if table.seats[seat].left else [log.StandIn(at=now, seat=seat, on=False)]


def renamed(table: TableState, person: Person, now: int) -> list[log.AnyEntry]:
    """The entry for a person's new name, if it differs here."""
    seat = table.seat_of(person.id)
    if seat is None or table.seats[seat].name == person.name:
        return []
    return [log.Renamed(at=now, person=person.id, name=person.name)]


# Cows' names, understood everywhere, so that nobody takes a bot for a friend.
BOT_NAMES = (
    "Bella", "Clara", "Daisy", "Erna", "Flora", "Greta", "Heidi", "Inka", "Juno", "Kira", "Luna",
    "Mona", "Nora", "Olga", "Pia", "Rosa", "Susi", "Tilda", "Uma", "Vera", "Wanda", "Xenia", "Yola",
    "Zita",
)  # fmt: skip


def bot_name(table: TableState, seat: int, names: Collection[str] | None = None) -> str:
    """A name that nobody else has at this table, the same for the same seat of the same table.

    `names` are those that are taken, if they are not the table's.
    """
    used = table.names if names is None else names
    start = int.from_bytes(hashlib.sha256(table.id.encode()).digest()[:4], "big") + seat
    turned = [BOT_NAMES[(start + step) % len(BOT_NAMES)] for step in range(len(BOT_NAMES))]
    return next((name for name in turned if name not in used), turned[0])
