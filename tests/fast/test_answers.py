"""Picks shown in turn: who sees the cards before plays one that takes little, by the engine."""

from random import Random

import numpy as np
import pytest

from sixthcow.fast.lanes import answers
from sixthcow.games import GAMES
from sixthcow.games.rows.cards import cards_of, heads
from sixthcow.games.rows.state import RowsState
from tests.fast.following import random_position

SURE = 0.05  # a head more makes a pick next to impossible


def before_the_last(seats: int, rng: Random) -> RowsState:
    """A turn of the open game in which two have yet to show a card, and have a choice."""
    while True:
        state = random_position(GAMES["open"](seats, {"rounds": 1}), rng, 12 * seats)
        if state.asks == "play" and len(state.queue) == seats - 2 and len(state.hands[0]) > 2:
            return state


def taken(state: RowsState, seat: int, card: int) -> int:
    """What a seat takes, by the engine, if it shows a card as the last; PLACE-4 takes the cheapest
    row."""
    before = heads(state.piles[seat])
    state, _ = state.apply(seat, f"play {card}")
    while state.asks == "row":
        worth = [heads(cards_of(row)) for row in state.rows]
        chooser = next(iter(state.pending))
        state, _ = state.apply(chooser, f"row {worth.index(min(worth)) + 1}")
    return heads(state.piles[seat]) - before


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_last_to_show_takes_as_little_as_the_engine_allows(seats: int) -> None:
    rng = Random(seats)
    for _ in range(10):
        state = before_the_last(seats, rng)
        actor = next(iter(state.pending))
        last, size = (actor + 1) % seats, len(state.hands[actor])
        shown = [0] * seats
        for cards, (owner,) in state.queue:
            shown[owner] = cards[0]
        whole = [
            (shown[seat], *hand) if shown[seat] else hand for seat, hand in enumerate(state.hands)
        ]
        hands, even = np.array([whole] * 8), np.ones((8, seats, size))
        drawn = np.random.default_rng(1).random((8, seats))
        own = state.hands[actor]
        found = answers.answers(state.rows, hands, even, drawn, shown, [last], actor, own, SURE)
        assert found.shape == (size, 8, seats)
        for card, places in zip(own, found, strict=True):
            after, _ = state.apply(actor, f"play {card}")
            costs = [taken(after, last, other) for other in state.hands[last]]
            least = {at for at, cost in enumerate(costs) if cost == min(costs)}
            assert {*places[:, last].tolist()} <= least
            assert not np.delete(places, last, 1).any()
