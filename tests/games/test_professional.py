"""PRO: a card may be added at either end of a row."""

import pytest

from sixthcow.games.professional import Professional
from tests.games.positions import (
    after,
    drawn,
    events,
    events_of,
    pending,
    pile,
    refused,
    table,
    turn,
)

ROWS = "20 25 / 40 / 60 / 90"


def placed(rows: str, card: int) -> str:
    """The rows after this card was placed; the other player's 104 is there for company."""
    return drawn(turn(table(Professional(2), rows, f"{card} 1", "104 2"), card, 104))


def test_pro_1_at_the_left_if_lower_than_the_leftmost() -> None:
    assert placed(ROWS, 18) == "18 20 25 / 40 / 60 / 90 104"
    assert placed(ROWS, 39) == "20 25 / 39 40 / 60 / 90 104"


def test_pro_1_at_the_right_if_higher_than_the_rightmost() -> None:
    assert placed(ROWS, 27) == "20 25 27 / 40 / 60 / 90 104"
    assert placed(ROWS, 41) == "20 25 / 40 41 / 60 / 90 104"


def test_pro_1_not_between_the_cards_of_a_row() -> None:
    # 22 lies inside the first row, whose ends are only 2 and 3 away.
    assert placed(ROWS, 22) == "20 25 / 22 40 / 60 / 90 104"


def test_pro_1_a_card_lower_than_all_needs_no_choice() -> None:
    assert placed(ROWS, 2) == "2 20 25 / 40 / 60 / 90 104"


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (32, "20 25 32 / 40 / 60 / 90 104"),
        (33, "20 25 / 33 40 / 60 / 90 104"),
        (49, "20 25 / 40 49 / 60 / 90 104"),
        (51, "20 25 / 40 / 51 60 / 90 104"),
        (74, "20 25 / 40 / 60 74 / 90 104"),
        (76, "20 25 / 40 / 60 / 76 90 104"),
    ],
)
def test_pro_2_smallest_difference_of_all_ends(card: int, expected: str) -> None:
    assert placed(ROWS, card) == expected


def test_pro_2_is_the_clause_of_the_event() -> None:
    state = table(Professional(2), ROWS, "39 1", "104 2")
    first = events_of("placed", events(state, "1 play 39", "2 play 104"))[0]
    assert (first.clause, first.facts) == ("PRO-2", {"neighbour": 40, "side": "left"})


def test_pro_2_equally_near_ends_are_its_players_choice() -> None:
    state = turn(table(Professional(2), ROWS, "50 1", "104 2"), 50, 104)
    assert pending(state) == {1: ["end 2 right", "end 3 left"]}
    assert drawn(after(state, "1 end 2 right")) == "20 25 / 40 50 / 60 / 90 104"
    assert drawn(after(state, "1 end 3 left")) == "20 25 / 40 / 50 60 / 90 104"


def test_pro_2_no_choice_where_the_difference_is_not_the_smallest() -> None:
    # 10 away from 40 and from 60, but only 8 from 58, which ends another row.
    assert placed("20 25 / 40 / 60 / 57 58", 50) == "20 25 / 40 / 60 104 / 50 57 58"


def test_pro_2_the_choice_waits_for_its_moment_and_later_cards_wait_for_it() -> None:
    state = turn(table(Professional(3), ROWS, "50 1", "41 2", "51 3"), 50, 41, 51)
    # 41 went to row 2 first, so the 50 has no choice any more: 9 to 41, 10 to 60.
    assert drawn(state) == "20 25 / 40 41 50 51 / 60 / 90"
    state = turn(table(Professional(2), ROWS, "50 1", "51 2"), 50, 51)
    assert drawn(state) == ROWS
    assert drawn(after(state, "1 end 3 left")) == "20 25 / 40 51 / 50 60 / 90"


def test_pro_2_refuses_any_other_end() -> None:
    state = turn(table(Professional(2), ROWS, "50 1", "104 2"), 50, 104)
    for action in ("end 2 left", "end 3 right", "end 1 right", "end 2", "end"):
        error = refused(state, f"1 {action}")
        assert (error.reason, error.clause) == ("not-allowed", "PRO-2")
    assert refused(state, "1 row 2").reason == "wrong-kind"
    assert refused(state, "2 end 2 right").reason == "not-your-move"


def test_pro_2_the_choice_is_free_also_when_one_of_the_rows_is_full() -> None:
    rows = "20 25 / 30 31 32 33 40 / 60 / 90"
    state = turn(table(Professional(2), rows, "50 1", "104 2"), 50, 104)
    assert pending(state) == {1: ["end 2 right", "end 3 left"]}
    kind = after(state, "1 end 3 left")
    assert (drawn(kind), pile(kind, 1)) == ("20 25 / 30 31 32 33 40 / 50 60 / 90 104", "")
    cruel = after(state, "1 end 2 right")
    assert drawn(cruel) == "20 25 / 50 / 60 / 90 104"
    assert pile(cruel, 1) == "30 31 32 33 40"


def test_pro_3_the_sixth_card_at_the_right_takes_the_five() -> None:
    state = table(Professional(2), "20 25 / 30 31 32 33 40 / 60 / 90", "41 1", "104 2")
    state = turn(state, 41, 104)
    assert drawn(state) == "20 25 / 41 / 60 / 90 104"
    assert pile(state, 1) == "30 31 32 33 40"


def test_pro_3_the_sixth_card_at_the_left_takes_the_five() -> None:
    state = table(Professional(2), "20 25 / 30 31 32 33 40 / 60 / 90", "29 1", "104 2")
    state = turn(state, 29, 104)
    assert drawn(state) == "20 25 / 29 / 60 / 90 104"
    assert pile(state, 1) == "30 31 32 33 40"


def test_pro_3_a_fifth_card_takes_nothing_and_the_clause_is_told() -> None:
    assert placed("20 25 / 30 31 32 40 / 60 / 90", 29) == "20 25 / 29 30 31 32 40 / 60 / 90 104"
    state = table(Professional(2), "20 25 / 30 31 32 33 40 / 60 / 90", "29 1", "104 2")
    (taken,) = events_of("row_taken", events(state, "1 play 29", "2 play 104"))
    assert taken.clause == "PRO-3"


def test_pro_4_a_card_inside_the_span_of_every_row_takes_a_row_of_choice() -> None:
    state = table(Professional(2), "20 60 / 30 70 / 10 55 / 40 90", "50 1", "104 2")
    state = turn(state, 50, 104)
    assert pending(state) == {1: ["row 1", "row 2", "row 3", "row 4"]}
    (taken,) = events_of("row_taken", events(state, "1 row 3"))
    assert taken.clause == "PRO-4"
    state = after(state, "1 row 3")
    assert drawn(state) == "20 60 / 30 70 / 50 / 40 90 104"
    assert pile(state, 1) == "10 55"


def test_pro_4_not_if_a_single_end_is_free() -> None:
    assert placed("20 60 / 30 70 / 10 49 / 40 90", 50) == "20 60 / 30 70 / 10 49 50 / 40 90 104"
    assert placed("20 60 / 30 70 / 51 55 / 40 90", 50) == "20 60 / 30 70 / 50 51 55 / 40 90 104"


def test_pro_4_refuses_what_is_no_row() -> None:
    state = turn(table(Professional(2), "20 60 / 30 70 / 10 55 / 40 90", "50 1", "104 2"), 50, 104)
    error = refused(state, "1 row 5")
    assert (error.reason, error.clause) == ("not-allowed", "PRO-4")
