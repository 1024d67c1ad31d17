"""Errors in the arena: judged alike for the same play, and shown by far fewer matches."""

from contextlib import closing
from dataclasses import replace
from math import hypot

import pytest

from sixthcow.analysis.match_errors import error_of, errors_of
from sixthcow.analysis.sparring import match_of
from sixthcow.arena import Plan, report, run
from sixthcow.arena.result import Deal, Match, deal_from
from sixthcow.games import GAMES

PLAN = Plan(("strong", "careful"), "open", 4, {"rounds": 1}, 3, 80, think=1.0, judged=True)


def test_a_planted_difference_is_found_with_a_quarter_of_the_matches() -> None:
    """Careful plays fewer deals out than strong, and so makes more errors."""
    with closing(run(PLAN, jobs=1)) as deals:
        (difference,) = report(PLAN, deals).differences
    plain, judged = difference.penalty, difference.judged
    assert judged is not None
    assert plain.error is not None
    assert judged.error is not None
    assert judged.mean < -3 * judged.error
    assert abs(plain.mean - judged.mean) < 3 * hypot(plain.error, judged.error)
    assert judged.error < plain.error / 2


def test_the_same_bots_make_the_same_errors() -> None:
    plan = replace(PLAN, bots=("careful",), rounds=2)
    with closing(run(plan, jobs=1)) as deals:
        first = next(deals)
    with closing(run(plan, jobs=1)) as deals:
        assert next(deals) == first
    assert first.matches[0].errors is not None
    assert sum(first.matches[0].errors) > 0


@pytest.mark.parametrize("game", ["hoof", "himmel", "tournament", "double"])
def test_errors_are_only_measured_where_that_is_worth_it(game: str) -> None:
    options = {} if game != "double" else {"rounds": 1}
    assert errors_of(match_of(game, ["random"] * 3, options, 1)) is None


def test_a_planted_blunder_costs_what_it_costs() -> None:
    """PLACE-4 with empty hands: taking the dearer row costs exactly the difference."""
    record = match_of("classic", ["random", "random"], {"rounds": 1}, 1)
    for step in record.steps(GAMES):
        if step.state.asks == "row":
            (seat,) = step.state.pending
            view = step.state.view(seat)
    heads = [row.worth or 0 for row in view.all_of("row")]
    worst = max(range(4), key=heads.__getitem__)
    assert error_of(view, f"row {worst + 1}", seed=1) > 1


def test_saved_deals_keep_their_errors_and_old_ones_have_none() -> None:
    match = Match((3, 4), (1, 2), (), (0.5, 1.5))
    deal = Deal(1, (match,))
    kept = {"deal": 1, "matches": [{**match._asdict(), "totals": [3, 4], "ranking": [1, 2]}]}
    kept["matches"][0] |= {"faults": [], "errors": [0.5, 1.5]}  # type: ignore[index]
    assert deal_from(kept, 1, 2) == deal
    del kept["matches"][0]["errors"]  # type: ignore[index]
    assert deal_from(kept, 1, 2).matches[0].errors is None
    kept["matches"][0]["errors"] = ["much", 1]  # type: ignore[index]
    with pytest.raises(ValueError, match="no errors"):
        deal_from(kept, 1, 2)
