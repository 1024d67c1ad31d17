"""Turns in which all hands are known: who plans is expected to choose well, and others are not."""

from collections.abc import Mapping
from itertools import combinations

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.bots import open_hands
from sixthcow.bots.master import are_hands_known
from sixthcow.bots.network import Doubles
from sixthcow.bots.opponents import shares_by_looking
from tests.bots.test_reading import drafted
from tests.bots.test_trained import dealt


@pytest.fixture(scope="module", autouse=True)
def _kernels_are_ready() -> None:
    fast.warm("logical")


def costs(known: Mapping[int, Doubles]) -> Doubles:
    """What each card costs in the last turns of three players. The 60 of the first is the fifth
    card of its row, or the sixth if the second plays the 59 now."""
    state = drafted()
    rows, hands = ((1, 2), (5,), (6,), (51, 52, 53, 55)), ((34, 60), (30, 59), (32, 33))
    state = state._replace(rows=rows, hands=hands)  # type: ignore[attr-defined]
    players = open_hands.Players(np.array(hands), np.zeros((3, 2)), known)
    policies = ["keen", "pair", "pair"]
    return open_hands.costs(state.view(0), players, policies, np.random.default_rng(1))


def test_hands_are_known_after_a_draft_and_not_after_a_deal() -> None:
    assert are_hands_known(drafted().view(0))
    assert not are_hands_known(dealt(4, 1, "tactical").view(0))
    assert are_hands_known(dealt(2, 1, "tactical").view(0))  # no card is left over
    assert not are_hands_known(dealt(2, 1, "classic").view(0))
    assert not are_hands_known(dealt(4, 1, "logical").view(0))  # a card is drafted


@pytest.mark.parametrize("tries", [0, 1, 2, 5, 16])
def test_a_player_who_looks_at_some_cards_plays_the_cheapest_of_them(tries: int) -> None:
    points = np.array([3.0, 1.0, 1.0, 7.0, 2.0])
    looks = list(combinations(range(5), min(max(tries, 1), 5)))
    expected = np.zeros(5)
    for look in looks:
        least = [card for card in look if points[card] == points[list(look)].min()]
        expected[least] += 1 / len(least) / len(looks)
    assert shares_by_looking(points, tries) == pytest.approx(expected)
    hands = np.stack([points, points[::-1]])[None]
    found = shares_by_looking(hands, tries)
    assert found == pytest.approx(np.stack([expected, expected[::-1]])[None])


def test_cards_that_cost_more_are_played_more_rarely() -> None:
    likely = open_hands.shares(np.array([2.0, 2.0 + open_hands.INDIFFERENCE, 9.0]))
    assert likely[1] / likely[0] == pytest.approx(np.exp(-1))
    assert likely[2] < 1e-9
    assert likely.sum() == pytest.approx(1)


def test_who_plans_is_expected_to_choose_well() -> None:
    waits, plays = ({1: np.array(likely)} for likely in ([1.0, 0.0], [0.0, 1.0]))
    assert costs(waits)[0].tolist() == [11, 0]
    assert costs(plays)[0].tolist() == [11, 11]
    learnt = costs({})
    assert learnt[1, 1] == 0 < learnt[1, 0]  # the 59 now, before the 60 comes
    assert learnt[0, 1] > 10
