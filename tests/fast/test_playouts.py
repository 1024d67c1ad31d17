"""Play-outs of candidates: from every kind of decision, in the same deals, by what a seat knows."""

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow.dealer import deal
from sixthcow.fast import estimates
from sixthcow.fast.playouts import drawn_picks, drawn_play_outs, play_outs, position_of
from sixthcow.fast.rows import play as scalar
from sixthcow.fast.rows.known import known_hands
from sixthcow.fast.rows.position import position
from sixthcow.games import GAMES
from sixthcow.games.rows.cards import cards_of, heads
from tests.conformance.tables import TABLES, Table

ROUND = 300  # moves: the longest rounds have about so many


def decisions(game: Any, seed: int, wanted: int) -> list[Any]:
    """States of a first round in which somebody must decide, at random moments."""
    rng, state, seen = Random(seed), game.start(), []
    for _ in range(ROUND):
        if state.rounds or not state.pending:
            break
        if state.chance:
            state = state.apply(*deal(state, rng))[0]
            continue
        seen.append(state)
        seat = rng.choice(list(state.pending))
        state = state.apply(seat, rng.choice(state.pending[seat]))[0]
    return [*rng.sample(seen, min(wanted, len(seen))), *first_of_a_kind(seen)]


def first_of_a_kind(states: list[Any]) -> list[Any]:
    """The first state of every kind of decision."""
    return list({state.asks: state for state in reversed(states)}.values())


@pytest.mark.parametrize("table", [table for table in TABLES if table.seats <= 6], ids=str)
def test_every_decision_of_every_table_can_be_played_out(table: Table) -> None:
    for state in decisions(table.set_up(), 1, 4):
        seat = Random(2).choice(list(state.pending))
        view = state.view(seat)
        actions = view.actions[:5]
        known = play_outs(view, actions, 8, seed=3)
        whole = play_outs(state, list(state.pending[next(iter(state.pending))])[:5], 8, seed=3)
        for penalties in (known, whole):
            assert penalties.shape[1:] == (8, state.game.seats)
            so_far = np.array([player.running - player.total for player in view.players])
            if table.game != "tournament":  # there `running` counts the featured seat alone
                assert (penalties >= so_far).all()


@pytest.mark.parametrize("game", GAMES)
def test_samples_are_the_same_for_all_candidates_and_in_parts(game: str) -> None:
    for state in decisions(GAMES[game](4), 5, 1):
        seat = next(iter(state.pending))
        view = state.view(seat)
        actions = view.actions[:3]
        whole = play_outs(view, actions, 200, seed=9)
        parts = [play_outs(view, actions, 100, seed=9, first=at) for at in (0, 100)]
        assert np.array_equal(whole, np.concatenate(parts, axis=1))
        alone = play_outs(view, actions[1:], 200, seed=9)
        assert np.array_equal(whole[1:], alone)
        assert np.array_equal(whole, play_outs(view, actions, 200, seed=9))


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_made_of_what_the_seat_knows(game: str) -> None:
    for state in decisions(GAMES[game](3), 6, 6):
        seat = next(iter(state.pending))
        view = state.view(seat)
        other = state.game.sample(view, Random(1))
        assert position_of(view) == position_of(other.view(seat))


@pytest.mark.parametrize("seed", range(20))
def test_others_open_by_a_table_of_costs(seed: int) -> None:
    states = decisions(GAMES["tactical"](3), seed, 1000)
    state = next(s for s in states if s.asks == "play" and set(map(len, s.hands)) == {2})
    state = state._replace(picks=((),) * 3)
    for sign in (-1, 1):  # the others open with their highest, or with their lowest cards
        opening = {card: sign * float(card) for hand in state.hands[1:] for card in hand}
        played = play_outs(state, ["play " + str(state.hands[0][0])], 1, seed=1,
                                opening=opening)  # fmt: skip
        end = state
        for at in (0, 1):
            own, other = state.hands[0][at], 1 - at if sign < 0 else at
            for seat in range(3):
                card = own if seat == 0 else state.hands[seat][other]
                end = end.apply(seat, f"play {card}")[0]
            while end.asks == "row":
                row = min(range(4), key=lambda row: heads(cards_of(end.rows[row])))
                end = end.apply(end.actor, f"row {row + 1}")[0]
        assert played[0, 0].tolist() == [heads(pile) for pile in end.piles]


