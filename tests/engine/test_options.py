"""Options: checked one by one, completed with defaults, refused with what is allowed."""

import pytest

from sixthcow.engine import BadOption
from sixthcow.engine.options import OneOf, SeatNumber, WholeNumber, settle, spell, yes_no

SPECS = (
    OneOf("edition", ("a", "b"), "a"),
    OneOf("cards", (1, 2), 1),
    WholeNumber("target", 66, 1_000),
    WholeNumber("rounds", None, 100),
    SeatNumber("first"),
    yes_no("duplicate", default=False),
)


def refusal(given: dict[str, object]) -> BadOption:
    """The refusal of some options at a table of three."""
    with pytest.raises(BadOption) as caught:
        settle(SPECS, given, 3)
    return caught.value


def test_defaults_complete_what_was_given() -> None:
    assert settle(SPECS, {}, 3) == {
        "edition": "a", "cards": 1, "target": 66, "rounds": None, "first": 1, "duplicate": False,
    }  # fmt: skip
    given: dict[str, object] = {"edition": "b", "rounds": 4, "first": 3, "duplicate": True}
    assert settle(SPECS, given, 3) == {"cards": 1, "target": 66, **given}


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    error = refusal({"edtion": "a"})
    assert (error.reason, error.facts["option"]) == ("option-unknown", "edtion")
    assert error.facts["allowed"] == "edition, cards, target, rounds, first, duplicate"


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("edition", "c", "a, b"),
        ("edition", 1, "a, b"),
        ("cards", True, "1, 2"),
        ("cards", 1.0, "1, 2"),
        ("cards", "1", "1, 2"),
        ("target", 0, "1, 2, 3, …"),
        ("target", 2.5, "1, 2, 3, …"),
        ("target", None, "1, 2, 3, …"),
        ("first", 0, "1–3"),
        ("first", 4, "1–3"),
        ("first", True, "1–3"),
        ("duplicate", 0, "true, false"),
        ("duplicate", "true", "true, false"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_allowed(
    name: str, value: object, allowed: str
) -> None:
    error = refusal({name: value})
    assert (error.reason, error.facts["option"]) == ("option-value", name)
    assert (error.facts["value"], error.facts["allowed"]) == (spell(value), allowed)


def test_what_is_quoted_back_is_short() -> None:
    assert len(str(refusal({"edition": "x" * 500}).facts["value"])) == 80
    assert len(str(refusal({"x" * 500: 1}).facts["option"])) == 80


def test_values_are_spelt_as_in_a_record() -> None:
    assert [spell(value) for value in (True, False, 3, "a")] == ["true", "false", "3", "a"]
