"""Classic: the worked examples of the rulebooks."""

from sixthcow.games.classic import Classic
from tests.games.positions import after, drawn, pending, pile, table, turn


def test_worked_example_of_000_and_001() -> None:
    state = table(
        Classic(4), "12 / 37 / 43 / 58", "14 21 3 90", "15 26 9 91", "44 30 68 92", "61 36 83 93"
    )
    state = turn(state, 14, 15, 44, 61)
    assert drawn(state) == "12 14 15 / 37 / 43 44 / 58 61"

    state = turn(state, 21, 26, 30, 36)
    assert drawn(state) == "30 36 / 37 / 43 44 / 58 61"
    assert [pile(state, seat) for seat in (1, 2, 3, 4)] == ["", "", "12 14 15 21 26", ""]

    state = turn(state, 3, 9, 68, 83)
    assert pending(state) == {1: ["row 1", "row 2", "row 3", "row 4"]}
    state = after(state, "1 row 2")
    assert drawn(state) == "30 36 / 3 9 / 43 44 / 58 61 68 83"
    assert pile(state, 1) == "37"


def test_worked_example_of_002() -> None:
    state = table(
        Classic(4, {"edition": "korova-006"}),
        "12 / 30 / 33 / 38",
        "14 21 3 37 1 100",
        "15 24 36 41 11 101",
        "34 25 42 45 32 102",
        "40 29 43 46 50 103",
    )
    state = turn(state, 14, 15, 34, 40)
    assert drawn(state) == "12 14 15 / 30 / 33 34 / 38 40"

    state = turn(state, 21, 24, 25, 29)
    assert drawn(state) == "25 29 / 30 / 33 34 / 38 40"
    assert pile(state, 3) == "12 14 15 21 24"

    state = after(turn(state, 3, 36, 42, 43), "1 row 2")
    assert drawn(state) == "25 29 / 3 / 33 34 36 / 38 40 42 43"
    assert pile(state, 1) == "30"

    state = turn(state, 37, 41, 45, 46)
    assert drawn(state) == "25 29 / 3 / 33 34 36 37 41 / 46"
    assert pile(state, 4) == "38 40 42 43 45"

    state = after(turn(state, 1, 11, 32, 50), "1 row 4")
    assert drawn(state) == "25 29 32 / 3 11 / 50 / 1"
    assert pile(state, 4) == "33 34 36 37 38 40 41 42 43 45"
    assert pile(state, 1) == "30 46"


def test_tip_a_45_takes_the_full_row_of_the_42_though_41_is_lower_too() -> None:
    state = table(Classic(2), "60 / 88 / 41 / 36 38 39 40 42", "45 1", "104 2")
    state = turn(state, 45, 104)
    assert drawn(state) == "60 / 88 104 / 41 / 45"
    assert pile(state, 1) == "36 38 39 40 42"


def test_tip_a_62_is_displaced_when_a_29_takes_the_row_of_the_61() -> None:
    state = table(Classic(2), "61 / 30 / 88 / 40 45 50 55 59", "62 1", "29 2")
    state = after(turn(state, 62, 29), "2 row 1")
    assert drawn(state) == "29 / 30 / 88 / 62"
    assert (pile(state, 1), pile(state, 2)) == ("40 45 50 55 59", "61")
