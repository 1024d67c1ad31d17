"""HOOF: one or two cards per turn, and taken cards may be played again."""

from itertools import combinations

import pytest

from sixthcow.games.hoof import Hoof, turn_of
from sixthcow.games.rows.state import RowsState
from tests.games.positions import (
    after,
    cards,
    dealt,
    drawn,
    events,
    events_of,
    hand,
    next_deal,
    pending,
    pile,
    refused,
    refused_options,
    table,
)

ROWS = "12 / 37 / 43 / 58"
FULL = "12 13 14 15 16 / 37 / 43 / 58"


def with_pile(state: RowsState, size: int) -> RowsState:
    """The state with this many cards of no importance (61, 62 …) in the first pile."""
    return state._replace(piles=(tuple(range(61, 61 + size)), *state.piles[1:]))


def in_lap(state: RowsState, lap: int) -> RowsState:
    """The same table in another lap."""
    return state._replace(variant=turn_of(state)._replace(lap=lap))


# HOOF-1


@pytest.mark.parametrize("seats", range(2, 8))
def test_hoof_1_fourteen_cards_each(seats: int) -> None:
    state = dealt(Hoof(seats), "101 / 102 / 103 / 104", *[""] * seats)
    assert [len(held) for held in state.hands] == [14] * seats


@pytest.mark.parametrize("seats", [1, 8])
def test_hoof_1_two_to_seven_players(seats: int) -> None:
    error = refused_options("hoof", seats, {})
    assert (error.reason, error.clause) == ("seats", "HOOF-1")
    assert (error.facts["low"], error.facts["high"]) == (2, 7)


def test_hoof_1_turns_go_clockwise_from_the_beginner() -> None:
    state = table(Hoof(3, {"first": 2}), ROWS, "14 20", "15 21", "16 22")
    for seat, card in ((2, 15), (3, 16), (1, 20), (2, 21)):
        assert list(pending(state)) == [seat]
        state = after(state, f"{seat} place {card}")
        if state.asks == "place" and state.actor == seat - 1:
            state = after(state, f"{seat} stop")


def test_hoof_1_the_first_seat_begins_by_default_and_nothing_is_simultaneous() -> None:
    state = table(Hoof(2), ROWS, "14 20", "15 21")
    assert pending(state) == {1: ["place 14", "place 20"]}
    error = refused(state, "2 place 15")
    assert (error.reason, error.clause) == ("not-your-move", "HOOF-2")


# HOOF-2


def test_hoof_2_one_card_and_then_a_second_or_none() -> None:
    state = after(table(Hoof(2), ROWS, "14 20 30", "15 21"), "1 place 14")
    assert drawn(state) == "12 14 / 37 / 43 / 58"
    assert pending(state) == {1: ["place 20", "place 30", "stop"]}
    assert list(pending(after(state, "1 stop"))) == [2]
    two = after(state, "1 place 30")
    assert drawn(two) == "12 14 30 / 37 / 43 / 58"
    assert list(pending(two)) == [2]


def test_hoof_2_the_first_card_is_not_optional() -> None:
    error = refused(table(Hoof(2), ROWS, "14 20 30", "15 21"), "1 stop")
    assert (error.reason, error.clause) == ("wrong-kind", "HOOF-2")


def test_hoof_2_no_question_when_the_hand_is_empty_after_the_first_card() -> None:
    state = after(table(Hoof(2), ROWS, "14", "15 21"), "1 place 14")
    assert list(pending(state)) == [2]


def test_hoof_2_placing_follows_place() -> None:
    state = after(table(Hoof(2), ROWS, "3 20 30", "15 21"), "1 place 3")
    assert pending(state) == {1: ["row 1", "row 2", "row 3", "row 4"]}
    assert state.view(0).asks_facts == {"card": 3}
    caused = events(table(Hoof(2), ROWS, "44 1", "15 21"), "1 place 44")
    (placed,) = events_of("placed", caused)
    assert (placed.clause, placed.facts["neighbour"]) == ("PLACE-2", 43)


