"""How strong the bots are: the arena's differences, with their standard errors.

The usual sizes take a few minutes and show only large differences; with `BENCH_FULL=1` in the
environment they are those of docs/bots.md, which take hours on two cores.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import pairwise

from sixthcow.arena import Report, make_plan, report, run, set_table
from sixthcow.bots import LEVELS
from sixthcow.games import GAMES

# Bots, seats and seed, and how many rounds of classic they play in a full and in a usual run.
YARDSTICKS: Sequence[tuple[tuple[str, ...], int, int, int, int]] = (
    (("master", "master-1"), 4, 20, 2000, 60),
    (("master", "master-1"), 2, 20, 2000, 60),
    (("master", "master-1"), 6, 20, 600, 20),
    (("master", "master-1"), 10, 20, 300, 10),
    (("master", "trained"), 4, 20, 2000, 60),
    (("careful", "flat100"), 4, 21, 2000, 60),
    (("master", "flat100"), 4, 21, 2000, 60),
    (("master", "thrifty", "thrifty", "thrifty"), 4, 22, 800, 60),
    (("master", "random", "random", "random"), 4, 22, 800, 60),
    (("master", "cautious", "cautious", "cautious"), 4, 22, 800, 60),
    (("master", "flat100"), 2, 23, 600, 60),
    (("master", "flat100"), 6, 25, 300, 20),
    (("master", "flat100"), 10, 26, 160, 10),
)

# Neighbouring levels, and how far the best is above the simple ones.
LADDER = tuple((high, low) for low, high in pairwise(LEVELS))
PAIRS = (*LADDER, ("master", "master-1"), ("master", "cautious"), ("master", "random"))
SEED = 7

# Matches of a game in a full and in a usual run: fewer where they are long.
QUICK = (600, 12)
SLOW = (200, 4)
SLOW_GAMES = {"tournament", "professional", "double", "twins", "hoof", "himmel"}


def played(bots: Sequence[str], game: str, seats: int, seed: int, rounds: int) -> Report:
    """The result of an arena."""
    plan = make_plan(bots, set_table(bots, game, seats), rounds=rounds, seed=seed)
    with closing(run(plan)) as deals:
        return report(plan, deals)


def difference(result: Report) -> str:
    """How many points more the first bot has than the second."""
    mean, error = result.differences[0].penalty
    return f"{mean:+.2f} ± {error:.2f}" if error is not None else f"{mean:+.2f}"


def yardsticks(full: bool) -> Iterator[str]:
    """Bots against those that published bots were measured against, and against earlier ones."""
    yield f"{'classic, points a round':56}{'the first':>16}{'others':>10}{'difference':>18}"
    for bots, seats, seed, most, fewer in YARDSTICKS:
        result = played(bots, "classic", seats, seed, most if full else fewer)
        own, other = (standing.penalty for standing in result.standings)
        name = f"{' '.join(bots)}, {seats} seats, {result.matches}"
        error = f" ± {own.error:.2f}" if own.error is not None else ""
        yield f"{name:56}{own.mean:>9.2f}{error:7}{other.mean:>10.2f}{difference(result):>18}"


def ladder(full: bool) -> Iterator[str]:
    """Every level against the one before it, four at a table, in every game."""
    yield f"{'points a match':24}" + "".join(f"{f'{a} − {b}':>22}" for a, b in PAIRS)
    for game in GAMES:
        matches = (SLOW if game in SLOW_GAMES else QUICK)[0 if full else 1]
        cells = [difference(played(pair, game, 4, SEED, matches)) for pair in PAIRS]
        yield f"{f'{game}, {matches} matches':24}" + "".join(f"{cell:>22}" for cell in cells)


def main() -> None:
    """Print the tables, line by line as they are measured."""
    full = os.environ.get("BENCH_FULL") == "1"
    for table in (yardsticks(full), ladder(full)):
        for line in table:
            print(line, flush=True)
        print()
