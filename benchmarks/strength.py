"""How strong the best bots are: the arena's differences, with their standard errors.

The usual sizes take a few minutes and show only large differences; with `BENCH_FULL=1` in the
environment they are those of docs/bots.md, which take hours on two cores.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import closing

from sixthcow.arena import Report, make_plan, report, run, set_table

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


def main() -> None:
    """Print the table, line by line as it is measured."""
    for line in yardsticks(os.environ.get("BENCH_FULL") == "1"):
        print(line, flush=True)
