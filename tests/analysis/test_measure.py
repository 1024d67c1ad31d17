"""The measure of one decision: exact where it can be, sampled elsewhere, and never by what the seat
could not know."""

from collections.abc import Iterator
from random import Random

import pytest

from sixthcow import fast
from sixthcow.analysis import Choices, Cost, Decision, analyse, exact, expectations, steps, threads
from sixthcow.analysis.measure import Sampling
from sixthcow.analysis.sparring import match_of
from sixthcow.analysis.steps import at_once
from sixthcow.engine import Record, View
from sixthcow.engine.record import Move
from sixthcow.games import GAMES
from tests.analysis.matches import short_match
from tests.cli.records import STRAIGHT

SAMPLES = 8_000
STRONGER = 0.6  # of the error of players who choose at random


def late_views(game: str) -> Iterator[View]:
    """Decisions in which few cards are left, with more than one legal action."""
    for seed in range(12):
        record = match_of(game, ["random", "random"], {"rounds": 1}, seed)
        for step in list(record.steps(GAMES))[-9:]:
            for seat in step.state.pending:
                view = step.state.view(seat)
                if len(view.actions) > 1:
                    yield view


@pytest.mark.parametrize("game", ["classic", "tactical", "logical", "open"])
def test_sampling_agrees_with_what_is_computed_exactly(game: str) -> None:
    fast.warm(game)
    compared = 0
    for view in late_views(game):
        found = exact.costs(view)
        if found is None:
            continue
        sampling = Sampling(view, seed=1)
        at_once(sampling.draw(SAMPLES))
        compared += 1
        for action, cost in sampling.costs().items():
            assert cost.points == pytest.approx(found[action].points, abs=0.15)
    assert compared >= 5


@pytest.mark.parametrize("game", ["classic", "himmel"])
def test_threads_change_no_number(game: str) -> None:
    fast.warm(game)
    record = match_of(game, ["random"] * 3, {"rounds": 1}, 1)
    state = next(step.state for step in record.steps(GAMES) if step.number == 1)
    view = state.view(next(iter(state.pending)))
    alone = expectations(view, play_outs=40_001, seed=3)
    with threads(3):
        assert expectations(view, play_outs=40_001, seed=3) == alone
    assert steps._threads == 1, "later analyses of a process have one again"


def test_few_cards_that_are_all_known_are_computed_exactly() -> None:
    fast.warm("logical")
    kinds = {
        view.asks: expectations(view)
        for view in late_views("logical")
        if max(view.knowledge["hand_sizes"]) <= 1 or view.asks == "play"
    }
    assert {asks for asks, choices in kinds.items() if choices.exact} == {"play", "row"}
    for choices in kinds.values():
        if choices.exact:
            assert all(cost.se == 0 for cost in choices.costs.values())


@pytest.mark.parametrize("game", ["classic", "double", "professional", "open"])
def test_nobody_is_judged_by_what_they_could_not_know(game: str) -> None:
    """Other hands and another deck behind the same view: the same costs, to the last digit."""
    record = short_match(game)
    state = next(step.state for step in record.steps(GAMES) if step.number == 1)
    seat = next(iter(state.pending))
    other = state.game.sample(state.view(seat), Random(7))
    assert other.snapshot()["hands"] != state.snapshot()["hands"]
    same = [expectations(each.view(seat), play_outs=500) for each in (state, other)]
    assert same[0] == same[1]


def test_a_review_does_not_look_at_what_comes_later() -> None:
    """Two matches that differ only behind the first player's back are judged alike there."""
    cards = STRAIGHT.split()
    swapped = " ".join([*cards[:11], *reversed(cards[11:21]), *cards[21:25], *reversed(cards[25:])])
    moves = [Move(0, "play 1"), Move(1, "play 20")]
    records = [
        Record("classic", ("Ada", "Bo"), (Move(-1, deal), *moves), {})
        for deal in (STRAIGHT, swapped)
    ]
    first = [next(iter(analyse(record, [0], play_outs=500))) for record in records]
    assert all(isinstance(decision, Decision) for decision in first)
    assert first[0].choices == first[1].choices  # type: ignore[union-attr]
    assert first[0].win == first[1].win  # type: ignore[union-attr]


def test_a_planted_blunder_is_found() -> None:
    """Ada's 1 takes a row: row 2 has the 22 with its five heads, the others cost one."""
    moves = (Move(-1, STRAIGHT), Move(0, "play 1"), Move(1, "play 20"), Move(0, "row 2"))
    decisions = list(analyse(Record("classic", ("Ada", "Bo"), moves, {}), [0]))
    blunder = decisions[1]
    assert isinstance(blunder, Decision)
    assert blunder.verdict == "blunder"
    assert blunder.best != "row 2"
    assert blunder.error > 2
    assert [fact.kind for fact in blunder.facts["row 2"]] == ["takes-row"]


@pytest.mark.parametrize("game", GAMES)
def test_stronger_players_have_smaller_errors(game: str) -> None:
    rates = []
    for bot in ("strong", "random"):
        *_, summary = analyse(short_match(game, bot), [0, 1], play_outs=2_000)
        scores = [seat.score for seat in summary.seats]  # type: ignore[union-attr]
        rates.append(sum(s.error for s in scores) / sum(s.decisions for s in scores))
    assert rates[0] < STRONGER * rates[1]


def choices_of(**points: float) -> Choices:
    costs = {action: Cost(value, 0.01, 100) for action, value in points.items()}
    return Choices(0, "play", costs, 0, exact=False)


@pytest.mark.parametrize(
    ("error", "verdict"),
    [(0.1, "equal"), (0.3, "inaccuracy"), (0.7, "mistake"), (1.6, "blunder")],
)
def test_classes_follow_the_error(error: float, verdict: str) -> None:
    choices = choices_of(good=1.0, bad=1.0 + error)
    assert choices.judge("bad") == verdict
    assert choices.judge("good") == ("equal" if verdict == "equal" else "best")


def test_differences_within_two_standard_errors_are_equal() -> None:
    choices = Choices(0, "play", {"a": Cost(1, 0.5, 9), "b": Cost(1.9, 0.5, 9)}, 0, exact=False)
    assert choices.equal == ("a", "b")
    assert choices.judge("b") == "equal"
