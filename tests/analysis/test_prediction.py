"""What the network predicts in an analysis: from public cards alone, and on average the same as it
says of every hand and every table."""

from random import Random

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.analysis import exact, expectations, prediction
from sixthcow.analysis.averages import before_the_deal
from sixthcow.analysis.foreseen import Foreseen, Weights
from sixthcow.analysis.others import pick_chances
from sixthcow.analysis.sampled_costs import (
    LikelyPairs,
    PlayOuts,
    PredictedRows,
    PredictedTurns,
    samples_of,
)
from sixthcow.analysis.sparring import match_of
from sixthcow.analysis.steps import at_once
from sixthcow.bots import foresight
from sixthcow.bots.master import asks_network
from sixthcow.bots.opponents import deals, picks
from sixthcow.bots.sight import table_of
from sixthcow.engine import State, View
from sixthcow.games import GAMES

PREDICTED = {"classic", "custom", "open", "tactical", "tournament"}


def turns(game: str, seats: int = 3, seed: int = 1) -> list[State]:
    """The states of a round in which nobody has picked yet, or a row must be taken; in the open
    game, those in which somebody shows a card."""
    record = match_of(game, ["random"] * seats, {}, seed)
    found = [step.state for step in record.steps(GAMES)]
    picking = 1 if game == "open" else seats
    return [one for one in found if one.asks == "row" or len(one.pending) == picking]


def is_open(view: View) -> bool:
    """Whether somebody still has a choice of cards."""
    return any(size > 1 for size in view.knowledge.get("hand_sizes", []))


def first_turn(game: str, seats: int = 3) -> View:
    return next(state for state in turns(game, seats) if state.asks == "play").view(0)


@pytest.mark.parametrize("game", GAMES)
def test_hidden_hands_are_predicted_in_the_games_of_the_network(game: str) -> None:
    views = [state.view(next(iter(state.pending))) for state in turns(game)]
    asked = [view for view in views if view.asks != "draft" and is_open(view)]
    found = [view for view in asked if asks_network(view)]
    if game == "tournament":  # TOUR-2: only for the featured seat
        asked = [view for view in asked if view.flags["featured"] == view.seat]
    assert found == (asked if game in PREDICTED else [])
    assert asked or game == "himmel"


def test_a_turn_looks_alike_to_all_its_seats() -> None:
    for state in turns("classic")[:12]:
        if state.asks == "play":
            one, *others = (prediction.likely_picks(state.view(seat)) for seat in range(3))
            assert all(other is one for other in others)


def test_weights_make_cards_as_likely_as_the_network_does() -> None:
    view = first_turn("classic", 4)
    found, chance = prediction.likely_picks(view), np.random.default_rng(2)
    hands = deals(view, 128, chance)
    likely = picks(view, hands, prediction.BELIEF)[:, 1:]
    weights = found.weights[hands[:, 1:]]
    drawn = weights / weights.sum(2, keepdims=True)
    assert likely.mean() == pytest.approx(drawn.mean())
    assert np.corrcoef(likely.ravel(), drawn.ravel())[0, 1] > 0.65


def test_expected_picks_are_those_of_the_network() -> None:
    view = first_turn("classic", 4)
    hands = deals(view, 256, np.random.default_rng(3))
    likely = picks(view, hands, prediction.BELIEF)[:, 1]
    wanted = np.bincount(hands[:, 1].ravel(), likely.ravel(), 105) / len(hands)
    found = np.zeros(105)
    for card, chance in pick_chances(view)[1].items():
        found[card] = chance
    assert found.sum() == pytest.approx(1)
    assert abs(found - wanted).sum() / 2 < 0.2
    assert np.corrcoef(found, wanted)[0, 1] > 0.8


@pytest.mark.parametrize("game", ["classic", "tactical"])
def test_few_answers_say_what_many_would(game: str) -> None:
    view = first_turn(game, 4)
    weights = prediction.likely_picks(view).weights
    drawn = fast.drawn_picks(view, 64 * 64, weights, seed=5)
    found = Foreseen(view).losses(view.actions, drawn, 64).mean(1)
    every = foresight.costs(view, table_of(view), prediction.BELIEF, drawn)
    assert found - found.mean() == pytest.approx(every - every.mean(), abs=0.25)


