"""The benchmarks of the bots: they count what they say they count."""

from itertools import pairwise

import pytest

from benchmarks import deciding, ladder, luck, strength
from sixthcow.bots import LEVELS
from sixthcow.bots.search import Careful
from sixthcow.games import GAMES


def test_play_outs_are_counted_inside_decisions() -> None:
    found = list(deciding.thoughts("careful", "classic", 3))
    assert len(found) >= 9  # nine turns with more than one card, and rows
    assert all(thought.play_outs >= Careful.least for thought in found)
    # Ten cards in the first turn: 4 stages with 10, 5, 3 and 2 of them left.
    assert found[0].play_outs == 10 * 12 + 5 * 20 + 3 * 33 + 2 * 50
    assert {thought.play_outs for thought in deciding.thoughts("cautious", "classic", 3)} == {0}
    # Twice as many for two players.
    first = next(iter(deciding.thoughts("careful", "classic", 2)))
    assert first.play_outs == 10 * 20 + 5 * 40 + 3 * 67 + 2 * 100


def test_the_ladder_has_a_line_for_every_game_and_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "PAIRS", (("cautious", "random", 8), ("random", "cautious", 8)))
    lines = [line.split() for line in ladder.ladder(["classic", "himmel"], 1)]
    assert [line[:2] for line in lines] == [["classic,", "8"]] * 2 + [["himmel,", "4"]] * 2
    assert [line[3:6] for line in lines[:2]] == [
        ["cautious", "−", "random"],
        ["random", "−", "cautious"],
    ]
    assert float(lines[0][6]) < 0 < float(lines[1][6])


def test_luck_has_a_line_for_every_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "PAIRS", (("thrifty", "random", "classic", 4, 2),))
    _, line, _ = luck.lines(1)
    assert line.split()[:5] == ["thrifty", "−", "random,", "classic", "4"]


def test_the_ladder_has_every_level() -> None:
    assert {*GAMES} > ladder.SLOW_GAMES
    assert {*pairwise(LEVELS)} <= {(low, high) for high, low, _ in ladder.PAIRS}


def test_full_runs_are_larger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "YARDSTICKS", ((("cautious", "random"), 2, 1, 8, 4),))
    sizes = [list(strength.yardsticks(full))[1].split()[4] for full in (True, False)]
    assert sizes == ["8", "4"]
