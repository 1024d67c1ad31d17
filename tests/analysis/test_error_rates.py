"""The levels' errors per decision: measured for every game, and the same in the documentation."""

import json
import re
from itertools import pairwise
from pathlib import Path

from scripts import error_rates
from scripts.positions import RATINGS as RATINGS_FILE
from scripts.positions import level_ratings
from sixthcow.analysis import positions
from sixthcow.games import GAMES

ROOT = Path(__file__).parents[2]
RATINGS: dict[str, int] = json.loads((ROOT / RATINGS_FILE).read_text("utf-8"))
RATES: dict[str, dict[str, float]] = json.loads((ROOT / error_rates.FILE).read_text("utf-8"))


def test_every_game_is_measured_and_stronger_levels_err_less() -> None:
    assert RATES.keys() == set(GAMES)
    for rates in RATES.values():
        assert tuple(rates) == error_rates.LEVELS
        assert all(weaker > stronger for weaker, stronger in pairwise(rates.values()))
        assert min(rates.values()) > 0


def test_the_documentation_has_the_same_numbers() -> None:
    text = (ROOT / "docs/analysis.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([\d. |]+) \|$", text, re.MULTILINE))
    assert rows == {
        game: " | ".join(f"{rate:.3f}" for rate in rates.values()) for game, rates in RATES.items()
    }


def test_it_measures_what_bots_do() -> None:
    rates = error_rates.error_rates("classic", 1)
    assert rates["random"] > rates["strong"]


def test_the_levels_have_such_ratings_in_training() -> None:
    """With its rating, a level is expected to solve about as many positions as it does."""
    assert level_ratings() == RATINGS
    collection = [position for game in GAMES for position in positions(game)]
    for level, rating in RATINGS.items():
        expected = sum(1 / (1 + 10 ** ((each.rating - rating) / 400)) for each in collection)
        solved = sum(each.solved[level] for each in collection)
        assert abs(solved - expected) / len(collection) < 0.01, level