def test_only_those_whose_cards_are_told_open_by_them() -> None:
    states = decisions(GAMES["tactical"](3), 3, 1000)
    state = next(s for s in states if s.asks == "play" and set(map(len, s.hands)) == {5})
    state = state._replace(picks=((),) * 3)
    action = [f"play {state.hands[0][0]}"]
    plain = play_outs(state, action, 64, seed=1)
    part = {state.hands[1][0]: 1.0}
    assert np.array_equal(plain, play_outs(state, action, 64, seed=1, opening=part))
    whole = {card: float(card) for card in state.hands[1]}
    assert not np.array_equal(plain, play_outs(state, action, 64, seed=1, opening=whole))


def test_cards_are_drawn_by_weight_from_hands_that_fit_the_view() -> None:
    view = next(s for s in decisions(GAMES["classic"](3), 3, 0) if s.asks == "play").view(0)
    likely, unlikely, *_ = view.knowledge["unseen"]
    weights = np.ones(105)
    weights[likely], weights[unlikely] = 20, 1 / 20
    others = drawn_picks(view, 8_000, weights, seed=4)[:, 1:]
    assert set(others.ravel().tolist()) <= {*view.knowledge["unseen"]}
    assert (others[:, 0] != others[:, 1]).all()
    # Each of them holds the card in 10 of 90 deals, and nine others with it.
    assert (others == likely).mean() == pytest.approx(10 / 90 * 20 / 29, rel=0.1)
    assert (others == unlikely).mean() == pytest.approx(10 / 90 * 0.05 / 9.05, abs=0.002)


@pytest.mark.parametrize("game", ["classic", "professional", "twins"])
def test_play_outs_with_drawn_cards_are_the_same_for_all_candidates_and_in_parts(game: str) -> None:
    view = next(s for s in decisions(GAMES[game](4), 3, 0) if s.asks == "play").view(0)
    weights = np.linspace(1, 9, 105)
    points = drawn_play_outs(view, view.actions, 200, weights, seed=4)
    parts = [drawn_play_outs(view, view.actions[3:5], 100, weights, seed=4, first=at)
             for at in (0, 100)]  # fmt: skip
    assert np.array_equal(points[3:5], np.concatenate(parts, axis=1))
    assert not np.array_equal(points, play_outs(view, view.actions, 200, seed=4))


def test_drawn_cards_are_the_same_in_parts() -> None:
    view = next(s for s in decisions(GAMES["classic"](4), 3, 0) if s.asks == "play").view(0)
    weights = np.linspace(1, 9, 105)
    parts = [drawn_picks(view, 100, weights, seed=4, first=at) for at in (0, 100)]
    assert np.array_equal(drawn_picks(view, 200, weights, seed=4), np.concatenate(parts))


@pytest.mark.parametrize("game", ["professional", "twins"])
def test_cards_are_drawn_by_weight_without_lanes(game: str) -> None:
    """Two cards each, and all known: every pair of picks counts as often as its weights say."""
    states = decisions(GAMES[game](3), 3, 1000)
    state = next(s for s in states if s.asks == "play" and set(map(len, s.hands)) == {2})
    start = position(state._replace(picks=((),) * 3), 0)
    (own, *_), one, other = start.hands
    weights, expected = np.linspace(1, 9, 105) ** 2, np.zeros(3)
    for first, second in product((one, one[::-1]), (other, other[::-1])):
        led = replace(start, hands=(start.hands[0], first, second), shown=(0, 1, 1))
        chance = weights[first[0]] / weights[[*one]].sum()
        chance *= weights[second[0]] / weights[[*other]].sum()
        expected += chance * scalar.run(led, [own], 1, 0, 0, [5, 2, 2])[0, 0]
    found = scalar.draw(start, [own], 8_000, 3, 0, [5, 2, 2], weights)[0].mean(0)
    assert found == pytest.approx(expected, abs=0.4)


