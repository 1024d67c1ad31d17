"""The benchmarks of the bots: they count what they say they count."""

import pytest

from benchmarks import deciding, strength
from sixthcow.bots.search import Careful
from sixthcow.games import GAMES


def test_play_outs_are_counted_inside_decisions() -> None:
    found = list(deciding.thoughts("careful", "classic", 3))
    assert len(found) >= 9  # nine turns with more than one card, and rows
    assert all(thought.play_outs >= Careful.least for thought in found)
    # Ten cards in the first turn: 4 stages with 10, 5, 3 and 2 of them left.
    assert found[0].play_outs == 10 * 12 + 5 * 20 + 3 * 33 + 2 * 50
    assert {thought.play_outs for thought in deciding.thoughts("cautious", "classic", 3)} == {0}


def test_the_ladder_has_a_line_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "PAIRS", (("cautious", "random"), ("random", "cautious")))
    monkeypatch.setattr(strength, "GAMES", ("classic", "himmel"))
    head, *lines = (line.split() for line in strength.ladder(False))
    assert head[3:] == ["cautious", "−", "random", "random", "−", "cautious"]
    assert [line[:3] for line in lines] == [
        ["classic,", "12", "matches"],
        ["himmel,", "4", "matches"],
    ]
    assert float(lines[0][3]) < 0 < float(lines[0][6])


def test_the_ladder_ends_with_master() -> None:
    assert {*GAMES} > strength.SLOW_GAMES
    assert strength.LADDER[-1] == ("master", "strong")


def test_full_runs_are_larger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "YARDSTICKS", ((("cautious", "random"), 2, 1, 8, 4),))
    sizes = [list(strength.yardsticks(full))[1].split()[4] for full in (True, False)]
    assert sizes == ["8", "4"]
