"""The benchmarks: the reference plays by the rules, and the table says what was measured."""

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
