"""Results corrected for luck: the same difference on average, from far fewer matches."""

from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from math import hypot
from random import Random
from statistics import fmean, stdev

import pytest

from sixthcow.arena import Plan, Report, report, run
from sixthcow.arena.luck import USUAL_ASKS, Luck, asks_of, policies_of
from sixthcow.arena.measures import FEWEST_TO_FIT, corrected, estimate
from sixthcow.arena.player import Player
from sixthcow.arena.result import Deal, Match, deal_from
from sixthcow.bots import BOTS
from sixthcow.dealer import deal
from sixthcow.engine import BadOption, State, View
from sixthcow.games import GAMES

PLAN = Plan(("random", "cautious"), "classic", 2, {"rounds": 1}, 1, 14, think=1.0, asks=6)
ARENAS = 8


def played(plan: Plan) -> Report:
    with closing(run(plan, jobs=1)) as deals:
        return report(plan, deals)


def dealt(game: str, seats: int, options: Mapping[str, object]) -> State:
    """The first state in which somebody decides."""
    state: State = GAMES[game](seats, options).start()
    while state.chance:
        state, _ = state.apply(*deal(state, Random(5)))
    return state


def test_a_planted_difference_is_the_same_over_many_arenas_and_surer_in_each() -> None:
    """Cautious plays better than random: on average both measures say by how much."""
    plain, better = [], []
    for seed in range(1, ARENAS + 1):
        (difference,) = played(replace(PLAN, seed=seed)).differences
        assert difference.corrected is not None
        plain.append(difference.penalty)
        better.append(difference.corrected)
    apart = [one.mean - other.mean for one, other in zip(plain, better, strict=True)]
    assert abs(fmean(apart)) < 2.5 * stdev(apart) / ARENAS**0.5
    errors = [hypot(*(each.error or 0 for each in found)) for found in (plain, better)]
    assert errors[1] < errors[0] * 0.7


def test_luck_is_zero_on_average_over_everything_that_may_be_picked() -> None:
    """Exactly: a bot that answers with each card once, over all the cards it may have picked."""
    state = dealt("classic", 3, {})
    sums = [0.0] * 3
    cards = state.pending[1]
    for card in cards:
        luck = Luck(["pair"] * 3, Random(1))
        moves = {0: state.pending[0][0], 1: card, 2: state.pending[2][0]}
        luck.add(state, moves, {0: (), 1: cards, 2: ()})
        sums = [total + points for total, points in zip(sums, luck.points, strict=True)]
        assert any(abs(points) > 0.1 for points in luck.points)
    assert sums == pytest.approx([0.0] * 3, abs=1e-6)


def test_who_is_sure_of_an_answer_has_no_luck() -> None:
    state = dealt("classic", 2, {})
    moves = {seat: actions[0] for seat, actions in state.pending.items()}
    luck = Luck(["pair"] * 2, Random(1))
    luck.add(state, moves, {seat: (action,) * 3 for seat, action in moves.items()})
    assert luck.points == (0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_measured_in_every_game_and_changes_nothing_else(game: str) -> None:
    options = {} if game in {"tournament", "himmel"} else {"rounds": 1}
    plan = Plan(("random", "cautious"), game, 3, options, 1, 1, think=1.0, asks=2)
    with closing(run(plan, jobs=1)) as deals:
        (with_luck,) = deals
    with closing(run(replace(plan, asks=0), jobs=1)) as deals:
        (without,) = deals
    for match, plain in zip(with_luck.matches, without.matches, strict=True):
        assert match.luck is not None
        assert any(match.luck)
        assert match._replace(luck=None) == plain


def test_only_bots_that_decide_at_once_are_asked_again_by_themselves() -> None:
    plan = Plan(("random", "strong:play_outs=10"), "classic", 4, {}, 1, 1, think=1.0, asks=None)
    assert asks_of(plan) == [USUAL_ASKS, 0]
    assert asks_of(replace(plan, asks=3)) == [3, 3]
    assert policies_of(plan.entrants) == ["random", "pair"]
    with pytest.raises(BadOption):
        replace(plan, asks=-1)


@pytest.mark.parametrize("bot", ["cautious", "trained"])
def test_asking_again_leaves_a_bot_as_it_was(bot: str) -> None:
    view = dealt("classic", 4, {}).view(0)
    asked, other = (Player(BOTS[bot](), Random(3), BOTS[bot], 4) for _ in range(2))
    assert len(asked.answers(view, Random(4))) == 4
    assert asked.decide(view) == other.decide(view)


def test_a_bot_that_plays_anything_answers_with_everything_once() -> None:
    view = dealt("classic", 4, {}).view(0)
    player = Player(BOTS["random"](), Random(3), BOTS["random"], 2)
    assert sorted(player.answers(view, Random(4))) == sorted(view.actions)


def test_a_bot_that_fails_is_stood_in_for_when_asked_again_too() -> None:
    class Broken:
        name = "broken"

        def prepare(self, game: str) -> None:
            """Nothing to prepare."""

        def decide(self, view: View, rng: object) -> str:
            raise ZeroDivisionError

    view = dealt("classic", 4, {}).view(0)
    player = Player(Broken(), Random(3), Broken, 3)
    assert {*player.answers(view, Random(4))} <= {*view.actions}
    assert player.faults == []


def test_the_part_of_luck_that_explains_the_other_deals_is_taken_off() -> None:
    rng = Random(2)
    luck = [rng.gauss(0, 3) for _ in range(200)]
    values = [5 + part / 2 + rng.gauss(0, 1) for part in luck]
    plain, better = estimate(values), estimate(corrected(values, luck))
    assert plain.error is not None
    assert better.error is not None
    assert better.error < plain.error * 0.65
    assert abs(better.mean - 5) < 3 * better.error
    few = FEWEST_TO_FIT - 1
    assert corrected([2.0] * few, [0.5] * few) == [1.5] * few
    assert corrected([2.0] * 30, [0.0] * 30) == [2.0] * 30


def test_saved_deals_keep_their_luck() -> None:
    match = Match((3, 4), (1, 2), (), None, (0.5, -0.5))
    document = {"totals": [3, 4], "ranking": [1, 2], "faults": [], "luck": [0.5, -0.5]}
    assert deal_from({"deal": 1, "matches": [document]}, 1, 2) == Deal(1, (match,))
    with pytest.raises(ValueError, match="no luck"):
        deal_from({"deal": 1, "matches": [{**document, "luck": [1]}]}, 1, 2)
