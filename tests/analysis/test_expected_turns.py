"""What the others play in the samples of an analysis where cards are shown in turn, and where all
hands are known: the same as a plain computation says."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.analysis import exact, expectations, prediction, searches
from sixthcow.analysis.learnt_choices import learnt, learnt_shares
from sixthcow.analysis.others import expected_picks, pick_chances
from sixthcow.analysis.public_turn import condensed
from sixthcow.analysis.sampled_costs import (
    DrawnTurns,
    KnownHands,
    PlayOuts,
    PredictedRows,
    ShownInTurn,
    samples_of,
)
from sixthcow.analysis.sparring import match_of
from sixthcow.analysis.steps import at_once
from sixthcow.bots.opponents import APART_FROM_COST, HEADS_IN_TURN, LEAST_LIKELY
from sixthcow.engine import View
from sixthcow.fast.rows import nested
from sixthcow.fast.rows.nested import Effort
from sixthcow.fast.rows.position import position as position_of
from sixthcow.games import GAMES
from sixthcow.games.rows.cards import cards_of, heads
from sixthcow.games.rows.state import RowsState
from tests.bots.test_reading import drafted

SAMPLES = 6_000


def states(game: str, seats: int, seed: int = 1) -> Iterator[RowsState]:
    """The states of a match in which somebody decides."""
    for step in match_of(game, ["random"] * seats, {"rounds": 1}, seed).steps(GAMES):
        if not step.state.chance and step.state.pending:
            assert isinstance(step.state, RowsState)
            yield step.state


def with_cheapest_rows(state: RowsState) -> RowsState:
    """PLACE-4: everybody takes the cheapest row, the first of equals."""
    while state.asks == "row":
        worth = [heads(cards_of(row)) for row in state.rows]
        state, _ = state.apply(next(iter(state.pending)), f"row {worth.index(min(worth)) + 1}")
    return state


def played(state: RowsState, card: int) -> RowsState:
    """The state after the next seat has shown a card."""
    return with_cheapest_rows(state.apply(next(iter(state.pending)), f"play {card}")[0])


def expected_cost(state: RowsState, card: int, weights: "np.typing.NDArray[np.float64]") -> float:
    """What a card costs the first of two players with two cards each, by the engine: the other
    answers it, and the last cards follow."""
    (actor,) = state.pending
    other, taken, total = 1 - actor, [], []
    for answer in state.hands[other]:
        after = played(played(state, card), answer)
        taken.append(heads(after.piles[other]) - heads(state.piles[other]))
        left = (after.hands[seat][0] for seat in (actor, other))
        for last in left:
            after = played(after, last)
        total.append(after.rounds[0][actor])
    likely = (weights[list(state.hands[other])] + LEAST_LIKELY) ** APART_FROM_COST
    likely *= np.exp(-np.array(taken) / HEADS_IN_TURN)
    return float(total @ likely / likely.sum())


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_follows_answers_as_a_plain_computation_says(seed: int) -> None:
    fast.warm("open")
    state = next(
        each for each in states("open", 2, seed)
        if each.asks == "play" and not each.queue and len(each.hands[0]) == 2
    )  # fmt: skip
    (seat,) = state.pending
    view = state.view(seat)
    source = samples_of(view, 5)
    assert isinstance(source, ShownInTurn)
    found = at_once(source.costs(view.actions, 0, SAMPLES)).mean(1)
    weights, plain = prediction.likely_picks(view).weights, np.zeros(2)
    deals = fast.deals(view, 300, seed=7)
    for hands in deals.tolist():
        dealt = state._replace(hands=tuple(map(tuple, hands)))
        plain += [expected_cost(dealt, int(each.split()[1]), weights) for each in view.actions]
    assert np.diff(found) == pytest.approx(np.diff(plain) / len(deals), abs=0.5)
    assert found == pytest.approx(plain / len(deals), abs=0.7)


def test_samples_in_turn_do_not_depend_on_how_they_are_shared_out() -> None:
    fast.warm("open")
    kinds = set()
    for state in list(states("open", 3))[:12]:
        view = state.view(next(iter(state.pending)))
        source = samples_of(view, 3)
        kinds.add(type(source))
        whole = source._played(view.actions, 0, 150)
        parts = [source._played(view.actions[:2], at, 50) for at in (0, 50, 100)]
        assert np.array_equal(whole[:2], np.concatenate(parts, axis=1))
    # The last to show a card has nobody to expect.
    assert {ShownInTurn, PlayOuts} <= kinds <= {ShownInTurn, PlayOuts, PredictedRows}


def known_turn() -> View:
    """A turn of three players who know their cards: the 60 of the first is the fifth card of its
    row, or the sixth if the second plays the 59 now."""
    state = drafted()
    rows, hands = ((1, 2), (5,), (6,), (51, 52, 53, 55)), ((34, 60), (30, 59), (32, 33))
    return state._replace(rows=rows, hands=hands).view(0)  # type: ignore[attr-defined, no-any-return]


def test_who_knows_all_hands_is_expected_to_choose_well() -> None:
    fast.warm("logical")
    shares = learnt_shares(known_turn())
    assert shares[1][59] > 0.99
    assert all(sum(each.values()) == pytest.approx(1) for each in shares.values())
    (second, _) = expected_picks(known_turn(), {1: "play 59", 2: "play 32"})
    assert second.chance == shares[1][59]


def test_all_seats_learn_the_same() -> None:
    fast.warm("logical")
    for state in list(states("logical", 3))[30:60:5]:
        found = [learnt(state.view(seat)) for seat in state.pending]
        assert state.asks == "play"
        assert all(each is found[0] for each in found)


def test_what_is_learnt_counts_in_samples_and_where_all_is_enumerated() -> None:
    fast.warm("logical")
    view = known_turn()
    source = samples_of(view, 1)
    assert isinstance(source, KnownHands)
    costs, found = exact.costs(view), at_once(source.costs(view.actions, 0, SAMPLES)).mean(1)
    assert costs is not None
    assert found == pytest.approx([cost.points for cost in costs.values()], abs=0.1)
    assert expectations(view).exact
    parts = [source._played(view.actions, at, 75) for at in (0, 75)]
    assert np.array_equal(source._played(view.actions, 0, 150), np.concatenate(parts, axis=1))


def searched_turn(game: str, cards: int) -> View:
    """A turn of four players with so many cards each, before anybody has picked."""
    return next(
        state.view(0) for state in states(game, 4)
        if state.asks == "play" and len(state.pending) == 4 and len(state.hands[0]) == cards
    )  # fmt: skip


@pytest.mark.parametrize("game", ["professional", "twins"])
def test_cards_are_as_likely_as_the_searches_of_the_strongest_bot_find(game: str) -> None:
    fast.warm(game)
    view = searched_turn(game, 3)
    start, effort = position_of(view), Effort(300, 16, 32, 3, 1)
    _, picked = nested.play(start, [start.code(view.actions[0])], effort, 1, [5, 2, 2, 2])
    often = np.bincount(picked[:, 1:].ravel(), minlength=105) / len(picked) / 3
    found = np.zeros(105)
    for card, chance in pick_chances(view)[1].items():
        found[card] = chance
    assert found.sum() == pytest.approx(1)
    assert abs(found - often).sum() / 2 < 0.25
    assert np.corrcoef(found, often)[0, 1] > 0.8


@pytest.mark.parametrize("game", ["professional", "twins"])
def test_searches_find_the_same_for_all_seats(game: str) -> None:
    fast.warm(game)
    state = next(each for each in states(game, 3) if each.asks == "play")
    found = []
    for seat in state.pending:
        searches._search.cache_clear()
        found.append(searches.searched_picks(state.view(seat)))
    assert all(np.array_equal(each.weights, found[0].weights) for each in found)
    assert searches.searched_picks(state.view(0)) is found[-1], "once per turn"


def test_every_card_is_searched_about_equally_often() -> None:
    hands, rests = searches.dealt((5, 5, 7, 8, 9, 10, 11), 2, 7)
    assert hands.shape == (7, 2)
    together = np.concatenate([hands, rests], axis=1)
    assert (np.sort(together, axis=1) == [5, 5, 7, 8, 9, 10, 11]).all()
    for begin in (0, 3):  # three hands of one shuffle have no card in common
        deck = hands[begin : begin + 3].ravel().tolist()
        assert all(deck.count(card) <= 1 + (card == 5) for card in deck)


def test_weights_make_cards_as_likely_as_in_the_hands() -> None:
    chance = np.random.default_rng(2)
    hands = np.array([chance.permutation(30)[:4] for _ in range(3_000)]).reshape(1_000, 3, 4)
    liked = np.linspace(1, 6, 30)[hands]
    found = condensed(hands, liked / liked.sum(2, keepdims=True))
    drawn = found.weights[hands] / found.weights[hands].sum(2, keepdims=True)
    assert drawn.ravel() == pytest.approx((liked / liked.sum(2, keepdims=True)).ravel(), abs=0.05)


@pytest.mark.parametrize("game", ["professional", "twins"])
def test_searched_turns_know_nothing_hidden(game: str) -> None:
    fast.warm(game)
    state = next(each for each in states(game, 3) if each.asks == "play")
    (seat, *_) = state.pending
    view = state.view(seat)
    assert isinstance(samples_of(view, 1), DrawnTurns)
    other = state.game.sample(view, Random(7))
    assert other.snapshot()["hands"] != state.snapshot()["hands"]
    found = expectations(view, play_outs=2_000)
    searches._search.cache_clear()
    assert expectations(other.view(seat), play_outs=2_000) == found


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({}, DrawnTurns),
        ({"cards": 2}, PlayOuts),
        ({"reveal": "open"}, PlayOuts),
        ({"deck": "tactical", "deal": "draft"}, PlayOuts),
    ],
)
def test_searches_are_for_one_hidden_card_of_everybody(
    options: dict[str, object], kind: type[PlayOuts]
) -> None:
    record = match_of("custom", ["random"] * 3, {"sides": "both", "rounds": 1, **options}, 1)
    views = [
        step.state.view(next(iter(step.state.pending)))
        for step in record.steps(GAMES) if step.state.asks == "play"
    ]  # fmt: skip
    assert {type(samples_of(view, 1)) for view in views} == {kind}
