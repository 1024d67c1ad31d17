"""How long the analysis of a match takes, how exact it is, and how often two runs agree.

In processor time, so that other work on the machine does not count.
"""

import os
from collections.abc import Iterator, Sequence
from statistics import fmean
from time import process_time
from typing import NamedTuple

from sixthcow.analysis import Decision, analyse
from sixthcow.analysis.sparring import match_of
from sixthcow.engine import Record
from sixthcow.games import GAMES

BOTS_AT_THE_TABLE = ("strong", "careful", "cautious", "careful")

# Seconds that a match may take, and the mean standard error and agreement that are aimed at.
CLASSIC_LIMIT = 8.0
LIMIT = 60.0
STANDARD_ERROR = 0.10
AGREEMENT = 0.97


class Analysis(NamedTuple):
    """An analysis of a match: its seconds, those to its first decision, and its decisions."""

    seconds: float
    first: float
    decisions: list[Decision]


def analysed(record: Record, seed: int) -> Analysis:
    """Analyse a match, with the time it takes."""
    began, first, decisions = process_time(), 0.0, []
    for item in analyse(record, seed=seed):
        first = first or process_time() - began
        if isinstance(item, Decision):
            decisions.append(item)
    return Analysis(process_time() - began, first, decisions)


def agreement(one: Sequence[Decision], other: Sequence[Decision]) -> float:
    """The share of decisions that two analyses put into the same class."""
    pairs = zip(one, other, strict=True)
    return fmean(first.verdict == second.verdict for first, second in pairs)


def lines() -> Iterator[str]:
    """One line per game: a classic match of ten rounds, and a whole match of every other game."""
    yield (
        f"{'analysis of a match, 4 seats':30}{'decisions':>10}{'seconds':>9}{'limit':>7}"
        f"{'first':>7}{'s.e.':>7}{'agree':>7}"
    )
    full = os.environ.get("BENCH_FULL") == "1"
    for game in GAMES if full else ("classic", "himmel"):
        options = {"rounds": 10} if game == "classic" else {}
        record = match_of(game, BOTS_AT_THE_TABLE, options, seed=6)
        analysed(record_of_one_move(record), seed=0)  # kernels and averages are ready
        one, other = (analysed(record, seed) for seed in (1, 2))
        limit = CLASSIC_LIMIT if game == "classic" else LIMIT
        se = fmean(decision.se for decision in one.decisions)
        yield (
            f"{game:30}{len(one.decisions):>10}{one.seconds:>9.1f}{limit:>7.0f}"
            f"{one.first:>7.2f}{se:>7.3f}{agreement(one.decisions, other.decisions):>7.1%}"
        )
    yield f"aimed at in classic: s.e. {STANDARD_ERROR:.2f}, agreement {AGREEMENT:.0%}"


def record_of_one_move(record: Record) -> Record:
    """The beginning of a match."""
    return Record(record.game, record.seats, record.moves[:2], record.options)


def main() -> None:
    """Print the table, line by line as it is measured."""
    for line in lines():
        print(line, flush=True)
    print()
