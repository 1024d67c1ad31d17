"""The last turns of two players: solved exactly, mixed where a pure choice can be answered."""

from collections import Counter
from random import Random

import pytest

from sixthcow.bots import endgame
from sixthcow.bots.endgame import (
    TooLarge,
    Tree,
    best_strategy,
    is_solvable,
    matched_regrets,
    solve,
)
from sixthcow.bots.master import Master
from sixthcow.engine import State
from sixthcow.games import GAMES
from sixthcow.games.rows.state import RowsState


def position(mine: tuple[int, ...], theirs: tuple[int, ...], *rows: tuple[int, ...]) -> RowsState:
    """A tactical game for two: the hands are all there is, the other cards are in the piles."""
    state = GAMES["tactical"](2).start()
    deck = state.chance
    assert isinstance(state, RowsState)
    assert deck is not None
    shuffled, _ = state.apply(-1, " ".join(["shuffle", *map(str, deck.cards)]))
    lying = {*mine, *theirs, *(card for row in rows for card in row)}
    pile = tuple(card for card in range(1, 25) if card not in lying)
    return shuffled._replace(hands=(mine, theirs), rows=rows, piles=(pile, ()), stock=())


def near(*shares: float) -> object:
    return pytest.approx(shares, abs=0.02)


def test_stone_paper_scissors_is_played_evenly() -> None:
    assert best_strategy([[0, 1, -1], [-1, 0, 1], [1, -1, 0]]) == near(1 / 3, 1 / 3, 1 / 3)


def test_a_mixed_strategy_by_hand() -> None:
    # With share p of the first row the columns cost 3p and p + 2(1 - p): equal at p = 1/2.
    assert best_strategy([[3, 1], [0, 2]]) == near(0.5, 0.5)


def test_regret_matching_finds_the_same() -> None:
    assert matched_regrets([[3, 1], [0, 2]]) == near(0.5, 0.5)
    assert matched_regrets([[5, 6, 7], [1, 2, 3]]) == near(0, 1)


def test_a_row_that_always_costs_more_is_not_played() -> None:
    assert best_strategy([[5, 6, 7], [1, 2, 3]]) == near(0, 1)


def test_the_last_card_is_counted_out() -> None:
    state = position((9,), (20,), (1, 2, 3, 4, 5), (10,), (15,), (19,))
    # 9 takes the five cards of row 1: 1+1+1+1+2 heads on top of what lies in the piles.
    before = state.totals[0] - state.totals[1]
    assert Tree(0).value(state) == before + 6
    assert Tree(1).value(state) == -(before + 6)


def test_every_pair_of_picks_has_its_cost() -> None:
    state = position((9, 16), (17, 20), (1, 2, 3, 4, 5), (10,), (15,), (19,))
    costs = Tree(0).matrix(state)
    assert [len(row) for row in costs] == [2, 2]
    # Whatever the order, the 9 takes row 1 once and nothing else is ever a sixth.
    assert {cost for row in costs for cost in row} == {state.totals[0] - state.totals[1] + 6}


def test_it_is_known_when_nothing_is_hidden() -> None:
    state = position((9, 16), (17, 20), (1, 2), (10,), (15,), (19,))
    assert is_solvable(state.view(0))
    assert not is_solvable(state._replace(stock=(24,)).view(0))
    assert not is_solvable(GAMES["tactical"](3).start().view(0))


def test_a_solved_row_is_the_cheapest_for_the_difference() -> None:
    state = position((2,), (20,), (10, 11), (12,), (15,), (19,))
    state, _ = state.apply(0, "play 2")
    state, _ = state.apply(1, "play 20")
    assert state.asks == "row"
    assert is_solvable(state.view(0))
    # Rows 2 and 4 cost one head each, row 3 two, row 1 eight; the 20 fits behind any of them.
    assert solve(state.view(0), Random(1)) in {"row 2", "row 4"}


def test_master_plays_what_was_solved() -> None:
    state: State = position((9, 14), (13, 18), (1, 3, 4, 5, 7), (12,), (17,), (19,))
    costs = Tree(0).matrix(state)
    strategy = best_strategy(costs)
    view = state.view(0)
    seen = Counter(Master().decide(view, Random(seed)) for seed in range(60))
    for action, share in zip(view.actions, strategy, strict=True):
        assert seen[action] / 60 == pytest.approx(share, abs=0.2)


def test_master_searches_what_takes_too_long_to_solve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "MOST_MOVES", 3)
    view = position((9, 14), (13, 18), (1, 3, 4, 5, 7), (12,), (17,), (19,)).view(0)
    assert is_solvable(view)
    with pytest.raises(TooLarge):
        solve(view, Random(1))
    assert Master(play_outs=640).decide(view, Random(1)) in view.actions
