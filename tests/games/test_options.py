"""The options and seat limits of every game, each refused with what is allowed."""

import re
from pathlib import Path

import pytest

from sixthcow.games import GAMES
from tests.games.positions import refused_options

MIX_OPTIONS = {"first", "deck", "deal", "reveal", "cards", "sides"}
ENDINGS = {"target", "ends", "rounds"}
OPTIONS = {
    "classic": {"edition"} | ENDINGS,
    "tactical": {"edition"} | ENDINGS,
    "logical": {"edition", "first"} | ENDINGS,
    "tournament": {"edition", "cards", "duplicate"},
    "professional": {"edition"} | ENDINGS,
    "open": {"edition", "first"} | ENDINGS,
    "double": {"edition"} | ENDINGS,
    "hoof": {"edition", "rounds", "first"},
    "twins": {"edition", "first", "deck"} | ENDINGS,
    "himmel": {"rounds", "first", "tie"},
    "custom": {"edition"} | ENDINGS | MIX_OPTIONS,
}
SEATS = {
    "classic": (2, 10, "DEAL-1"),
    "tactical": (2, 10, "DEAL-1"),
    "logical": (2, 10, "DEAL-1"),
    "tournament": (2, 10, "DEAL-1"),
    "professional": (2, 10, "DEAL-1"),
    "open": (2, 9, "OPEN-1"),
    "double": (2, 7, "DOUBLE-1"),
    "hoof": (2, 7, "HOOF-1"),
    "twins": (2, 10, "DEAL-1"),
    "himmel": (3, 6, "HIM-DEAL-1"),
    "custom": (2, 10, "DEAL-1"),
}
EVERY_OPTION = sorted(set().union(*OPTIONS.values()))
NAMES = sorted(OPTIONS)


def with_option(option: str) -> list[str]:
    """The games that have an option."""
    return [name for name in NAMES if option in OPTIONS[name]]


