"""DOUBLE: two cards per turn."""

import pytest

from sixthcow.games.double import Double
from tests.games.positions import (
    after,
    dealt,
    drawn,
    events,
    events_of,
    hand,
    pending,
    pile,
    play_out,
    refused,
    refused_options,
    table,
    turn,
)

ROWS = "12 / 37 / 43 / 58"


@pytest.mark.parametrize("seats", range(2, 8))
def test_double_1_fourteen_cards_each(seats: int) -> None:
    state = dealt(Double(seats), "1 / 2 / 3 / 4", *[""] * seats)
    assert [len(held) for held in state.hands] == [14] * seats


@pytest.mark.parametrize("seats", [1, 8])
def test_double_1_two_to_seven_players(seats: int) -> None:
    error = refused_options("double", seats, {})
    assert (error.reason, error.clause) == ("seats", "DOUBLE-1")
    assert (error.facts["low"], error.facts["high"]) == (2, 7)


def test_double_1_everyone_picks_two_cards_at_the_same_time() -> None:
    state = table(Double(2), ROWS, "14 21 30 90", "15 26 31 91")
    assert pending(state)[1] == [
        "play 14 21", "play 14 30", "play 14 90", "play 21 30", "play 21 90", "play 30 90",
    ]  # fmt: skip
    assert list(pending(state)) == [1, 2]
    state = after(state, "1 play 14 90")
    assert list(pending(state)) == [2]
    assert state.view(1).zone("table", 0).cards == (None, None)
    assert drawn(after(state, "1 play 21 30")) == ROWS


def test_double_1_a_round_is_seven_turns() -> None:
    state = dealt(Double(2, {"rounds": 1}), "101 / 102 / 103 / 104", "", "")
    turns = 0
    while state.asks != "over":
        turns += state.asks == "play" and not any(state.picks)
        seat, actions = next(iter(state.pending.items()))
        state, _ = state.apply(seat, actions[0])
    assert turns == 7
    assert state.hands == ((), ())


def test_double_1_refuses_anything_but_two_cards() -> None:
    state = table(Double(2), ROWS, "14 21 30 90", "15 26 31 91")
    for action in ("play 14", "play 21 14", "play 14 14", "play 14 21 30"):
        error = refused(state, f"1 {action}")
        assert (error.reason, error.clause) == ("not-allowed", "DOUBLE-1")
    error = refused(state, "1 play 14 15")
    assert (error.reason, error.facts["cards"]) == ("not-in-hand", ["15"])


def test_double_2_players_act_in_order_of_their_lowest_card() -> None:
    state = table(Double(3), ROWS, "20 90 1 2", "15 91 3 4", "21 22 5 6")
    state = turn(state, "20 90", "15 91", "21 22")
    order = []
    while state.asks == "first":
        order.append(state.actor + 1)
        state = after(state, f"{state.actor + 1} {pending(state)[state.actor + 1][0]}")
    assert order == [2, 1, 3]


def test_double_2_both_cards_are_placed_before_the_next_player_acts() -> None:
    state = table(Double(2), ROWS, "14 59 1 2", "15 60 3 4")
    state = turn(state, "14 59", "15 60")
    assert pending(state) == {1: ["first 14", "first 59"]}
    state = after(state, "1 first 14")
    assert drawn(state) == "12 14 / 37 / 43 / 58 59"
    assert pending(state) == {2: ["first 15", "first 60"]}
    assert drawn(after(state, "2 first 60")) == "12 14 15 / 37 / 43 / 58 59 60"


def test_double_2_the_player_chooses_the_order() -> None:
    # With 16 first the 20 makes a sixth card and takes five; with 20 first the 16 has no place
    # in that row and takes the row it chooses.
    rows = "11 12 13 14 / 37 / 43 / 58"
    state = turn(table(Double(2), rows, "16 20 1 2", "90 91 3 4"), "16 20", "90 91")
    low_first = after(state, "1 first 16")
    assert (drawn(low_first), pile(low_first, 1)) == ("20 / 37 / 43 / 58", "11 12 13 14 16")
    high_first = after(state, "1 first 20")
    assert pending(high_first) == {1: ["row 1", "row 2", "row 3", "row 4"]}
    high_first = after(high_first, "1 row 4")
    assert drawn(high_first) == "11 12 13 14 20 / 37 / 43 / 16"
    assert pile(high_first, 1) == "58"


def test_double_2_is_the_clause_of_the_event() -> None:
    state = turn(table(Double(2), ROWS, "14 59 1 2", "15 60 3 4"), "14 59", "15 60")
    (chosen,) = events_of("order_chosen", events(state, "1 first 59"))
    assert (chosen.clause, chosen.cards) == ("DOUBLE-2", (59, 14))
    for action in ("first 15", "first", "first 14 59"):
        error = refused(state, f"1 {action}")
        assert (error.reason, error.clause) == ("not-allowed", "DOUBLE-2")
    assert refused(state, "2 first 15").reason == "not-your-move"


def test_double_3_the_order_is_asked_when_the_moment_comes() -> None:
    # The second player decides after the first has taken row 1.
    state = turn(table(Double(2), ROWS, "3 59 1 2", "15 60 5 4"), "3 59", "15 60")
    state = after(state, "1 first 3")
    assert pending(state) == {1: ["row 1", "row 2", "row 3", "row 4"]}
    state = after(state, "1 row 1")
    assert drawn(state) == "3 / 37 / 43 / 58 59"
    assert pending(state) == {2: ["first 15", "first 60"]}


def test_double_3_a_place_4_choice_comes_with_each_card_that_needs_one() -> None:
    state = turn(table(Double(2), ROWS, "3 5 1 2", "90 91 4 6"), "3 5", "90 91")
    state = after(state, "1 first 5")
    assert state.view(0).asks_facts == {"card": 5}
    state = after(state, "1 row 4")
    assert pending(state) == {1: ["row 1", "row 2", "row 3", "row 4"]}
    assert state.view(0).asks_facts == {"card": 3}
    state = after(state, "1 row 3")
    assert drawn(state) == "12 / 37 / 3 / 5"
    assert (pile(state, 1), hand(state, 1)) == ("43 58", "1 2")


def test_double_3_the_order_is_asked_also_when_it_makes_no_difference() -> None:
    state = play_out(dealt(Double(2, {"rounds": 1}), "1 / 2 / 3 / 4", "", ""))
    assert state.asks == "over"
    state = turn(table(Double(2), ROWS, "90 91 1 2", "92 93 3 4"), "90 91", "92 93")
    assert pending(state) == {1: ["first 90", "first 91"]}
