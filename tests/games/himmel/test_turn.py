"""HIM-TURN and HIM-NUM: what a player may do, and drawing up."""

from tests.games.himmel.positions import drawn, table, words
from tests.games.positions import after, events, events_of, pending, refused


def test_him_turn_1_a_number_card_a_special_card_or_nothing() -> None:
    state = table("27 50 R T U", "1", "2", targets="28 / 64", stacks="26 / 49")
    assert pending(state)[1] == [
        "put 27 1", "put 50 2", "reverse", "rob 2", "rob 3", "raise 50 1", "pass",
    ]  # fmt: skip


def test_him_turn_1_playing_nothing_is_always_allowed() -> None:
    assert pending(table("70", "1", "2", deck="3"))[1] == ["pass"]
    assert pending(table("", "1", "2"))[1] == ["pass"]
    assert pending(table("27", "1", "2", stacks="26 / "))[1][-1] == "pass"


def test_him_turn_1_one_thing_a_turn() -> None:
    state = table("27 50 R T U", "1", "2", targets="28 / 64")
    assert list(pending(after(state, "1 put 27 1"))) == [2]
    assert list(pending(after(state, "1 reverse"))) == [3]


def test_him_turn_1_refuses_other_seats_and_other_kinds() -> None:
    state = table("27 50", "1", "2", targets="28 / 64")
    error = refused(state, "2 put 1 1")
    assert (error.reason, error.clause, error.facts["deciders"]) == (
        "not-your-move", "HIM-TURN-1", [1],
    )  # fmt: skip
    error = refused(state, "1 target 27")
    assert (error.reason, error.clause, error.facts["allowed"]) == (
        "wrong-kind", "HIM-TURN-1", "put, pass",
    )  # fmt: skip
    assert refused(state, "0 shuffle 1").reason == "not-your-move"
    assert refused(state, "1 reverse").reason == "wrong-kind"


def test_him_turn_2_draws_up_to_five_at_the_end_of_the_turn() -> None:
    state = table("27 50 51 52 R", "1", "2", targets="28 / 64", deck="40 41 42")
    state = after(state, "1 put 27 1")
    assert words(state.hands[0]) == "40 50 51 52 R"
    assert words(state.deck) == "41 42"


def test_him_turn_2_more_than_one_if_more_are_missing() -> None:
    state = after(table("27 50 51", "1", "2", deck="40 T 42 43"), "1 put 27 1")
    assert words(state.hands[0]) == "40 42 50 51 T"
    assert words(state.deck) == "43"


def test_him_turn_2_while_the_deck_lasts() -> None:
    state = after(table("27 50 51", "1", "2", deck="40"), "1 put 27 1")
    assert (words(state.hands[0]), state.deck) == ("40 50 51", ())
    state = after(table("27 50 51", "1", "2"), "1 put 27 1")
    assert words(state.hands[0]) == "50 51"


def test_him_turn_2_others_do_not_draw_and_do_not_see_it() -> None:
    state = table("27 50 51 52 R", "1", "2", targets="28 / 64", deck="40 41 42")
    (drew,) = events_of("drew", events(state, "1 put 27 1"))
    assert (drew.clause, drew.seat, drew.cards, drew.seen_by) == ("HIM-TURN-2", 0, (40,), (0,))
    assert drew.seen_from(1).cards == (None,)
    assert after(state, "1 put 27 1").hands[1:] == ((1,), (2,))


def test_him_num_1_lower_than_the_target() -> None:
    state = table("27 28 29 63 64 65", "1", "2", targets="28 / 64")
    assert pending(state)[1] == [
        "put 27 1", "put 27 2", "put 28 2", "put 29 2", "put 63 2", "pass",
    ]  # fmt: skip


def test_him_num_1_higher_than_the_top_card_of_the_stack() -> None:
    state = table("20 30 31 40 41", "1", "2", targets="60 / 70", stacks="10 30 / 40")
    assert pending(state)[1] == ["put 31 1", "put 40 1", "put 41 1", "put 41 2", "pass"]


def test_him_num_1_the_topmost_target_card_counts_if_it_was_raised() -> None:
    state = table("29 50 66", "1", "2", targets="28 65 / 30", stacks="27 / ")
    assert pending(state)[1] == ["put 29 1", "put 29 2", "put 50 1", "pass"]


def test_him_num_1_example_a_stack_topped_26_under_target_28_accepts_only_27() -> None:
    state = table(words(range(1, 71)), "1", "2", targets="28 / 1", stacks="26 / ")
    assert pending(state)[1] == ["put 27 1", "pass"]


def test_him_num_1_example_a_stack_topped_49_under_target_64_accepts_50_to_63() -> None:
    state = table(words(range(1, 71)), "1", "2", targets="1 / 64", stacks=" / 49")
    assert pending(state)[1] == [*(f"put {card} 2" for card in range(50, 64)), "pass"]
    state = table("51 70", "1", "2", targets="28 / 64", stacks="26 / 49")
    assert drawn(after(state, "1 put 51 2").stacks) == "26 / 49 51"


def test_him_num_1_is_the_clause_of_the_event() -> None:
    state = table("51 70", "1", "2", targets="28 / 64", stacks="26 / 49")
    (put,) = events(state, "1 put 51 2")
    assert (put.kind, put.clause, put.cards) == ("put", "HIM-NUM-1", (51,))
    assert (str(put.target), put.facts) == ("stack 2", {"target": 64})


def test_him_num_1_refuses_a_card_that_does_not_fit_or_is_not_in_hand() -> None:
    state = table("51 70 R", "1", "2", targets="28 / 64", stacks="26 / 49")
    for action in ("put 51 1", "put 70 2", "put 51 3", "put 51", "put R 1", "put"):
        error = refused(state, f"1 {action}")
        assert (error.reason, error.clause) == ("not-allowed", "HIM-NUM-1")
    error = refused(state, "1 put 52 2")
    assert (error.reason, error.clause) == ("not-in-hand", "HIM-NUM-1")
    assert (error.facts["cards"], error.facts["hand"]) == (["52"], ["51", "70", "R"])
