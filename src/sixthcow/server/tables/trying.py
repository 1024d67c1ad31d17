"""A table that goes on from a moment of a finished match: one person against bots."""

import time
from typing import NamedTuple

from sixthcow import fairness
from sixthcow.engine import Record
from sixthcow.engine.record import Step
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person
from sixthcow.server.tables import log
from sixthcow.server.tables.commands import bot_name, check_terms, dealt
from sixthcow.server.tables.table import Games, TableState
from sixthcow.server.wire.api import TryWanted
from sixthcow.server.wire.messages import Terms
from sixthcow.server.wire.views import Origin


class Wish(NamedTuple):
    """Who wants to go on from which moment of which game, and when they ask."""

    game: str
    moment: TryWanted
    person: Person
    now: int


class Tried(NamedTuple):
    """A new table with its log and its seed, not stored yet."""

    table: TableState
    entries: list[log.AnyEntry]
    seed: str


def go_on(record: Record, wish: Wish, new: TableState) -> Tried:
    """A table whose match is that of a record up to a move. Picks of a turn that was not complete
    by then are made again. Run it in a thread, as it may take a while."""
    game, wanted, person, now = wish
    seats = len(record.seats)
    if wanted.seat >= seats:
        raise Declined("no-such-seat", 400, seat=wanted.seat + 1, seats=seats)
    if wanted.move > len(record.moves):
        raise Declined("bad-request", 400, detail=f"move: 0-{len(record.moves)}")
    steps = _steps(record, new.games)
    at = settled(steps, wanted.move)
    if steps[at].state.outcome:
        raise Declined("already-over")
    last, seed = steps[-1].state, fairness.new_seed()
    origin = Origin(
        game=game,
        move=at,
        seat=wanted.seat,
        rounds=[penalties[wanted.seat] for penalties in last.rounds],
        total=last.outcome.totals[wanted.seat] if last.outcome else None,
    )
    terms = Terms(game=record.game, options=dict(record.options), seats=seats)  # type: ignore[arg-type]
    check_terms(new, terms, (terms.stand_in,))
    opened = log.Opened(
        at=now,
        terms=terms,
        host=person.id,
        commitment=fairness.commitment(seed),
        origin=origin,
        awaits=wanted.contributes,
    )
    entries: list[log.AnyEntry] = [opened]
    new.add(entries)
    for seat in range(seats):
        entries += _added(new, _sitter(new, seat, wish))
    moves = [
        log.Moved(at=now, seat=move.seat, action=move.action, by="record")
        for move in record.moves[:at]
    ]
    entries += _added(new, log.Started(at=now), *moves)
    if not wanted.contributes:
        entries += _added(new, *dealt(new, now=now, seed=seed))
    if new.status != "playing":
        raise Declined("already-over")
    return Tried(new, entries, seed)


def settled(steps: list[Step], move: int) -> int:
    """The last moment up to a move in which nobody has picked while others still have to."""
    while steps[move].state.game.may_change(steps[move].state):
        move -= 1
    return move


def _steps(record: Record, games: Games) -> list[Step]:
    found = []
    for step in record.steps(games):
        found.append(step)
        time.sleep(0)  # lets the event loop run
    return found


def _sitter(table: TableState, seat: int, wish: Wish) -> log.SeatTaken:
    _, wanted, person, now = wish
    if seat == wanted.seat:
        return log.SeatTaken(at=now, seat=seat, name=person.name, sitter=person.id)
    return log.SeatTaken(at=now, seat=seat, name=bot_name(table, seat), level=wanted.level)


def _added(table: TableState, *entries: log.AnyEntry) -> tuple[log.AnyEntry, ...]:
    table.add(entries)
    return entries