def test_another_seat_can_be_played_out_where_its_hand_is_known() -> None:
    (state, *_) = [state for state in decisions(GAMES["classic"](3), 4, 9) if state.asks == "play"]
    state = state._replace(picks=((),) * 3)
    action = [f"play {state.hands[2][0]}"]
    points = play_outs(state, action, 64, seed=2, seat=2)
    assert np.array_equal(points, play_outs(position(state, 2), action, 64, seed=2))
    with pytest.raises(ValueError, match="is no candidate"):
        play_outs(state, action, 64, seed=2, seat=1)


def test_the_last_unknown_hand_is_known_by_elimination() -> None:
    state = next(s for s in decisions(GAMES["tactical"](2), 4, 99) if s.asks == "play")
    hands, unknown = known_hands(state.view(0))
    assert hands == state.hands
    assert unknown == ()
    hands, unknown = known_hands(GAMES["tactical"](3).sample(three(), Random(1)).view(0))
    assert hands[1:] == ((), ())
    assert len(unknown) == 20


def three() -> Any:
    """The view of a tactical deal for three."""
    states = decisions(GAMES["tactical"](3), 4, 0)
    return next(s for s in states if s.asks == "play").view(0)


def test_the_quick_estimate_of_every_card() -> None:
    state = next(s for s in decisions(GAMES["classic"](4), 4, 0) if s.asks == "play")
    rows = ((10, 11, 12, 13, 15), (20, 21, 22, 24), (50,), (70, 80, 81, 82))
    costs = estimates(state._replace(rows=rows).view(0))
    assert costs[16] == 128 * (3 + 5 + 1 + 1 + 2)  # certain to be the sixth card
    assert costs[5] == 128 * 3  # lower than all rows: the cheapest, 50 alone
    assert costs[60] == 0  # four may follow before the row is full
    assert costs[25] == 0  # nothing fits in between
    assert costs[26] == 3 * (3 + 1 + 5 + 1 + 3)  # one card, and three others who may have it


def test_an_opening_needs_lanes() -> None:
    for game in ("professional", "hoof"):
        state = decisions(GAMES[game](3), 4, 1)[0]
        seat = next(iter(state.pending))
        with pytest.raises(ValueError, match="an opening is for turns of the main rules"):
            play_outs(state, state.pending[seat][:1], 1, seed=2, opening={1: 0.0})


def test_what_cannot_be_played_out_is_refused() -> None:
    state = GAMES["classic"](2).start()
    with pytest.raises(ValueError, match="nothing to search: the position asks for 'shuffle'"):
        play_outs(state, [], 1, seed=0)
    wrong = {
        ("classic", "play"): ["draft 3", "play 0", "play 3 4", "play"],
        ("double", "play"): ["play 3"],
        ("hoof", "place"): ["draft 3", "place 0", "row 1", "keep 3"],
        ("himmel", "turn"): ["draft 3", "put 0 1", "target 0"],
    }
    for (game, due), actions in wrong.items():
        dealt = next(s for s in decisions(GAMES[game](3), 1, 0) if s.asks == due)
        for action in actions:
            with pytest.raises(ValueError, match=f"'{action}' is no candidate"):
                play_outs(dealt, [action], 1, seed=0)
    choosing = next(s for s in decisions(GAMES["classic"](3), 1, 99) if s.asks == "row")
    with pytest.raises(ValueError, match="'row 5' is no candidate where 'row' is due"):
        play_outs(choosing, ["row 5"], 1, seed=0)
