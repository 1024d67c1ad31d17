"""How soon a review shows something, how long a bot may wait for a slice of it, how long the
analysis of a match takes, how exact it is, and how often two runs agree.

In processor time, so that other work on the machine does not count; where a review starts, also in
seconds that people wait.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from statistics import fmean
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from sixthcow import fast
from sixthcow.analysis import Decision, analyse
from sixthcow.analysis.sparring import match_of
from sixthcow.engine import DEALER, Record
from sixthcow.games import GAMES
from sixthcow.thinking.slices import ReviewTask, Slices

BOTS_AT_THE_TABLE = ("strong", "careful", "cautious", "careful")

# Seconds that a match may take, and the mean standard error and agreement that are aimed at.
CLASSIC_LIMIT = 8.0
LIMIT = 60.0
STANDARD_ERROR = 0.10
AGREEMENT = 0.97

STARTS = 5
FIRST_LIMIT = 1.0  # seconds until a review shows something

SLICED = 3  # decisions of a review whose slices are timed; 40 with BENCH_FULL=1
SLICE_LIMIT = 0.15  # seconds that a bot's decision may wait for a slice


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


def started(file: Path) -> tuple[float, float]:
    """Start a review and stop it after its first decision: the seconds until then, and those of the
    processors."""
    began = perf_counter()
    command = [sys.executable, "-m", "sixthcow.cli", "review", "--json", str(file)]
    with Popen(command, stdout=PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        seconds = perf_counter() - began
        process.kill()
        _, process.returncode, used = os.wait4(process.pid, 0)
    return seconds, used.ru_utime + used.ru_stime


def first_decisions() -> Iterator[str]:
    """One line per game: how soon a review shows its first decision, process start included. The
    best of several starts, since other work on the machine only slows them down."""
    yield f"{'first decision of a review':30}{'seconds':>9}{'of processors':>15}{'limit':>7}"
    for game in GAMES:
        record = match_of(game, BOTS_AT_THE_TABLE, {}, seed=6)
        with TemporaryDirectory() as folder:
            file = Path(folder) / "match.json"
            file.write_text(record.to_json(), encoding="utf-8")
            started(file)  # its kernels are on disk now
            starts = [started(file) for _ in range(STARTS)]
        seconds, processors = map(min, zip(*starts, strict=True))
        yield f"{game:30}{seconds:>9.2f}{processors:>15.2f}{FIRST_LIMIT:>7.0f}"


def slices(game: str, seats: int, decisions: int) -> list[float]:
    """The seconds of each slice of a review of a match up to a decision, averages included."""
    record = match_of(game, ["random"] * seats, {}, seed=6)
    last = [number for number, move in enumerate(record.moves, 1) if move.seat != DEALER][decisions]
    text = Record(game, record.seats, record.moves[:last], record.options).to_json()
    begun, found, done, taken = Slices(), 0, False, []
    while not done:
        began = process_time()
        items, done, _ = begun.go_on(ReviewTask("review", game, text, {}, found))
        taken.append(process_time() - began)
        found += len(items)
    return taken


def longest_slices() -> Iterator[str]:
    """One line per game: the longest slice at four seats, and at as many as can play."""
    yield f"{'longest slice of a review':30}{'4 seats':>9}{'most seats':>12}{'limit':>7}"
    decisions = 40 if os.environ.get("BENCH_FULL") == "1" else SLICED
    for game, kind in GAMES.items():
        fast.warm(game)
        few, most = (max(slices(game, each, decisions)) for each in (4, kind.seat_range[-1]))
        yield f"{game:30}{few:>9.2f}{most:>12.2f}{SLICE_LIMIT:>7.2f}"


def main() -> None:
    """Print the tables, line by line as they are measured."""
    for line in chain(first_decisions(), [""], longest_slices(), [""], lines()):
        print(line, flush=True)
    print()
