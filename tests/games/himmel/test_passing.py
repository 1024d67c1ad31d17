"""HIM-PASS and HIM-END-1: playing nothing, the new target, the last pass."""

from tests.games.himmel.positions import drawn, table, words
from tests.games.positions import after, events, events_of, pending, refused

# HIM-PASS-1


def test_him_pass_1_the_marked_target_and_all_that_lies_there_go_to_the_heap() -> None:
    state = table("50 51", "1", "2", targets="20 28 / 64", stacks="10 26 / 49", deck="40",
                  heaps=("3", "", ""))  # fmt: skip
    state = after(state, "1 pass")
    assert words(sorted(map(int, state.heaps[0]))) == "3 10 20 26 28"
    assert (drawn(state.targets), drawn(state.stacks)) == ("/ 64", "/ 49")


def test_him_pass_1_the_marker_moves_to_the_other_target() -> None:
    assert after(table("50", "1", "2", deck="40"), "1 pass").marker == 1
    assert after(table("50", "1", "2", targets="28 / 64*", deck="40"), "1 pass").marker == 0


def test_him_pass_1_it_is_the_marked_stack_that_is_taken() -> None:
    state = table("50", "1", "2", targets="28 / 64*", stacks="26 / 49", deck="40")
    state = after(state, "1 pass")
    assert words(state.heaps[0]) == "64 49"
    assert drawn(state.targets) == "28 /"


def test_him_pass_1_is_told() -> None:
    state = table("50", "1", "2", targets="28 / 64", stacks="26 / 49", deck="40")
    taken, moved = events(state, "1 pass")
    assert (taken.kind, taken.clause, taken.cards) == ("stack_taken", "HIM-PASS-1", (28, 26))
    assert taken.facts == {"count": 2}
    assert (moved.kind, str(moved.target)) == ("marker_moved", "target 2")


# HIM-PASS-2


def test_him_pass_2_any_number_card_from_hand_is_the_new_target() -> None:
    state = after(table("2 50 70 R", "1", "2", deck="40 41"), "1 pass")
    assert pending(state) == {1: ["target 2", "target 50", "target 70"]}
    state = after(state, "1 target 50")
    assert (drawn(state.targets), drawn(state.stacks)) == ("50 / 64", "/")
    assert state.marker == 1
    assert list(pending(state)) == [2]


def test_him_pass_2_in_the_free_place() -> None:
    state = after(table("50 51", "1", "2", targets="28 / 64*", deck="40"), "1 pass", "1 target 51")
    assert drawn(state.targets) == "28 / 51"


def test_him_pass_2_drawing_up_comes_last() -> None:
    state = table("2 50 70 71 R", "1", "2", deck="40 41")
    waiting = after(state, "1 pass")
    assert words(waiting.deck) == "40 41"
    state = after(waiting, "1 target 50")
    assert (words(state.hands[0]), words(state.deck)) == ("2 40 70 71 R", "41")


def test_him_pass_2_refuses_other_cards_and_other_actions() -> None:
    state = after(table("50 R", "1", "2", deck="40 41"), "1 pass")
    error = refused(state, "1 target 40")
    assert (error.reason, error.clause) == ("not-in-hand", "HIM-PASS-2")
    error = refused(state, "1 target R")
    assert (error.reason, error.clause) == ("not-allowed", "HIM-PASS-2")
    error = refused(state, "1 pass")
    assert (error.reason, error.clause, error.facts["allowed"]) == (
        "wrong-kind", "HIM-PASS-2", "target",
    )  # fmt: skip
    assert refused(state, "2 target 1").reason == "not-your-move"


def test_him_pass_2_with_only_special_cards_the_top_card_of_the_deck_is_the_target() -> None:
    state = after(table("R R T T U", "1", "2", deck="40 41"), "1 pass")
    assert drawn(state.targets) == "40 / 64"
    assert words(state.deck) == "41"
    assert list(pending(state)) == [2]
    (laid,) = events_of("target_laid", events(table("R", "1", "2", deck="40 41"), "1 pass"))
    assert (laid.clause, laid.seat, laid.cards) == ("HIM-PASS-2", None, (40,))


