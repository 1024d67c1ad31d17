"""How many matches of an arena the result corrected for luck saves, and whether both agree."""

import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

from sixthcow.arena import make_plan, report, run, set_table

# Two bots, the game, how many matches they play, how often each is asked again (None: as usual).
PAIRS = (
    ("cautious", "random", "classic", 600, None),
    ("cautious", "thrifty", "classic", 400, None),
    ("cautious", "random", "tactical", 400, None),
    ("careful", "cautious", "classic", 200, 12),
    ("strong", "careful", "classic", 100, 12),
)
AIM = 0.25
SEED = 5


def lines(scale: int) -> Iterator[str]:
    """One line per pair: both differences, and the share of the matches that the corrected one
    needs for the same standard error."""
    yield f"{'difference, 4 seats':34}{'matches':>8}{'plain':>16}{'corrected':>16}{'share':>7}"
    for first, second, game, rounds, asks in PAIRS:
        bots = [first, second]
        plan = make_plan(bots, set_table(bots, game, 4), rounds=rounds * scale, seed=SEED)
        plan = replace(plan, asks=asks)
        with closing(run(plan, jobs=1)) as deals:
            found = report(plan, deals)
        (difference,) = found.differences
        plain, corrected = difference.penalty, difference.corrected
        assert corrected and corrected.error and plain.error
        shown = (f"{each.mean:+.2f} ± {each.error:.2f}" for each in (plain, corrected))
        share = (corrected.error / plain.error) ** 2
        name = f"{first} − {second}, {game}"
        yield f"{name:34}{found.matches:>8}" + "".join(f"{s:>16}" for s in shown) + f"{share:>7.2f}"
    yield f"aimed at where bots decide at once: {AIM:.2f}"


def main() -> None:
    """Print the table, line by line as it is measured."""
    for line in lines(10 if os.environ.get("BENCH_FULL") == "1" else 1):
        print(line, flush=True)
    print()
