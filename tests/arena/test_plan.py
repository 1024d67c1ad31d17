"""Who sits where, and how many deals that makes."""

from collections import Counter

import pytest

from sixthcow.arena import Plan, make_plan, set_table
from sixthcow.engine import BadOption, BadRecord


def plan(*bots: str, seats: int = 4, rounds: int = 1) -> Plan:
    return Plan(bots, "classic", seats, {"rounds": 1}, seed=1, rounds=rounds, think=1.0)


@pytest.mark.parametrize(
    ("bots", "seats", "seatings"),
    [
        (("a",), 4, [(0, 0, 0, 0)]),
        (("a", "b"), 4, [(0, 1, 0, 1), (1, 0, 1, 0)]),
        (("a", "b"), 3, [(0, 1, 0), (0, 0, 1), (1, 0, 0)]),
        (("a", "b", "c"), 3, [(0, 1, 2), (2, 0, 1), (1, 2, 0)]),
        (("a", "b", "b", "b"), 4, [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]),
        (("a", "a", "b"), 6, [(0, 0, 1, 0, 0, 1), (1, 0, 0, 1, 0, 0), (0, 1, 0, 0, 1, 0)]),
    ],
)
def test_every_rotation_is_there_once(
    bots: tuple[str, ...], seats: int, seatings: list[tuple[int, ...]]
) -> None:
    assert list(plan(*bots, seats=seats).seatings) == seatings


@pytest.mark.parametrize("bots", ["a", "ab", "aab", "abc", "abcd", "aabb", "abbbb"])
@pytest.mark.parametrize("seats", [5, 6, 10])
def test_every_bot_holds_every_hand_equally_often(bots: str, seats: int) -> None:
    made = plan(*bots, seats=seats)
    first, *others = (Counter(seating[seat] for seating in made.seatings) for seat in range(seats))
    assert all(other == first for other in others)
    assert {bot: count / len(made.seatings) for bot, count in first.items()} == {
        bot: made.seatings[0].count(bot) / seats for bot in range(len(made.entrants))
    }


def test_whoever_moves_on_a_seat_stays_the_same() -> None:
    made = plan("a", "b", "c", "d")
    for rotation, seating in enumerate(made.seatings):
        assert [made.slot(rotation, seat) for seat in range(4)] == list(seating)


@pytest.mark.parametrize(("rounds", "deals"), [(1, 1), (2, 1), (3, 2), (400, 200), (401, 201)])
def test_rounds_count_every_rotation(rounds: int, deals: int) -> None:
    assert plan("a", "b", rounds=rounds).deals == deals


@pytest.mark.parametrize(("bots", "seats"), [(1, 4), (2, 4), (3, 3), (4, 4), (7, 7)])
def test_the_usual_number_of_seats(bots: int, seats: int) -> None:
    assert set_table(["random"] * bots).seats == seats


@pytest.mark.parametrize(
    ("game", "given", "options"),
    [
        ("classic", {}, {"rounds": 1}),
        ("classic", {"target": 30}, {"target": 30}),
        ("classic", {"ends": "reaches"}, {"ends": "reaches"}),
        ("classic", {"rounds": 3}, {"rounds": 3}),
        ("tournament", {}, {}),
        ("himmel", {}, {"rounds": 1, "tie": "specials"}),
        ("himmel", {"tie": "again"}, {"rounds": 1, "tie": "again"}),
    ],
)
def test_a_match_is_one_round_if_nothing_else_is_said(
    game: str, given: dict[str, object], options: dict[str, object]
) -> None:
    assert set_table(["random"], game, None, given).options == options


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadRecord, match="unknown game"):
        set_table(["random"], "chess")
    with pytest.raises(BadOption, match="seats"):
        set_table(["random"], "himmel", 7)
    with pytest.raises(BadOption, match="seats"):
        set_table(["random"] * 5, "classic", 4)
    with pytest.raises(BadOption, match="colour"):
        set_table(["random"], "classic", 4, {"colour": "red"})


@pytest.mark.parametrize(
    ("rounds", "think"), [(0, 1.0), (-3, 1.0), (1, 0.0), (1, -1.0), (1, float("nan"))]
)
def test_numbers_that_make_no_sense_are_refused(rounds: int, think: float) -> None:
    with pytest.raises(BadOption):
        make_plan(["random"], set_table(["random"]), rounds=rounds, think=think)