def test_hoof_2_refuses_a_card_that_is_not_in_hand() -> None:
    error = refused(table(Hoof(2), ROWS, "14 20 30", "15 21"), "1 place 15")
    assert (error.reason, error.clause) == ("not-in-hand", "HOOF-2")
    assert (error.facts["cards"], error.facts["hand"]) == (["15"], (14, 20, 30))


# HOOF-3


def test_hoof_3_who_takes_a_row_splits_it_card_by_card() -> None:
    state = after(table(Hoof(2), FULL, "20 30", "15 21"), "1 place 20")
    assert drawn(state) == "20 / 37 / 43 / 58"
    every_split = [
        " ".join(["keep", *map(str, chosen)])
        for count in range(6)
        for chosen in combinations((12, 13, 14, 15, 16), count)
    ]
    assert pending(state) == {1: every_split}
    assert len(every_split) == 2**5
    state = after(state, "1 keep 13 16")
    assert (hand(state, 1), pile(state, 1)) == ("13 16 30", "12 14 15")


def test_hoof_3_keep_alone_keeps_nothing() -> None:
    state = after(table(Hoof(2), FULL, "20 30", "15 21"), "1 place 20", "1 keep")
    assert (hand(state, 1), pile(state, 1)) == ("30", "12 13 14 15 16")


def test_hoof_3_the_same_for_a_row_taken_by_place_4() -> None:
    state = after(table(Hoof(2), ROWS, "3 30", "15 21"), "1 place 3", "1 row 2")
    assert drawn(state) == "12 / 3 / 43 / 58"
    assert pending(state) == {1: ["keep", "keep 37"]}
    assert hand(after(state, "1 keep 37"), 1) == "30 37"


@pytest.mark.parametrize(("held", "most"), [(10, 5), (11, 5), (12, 4), (14, 2), (15, 1), (16, 0)])
def test_hoof_3_a_hand_never_exceeds_16_cards(held: int, most: int) -> None:
    """`held` cards are left in hand once the played card has left it."""
    others = " ".join(str(card) for card in range(61, 61 + held))
    state = after(table(Hoof(2), FULL, f"20 {others}", "15 21"), "1 place 20")
    kept = [len(action.split()) - 1 for action in pending(state)[1]]
    assert max(kept) == most
    assert len(kept) == sum(1 for count in range(most + 1) for _ in combinations(range(5), count))


def test_hoof_3_refuses_more_and_other_cards() -> None:
    others = " ".join(str(card) for card in range(61, 76))
    state = after(table(Hoof(2), FULL, f"20 {others}", "15 21"), "1 place 20")
    for action in ("keep 12 13", "keep 17", "keep 12 12"):
        error = refused(state, f"1 {action}")
        assert (error.reason, error.clause) == ("not-allowed", "HOOF-3")
    assert refused(state, "1 stop").reason == "wrong-kind"


def test_hoof_3_the_split_is_public() -> None:
    state = after(table(Hoof(2), FULL, "20 30", "15 21"), "1 place 20")
    caused = events(state, "1 keep 13 16")
    assert [(event.kind, event.clause, event.cards, event.seen_by) for event in caused] == [
        ("kept", "HOOF-3", (13, 16), None),
        ("piled", "HOOF-3", (12, 14, 15), None),
    ]
    state = after(state, "1 keep 13 16")
    assert state.view(1).knowledge["hands"][0] == [13, 16]
    assert state.view(1).zone("hand", 0).cards == (None, None, None)


def test_hoof_3_a_kept_card_that_was_played_is_no_longer_known_in_hand() -> None:
    state = after(table(Hoof(2), FULL, "20 30", "15 21"), "1 place 20", "1 keep 13 16")
    state = after(state, "1 place 16", "1 row 1", "1 keep")
    assert state.view(1).knowledge["hands"][0] == [13]


# HOOF-4


