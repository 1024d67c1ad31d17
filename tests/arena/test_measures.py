"""Means, standard errors and ratings on numbers that can be checked by hand."""

from math import sqrt

import pytest

from sixthcow.arena import Deal, Plan, report
from sixthcow.arena.measures import Estimate, differences, estimate
from sixthcow.arena.rating import ratings
from sixthcow.arena.result import Faults, Match

# Two bots, two seats: each deal is played twice. Seats of `b` are 2 and then 1.
PLAN = Plan(("a", "b"), "classic", 2, {"rounds": 1}, seed=1, rounds=6, think=1.0)
DEALS = [
    Deal(3, (Match((5, 5), (1, 1)), Match((1, 1), (1, 1)))),
    Deal(1, (Match((0, 10), (1, 2)), Match((4, 2), (2, 1)))),
    Deal(2, (Match((2, 1), (2, 1)), Match((9, 0), (2, 1), (Faults(1, "late", 2, ""),)))),
]


def near(mean: float, error: float) -> object:
    return pytest.approx((mean, error))


def test_the_error_is_the_spread_over_the_root_of_the_number() -> None:
    # 2, 4, 4, 4, 5, 5, 7, 9: mean 5, squares of the deviations add up to 32.
    assert estimate([2, 4, 4, 4, 5, 5, 7, 9]) == near(5, sqrt(32 / 7 / 8))
    assert estimate([3, 3, 3]) == Estimate(3, 0)
    assert estimate([3]) == Estimate(3, None)


def test_differences_are_paired() -> None:
    # Each deal is hard or easy for both: the difference is always 1.
    assert differences([[5, 20, 9], [4, 19, 8]]) == {(0, 1): [1, 1, 1]}
    assert list(differences([[1, 2]] * 3)) == [(0, 1), (0, 2), (1, 2)]


def test_a_deal_is_one_observation() -> None:
    result = report(PLAN, DEALS)
    a, b = result.standings
    # By deal, in the order of their numbers: a 1, 1, 3; b 7, 5, 3.
    assert a.penalty == near(5 / 3, sqrt(4 / 3 / 3))
    assert b.penalty == near(5, sqrt(4 / 3))
    # The differences are -6, -4 and 0.
    ((first, second, difference, *measured),) = result.differences
    assert measured == [None, None]  # neither luck nor errors
    assert (first, second) == ("a", "b")
    assert difference == near(-10 / 3, sqrt(28 / 3 / 3))


def test_a_shared_win_is_shared() -> None:
    a, b = report(PLAN, DEALS).standings
    # By deal: a 1, 1/2, 1/2; b 0, 1/2, 1/2.
    assert a.wins == near(2 / 3, 1 / 6)
    assert b.wins == near(1 / 3, 1 / 6)


def test_the_order_in_which_deals_come_does_not_matter() -> None:
    assert report(PLAN, DEALS) == report(PLAN, reversed(DEALS))


def test_faults_are_counted_by_kind() -> None:
    deals = [*DEALS, Deal(4, (Match((0, 0), (1, 1), (Faults(1, "late", 1, "x"),)), DEALS[0][1][1]))]
    a, b = report(PLAN, deals).standings
    assert a.faults == {}
    assert b.faults == {"late": (3, "")}


def test_the_report_as_json() -> None:
    document = report(PLAN, DEALS[:1]).to_json()
    assert document["bots"] == ["a", "b"]
    assert (document["deals"], document["matches"], document["complete"]) == (1, 2, False)
    assert document["differences"] == [
        {
            "bots": ["a", "b"],
            "penalty": {"mean": 0.0, "error": None},
            "corrected": None,
            "judged": None,
        }
    ]


def test_who_wins_more_is_rated_higher_and_more_matches_are_surer() -> None:
    few = ratings(3, [((0, 1, 2), (1, 2, 3))] * 5)
    many = ratings(3, [((0, 1, 2), (1, 2, 3))] * 20)
    for one, two, three in (few, many):
        assert one.mu > two.mu > three.mu
    assert many[0].sigma < few[0].sigma < 25 / 3


def test_nobody_gains_against_themselves() -> None:
    (rating,) = ratings(1, [((0, 0, 0, 0), (1, 2, 2, 4))] * 10)
    assert rating.mu == pytest.approx(25)


def test_equals_stay_equal() -> None:
    one, other = ratings(2, [((0, 1), (1, 1)), ((1, 0), (1, 1))] * 5)
    assert one.mu == pytest.approx(other.mu)


def test_seats_of_the_same_bot_are_rated_together() -> None:
    one, other = ratings(2, [((0, 1, 0, 1), (1, 3, 2, 4))] * 5)
    alone, _ = ratings(2, [((0, 1), (1, 2))] * 5)
    assert one.mu > alone.mu > 25 > other.mu
    assert one.sigma < alone.sigma
