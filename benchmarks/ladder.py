"""The ladder: every level against the one before it and against `cautious`, in every game.

`BENCH_GAMES=classic,hoof` measures these games alone, and with `BENCH_FULL=1` ten times as many
matches are played.
"""

import os
import sys
from collections.abc import Iterator
from time import perf_counter

from benchmarks.strength import difference, played
from sixthcow.games import GAMES

# Two bots, and how many matches they play in quick games: half as many in slow ones.
PAIRS = (
    ("cautious", "random", 400),
    ("careful", "cautious", 240),
    ("strong", "careful", 240),
    ("master", "strong", 100),
    ("strong", "cautious", 120),
    ("master", "cautious", 40),
)
SLOW_GAMES = {"tournament", "professional", "double", "twins", "hoof", "himmel"}
SEATS = 4
SEED = 7


def chosen_games() -> list[str]:
    """The games to measure; exits with a message if there is no such game."""
    names = [name for name in os.environ.get("BENCH_GAMES", "").split(",") if name] or list(GAMES)
    if unknown := [name for name in names if name not in GAMES]:
        print(f"BENCH_GAMES: there is no {', '.join(unknown)}", file=sys.stderr)
        sys.exit(2)
    return names


def ladder(games: list[str], scale: int) -> Iterator[str]:
    """A line for every game and two bots: points a match (a round; a whole tournament)."""
    for game in games:
        for first, second, matches in PAIRS:
            count = matches * scale // (2 if game in SLOW_GAMES else 1)
            began = perf_counter()
            result = played((first, second), game, SEATS, SEED, count)
            taken = perf_counter() - began
            name = f"{game}, {result.matches} matches"
            yield f"{name:28}{f'{first} − {second}':22}{difference(result):>18}{taken:8.0f} s"


def main() -> None:
    """Print the table, line by line as it is measured."""
    scale = 10 if os.environ.get("BENCH_FULL") == "1" else 1
    for line in ladder(chosen_games(), scale):
        print(line, flush=True)
