"""Looking one turn ahead: the table that a turn leaves, and what the network expects there."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow.bots import foresight, network, sight
from sixthcow.bots.opponents import LIKE_NETWORK
from sixthcow.bots.reading import KINDS
from sixthcow.bots.trained import SHIPPED
from sixthcow.engine import View
from tests.bots.test_trained import dealt


def play(state: Any, cards: list[int]) -> Any:
    """The state after a turn in which every seat plays a card, and takes the cheapest row if its
    card fits none."""
    for seat, card in enumerate(cards):
        state, _ = state.apply(seat, f"play {card}")
    while state.outcome is None and state.view(0).asks == "row":
        seat = next(iter(state.pending))
        state, _ = state.apply(seat, cheapest(state.view(seat)))
    return state


def cheapest(view: View) -> str:
    """The first row with the fewest heads."""
    worth = [row.worth or 0 for row in view.all_of("row")]
    return f"row {worth.index(min(worth)) + 1}"


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_every_card_costs_what_it_takes_and_what_the_network_expects_then(seats: int) -> None:
    rng, seat, took = Random(seats), 1, 0
    state: Any = dealt(seats, seats)
    shipped = network.load(SHIPPED)
    belief = [(1 + kind) / 21 for kind in range(len(KINDS))]
    for _ in range(8):
        view = state.view(seat)
        table = sight.table_of(view)
        picks = [rng.choice(hand) for hand in state.hands]
        found = foresight.costs(view, table, belief, np.array([picks]))
        for action, cost in zip(view.actions, found, strict=True):
            turn = [*picks]
            turn[seat] = int(action.split()[1])
            after = play(state, turn)
            then = after.view(seat)
            look = sight.sight_of([sight.table_of(then)], seats, belief)
            taken = after.totals[seat] - state.totals[seat]
            took += taken > 0
            assert cost == pytest.approx(taken + shipped.penalty(look)[0], abs=1e-3)
        state = play(state, picks)
    assert took > 5


def test_many_turns_are_averaged() -> None:
    state: Any = dealt(4, 3)
    view = state.view(0)
    table = sight.table_of(view)
    rng = np.random.default_rng(3)
    picks = np.stack([[rng.choice(hand) for hand in state.hands] for _ in range(12)])
    each = [foresight.costs(view, table, LIKE_NETWORK, picks[at : at + 1]) for at in range(12)]
    together = foresight.costs(view, table, LIKE_NETWORK, picks)
    assert together == pytest.approx(np.mean(each, axis=0), abs=1e-3)
