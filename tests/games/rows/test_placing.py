"""PLACE: where a card goes, and who takes a row."""

import pytest

from sixthcow.games.classic import Classic
from tests.games.positions import (
    after,
    drawn,
    events,
    events_of,
    hand,
    pending,
    pile,
    refused,
    table,
    turn,
)


def placed(rows: str, card: int) -> str:
    """The rows after this card was placed; the other player's 104 is there for company."""
    return drawn(turn(table(Classic(2), rows, f"{card} 1", "104 2"), card, 104))


def test_place_1_ascending_only_after_a_lower_card() -> None:
    # 60 and 52 are as near to 50 as 40, or nearer, but it is not higher than they are.
    assert placed("30 / 60 / 40 / 88", 50) == "30 / 60 / 40 50 / 88 104"
    assert placed("52 / 30 / 88 / 70", 50) == "52 / 30 50 / 88 104 / 70"


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (13, "12 13 / 37 / 60 / 88 104"),
        (36, "12 36 / 37 / 60 / 88 104"),
        (38, "12 / 37 38 / 60 / 88 104"),
        (61, "12 / 37 / 60 61 / 88 104"),
        (87, "12 / 37 / 60 87 / 88 104"),
        (89, "12 / 37 / 60 / 88 89 104"),
    ],
)
def test_place_2_smallest_difference_of_the_allowed_rows(card: int, expected: str) -> None:
    assert placed("12 / 37 / 60 / 88", card) == expected


def test_place_2_looks_at_the_last_card_of_a_row_only() -> None:
    assert placed("12 49 51 / 37 / 60 / 88", 50) == "12 49 51 / 37 50 / 60 / 88 104"


def test_place_2_is_the_clause_of_the_event() -> None:
    state = table(Classic(2), "12 / 37 / 60 / 88", "41 1", "104 2")
    first = events_of("placed", events(state, "1 play 41", "2 play 104"))[0]
    assert (first.clause, first.seat, str(first.target)) == ("PLACE-2", 0, "row 2")
    assert first.facts == {"neighbour": 37, "side": "right"}


def test_place_3_full_row_the_sixth_card_takes_the_five() -> None:
    state = turn(table(Classic(2), "12 13 14 15 16 / 37 / 60 / 88", "20 1", "104 2"), 20, 104)
    assert drawn(state) == "20 / 37 / 60 / 88 104"
    assert (pile(state, 1), pile(state, 2)) == ("12 13 14 15 16", "")


def test_place_3_a_fifth_card_takes_nothing() -> None:
    state = turn(table(Classic(2), "12 13 14 15 / 37 / 60 / 88", "20 1", "104 2"), 20, 104)
    assert drawn(state) == "12 13 14 15 20 / 37 / 60 / 88 104"
    assert pile(state, 1) == ""


def test_place_3_is_the_clause_of_the_event() -> None:
    state = table(Classic(2), "12 13 14 15 16 / 37 / 60 / 88", "20 1", "104 2")
    caused = events(state, "1 play 20", "2 play 104")
    (taken,) = events_of("row_taken", caused)
    assert (taken.clause, taken.seat, taken.cards) == ("PLACE-3", 0, (12, 13, 14, 15, 16))
    assert taken.facts == {"heads": 6, "count": 5, "card": 20}
    (begun,) = events_of("row_begun", caused)
    assert (begun.cards, str(begun.target)) == ((20,), "row 1")


def test_place_3_does_not_let_a_card_go_to_a_farther_row_that_is_not_full() -> None:
    state = turn(table(Classic(2), "30 / 37 38 39 40 42 / 60 / 88", "45 1", "104 2"), 45, 104)
    assert drawn(state) == "30 / 45 / 60 / 88 104"
    assert pile(state, 1) == "37 38 39 40 42"


@pytest.mark.parametrize(
    ("choice", "expected", "taken"),
    [
        ("row 1", "3 / 37 40 / 60 / 88 104", "12 14"),
        ("row 2", "12 14 / 3 / 60 / 88 104", "37 40"),
        ("row 3", "12 14 / 37 40 / 3 / 88 104", "60"),
        ("row 4", "12 14 / 37 40 / 60 104 / 3", "88"),
    ],
)
def test_place_4_lowest_card_takes_a_row_of_choice(choice: str, expected: str, taken: str) -> None:
    state = turn(table(Classic(2), "12 14 / 37 40 / 60 / 88", "3 1", "104 2"), 3, 104)
    assert pending(state) == {1: ["row 1", "row 2", "row 3", "row 4"]}
    state = after(state, f"1 {choice}")
    assert drawn(state) == expected
    assert pile(state, 1) == taken