def test_hoof_4_a_card_just_taken_may_be_the_second_card_of_the_turn() -> None:
    state = after(table(Hoof(2), FULL, "20 30", "15 21"), "1 place 20", "1 keep 13 16")
    assert pending(state) == {1: ["place 13", "place 16", "place 30", "stop"]}
    state = after(state, "1 place 16")
    assert state.view(0).asks_facts == {"card": 16}


def test_hoof_4_also_when_the_hand_was_empty_before() -> None:
    state = after(table(Hoof(2), FULL, "20", "15 21"), "1 place 20", "1 keep 16")
    assert pending(state) == {1: ["place 16", "stop"]}
    assert list(pending(after(state, "1 stop"))) == [2]


def test_hoof_4_no_third_card() -> None:
    state = table(Hoof(2), FULL, "20 36 80", "15 21")
    state = after(state, "1 place 20", "1 keep 13", "1 place 36")
    assert list(pending(state)) == [2]
    state = after(table(Hoof(2), FULL, "36 20 80", "15 21"), "1 place 80", "1 place 36")
    assert pending(state)[1][-1] == "keep 12 13 14 15 16"
    assert list(pending(after(state, "1 keep 13"))) == [2]


# HOOF-5


def test_hoof_5_the_end_of_a_lap_with_an_empty_hand_ends_the_game() -> None:
    state = after(table(Hoof(3), ROWS, "14 20", "15", "16 17"), "1 place 14", "1 stop")
    state = after(state, "2 place 15")
    # The hand of seat 2 is empty, but the lap is not over.
    assert list(pending(state)) == [3]
    state = after(state, "3 place 16", "3 stop")
    assert state.asks == "over"
    assert state.hands == ((20,), (), (17,))


def test_hoof_5_the_lap_ends_before_the_beginner() -> None:
    state = table(Hoof(3, {"first": 2}), ROWS, "17 80", "15", "16 81")
    state = after(state, "2 place 15", "3 place 16", "3 stop")
    assert list(pending(state)) == [1]
    assert after(state, "1 place 17", "1 stop").asks == "over"


def test_hoof_5_no_empty_hand_no_end() -> None:
    state = table(Hoof(2), ROWS, "14 20", "15 21")
    state = after(state, "1 place 14", "1 stop", "2 place 15", "2 stop")
    assert list(pending(state)) == [1]
    assert state.view(None).flags == {"starter": 0, "lap": 2}


def test_hoof_5_a_hand_filled_again_is_not_empty() -> None:
    state = table(Hoof(2), FULL, "20", "59 60")
    state = after(state, "1 place 20", "1 keep 16", "1 stop", "2 place 59", "2 stop")
    assert list(pending(state)) == [1]


def test_hoof_5_more_than_20_cards_in_the_pile_end_the_game_at_once() -> None:
    state = with_pile(table(Hoof(2), FULL, "20 30", "90 91"), 16)
    state = after(state, "1 place 20")
    assert state.asks == "keep"
    over = after(state, "1 keep")
    assert (len(over.piles[0]), over.asks) == (21, "over")
    assert over.hands == ((30,), (90, 91))


def test_hoof_5_twenty_cards_are_not_more_than_20() -> None:
    state = after(with_pile(table(Hoof(2), FULL, "20 30", "90 91"), 16), "1 place 20")
    going_on = after(state, "1 keep 12")
    assert len(going_on.piles[0]) == 20
    assert pending(going_on) == {1: ["place 12", "place 30", "stop"]}


def test_hoof_5_it_is_told_how_the_game_ended() -> None:
    state = after(with_pile(table(Hoof(2), FULL, "20 30", "90 91"), 16), "1 place 20")
    (over,) = events_of("round_over", events(state, "1 keep"))
    assert (over.clause, over.facts) == ("HOOF-5", {"reason": "pile"})
    state = after(table(Hoof(2), ROWS, "14", "15 21"), "1 place 14", "2 place 15")
    (over,) = events_of("round_over", events(state, "2 stop"))
    assert (over.clause, over.facts) == ("HOOF-5", {"reason": "hand"})


# HOOF-6