def test_weights_are_those_of_a_sum_whichever_answers_come_first() -> None:
    rng = np.random.default_rng(4)
    weights = Weights(5)
    for apart in (1.0, 20.0):
        aspects, own = rng.normal(size=(3, 200, 5)), np.array([[3.0], [5.0], [9.0]])
        weights.add(aspects, aspects @ np.arange(5.0) + apart * own)
    assert weights.found() == pytest.approx(np.arange(5.0), abs=0.03)


def test_rows_are_judged_by_what_they_leave() -> None:
    """PLACE-4: play-outs and the network, each with its share."""
    compared = 0
    for seed in range(6):
        for state in turns("classic", 3, seed):
            view = state.view(next(iter(state.pending)))
            share = prediction.foresight_share(view)
            if state.asks != "row" or not share:
                continue
            source, plain = samples_of(view, 1), PlayOuts(view, 1)
            assert isinstance(source, PredictedRows)
            both, played = (at_once(one.costs(view.actions, 0, 64)) for one in (source, plain))
            losses = prediction.losses_by_row(view)[:, None]
            taken = view.players[view.seat or 0].running - view.players[view.seat or 0].total
            assert both == pytest.approx((1 - share) * played + share * (taken + losses), abs=1e-3)
            compared += 1
    assert compared >= 3


def test_the_network_says_nothing_where_nobody_has_a_choice_any_more() -> None:
    for state in turns("classic"):
        view = state.view(next(iter(state.pending)))
        left = view.knowledge["hand_sizes"][view.seat] - (state.asks == "play")
        assert bool(prediction.foresight_share(view)) == (left > 1)


def test_what_the_network_says_does_not_depend_on_the_seed() -> None:
    view = first_turn("classic")
    one, other = (PredictedTurns(view, seed) for seed in (1, 2))
    said = [at_once(each.foreseen(view.actions, 0, 8)) for each in (one, other)]
    played = [at_once(each.costs(view.actions, 0, 64)) for each in (one, other)]
    assert np.array_equal(said[0], said[1])
    assert not np.array_equal(played[0], played[1])


def test_the_pairs_of_double_are_those_that_are_likely() -> None:
    """Samples have the mean of the play-outs in a deal, and tell choices apart as these do."""
    view = first_turn("double")
    source, actions = samples_of(view, 1), view.actions[:3]
    assert isinstance(source, LikelyPairs)
    found = at_once(source.costs(actions, 0, 50))
    points = fast.likely_play_outs(
        view, actions, 50, source.play_outs, seed=1, policy=["keen", "pair", "pair"]
    )
    assert found.shape == (3, 50)
    assert np.allclose(found.mean(1), points[:, :, 0].mean(1))
    whole = expectations(view, play_outs=4_000, seed=1)
    assert sum(cost.play_outs for cost in whole.costs.values()) <= 4_000


def test_what_is_computed_exactly_predicts_nobody() -> None:
    for state in turns("tactical"):
        view = state.view(next(iter(state.pending)))
        if asks_network(view) and max(view.knowledge["hand_sizes"]) > 1:
            assert exact.costs(view) is None


def test_a_stronger_card_is_found_with_few_play_outs() -> None:
    """Hundreds of play-outs, or thousands: the same expectation, but for chance."""
    view = first_turn("classic")
    few, many = (expectations(view, play_outs=count) for count in (200, 200_000))
    assert few.expected == pytest.approx(many.expected, abs=3)


def test_before_the_deal_the_network_counts_as_much_as_later() -> None:
    """On average, what is expected changes little when the cards are dealt."""
    rng, changes = Random(5), []
    (average, *_) = at_once(before_the_deal(GAMES["classic"](4, {}), 1))
    state = first_state()
    for _ in range(24):
        view = state.game.sample(state.view(None), rng).view(0)
        changes.append(expectations(view, play_outs=2_000).expected - average)
    assert abs(np.mean(changes)) < 2


def first_state() -> State:
    """The first turn of a classic match of four."""
    return next(state for state in turns("classic", 4) if state.asks == "play")


def test_nothing_hidden_counts() -> None:
    state = first_state()
    view = state.view(0)
    other = state.game.sample(view, Random(7)).view(0)
    assert expectations(view, play_outs=500) == expectations(other, play_outs=500)
