"""Predictions of what the others hold and play: they fit the view, and know nothing beyond it."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow.bots.opponents import deals, led, led_in_turn, picks
from sixthcow.dealer import deal
from sixthcow.engine import State
from sixthcow.games import GAMES
from tests.bots.test_trained import after_turn, dealt


@pytest.mark.parametrize(("game", "seats"), [("classic", 4), ("tactical", 3), ("classic", 10)])
def test_deals_fit_the_view(game: str, seats: int) -> None:
    state = after_turn(dealt(seats, 3, game), Random(3))
    view = state.view(1)
    hands = deals(view, 20, np.random.default_rng(1))
    assert hands.shape == (20, seats, 9)
    unseen = {*view.knowledge["unseen"]}
    for one in hands.tolist():
        assert {*one[1]} == {*view.knowledge["hands"][1]}
        others = [card for seat, hand in enumerate(one) if seat != 1 for card in hand]
        assert len({*others}) == len(others)
        assert {*others} <= unseen
    assert len({one.tobytes() for one in hands}) == 20


def test_cards_that_are_likely_held_are_dealt_more_often() -> None:
    view = dealt(2, 5).view(0)
    card = view.knowledge["unseen"][0]
    held = np.zeros(105)
    chance = np.random.default_rng(2)
    usual = (deals(view, 400, chance, held)[:, 1] == card).any(1).mean()
    assert usual == pytest.approx(10 / 90, abs=0.05)
    held[card] = 9
    assert (deals(view, 400, chance, held)[:, 1] == card).any(1).mean() > 0.95


def test_picks_are_shares_of_every_hand() -> None:
    view = dealt(4, 6).view(0)
    hands = deals(view, 6, np.random.default_rng(3))
    likely = picks(view, hands)
    assert likely.shape == hands.shape
    assert np.allclose(likely.sum(2), 1)
    assert np.allclose(likely[:, 0], likely[0, 0])  # the seat's own hand is the same in all
    again = picks(view, hands[:, :, ::-1])
    assert np.allclose(again, likely[:, :, ::-1])


@pytest.mark.parametrize("game", ["classic", "open", "tactical"])
def test_hidden_cards_change_no_prediction(game: str) -> None:
    rng = Random(4)
    state = dealt(4, 2, game)
    for _ in range(9):
        seat = next(iter(state.pending))
        view = state.view(seat)
        if view.asks == "play":
            other = GAMES[game](4, {"rounds": 1}).sample(view, rng).view(seat)
            mine, theirs = (deals(each, 5, np.random.default_rng(9)) for each in (view, other))
            assert np.array_equal(mine, theirs)
            assert np.array_equal(picks(view, mine), picks(other, theirs))
        state, _ = state.apply(seat, rng.choice(view.actions))


def test_a_card_that_was_shown_is_certain() -> None:
    state: State = dealt(3, 1, "open")
    rng = Random(1)
    first = next(iter(state.pending))
    action = state.pending[first][0]
    state, _ = state.apply(first, action)
    while state.chance:
        state, _ = state.apply(*deal(state, rng))
    view = state.view(next(iter(state.pending)))
    hands = deals(view, 4, np.random.default_rng(1))
    card = int(action.split()[1])
    assert (hands[:, first, 0] == card).all()
    likely = picks(view, hands)
    assert likely[:, first].tolist() == [[1.0] + [0.0] * (hands.shape[2] - 1)] * 4


def test_hands_are_led_by_cards_that_are_played() -> None:
    chance = np.random.default_rng(8)
    hands = np.tile(np.array([[[5, 6, 7], [8, 9, 10]]]), (3000, 1, 1))
    likely = np.tile(np.array([[[0.0, 0.25, 0.75], [1.0, 0.0, 0.0]]]), (3000, 1, 1))
    found: Any = led(hands, likely, chance)
    assert np.array_equal(np.sort(found, 2), hands)
    assert (found[:, 1, 0] == 8).all()
    assert (found[:, 0, 0] == 7).mean() == pytest.approx(0.75, abs=0.04)
    assert not (found[:, 0, 0] == 5).any()


def test_those_who_follow_answer_the_cards_that_lie_open() -> None:
    state = dealt(4, 3, "open")
    (shown,) = state.view(0).knowledge["hands"][0][:1]
    state, _ = state.apply(0, f"play {shown}")
    view, chance = state.view(1), np.random.default_rng(1)
    hands = deals(view, 40, chance)
    drawn = chance.random(hands.shape[:2])
    answers = list(led_in_turn(view, view.actions, hands, picks(view, hands), drawn))
    assert len(answers) == len(view.actions)
    for answer in answers:
        assert (np.sort(answer, 2) == np.sort(hands, 2)).all()
        assert (answer[:, 0, 0] == shown).all()
    # Another card of one's own changes what the others play, in the same deals.
    assert (answers[0][:, 2:, 0] != answers[-1][:, 2:, 0]).any()
