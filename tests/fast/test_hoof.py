"""The kernel of hoof plays by the rules, decision by decision."""

from random import Random

import numpy as np
import pytest

from sixthcow.fast._jit import I64, u64
from sixthcow.fast.constants import PLACES
from sixthcow.fast.policies import USUAL_TRIES
from sixthcow.fast.rows import hoof, hoof_play
from sixthcow.fast.rows.flat_table import COUNT, END, HAND, HANDS, POINTS, ROW_HEADS, SIZES
from sixthcow.fast.rows.hoof_position import HoofPosition, fresh, position
from sixthcow.fast.tracing import TABLE_AT
from sixthcow.games.hoof import Hoof, turn_of
from sixthcow.games.rows.cards import cards_of, heads
from sixthcow.games.rows.state import RowsState
from tests.fast.following import random_position

UNDECIDED = -1


def traced(
    start: HoofPosition, code: int, tries: list[int], seed: int
) -> tuple[list[list[int]], list[int], list[int]]:
    """A play-out of one candidate: its trace, its deck in the order dealt, and the points."""
    trace: I64 = np.zeros((6000, TABLE_AT + hoof.HOOF_SIZE), np.int64)
    pool = np.array(start.pool, np.int32)
    deck = np.empty_like(pool)
    out = np.empty((1, 1, start.game.seats), np.int16)
    hoof_play.search(u64(seed), 0, start.table(tries), pool, np.array([code]), trace, deck, out)
    return trace[1 : trace[0, 0] + 1].tolist(), deck[::-1].tolist(), out[0, 0].tolist()


def follow(state: RowsState, trace: list[list[int]]) -> tuple[RowsState, list[str]]:
    """Do in the engine what a trace says; everything must be legal and look the same."""
    actions = []
    for what, seat, code, _, *table in trace:
        compare(state, table, over=what == hoof.OVER)
        if what == hoof.OVER:
            break
        action = in_words(state, what, code)
        assert list(state.pending) == [seat]
        state = state.apply(seat, action)[0]
        actions.append(action)
    return state, actions


def in_words(state: RowsState, what: int, code: int) -> str:
    """A decision of the kernel in the notation."""
    if what == hoof.PLACE:
        return f"place {code}" if code else "stop"
    if what == hoof.ROW:
        return f"row {code + 1}"
    aside = sorted(turn_of(state).aside)
    kept = [str(card) for bit, card in enumerate(aside) if code >> bit & 1]
    return " ".join(["keep", *kept])


def compare(state: RowsState, table: list[int], over: bool) -> None:
    """Every card of the kernel's table against the engine's."""
    turn = turn_of(state)
    for row, places in enumerate(state.rows):
        at = hoof.ROW_CARDS + PLACES * row
        assert tuple(table[at : at + table[COUNT + row]]) == places
        assert table[END + row] == places[-1]
        assert table[ROW_HEADS + row] == heads(cards_of(places))
    for seat, hand in enumerate(state.hands):
        at = HANDS + HAND * seat
        assert tuple(sorted(table[at : at + table[SIZES + seat]])) == hand
        assert table[hoof.PILE + seat] == len(state.piles[seat])
        assert table[POINTS + seat] == 2 * heads(state.piles[seat])
    assert table[hoof.LAP] == turn.lap
    if not over:
        assert table[hoof.PLACED] == turn.placed
        assert table[hoof.ACTOR] == state.actor


@pytest.mark.parametrize("seats", Hoof.seat_range)
@pytest.mark.parametrize("tries", [0, 1, 16, USUAL_TRIES])
def test_whole_games_follow_the_rules(seats: int, tries: int) -> None:
    game = Hoof(seats, {"first": seats})
    for number in range(64):
        trace, deck, points = traced(fresh(game), UNDECIDED, [tries] * seats, number)
        state = game.start().apply(-1, " ".join(["shuffle", *map(str, deck)]))[0]
        state, _ = follow(state, trace)
        assert [2 * penalty for penalty in state.rounds[0]] == points


def test_play_outs_from_any_position_follow_the_rules() -> None:
    rng = Random(7)
    kinds = set()
    for number in range(150):
        seats = rng.choice(Hoof.seat_range)
        state = random_position(Hoof(seats), rng, 60)
        (seat,) = state.pending
        action = rng.choice(state.pending[seat])
        start = position(state)
        tries = [rng.choice([0, 2, USUAL_TRIES])] * seats
        trace, _, points = traced(start, start.code(action), tries, number)
        end, actions = follow(state, trace)
        assert actions[0] == action
        assert [2 * penalty for penalty in end.rounds[0]] == points
        kinds.add(action.split()[0])
    assert kinds == {"place", "stop", "row", "keep"}