def test_place_4_counts_the_last_cards_only() -> None:
    # 20 is higher than the 12 that begins row 1, but lower than every last card.
    state = turn(table(Classic(2), "12 25 / 37 / 60 / 88", "20 1", "104 2"), 20, 104)
    assert pending(state) == {1: ["row 1", "row 2", "row 3", "row 4"]}


def test_place_4_is_the_clause_of_the_event() -> None:
    state = turn(table(Classic(2), "12 14 / 37 / 60 / 88", "3 1", "104 2"), 3, 104)
    (taken,) = events_of("row_taken", events(state, "1 row 1"))
    assert (taken.clause, taken.cards, taken.facts["heads"]) == ("PLACE-4", (12, 14), 2)
    assert (taken.source, taken.target) == (("row", 0), ("pile", 0))


def test_place_4_only_its_player_chooses_and_only_a_row() -> None:
    state = turn(table(Classic(2), "12 14 / 37 / 60 / 88", "3 1", "104 2"), 3, 104)
    assert refused(state, "2 row 1").reason == "not-your-move"
    assert refused(state, "0 row 1").reason == "not-your-move"
    for action in ("row 0", "row 5", "row", "row 1 2"):
        error = refused(state, f"1 {action}")
        assert (error.reason, error.clause) == ("not-allowed", "PLACE-4")
    error = refused(state, "1 play 1")
    assert (error.reason, error.clause, error.facts["allowed"]) == ("wrong-kind", "PLACE-4", "row")


def test_place_5_later_cards_wait_for_the_choice() -> None:
    state = turn(table(Classic(3), "12 / 37 / 60 / 88", "61 1", "3 2", "13 4"), 61, 3, 13)
    assert drawn(state) == "12 / 37 / 60 / 88"
    assert [zone.cards for zone in state.view(1).all_of("table")] == [(61,), (3,), (13,)]
    assert state.view(1).asks_facts == {"card": 3}
    # With row 1 gone the 13 follows the 3; with row 3 gone the 61 goes to another row.
    assert drawn(after(state, "2 row 1")) == "3 13 / 37 / 60 61 / 88"
    assert drawn(after(state, "2 row 3")) == "12 13 / 37 61 / 3 / 88"


def test_place_5_the_rows_are_as_they_then_are() -> None:
    # The 3 takes row 1; the 11, no longer the lowest, needs no choice of its own.
    state = turn(table(Classic(2), "12 / 37 / 60 / 88", "3 1", "11 2"), 3, 11)
    assert pending(state) == {1: ["row 1", "row 2", "row 3", "row 4"]}
    assert drawn(after(state, "1 row 4")) == "12 / 37 / 60 / 3 11"


def test_place_5_one_choice_a_card_in_the_order_of_the_cards() -> None:
    # 3 takes row 1. 2 would have come first: the lower card always chooses first.
    state = turn(table(Classic(2), "12 / 37 / 60 / 88", "3 1", "2 4"), 3, 2)
    assert pending(state) == {2: ["row 1", "row 2", "row 3", "row 4"]}
    state = after(state, "2 row 1")
    assert drawn(state) == "2 3 / 37 / 60 / 88"


def test_place_6_the_choice_is_free_also_for_the_dearest_row() -> None:
    state = turn(table(Classic(2), "11 22 33 44 55 / 37 / 60 / 88", "3 1", "104 2"), 3, 104)
    state = after(state, "1 row 1")
    assert pile(state, 1) == "11 22 33 44 55"
    assert state.totals == (27, 0)


def test_place_7_taken_cards_go_to_the_pile_and_never_to_the_hand() -> None:
    state = table(Classic(2), "12 13 14 15 16 / 37 / 60 / 88", "20 1", "104 2")
    state = turn(state, 20, 104)
    assert (pile(state, 1), hand(state, 1)) == ("12 13 14 15 16", "1")
    state = after(turn(state, 1, 2), "1 row 3")
    assert (pile(state, 1), hand(state, 1)) == ("12 13 14 15 16 60", "")
