"""Two players: every pair of cards, and what the other learns to play."""

from typing import Any

import numpy as np
import pytest

from sixthcow.bots import foresight, joined, sight, two_players
from sixthcow.bots.opponents import LIKE_NETWORK
from tests.bots.test_foresight import play
from tests.bots.test_trained import dealt


def later_in_a_round(turns: int) -> Any:
    """A state after some turns of the cards that both hold at the same place."""
    state: Any = dealt(2, 5)
    for turn in range(turns):
        state = play(state, [hand[turn % len(hand)] for hand in state.hands])
    return state


@pytest.mark.parametrize("turns", [0, 4, 8])
def test_a_pair_costs_what_the_same_picks_do(turns: int) -> None:
    view = later_in_a_round(turns).view(1)
    table = sight.table_of(view)
    found = foresight.pairs(view, table, LIKE_NETWORK)
    for card in range(1, 105):
        picks = np.array([[card, 0]])
        if table.unseen[card - 1]:
            expected = foresight.costs(view, table, LIKE_NETWORK, picks)
            assert found[:, card] == pytest.approx(expected, abs=1e-3)
        else:
            assert not found[:, card].any()


@pytest.mark.parametrize("turns", [0, 5, 8])
def test_against_picks_as_predicted_it_is_the_joined_search(
    turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(two_players, "LEARNT", 0.0)
    view = later_in_a_round(turns).view(0)
    look = joined.Look(sight.table_of(view), LIKE_NETWORK)
    proposal = joined.propose(view, LIKE_NETWORK, np.random.default_rng(1))
    policy = ["keen", "pair"]
    found = two_players.costs(view, look, proposal, policy, np.random.default_rng(2))
    expected = joined.costs(view, look, proposal, policy, np.random.default_rng(3))
    assert found == pytest.approx(expected, abs=0.6)
    assert np.corrcoef(found, expected)[0, 1] > 0.97


def test_the_other_learns_what_cannot_be_used_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one loses what the other wins, only one mixture of two cards is safe: here 2 to 1."""
    costs = np.array([[1.0, -1.0], [-1.0, 3.0]])[:, None]
    even = np.array([0.5, 0.5])
    monkeypatch.setattr(two_players, "LEARNT", 1.0)
    found = two_players.learn(costs, -costs, even, even[None])
    assert found[0] == pytest.approx([2 / 3, 1 / 3], abs=0.05)
    monkeypatch.setattr(two_players, "LEARNT", 0.5)
    found = two_players.learn(costs, -costs, even, np.array([[0.0, 1.0]]))
    assert found[0, 1] >= 0.5  # half of it is as predicted


def test_in_every_deal_the_other_avoids_what_costs_it_more() -> None:
    theirs = np.array([[[0.0, 9.0], [9.0, 0.0]]] * 3)  # three own cards, two deals, two cards
    nothing = np.zeros(theirs.shape)
    found = two_players.learn(nothing, theirs, np.ones(3), np.full((2, 2), 0.5))
    assert found == pytest.approx(np.array([[0.75, 0.25], [0.25, 0.75]]), abs=0.03)
