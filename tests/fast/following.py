"""Follow a kernel's trace in the rules engine, decision by decision, and compare the tables."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

import numpy as np

from sixthcow.dealer import deal
from sixthcow.engine import Game, State
from sixthcow.fast._jit import I64, u64
from sixthcow.fast.rows import turns
from sixthcow.fast.rows.flat_table import COUNT, END, LEFT, POINTS, ROW_HEADS, TRIES
from sixthcow.fast.rows.position import Position
from sixthcow.fast.rows.turns import END_CHOSEN, FIRST_CHOSEN, OVER, PLAYED, ROW_CHOSEN
from sixthcow.fast.tracing import TABLE_AT
from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.state import HimmelState
from sixthcow.games.rows.cards import cards_of, heads, value
from sixthcow.games.rows.state import RowsState
from sixthcow.games.twins import Twins
from tests.fast import plain_policies

MOST_LINES = 400

S = TypeVar("S", bound=State)


def traced(
    position: Position, code: int, tries: Sequence[int], seed: int
) -> tuple[I64, list[int], list[int]]:
    """A play-out of one candidate: its trace, its deck in the order drawn, and its half heads."""
    trace = np.zeros((MOST_LINES, TABLE_AT + TRIES), np.int64)
    pool = np.array(position.pool, np.int32)
    deck = np.empty_like(pool)
    out = np.empty((1, 1, position.game.seats), np.int16)
    turns.search(
        u64(seed), 0, position.table(tries), pool, position.kind, position.seat,
        np.array([code]), np.empty(0), trace, deck, out,
    )  # fmt: skip
    return trace[1 : trace[0, 0] + 1], deck[::-1].tolist(), out[0, 0].tolist()


def follow(state: RowsState, trace: I64, tries: Sequence[int], *, decided: int = 0) -> RowsState:
    """Do in the engine what a trace says; everything must be legal and look the same.

    Policies that look at their choices must choose as the plain ones do, but for the first
    `decided` choices about cards that wait to be placed: those are the candidate's.
    """
    before = half_heads(state)
    picks: dict[int, str] = {}
    for what, seat, one, two, *table in trace.tolist():
        compare(state, before, np.array(table))
        if what == PLAYED:
            cards = sorted(card for card in (one, two) if card)
            picks[seat] = " ".join(["play", *map(str, cards)])
            if len(picks) == state.game.seats:
                state = turn(state, picks)
                picks = {}
            continue
        assert not picks
        if what != OVER:
            action = {
                ROW_CHOSEN: f"row {one + 1}",
                END_CHOSEN: f"end {one + 1} {'right' if two else 'left'}",
                FIRST_CHOSEN: f"first {one}",
            }[what]
            assert list(state.pending) == [seat]
            if decided == 0 and tries[seat]:
                assert action == plain_policies.decided(state)
            decided = max(0, decided - 1)
            state = state.apply(seat, action)[0]
    assert trace[-1, 0] == OVER
    return state


def turn(state: RowsState, picks: dict[int, str]) -> RowsState:
    """All who have not picked yet do, in the order the game asks them."""
    picked = {seat for seat, pick in enumerate(state.picks) if pick}
    picked |= {showing.seats[0] for showing in state.queue}
    for _ in range(state.game.seats - len(picked)):
        seat = next(iter(state.pending))
        state = state.apply(seat, picks[seat])[0]
    return state


def compare(state: RowsState, before: Sequence[int], table: I64) -> None:
    """Rows and points of a trace's line against the engine's."""
    for row, places in enumerate(state.rows):
        seen = [int(table[part + row]) for part in (LEFT, END, COUNT, ROW_HEADS)]
        cards = cards_of(places)
        assert seen == [value(places[0]), value(places[-1]), len(places), heads(cards)]
    taken = [now - old for now, old in zip(half_heads(state), before, strict=True)]
    assert taken == table[POINTS : POINTS + len(taken)].tolist()


def half_heads(state: RowsState) -> list[int]:
    """What every seat has taken in this round, in half heads."""
    shares = state.variant if isinstance(state.game, Twins) else (0,) * state.game.seats
    return [
        2 * heads(pile) + round(2 * share) for pile, share in zip(state.piles, shares, strict=True)
    ]


def random_position(game: Game[Any], rng: Random, most_moves: int) -> RowsState:
    """A state of round 1 after some random moves, in which a player must decide."""
    state: RowsState = game.start()
    for _ in range(rng.randrange(most_moves)):
        following = step(state, rng)
        if following.rounds:
            break
        state = following
    while state.chance:
        state = step(state, rng)
    return state


def himmel_decision(rng: Random) -> HimmelState:
    """A state of a himmel game in which a player must decide."""
    while True:
        state = Himmel(rng.choice(Himmel.seat_range)).start()
        for _ in range(rng.randrange(1, 90)):
            if not state.rounds:
                state = step(state, rng)
        if not state.chance and not state.rounds:
            return state


def step(state: S, rng: Random) -> S:
    """A random move."""
    if state.chance:
        return state.apply(*deal(state, rng))[0]
    seat = rng.choice(list(state.pending))
    return state.apply(seat, rng.choice(state.pending[seat]))[0]
