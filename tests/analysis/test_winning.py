"""The chance to win the match: by the end that each game's rules say, and certain where all is
decided."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.analysis import chances_to_win
from sixthcow.analysis.future_rounds import Rounds, results_of_hand
from sixthcow.analysis.race import End, Race, end_of
from sixthcow.analysis.sparring import match_of
from sixthcow.analysis.steps import at_once
from sixthcow.engine import DEALER, View
from sixthcow.games import GAMES
from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.state import HimmelState
from tests.analysis.matches import short_match

NOBODY_TAKES_ANYTHING = np.zeros((1, 1, 1, 3), np.float32)
FUTURES = 4_096


def view_at_start(game: str, **options: object) -> View:
    """The first decision of seat 1, with three at the table."""
    record = match_of(game, ["random"] * 3, {"rounds": 1}, 1)
    first = replace(record, options=options, moves=record.moves[:1])
    return [step.state for step in first.steps(GAMES)][-1].view(0)


def with_totals(view: View, *totals: float) -> View:
    """The same decision at another score."""
    players = [
        player._replace(total=total, running=total)
        for player, total in zip(view.players, totals, strict=True)
    ]
    return replace(view, players=tuple(players))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_over_belongs_to_its_winners(game: str) -> None:
    *_, before, last = short_match(game).steps(GAMES)
    assert last.move is not None
    assert last.state.outcome is not None
    winners = last.state.outcome.winners
    race = Race(before.state.view(max(0, last.move.seat)), seed=1)
    counts = [last.state.rounds[-1]]
    if isinstance(before.state, HimmelState) and isinstance(last.state, HimmelState):
        counts.append(tuple(np.subtract(last.state.specials, before.state.specials)))
    shares = at_once(race.shares(np.array([[counts]], np.float32), futures=8))[0, 0]
    wanted = [1 / len(winners) if seat in winners else 0 for seat in range(len(shares))]
    assert shares == pytest.approx(wanted)


@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"tournament", "hoof", "himmel"}))
def test_a_target_ends_a_match_as_in_the_rules(game: str) -> None:
    """END-1, END-2: round by round, the match goes on as long as the engine plays on."""
    record = match_of(game, ["random"] * 3, {"target": 40}, 2)
    ended = []
    for step in record.steps(GAMES):
        state = step.state
        if state.rounds and (state.asks == "over" or state.chance):
            totals = np.array(state.view(None).players, np.float32)[None, :, 1]
            ended.append(not end_of(state.view(None)).goes_on(totals))
            assert ended[-1] == (state.outcome is not None)
    assert ended[-1]


def test_a_target_is_exceeded_or_reached() -> None:
    totals = np.array([[[66.0, 3.0]], [[66.5, 3.0]], [[65.5, 3.0]]], np.float32)
    assert list(End(1, 66).goes_on(totals)) == [True, False, True]
    assert list(End(1, 66, reaches=True).goes_on(totals)) == [False, False, True]


@pytest.mark.parametrize("options", [{"rounds": 6}, {"target": 66}])
def test_equal_players_have_equal_chances(options: dict[str, object]) -> None:
    fast.warm("classic")
    race = Race(view_at_start("classic", **options), seed=1)
    shares = at_once(race.shares(NOBODY_TAKES_ANYTHING, FUTURES))[0, 0]
    assert shares == pytest.approx([1 / 3] * 3, abs=0.04)
    assert shares.sum() == pytest.approx(1)


@pytest.mark.parametrize("options", [{"rounds": 2}, {"target": 66}])
def test_a_large_lead_is_as_good_as_a_win(options: dict[str, object]) -> None:
    """With nobody far from the end, who has 5 wins and who has 65 loses, whatever they play."""
    fast.warm("classic")
    view = view_at_start("classic", **options)
    leading = chances_to_win(with_totals(view, 5, 65, 64))
    behind = chances_to_win(with_totals(view, 65, 5, 64))
    assert min(chance.share for chance in leading.values()) > 0.97
    assert max(chance.share for chance in behind.values()) < 0.02


def test_the_seat_that_begins_moves_on_in_futures_as_well() -> None:
    """Where only the seat that begins takes heads, everybody takes them in turn."""
    rounds = Rounds(np.tile(np.array([[5, 0, 0], [1, 2, 0]], np.float32), (30, 1, 1)))
    at = rounds.starts(2, 4, np.random.default_rng(1))
    assert rounds.results(at).tolist() == [[[0, 5, 0], [0, 1, 2]]] * 4
    assert rounds.results(at + 1).tolist() == [[[0, 0, 5], [2, 0, 1]]] * 4
    assert rounds.sums(at, 5).tolist() == [[[5, 10, 10], [5, 4, 6]]] * 4


def test_the_last_choice_of_a_match_decides_it_exactly() -> None:
    """PLACE-4 with empty hands in the last round: the row that is taken decides who wins."""
    fast.warm("classic")
    compared = 0
    for seed in range(30):
        record = match_of("classic", ["random"] * 3, {"rounds": 1}, seed)
        for step in list(record.steps(GAMES))[-4:]:
            state = step.state
            if state.asks != "row" or any(state.view(None).players[n].hand for n in range(3)):
                continue
            (seat,) = state.pending
            for action, chance in chances_to_win(state.view(seat)).items():
                outcome = state.apply(seat, action)[0].outcome
                if outcome is not None:
                    won = seat in outcome.winners
                    assert chance.share == pytest.approx(won / len(outcome.winners))
                    compared += 1
    assert compared >= 8


@pytest.mark.parametrize(
    ("specials", "passing", "reversing"), [((0, 1, 0), 1, 1 / 2), ((1, 1, 0), 1 / 2, 0)]
)
@pytest.mark.parametrize(("tie", "played"), [("specials", 0), ("again", 10)])
def test_fewer_special_cards_win_a_tie(
    tie: str, played: int, specials: tuple[int, ...], passing: float, reversing: float
) -> None:
    """HIM-END-3: the game ends with this turn or the next one, and the first two seats are equal,
    whether seat 1 takes a target or plays a special card."""
    fast.warm("himmel")
    state = (
        Himmel(3, {"rounds": 1, "tie": tie})
        .start()
        ._replace(
            round=played + 1, rounds=((2, 2, 2),) * played, asks="turn", actor=0,
            hands=(("R",), (), ()), targets=((60,), (50,)), heaps=((1,), (2, 3), (4, 5, 6)),
            specials=specials,
        )
    )  # fmt: skip
    chances = chances_to_win(state.view(0))
    assert {action: chance.share for action, chance in chances.items()} == {
        "pass": passing,
        "reverse": reversing,
    }


def test_chances_are_the_same_for_the_same_seed() -> None:
    fast.warm("classic")
    view = view_at_start("classic")
    one, again, other = (chances_to_win(view, seed=seed) for seed in (3, 3, 4))
    assert one == again != other
    for action, (share, se) in one.items():
        assert share == pytest.approx(other[action].share, abs=0.05)
        assert 0 < se < 0.02


@pytest.mark.parametrize("game", ["classic", "double", "professional", "open"])
def test_chances_do_not_depend_on_what_the_seat_cannot_know(game: str) -> None:
    """Other hands and another deck behind the same view: the same chances, to the last digit."""
    fast.warm(game)
    state = next(step.state for step in short_match(game).steps(GAMES) if step.number == 1)
    seat = next(iter(state.pending))
    other = state.game.sample(state.view(seat), Random(7))
    assert other.snapshot()["hands"] != state.snapshot()["hands"]
    assert chances_to_win(state.view(seat)) == chances_to_win(other.view(seat))


def test_a_bad_hand_of_a_tournament_is_bad_for_all() -> None:
    """TOUR-2: low cards have nowhere to go; whoever plays them later takes rows, too."""
    fast.warm("tournament")
    low = results_of_hand(3, tuple(range(1, 11)), ())
    spread = results_of_hand(3, (8, 9, 14, 15, 21, 22, 28, 29, 33, 34), ())
    assert low.mean() > spread.mean() + 2


def test_a_tournament_is_open_until_the_last_player_has_played() -> None:
    fast.warm("tournament")
    steps = match_of("tournament", ["random"] * 3, {}, 1).steps(GAMES)
    views = {
        before.state.round: before.state.view(step.move.seat)
        for before, step in pairwise(steps)
        if step.move and step.move.seat != DEALER
    }
    for number, view in views.items():
        shares = at_once(Race(view, seed=1).shares(NOBODY_TAKES_ANYTHING, FUTURES))[0, 0]
        assert shares.sum() == pytest.approx(1)
        assert shares[number - 1] > 0, "nothing written is hard to beat"