def test_him_pass_2_special_cards_turned_up_are_shuffled_back() -> None:
    state = after(table("R R T T U", "1", "2", deck="U T 40 41"), "1 pass")
    assert drawn(state.targets) == "40 / 64"
    assert (state.aside, pending(state)) == (("U", "T"), {0: []})
    assert state.chance is not None
    assert sorted(map(str, state.chance.cards)) == ["41", "T", "U"]
    state = after(state, "0 shuffle T 41 U")
    assert (words(state.deck), state.aside) == ("T 41 U", ())
    assert list(pending(state)) == [2]


def test_him_pass_2_the_player_draws_up_after_that_shuffle() -> None:
    state = after(table("R R T", "1", "2", deck="U 40 41 42"), "1 pass")
    assert words(state.hands[0]) == "R R T"
    state = after(state, "0 shuffle 42 U 41")
    assert (words(state.hands[0]), words(state.deck)) == ("42 R R T U", "41")


def test_him_pass_2_no_number_card_in_the_deck_ends_the_game() -> None:
    state = table("R R T T U", "1", "2", deck="U T", stacks="26 / 49")
    (over,) = events_of("round_over", events(state, "1 pass"))
    assert (over.clause, over.seat) == ("HIM-PASS-2", 0)
    state = after(state, "1 pass")
    assert state.rounds == ((2, 0, 0),)
    assert (drawn(state.targets), words(state.deck)) == ("/ 64", "U T")


# HIM-END-1


def test_him_end_1_with_an_empty_deck_play_goes_on_until_somebody_plays_nothing() -> None:
    state = table("27 50", "1 29", "2 30", targets="28 / 64")
    state = after(state, "1 put 27 1", "2 put 29 2", "3 put 30 2")
    assert list(pending(state)) == [1]
    (over,) = events_of("round_over", events(state, "1 pass"))
    assert (over.clause, over.seat) == ("HIM-END-1", 0)
    state = after(state, "1 pass")
    assert state.rounds == ((2, 0, 0),)


def test_him_end_1_the_last_pass_asks_for_no_target() -> None:
    state = after(table("27 50", "1", "2", options={"tie": "specials"}), "1 pass")
    assert (state.asks, pending(state)) == ("over", {})
    assert words(state.hands[0]) == "27 50"


def test_him_end_1_who_has_no_card_left_must_pass() -> None:
    state = after(table("27", "1", "2 3", targets="28 / 64"), "1 put 27 1", "2 put 1 2")
    state = after(state, "3 put 2 2")
    assert pending(state) == {1: ["pass"]}
    assert after(state, "1 pass").rounds == ((2, 0, 0),)


def test_him_end_1_a_pass_begun_while_the_deck_had_cards_does_not_end_the_game() -> None:
    state = after(table("27 50", "1", "2", deck="40"), "1 pass", "1 target 50")
    assert (state.deck, state.rounds) == ((), ())
    assert list(pending(state)) == [2]
    assert after(state, "2 pass").rounds == ((1, 1, 0),)


def test_him_end_1_not_even_if_its_target_was_the_last_card_of_the_deck() -> None:
    state = after(table("R T", "1", "2", deck="40"), "1 pass")
    assert (state.deck, state.rounds, drawn(state.targets)) == ((), (), "40 / 64")
    assert list(pending(state)) == [2]


def test_him_end_1_a_theft_that_empties_the_deck_does_not_end_it() -> None:
    state = after(table("T 50", "1 3", "2", deck="40"), "1 rob 2", "0 steal 3")
    assert (state.deck, state.rounds) == ((), ())
    assert list(pending(state)) == [2]
