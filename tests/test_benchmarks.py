"""The benchmarks: the reference plays by the rules, and the table says what was measured."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from benchmarks import plain_loop, rules_engine
from benchmarks.harness import Measurement, best_rates, table
from benchmarks.plain_loop import HEADS


def test_the_deck_has_the_heads_of_card_2() -> None:
    assert sum(HEADS[1:]) == 171
    assert [HEADS[card] for card in (55, 11, 10, 5, 1)] == [7, 5, 3, 2, 1]


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_plain_loop_and_the_engine_play_the_same_rounds(seats: int) -> None:
    for seed in range(20):
        penalties = plain_loop.play_round(Random(seed), seats)
        assert penalties == rules_engine.play_round(Random(seed), seats)


def test_the_table_shows_ratios_to_the_reference() -> None:
    slow = Measurement("slow", "rounds", lambda _: None)
    fast = Measurement("fast", "rounds", lambda _: None, reference="slow")
    assert table([slow, fast], {"slow": 2000.0, "fast": 5000.0}).splitlines() == [
        "slow         2,000 rounds/s",
        "fast         5,000 rounds/s      2.50 x slow",
    ]


def test_rates_are_measured_for_every_name() -> None:
    work = [Measurement(name, "sums", lambda n: sum(range(n))) for name in ("a", "b")]
    rates = best_rates(work, repeats=2, seconds=0.001)
    assert set(rates) == {"a", "b"}
    assert min(rates.values()) > 0


ROOT = Path(__file__).parent.parent


def test_a_part_loads_only_what_it_needs() -> None:
    """A machine with a GPU may have few packages: those of the server are not needed there."""
    code = (
        "import sys; sys.modules['litestar'] = sys.modules['uvloop'] = None\n"
        "from benchmarks.__main__ import measure; measure('gpu'); measure('serving')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, cwd=ROOT, capture_output=True, text=True
    )
    assert "The GPU is not measured" in done.stdout
    assert "serving is not measured: " in done.stdout


@pytest.mark.parametrize(
    ("command", "environment", "sentence"),
    [
        (["-m", "benchmarks", "nothing"], {}, "there is no nothing, only games, deciding"),
        (["-m", "benchmarks", "ladder"], {"BENCH_GAMES": "chess"}, "there is no chess"),
        (["-m", "benchmarks", "serving"], {"BENCH_TABLES": "many"}, "BENCH_TABLES must be"),
        (["-m", "benchmarks.cluster"], {"BENCH_SECONDS": "-1"}, "BENCH_SECONDS must be"),
        (["-m", "benchmarks.echo_server", "port"], {}, "invalid int value: 'port'"),
        (["-m", "scripts.mutate", "CARD-99"], {}, "no fault breaks CARD-99"),
        (["-m", "scripts.screenshots", "nothing"], {}, "there is no nothing"),
        (["-m", "scripts.soak", "--folder", __file__], {}, "File exists"),
        (["-m", "scripts.regen", "--nothing"], {}, "unrecognized arguments: --nothing"),
    ],
)
def test_bad_arguments_are_answered_with_a_sentence(
    command: list[str], environment: dict[str, str], sentence: str
) -> None:
    done = subprocess.run(
        [sys.executable, *command],
        check=False,
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert sentence in done.stderr and "Traceback" not in done.stderr