def test_the_games_of_the_record_are_all_there() -> None:
    record = (Path(__file__).parents[2] / "docs" / "record.md").read_text("utf-8")
    (listed,) = re.findall(r"^`classic`.*$", record, re.MULTILINE)
    assert re.findall(r"`(\w+)`", listed) == list(OPTIONS) == list(SEATS)
    assert set(OPTIONS) <= set(GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_seat_limits(name: str) -> None:
    low, high, clause = SEATS[name]
    for seats in (low, high):
        assert GAMES[name](seats).seats == seats
    for seats in (0, low - 1, high + 1, 100):
        error = refused_options(name, seats, {})
        assert (error.reason, error.clause) == ("seats", clause)
        assert error.facts == {"seats": seats, "low": low, "high": high}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_the_options_of_the_table_and_refuses_all_others(name: str) -> None:
    assert {spec.name for spec in GAMES[name].option_specs} == OPTIONS[name]
    for option in [*set(EVERY_OPTION) - OPTIONS[name], "Edition", "", "seed"]:
        error = refused_options(name, 3, {option: 1})
        assert (error.reason, error.facts["option"]) == ("option-unknown", option)
        assert set(str(error.facts["allowed"]).split(", ")) == OPTIONS[name]


@pytest.mark.parametrize("name", with_option("edition"))
def test_edition_is_one_of_the_four_rulebooks(name: str) -> None:
    for edition in ("boi-beret", "6-bierze", "korova-006", "persian"):
        assert GAMES[name](3, {"edition": edition}).settings["edition"] == edition
    for wrong in ("himmel", "", 6, None, ["persian"]):
        error = refused_options(name, 3, {"edition": wrong})
        assert (error.reason, error.facts["option"]) == ("option-value", "edition")
        assert error.facts["allowed"] == "boi-beret, 6-bierze, korova-006, persian"


@pytest.mark.parametrize("option", ["target", "rounds"])
def test_target_and_rounds_are_whole_numbers_of_at_least_1(option: str) -> None:
    for name in with_option(option):
        assert GAMES[name](3, {option: 1}).settings[option] == 1
        for wrong in (0, -3, 1.5, 2.0, "2", True, None):
            error = refused_options(name, 3, {option: wrong})
            assert (error.reason, error.facts["option"]) == ("option-value", option)


@pytest.mark.parametrize("name", with_option("ends"))
def test_ends_is_exceeds_or_reaches(name: str) -> None:
    assert GAMES[name](3, {"ends": "exceeds", "target": 5}).settings["ends"] == "exceeds"
    error = refused_options(name, 3, {"ends": "over"})
    assert (error.reason, error.facts["allowed"]) == ("option-value", "exceeds, reaches")


@pytest.mark.parametrize("name", with_option("ends"))
def test_rounds_do_not_go_with_a_target(name: str) -> None:
    error = refused_options(name, 3, {"rounds": 2, "target": 50})
    assert (error.reason, error.clause) == ("options-together", "END-4")


@pytest.mark.parametrize("name", with_option("first"))
def test_first_is_a_seat_of_this_table(name: str) -> None:
    others = {"reveal": "open"} if name == "custom" else {}
    assert GAMES[name](4, {"first": 4, **others}).settings["first"] == 4
    for wrong in (0, 5, -1, "1", 1.0, True):
        error = refused_options(name, 4, {"first": wrong, **others})
        assert (error.reason, error.facts["option"]) == ("option-value", "first")
        assert error.facts["allowed"] == "1–4"


@pytest.mark.parametrize(
    ("name", "option", "values", "default"),
    [
        ("tournament", "cards", ["tactical", "logical"], "tactical"),
        ("tournament", "duplicate", [True, False], False),
        ("twins", "deck", ["two", "doubles"], "two"),
        ("himmel", "tie", ["again", "specials"], "again"),
        ("custom", "deck", ["full", "tactical"], "full"),
        ("custom", "deal", ["shuffle"], "shuffle"),
        ("custom", "reveal", ["hidden", "open"], "hidden"),
        ("custom", "cards", [1, 2], 1),
        ("custom", "sides", ["right", "both"], "right"),
    ],
)
def test_the_other_options_and_their_defaults(
    name: str, option: str, values: list[object], default: object
) -> None:
    assert GAMES[name](3).settings[option] == default
    for value in values:
        assert GAMES[name](3, {option: value}).settings[option] == value
    for wrong in ("none", 3, 1.0, None, "True", [values[0]]):
        assert refused_options(name, 3, {option: wrong}).facts["option"] == option


def test_true_is_not_1_and_1_is_not_true() -> None:
    assert refused_options("custom", 3, {"cards": True}).facts["allowed"] == "1, 2"
    assert refused_options("tournament", 3, {"duplicate": 1}).facts["allowed"] == "true, false"


@pytest.mark.parametrize(
    ("name", "default"),
    [("classic", None), ("hoof", 1), ("himmel", 1), ("twins", None), ("custom", None)],
)
def test_rounds_are_one_for_hoof_and_himmel_and_not_fixed_otherwise(
    name: str, default: int | None
) -> None:
    assert GAMES[name](3).settings["rounds"] == default


@pytest.mark.parametrize("name", sorted(set(NAMES) - {"tournament", "hoof", "himmel"}))
def test_the_target_is_66(name: str) -> None:
    assert GAMES[name](3).settings["target"] == 66


@pytest.mark.parametrize("name", sorted(set(NAMES) - {"logical", "tournament"}))
def test_only_drafts_and_tournaments_have_notices(name: str) -> None:
    low, high, _ = SEATS[name]
    assert [GAMES[name](seats).notices for seats in range(low, high + 1)] == [()] * (high - low + 1)


def test_a_custom_draft_has_the_drafts_notice() -> None:
    mix = {"deck": "tactical", "deal": "draft", "edition": "6-bierze"}
    assert GAMES["custom"](6, mix).notices == ()
    assert GAMES["custom"](7, mix).notices == ("draft-seats",)
