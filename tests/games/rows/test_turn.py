"""TURN: picking, turning up, and the order of placing."""

from sixthcow.games.classic import Classic
from tests.games.positions import (
    after,
    dealt,
    drawn,
    events,
    events_of,
    hand,
    pending,
    refused,
    table,
    turn,
)

ROWS = "12 / 37 / 43 / 58"


def test_turn_1_everybody_picks_at_the_same_time() -> None:
    state = table(Classic(3), ROWS, "14 21", "15 26", "44 30")
    picks = {1: ["play 14", "play 21"], 2: ["play 15", "play 26"], 3: ["play 30", "play 44"]}
    assert pending(state) == picks
    assert pending(after(state, "2 play 26")) == {1: picks[1], 3: picks[3]}
    assert pending(after(state, "2 play 26", "3 play 30")) == {1: picks[1]}


def test_turn_1_a_pick_is_face_down() -> None:
    state = after(table(Classic(2), ROWS, "14 21", "15 26"), "1 play 21")
    assert state.view(0).picked == (21,)
    assert state.view(0).zone("table", 0).cards == (21,)
    assert state.view(1).zone("table", 0).cards == (None,)
    assert state.view(None).zone("table", 0).cards == (None,)
    (picked,) = events(table(Classic(2), ROWS, "14 21", "15 26"), "1 play 21")
    assert (picked.kind, picked.clause, picked.seen_by) == ("picked", "TURN-1", (0,))


def test_turn_1_a_pick_may_be_changed_until_the_last_is_in() -> None:
    state = after(table(Classic(2), ROWS, "14 21", "15 26"), "1 play 14")
    assert state.game.may_change(state) == [0]
    assert state.view(0).actions == ("play 14", "play 21")
    state = after(state, "1 play 21", "2 play 15")
    assert drawn(state) == "12 15 21 / 37 / 43 / 58"
    assert state.game.may_change(state) == []


def test_turn_1_a_changed_pick_does_not_leave_the_hand_twice() -> None:
    state = table(Classic(2), ROWS, "14 21", "15 26")
    state = after(state, "1 play 14", "1 play 21", "1 play 14", "2 play 15")
    assert (hand(state, 1), hand(state, 2)) == ("21", "26")


def test_turn_1_refuses_a_card_that_is_not_in_hand() -> None:
    error = refused(table(Classic(2), ROWS, "14 21", "15 26"), "1 play 15")
    assert (error.reason, error.clause) == ("not-in-hand", "TURN-1")
    assert (error.facts["cards"], error.facts["hand"]) == (["15"], (14, 21))
    assert error.legal == ("play 14", "play 21")


def test_turn_1_refuses_anything_but_one_card() -> None:
    state = table(Classic(2), ROWS, "14 21", "15 26")
    for action in ("play", "play 14 21", "play  14", "play x", "play 14 "):
        assert (refused(state, f"1 {action}").reason) == "not-allowed"
    error = refused(state, "1 row 2")
    assert (error.reason, error.facts["allowed"]) == ("wrong-kind", "play")
    assert refused(state, "0 play 14").reason == "not-your-move"
    assert refused(state, "3 play 14").reason == "not-your-move"


def test_turn_2_all_cards_are_turned_up_together() -> None:
    state = table(Classic(3), ROWS, "44 21", "15 26", "14 30")
    caused = events_of("revealed", events(state, "3 play 14", "1 play 44", "2 play 15"))
    assert [(event.clause, event.seat, event.cards) for event in caused] == [
        ("TURN-2", 0, (44,)),
        ("TURN-2", 1, (15,)),
        ("TURN-2", 2, (14,)),
    ]
    assert [event.seen_by for event in caused] == [None, None, None]


def test_turn_2_nothing_is_revealed_before_the_last_pick() -> None:
    state = table(Classic(3), ROWS, "44 21", "15 26", "14 30")
    assert [event.kind for event in events(state, "3 play 14", "1 play 44")] == ["picked"]


def test_turn_3_placed_one_by_one_lowest_number_first() -> None:
    state = table(Classic(3), ROWS, "44 21", "15 26", "14 30")
    caused = events_of("placed", events(state, "1 play 44", "2 play 15", "3 play 14"))
    assert [event.cards for event in caused] == [(14,), (15,), (44,)]
    assert [event.facts["neighbour"] for event in caused] == [12, 14, 43]


def test_turn_3_the_order_decides_who_has_the_sixth_card() -> None:
    state = table(Classic(2), "12 13 14 15 / 37 / 43 / 58", "17 70", "16 80")
    state = turn(state, 17, 16)
    assert drawn(state) == "17 / 37 / 43 / 58"
    assert state.piles == ((12, 13, 14, 15, 16), ())


def test_turn_4_a_round_is_ten_turns() -> None:
    state = dealt(
        Classic(2, {"rounds": 1}), "1 / 2 / 3 / 4", "10 11 12 13 14 15 16 17 18 19",
        "20 21 22 23 24 25 26 27 28 29",
    )  # fmt: skip
    for played in range(10):
        assert state.asks == "play"
        assert [len(held) for held in state.hands] == [10 - played] * 2
        state = turn(state, 10 + played, 20 + played)
    assert state.asks == "over"
    assert state.hands == ((), ())


def test_turn_4_after_the_last_round_nothing_is_legal() -> None:
    state = turn(table(Classic(2, {"rounds": 1}), ROWS, "14", "15"), 14, 15)
    assert pending(state) == {}
    assert refused(state, "1 play 14").reason == "match-over"
