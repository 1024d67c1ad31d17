"""Play-outs of candidates: from every kind of decision, in the same deals, by what a seat knows."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow.dealer import deal
from sixthcow.fast import play_outs
from sixthcow.fast.playouts import play_outs as full_play_outs
from sixthcow.fast.playouts import position_of
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


@pytest.mark.parametrize("game", ["classic", "tactical", "logical", "open"])
@pytest.mark.parametrize("policy", ["random", "thrifty", "pair", "cautious"])
def test_lanes_and_scalar_search_agree(game: str, policy: str) -> None:
    for state in decisions(GAMES[game](4), 8, 2):
        seat = next(iter(state.pending))
        view = state.view(seat)
        action = view.actions[:1]
        fast = full_play_outs(view, action, 4_000, seed=1, policy=policy)[0, :, seat]
        slow = full_play_outs(view, action, 4_000, seed=1, policy=policy, lanes=False)[0, :, seat]
        error = (fast.var() + slow.var()) ** 0.5 / 4_000**0.5
        assert abs(fast.mean() - slow.mean()) <= 4.5 * error


@pytest.mark.parametrize("seed", range(20))
def test_others_open_by_a_table_of_costs(seed: int) -> None:
    states = decisions(GAMES["tactical"](3), seed, 1000)
    state = next(s for s in states if s.asks == "play" and set(map(len, s.hands)) == {2})
    state = state._replace(picks=((),) * 3)
    for sign in (-1, 1):  # the others open with their highest, or with their lowest cards
        opening = [sign * float(card) for card in range(105)]
        played = full_play_outs(state, ["play " + str(state.hands[0][0])], 1, seed=1,
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


def test_an_opening_needs_lanes() -> None:
    (state, *_) = [state for state in decisions(GAMES["classic"](3), 4, 9) if state.asks == "play"]
    seat = next(iter(state.pending))
    with pytest.raises(ValueError, match="an opening is for turns of the main rules"):
        full_play_outs(state, state.pending[seat][:1], 1, seed=2, opening=[0.0] * 105, lanes=False)


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
