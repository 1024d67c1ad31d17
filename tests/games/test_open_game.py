"""OPEN: cards are turned up one after another."""

import pytest

from sixthcow.games.open_game import Open
from tests.games.positions import (
    after,
    drawn,
    events,
    next_deal,
    pending,
    play_out,
    refused,
    refused_options,
    table,
)

ROWS = "12 / 37 / 43 / 58"


def test_open_1_card_1_leaves_the_deck() -> None:
    assert Open(2).deck() == tuple(range(2, 105))
    chance = Open(2).start().chance
    assert chance is not None
    assert chance.cards == tuple(range(2, 105))


@pytest.mark.parametrize("seats", [1, 10])
def test_open_1_two_to_nine_players(seats: int) -> None:
    error = refused_options("open", seats, {})
    assert (error.reason, error.clause) == ("seats", "OPEN-1")
    assert (error.facts["low"], error.facts["high"]) == (2, 9)
    assert Open(9).seats == 9


def test_open_2_the_first_seat_holds_the_marker_unless_another_is_chosen() -> None:
    assert list(pending(table(Open(3), ROWS, "14 2", "15 3", "16 4"))) == [1]
    state = table(Open(3, {"first": 3}), ROWS, "14 2", "15 3", "16 4")
    assert list(pending(state)) == [3]
    assert state.view(None).flags == {"starter": 2}


def test_open_2_the_marker_moves_one_seat_on_after_each_round_of_ten_turns() -> None:
    state = Open(2, {"rounds": 3, "first": 2}).start()
    for starter in (2, 1, 2):
        state = next_deal(state, "101 / 102 / 103 / 104", "", "")
        for _ in range(10):
            for seat in (starter, 3 - starter):
                ((who, actions),) = pending(state).items()
                assert who == seat
                state = after(state, f"{seat} {actions[0]}")
            while state.asks == "row":
                state = after(state, f"{state.actor + 1} row 1")
    assert state.asks == "over"


def test_open_3_the_holder_first_then_the_others_clockwise() -> None:
    state = table(Open(3, {"first": 2}), ROWS, "14 2", "15 3", "16 4")
    assert pending(state) == {2: ["play 3", "play 15"]}
    state = after(state, "2 play 15")
    assert pending(state) == {3: ["play 4", "play 16"]}
    state = after(state, "3 play 16")
    assert pending(state) == {1: ["play 2", "play 14"]}


def test_open_3_each_sees_the_cards_before_theirs() -> None:
    state = after(table(Open(3), ROWS, "14 2", "15 3", "16 4"), "1 play 14")
    for seat in (0, 1, 2, None):
        assert state.view(seat).zone("table", 0).cards == (14,)
    (event,) = events(table(Open(3), ROWS, "14 2", "15 3", "16 4"), "1 play 14")
    assert (event.kind, event.clause, event.seen_by) == ("revealed", "OPEN-3", None)


def test_open_3_a_card_shown_cannot_be_changed() -> None:
    state = after(table(Open(2), ROWS, "14 2", "15 3"), "1 play 14")
    assert state.game.may_change(state) == []
    error = refused(state, "1 play 2")
    assert (error.reason, error.clause) == ("not-your-move", "OPEN-3")
    assert error.facts["deciders"] == [2]


def test_open_3_out_of_turn_is_refused() -> None:
    state = table(Open(2), ROWS, "14 2", "15 3")
    assert refused(state, "2 play 15").reason == "not-your-move"


def test_open_3_when_all_lie_open_they_are_placed_lowest_first() -> None:
    state = table(Open(3), ROWS, "16 2", "14 3", "15 4")
    state = after(state, "1 play 16", "2 play 14")
    assert drawn(state) == ROWS
    state = after(state, "3 play 15")
    assert drawn(state) == "12 14 15 16 / 37 / 43 / 58"
    assert state.hands == ((2,), (3,), (4,))


def test_open_3_place_4_choices_come_as_usual() -> None:
    state = after(table(Open(2), ROWS, "16 2", "14 3"), "1 play 16", "2 play 3")
    assert pending(state) == {2: ["row 1", "row 2", "row 3", "row 4"]}
    assert drawn(after(state, "2 row 1")) == "3 16 / 37 / 43 / 58"


def test_open_a_round_ends_when_the_hands_are_empty() -> None:
    state = play_out(next_deal(Open(2).start(), "101 / 102 / 103 / 104", "", ""))
    assert len(state.rounds) == 1
    assert state.hands == ((), ())
