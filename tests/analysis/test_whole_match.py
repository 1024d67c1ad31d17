"""The analysis of matches: errors and luck explain every result, and nobody is judged by what they
could not know."""

from collections.abc import Sequence

import pytest

from sixthcow.analysis import Decision, MatchSummary, RoundEnd, analyse
from sixthcow.analysis.others import pick_chances
from sixthcow.engine import DEALER, BadRecord, Record
from sixthcow.engine.record import Move
from sixthcow.games import GAMES
from tests.analysis.matches import short_match


def reviewed(
    record: Record, seats: Sequence[int] | None = None, play_outs: int = 400
) -> tuple[list[Decision], list[RoundEnd], MatchSummary]:
    *items, summary = analyse(record, seats, play_outs=play_outs)
    assert isinstance(summary, MatchSummary)
    decisions = [item for item in items if isinstance(item, Decision)]
    return decisions, [item for item in items if isinstance(item, RoundEnd)], summary


@pytest.mark.parametrize("game", GAMES)
def test_what_was_expected_and_errors_and_luck_add_up_to_the_result(game: str) -> None:
    record = short_match(game)
    decisions, ends, summary = reviewed(record)
    state = [step.state for step in record.steps(GAMES)][-1]
    assert [seat.result for seat in summary.seats] == list(state.totals)
    assert len(ends) == len(state.rounds)
    for seat in summary.seats:
        assert seat.expected + seat.error + seat.luck == pytest.approx(seat.result)
        assert seat.error == pytest.approx(
            sum(decision.error for decision in decisions if decision.seat == seat.seat)
        )


@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"tournament"}))
def test_the_luck_of_every_turn_adds_up_too(game: str) -> None:
    decisions, ends, summary = reviewed(short_match(game))
    for seat in summary.seats:
        turns = sum(decision.luck for decision in decisions if decision.seat == seat.seat)
        last = sum(end.luck[seat.seat] or 0 for end in ends)
        assert turns + last == pytest.approx(seat.luck)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_reviewed_with_all_that_was_legal(game: str) -> None:
    record = short_match(game)
    decisions, _, _ = reviewed(record, play_outs=1)
    steps = list(record.steps(GAMES))
    moves = [step for step in steps[1:] if step.move and step.move.seat != DEALER]
    assert len(decisions) == len(moves) == record.decisions()
    for decision, step in zip(decisions, moves, strict=True):
        assert step.move is not None
        before = steps[step.number - 1].state
        assert (decision.move, decision.seat, decision.action) == (step.number, *step.move)
        assert set(decision.choices.costs) == set(before.pending[decision.seat])
        assert decision.error >= 0
        assert decision.verdict in {"best", "equal"} or decision.error > 0


def test_what_somebody_else_decided_is_luck_and_no_error() -> None:
    record = short_match("classic")
    decisions, _, summary = reviewed(record)
    errors = {one.move: one.error for one in decisions if one.seat == 0}
    worst = max(errors, key=errors.__getitem__)
    *items, judged = analyse(record, play_outs=400, deciders={worst: "bot"})
    assert isinstance(judged, MatchSummary)
    known = [item for item in items if isinstance(item, Decision)]
    assert [one.line() for one in known] == [one.line() for one in decisions]
    assert {one.move: one.to_json()["decider"] for one in known if one.decider} == {worst: "bot"}
    before, after = summary.seats[0], judged.seats[0]
    assert before.error - after.error == pytest.approx(errors[worst]) != 0
    assert after.luck - before.luck == pytest.approx(errors[worst])
    assert before.score.decisions - after.score.decisions == 1
    assert judged.seats[1:] == summary.seats[1:]


def test_one_seat_is_reviewed_as_it_is_among_all() -> None:
    record = short_match("classic")
    everybody, _, _ = reviewed(record)
    alone, _, summary = reviewed(record, [1])
    assert [one.line() for one in alone] == [one.line() for one in everybody if one.seat == 1]
    assert [seat.seat for seat in summary.seats] == [1]


def test_a_match_that_is_not_over_counts_as_it_was_expected_to_end() -> None:
    record = short_match("classic")
    cut = Record(record.game, record.seats, record.moves[:8], record.options)
    decisions, ends, summary = reviewed(cut)
    assert not ends
    last = [decision for decision in decisions if decision.seat == 0][-1]
    assert summary.seats[0].result == pytest.approx(last.after)


def test_a_record_that_cannot_be_followed_is_refused_at_once() -> None:
    record = Record("classic", ("Ada", "Bo"), (Move(0, "play 1"),), {})
    with pytest.raises(BadRecord):
        analyse(record)


@pytest.mark.parametrize("game", ["classic", "tactical", "logical"])
def test_the_chances_of_the_others_picks_add_up(game: str) -> None:
    """Whether hands are hidden or known, and whoever has picked already."""
    for step in short_match(game).steps(GAMES):
        for seat, legal in step.state.pending.items():
            if legal and step.state.asks == "play":
                for chances in pick_chances(step.state.view(seat)).values():
                    assert sum(chances.values()) == pytest.approx(1)


def test_picks_of_others_are_rated_by_how_surprising_they_were() -> None:
    decisions, _, _ = reviewed(short_match("classic"))
    picks = [pick for decision in decisions for pick in decision.others]
    assert len(picks) == 2 * 30  # two others, for each of three players in ten turns
    assert all(0 <= pick.chance <= 1 and 0 <= pick.surprise <= 1 for pick in picks)
    surprises = [pick.surprise for pick in picks]
    assert min(surprises) < 0.3
    assert max(surprises) > 0.9


def test_hindsight_is_kept_apart_and_knows_the_picks() -> None:
    decisions, _, _ = reviewed(short_match("classic"), play_outs=2_000)
    picks = [decision for decision in decisions if decision.action.startswith("play")]
    known = [decision.hindsight for decision in picks if len(decision.choices.costs) > 1]
    assert all(found is not None and found.error >= 0 for found in known)
    assert any(d.hindsight and d.hindsight.best != d.best for d in picks)
    rows = [decision for decision in decisions if decision.action.startswith("row")]
    assert all(decision.hindsight is None for decision in rows)
