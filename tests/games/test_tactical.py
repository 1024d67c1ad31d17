"""TACT: only as many cards as are dealt."""

import pytest

from sixthcow.games.tactical import Tactical
from tests.games.positions import after, dealt, refused, refused_options, shuffle


@pytest.mark.parametrize("seats", range(2, 11))
def test_tact_1_cards_1_to_ten_a_player_and_four(seats: int) -> None:
    assert Tactical(seats).deck() == tuple(range(1, 10 * seats + 5))


@pytest.mark.parametrize("seats", range(2, 11))
def test_tact_1_all_of_them_are_dealt(seats: int) -> None:
    state = after(Tactical(seats).start(), f"0 {shuffle(range(1, 10 * seats + 5))}")
    assert [len(hand) for hand in state.hands] == [10] * seats
    assert len(state.rows) == 4
    assert state.stock == ()


def test_tact_1_refuses_a_shuffle_of_the_full_deck() -> None:
    error = refused(Tactical(2).start(), f"0 {shuffle(range(1, 105))}")
    assert (error.reason, error.facts["count"]) == ("shuffle", 24)


def test_tact_1_everybody_knows_which_cards_the_others_hold_together() -> None:
    state = dealt(Tactical(2), "1 / 2 / 3 / 4", "5 6 7 8 9 10 11 12 13 14", "")
    assert state.view(0).knowledge["unseen"] == list(range(15, 25))


@pytest.mark.parametrize("seats", [1, 11])
def test_tact_is_for_two_to_ten_players(seats: int) -> None:
    error = refused_options("tactical", seats, {})
    assert (error.reason, error.facts["low"], error.facts["high"]) == ("seats", 2, 10)
