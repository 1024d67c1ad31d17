"""The benchmarks: the reference plays by the rules, and the table says what was measured."""

from random import Random
from unittest.mock import Mock

import pytest

from benchmarks.harness import Measurement, best_rates, table
from benchmarks.plain_loop import HEADS, play_round


def test_the_deck_has_the_heads_of_card_2() -> None:
    assert sum(HEADS[1:]) == 171
    assert [HEADS[card] for card in (55, 11, 10, 5, 1)] == [7, 5, 3, 2, 1]


def test_the_plain_loop_takes_a_full_row_and_a_row_for_the_lowest_card() -> None:
    hand = [31, 32, 33, 34, 35, 5, 50, 51, 52, 53]
    rows = [30, 10, 70, 80]
    rng = Mock(spec=Random, sample=lambda *_: hand + rows, randrange=lambda _: 0)
    # 35 takes 30 31 32 33 34 (11 heads), 5 takes row 1, which is 35 (2 heads); 50 to 53 follow 10.
    assert play_round(rng, seats=1) == [13]


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_plain_loop_plays_every_number_of_seats(seats: int) -> None:
    penalties = play_round(Random(seats), seats)
    assert len(penalties) == seats
    assert 0 < sum(penalties) <= 171
    assert penalties == play_round(Random(seats), seats)


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