def test_hoof_6_a_card_in_hand_counts_double_a_card_in_the_pile_once() -> None:
    state = table(Hoof(2), "11 22 33 44 55 / 60 / 61 / 62", "58", "90 91")
    state = after(state, "1 place 58", "1 keep 55", "1 stop", "2 place 90", "2 stop")
    assert state.totals == (20, 0)
    # Neither hand is empty: seat 1 holds 55, seat 2 holds 91. They play on.
    state = after(state, "1 place 55", "1 row 2", "1 keep", "2 place 91")
    assert state.asks == "over"
    assert state.rounds == ((20 + 3, 0),)
    state = table(Hoof(2), ROWS, "14", "15 55 60")
    state = after(state, "1 place 14", "2 place 15", "2 stop")
    assert state.rounds == ((0, 2 * 7 + 2 * 3),)


def test_hoof_6_hands_are_shown_when_they_are_counted() -> None:
    state = after(table(Hoof(2), ROWS, "14", "15 55 60"), "1 place 14", "2 place 15")
    (counted,) = events_of("hand_counted", events(state, "2 stop"))
    assert (counted.clause, counted.seat, counted.cards) == ("HOOF-6", 1, (55, 60))
    assert (counted.facts, counted.seen_by) == ({"count": 2, "points": 20}, None)
    assert after(state, "2 stop").view(0).zone("hand", 1).cards == (55, 60)


def test_hoof_6_the_lowest_wins_and_one_round_is_a_whole_game() -> None:
    state = after(table(Hoof(2), ROWS, "14", "15 55 60"), "1 place 14", "2 place 15", "2 stop")
    assert state.asks == "over"
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert refused_options("hoof", 2, {"target": 30}).reason == "option-unknown"
    (over,) = events_of(
        "match_over",
        events(table(Hoof(2), ROWS, "14", "15 55"), "1 place 14", "2 place 15", "2 stop"),
    )
    assert over.clause == "HOOF-6"


def test_hoof_6_several_rounds_by_option_and_the_beginner_moves_one_seat_on() -> None:
    state = Hoof(3, {"rounds": 3, "first": 2}).start()
    for number, beginner in ((1, 2), (2, 3), (3, 1)):
        state = next_deal(state, "4 / 37 / 43 / 58", "", "", "")
        assert (state.round, list(pending(state))) == (number, [beginner])
        state = state._replace(hands=(cards("90"), cards("91"), cards("92")))
        seats = [(beginner + step - 1) % 3 + 1 for step in range(3)]
        for seat in seats:
            assert state.actor == seat - 1
            state = after(state, f"{seat} place {89 + seat}")
            if state.asks == "row":
                state = after(state, f"{seat} row 1", f"{seat} keep")
    assert (state.asks, len(state.rounds)) == ("over", 3)


def test_hoof_6_a_new_round_counts_its_laps_anew() -> None:
    state = in_lap(table(Hoof(2, {"rounds": 2}), ROWS, "14", "15"), 7)
    state = after(state, "1 place 14", "2 place 15")
    assert state.asks == "shuffle"
    state = next_deal(state, "101 / 102 / 103 / 104", "", "")
    assert state.view(None).flags == {"starter": 1, "lap": 1}
    assert state.view(0).knowledge["hands"][1] == []


# HOOF-7


def test_hoof_7_after_60_laps_the_game_ends_and_is_scored() -> None:
    state = in_lap(table(Hoof(2), ROWS, "14 20 55", "15 21"), 60)
    state = after(state, "1 place 14", "1 stop", "2 place 15")
    (over,) = events_of("round_over", events(state, "2 stop"))
    assert (over.clause, over.facts) == ("HOOF-7", {"reason": "laps"})
    state = after(state, "2 stop")
    assert state.rounds == ((2 * (3 + 7), 2),)


def test_hoof_7_not_after_59() -> None:
    state = in_lap(table(Hoof(2), ROWS, "14 20 55", "15 21"), 59)
    state = after(state, "1 place 14", "1 stop", "2 place 15", "2 stop")
    assert (state.asks, state.view(None).flags["lap"]) == ("place", 60)
