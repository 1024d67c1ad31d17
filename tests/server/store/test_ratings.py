"""The arithmetic of ratings."""

import pytest

from sixthcow.server.skill import NEWCOMER, Strength, joined, rate, shown


def test_a_newcomer_is_shown_as_1000() -> None:
    assert shown(NEWCOMER) == 1000


def test_who_ends_before_others_rises_above_them() -> None:
    after = rate({}, {"first": 1, "second": 2, "third": 3})
    assert after["first"].mu > after["second"].mu > after["third"].mu
    assert all(strength.sigma < NEWCOMER.sigma for strength in after.values())


def test_a_tie_moves_equals_equally() -> None:
    after = rate({}, {"one": 1, "other": 1})
    assert after["one"] == after["other"]
    assert after["one"].mu == pytest.approx(NEWCOMER.mu)


def test_a_surprise_moves_more() -> None:
    strong, weak = Strength(35, 2), Strength(15, 2)
    expected = rate({"strong": strong, "weak": weak}, {"strong": 1, "weak": 2})
    surprise = rate({"strong": strong, "weak": weak}, {"strong": 2, "weak": 1})
    assert surprise["weak"].mu - weak.mu > expected["strong"].mu - strong.mu


def test_nobody_is_rated_against_bots_alone() -> None:
    assert rate({}, {"alone": 1}) == {}
    assert rate({}, {}) == {}


def test_two_ratings_of_one_person_count_together() -> None:
    one, other = Strength(30, 4), Strength(20, 4)
    both = joined(one, other)
    assert both.mu == pytest.approx(25)
    assert both.sigma < 4
    assert joined(other, one) == pytest.approx(both)
    assert joined(one, NEWCOMER) == pytest.approx(one)
