"""Scores by situation, and what many matches say about a player."""

import pytest

from sixthcow.analysis import SITUATIONS, Decision, MatchSummary, analyse
from sixthcow.analysis.match_summary import situations_of
from sixthcow.games import GAMES
from sixthcow.locale import LANGUAGES, Words
from tests.analysis.matches import short_match


def reviewed(game: str, seed: int = 1) -> tuple[list[Decision], MatchSummary]:
    *items, summary = analyse(short_match(game, seed=seed), play_outs=20)
    assert isinstance(summary, MatchSummary)
    return [item for item in items if isinstance(item, Decision)], summary


def test_every_situation_occurs_and_has_a_name_in_every_language() -> None:
    decisions = [each for game in GAMES for each in reviewed(game)[0]]
    assert {name for each in decisions for name in situations_of(each)} == {*SITUATIONS}
    for language in LANGUAGES:
        names = {Words(language).text(f"situation-{name}") for name in SITUATIONS}
        assert len(names) == len(SITUATIONS) - 1  # in hoof, too, one chooses a card


def test_a_chance_to_rob_counts_whether_it_is_taken_or_not() -> None:
    decisions = [each for seed in (1, 2) for each in reviewed("himmel", seed)[0]]
    offered = [each for each in decisions if any("rob" in action for action in each.choices.costs)]
    assert {each.action.split()[0] for each in offered} > {"rob"}
    assert all("rob" in situations_of(each) for each in offered)
    assert not any("rob" in situations_of(each) for each in decisions if each not in offered)


@pytest.mark.parametrize("game", ["classic", "himmel"])
def test_the_matches_of_a_player_add_up(game: str) -> None:
    (first, one), (second, other) = reviewed(game), reviewed(game, 2)
    both = one.seats[0] + other.seats[0]
    assert both.expected + both.error + both.luck == pytest.approx(both.result)
    assert both.result == one.seats[0].result + other.seats[0].result
    mine = [each for each in (*first, *second) if each.seat == 0 and len(each.choices.costs) > 1]
    assert both.score.decisions == len(mine) == sum(both.score.classes.values())
    assert both.score.error == pytest.approx(sum(each.error for each in mine))
    for name in SITUATIONS:
        inside = [each for each in mine if name in situations_of(each)]
        assert both.in_situation(name).decisions == len(inside)
        assert both.in_situation(name).error == pytest.approx(sum(each.error for each in inside))
