"""The rows that turns leave are those of the plain engine, card by card."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.fast.lanes.left_rows import ASPECTS, EACH, aspects
from sixthcow.fast.lanes.lookup import packed_rows
from sixthcow.games.rows.cards import heads
from tests.bots.test_foresight import play
from tests.bots.test_trained import dealt


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_turns_leave_the_rows_of_the_plain_engine(seats: int) -> None:
    rng, seat, took = Random(seats), seats - 1, 0
    state: Any = dealt(seats, seats)
    for _ in range(9):
        turns = [[rng.choice(hand) for hand in state.hands] for _ in range(20)]
        left = fast.rows_after(state.view(seat), np.array(turns), seat)
        for number, turn in enumerate(turns):
            after = play(state, turn)
            assert left.end[number].tolist() == [row[-1] for row in after.rows]
            assert left.length[number].tolist() == [len(row) for row in after.rows]
            assert left.heads[number].tolist() == [heads(row) for row in after.rows]
            taken = after.totals[seat] - state.totals[seat]
            assert left.taken[number] == taken
            took += taken > 0
        state = play(state, turns[0])
    assert took > 5


def test_a_card_that_comes_twice_is_placed_twice() -> None:
    left = fast.rows_after(dealt(2, 1).view(0), np.array([[104, 104]]), 1)
    assert left.length.sum() == 4 + 2
    assert left.end.max() == 104


def test_aspects_are_those_of_the_rows_by_their_last_cards() -> None:
    """Cards of the hand lie below all rows, or above one of them and below the next."""
    rows = [(50,), (10, 11, 12, 13, 15), (80, 81, 82, 83), (20, 22)]
    hand = [5, 7, 16, 18, 19, 30, 51, 90, 91]
    found = aspects(packed_rows(rows)[None, None], np.array([hand]))[0, 0]
    assert found.shape == (ASPECTS,)
    ordered = sorted(rows, key=lambda row: row[-1])
    ends = [row[-1] for row in ordered] + [105]
    for at, row in enumerate(ordered):
        own = sum(ends[at] < card < ends[at + 1] for card in hand)
        full, nearly, worth = len(row) == 5, len(row) == 4, heads(row) / 5
        wanted = [row[-1] / 20, len(row), worth, own, full, nearly, full * worth,
                  full * own * worth, nearly * own * worth]  # fmt: skip
        assert np.allclose(found[EACH * at : EACH * (at + 1)], wanted)
    assert found[-2:].tolist() == pytest.approx([2, 2 * min(map(heads, rows)) / 5])
