"""HIM-SPEC: reverse, theft and raise."""

from tests.games.himmel.positions import drawn, table, words
from tests.games.positions import after, events, events_of, pending, refused

# HIM-SPEC-1


def test_him_spec_1_a_special_card_goes_to_its_players_own_heap() -> None:
    state = table("51 R T U", "1", "2", targets="28 / 64", heaps=("3", "4", "5"))
    assert words(after(state, "1 reverse").heaps[0]) == "3 R"
    assert words(after(state, "1 rob 2").heaps[0]) == "3 T"
    raised = after(state, "1 raise 51 1")
    assert [words(heap) for heap in raised.heaps] == ["3 U", "4", "5"]
    assert words(raised.hands[0]) == "R T"


def test_him_spec_1_it_counts_there() -> None:
    state = table("51 R T U", "1", "2", heaps=("3", "4", "5"))
    assert after(state, "1 reverse").totals == (2, 1, 1)
    (played, *_) = events(state, "1 reverse")
    assert (played.kind, played.clause, played.cards) == ("special_played", "HIM-SPEC-1", ("R",))


def test_him_spec_1_counts_who_played_how_many() -> None:
    state = after(table("51 R U", "R 9", "2"), "1 raise 51 1", "2 reverse", "1 reverse")
    assert state.specials == (2, 1, 0)


# HIM-SPEC-2


def test_him_spec_2_reverse_turns_the_direction() -> None:
    state = after(table("51 R", "1", "2 3"), "1 reverse")
    assert (state.direction, list(pending(state))) == (-1, [3])
    state = after(state, "3 put 2 1")
    assert list(pending(state)) == [2]


def test_him_spec_2_the_next_player_may_reverse_again() -> None:
    state = after(table("51 R R", "1", "2 R"), "1 reverse", "3 reverse")
    assert (state.direction, list(pending(state))) == (1, [1])


def test_him_spec_2_one_per_turn() -> None:
    state = after(table("51 R R", "1", "2 R"), "1 reverse")
    assert words(state.hands[0]) == "51 R"
    assert refused(state, "1 reverse").reason == "not-your-move"


def test_him_spec_2_is_told() -> None:
    caused = events_of("reversed", events(table("51 R", "1", "2"), "1 reverse"))
    assert [(event.clause, event.seat) for event in caused] == [("HIM-SPEC-2", 0)]


def test_him_spec_2_needs_the_card() -> None:
    assert "reverse" not in pending(table("51 T U", "1", "2"))[1]


# HIM-SPEC-3


def test_him_spec_3_the_dealer_draws_a_card_from_the_hand_that_was_chosen() -> None:
    state = after(table("51 T", "1 7 R", "2"), "1 rob 2")
    assert pending(state) == {0: []}
    assert state.chance == ("steal", (1, 7, "R"))
    state = after(state, "0 steal 7")
    assert [words(hand) for hand in state.hands] == ["7 51", "1 R", "2"]
    assert list(pending(state)) == [2]


def test_him_spec_3_a_special_card_may_be_stolen() -> None:
    state = after(table("51 T", "1 R R", "2"), "1 rob 2", "0 steal R")
    assert [words(hand) for hand in state.hands] == ["51 R", "1 R", "2"]


def test_him_spec_3_the_robbed_player_then_draws_one() -> None:
    state = table("50 51 52 53 T", "1 7 8 9 R", "2", deck="40 41 42")
    caused = events(state, "1 rob 2", "0 steal 7")
    (drew,) = events_of("drew", caused)
    assert (drew.seat, drew.clause, drew.cards, drew.seen_by) == (1, "HIM-SPEC-3", (40,), (1,))
    state = after(state, "1 rob 2", "0 steal 7")
    assert [words(hand) for hand in state.hands] == ["7 50 51 52 53", "1 8 9 40 R", "2"]
    assert words(state.deck) == "41 42"


def test_him_spec_3_the_robbed_draws_before_the_thief_draws_up() -> None:
    state = table("50 T", "1 7 8 9 R", "2", deck="40 41 42 43")
    state = after(state, "1 rob 2", "0 steal 7")
    assert [words(hand) for hand in state.hands] == ["7 41 42 43 50", "1 8 9 40 R", "2"]


def test_him_spec_3_it_may_be_the_last_card() -> None:
    state = after(table("50 T", "1 7 8 9 R", "2", deck="40"), "1 rob 2", "0 steal 7")
    assert [words(hand) for hand in state.hands] == ["7 50", "1 8 9 40 R", "2"]


def test_him_spec_3_nobody_draws_from_an_empty_deck() -> None:
    state = after(table("50 T", "1 7", "2"), "1 rob 2", "0 steal 7")
    assert [words(hand) for hand in state.hands] == ["7 50", "1", "2"]


def test_him_spec_3_thief_and_robbed_know_the_card_the_others_do_not() -> None:
    state = table("51 T", "1 7 R", "2")
    (stolen,) = events_of("stolen", events(state, "1 rob 2", "0 steal 7"))
    assert (stolen.clause, stolen.seat, stolen.facts) == ("HIM-SPEC-3", 0, {"victim": 1})
    assert stolen.seen_by == (0, 1)
    assert stolen.seen_from(2).cards == (None,)
    assert stolen.seen_from(None).cards == (None,)


def test_him_spec_3_a_player_with_no_cards_cannot_be_robbed() -> None:
    state = table("51 T", "", "2")
    assert pending(state)[1] == ["put 51 2", "rob 3", "pass"]
    error = refused(state, "1 rob 2")
    assert (error.reason, error.clause) == ("not-allowed", "HIM-SPEC-3")


def test_him_spec_3_nobody_robs_themselves() -> None:
    error = refused(table("51 T", "1", "2"), "1 rob 1")
    assert (error.reason, error.clause) == ("not-allowed", "HIM-SPEC-3")


def test_him_spec_3_with_nobody_to_rob_theft_cannot_be_played() -> None:
    state = table("51 T", "", "")
    assert pending(state)[1] == ["put 51 2", "pass"]
    assert refused(state, "1 rob 2").reason == "wrong-kind"


def test_him_spec_3_the_dealer_draws_only_what_the_robbed_holds() -> None:
    state = after(table("51 T", "1 7 R", "2"), "1 rob 2")
    for action in ("steal 2", "steal", "steal 1 7", "steal T"):
        error = refused(state, f"0 {action}")
        assert (error.reason, error.clause) == ("not-in-hand", "HIM-SPEC-3")
    error = refused(state, "0 shuffle 1 7")
    assert (error.reason, error.clause, error.facts["allowed"]) == (
        "wrong-kind", "HIM-SPEC-3", "steal",
    )  # fmt: skip
    assert refused(state, "1 pass").reason == "not-your-move"


# HIM-SPEC-4


def test_him_spec_4_a_higher_number_card_is_laid_on_a_target() -> None:
    state = table("20 29 65 U", "1", "2", targets="28 / 64", stacks="26 / 49")
    assert pending(state)[1] == ["raise 29 1", "raise 65 1", "raise 65 2", "pass"]
    state = after(state, "1 raise 29 1")
    assert drawn(state.targets) == "28 29 / 64"
    assert drawn(state.stacks) == "26 / 49"
    assert words(state.hands[0]) == "20 65"


def test_him_spec_4_a_raised_target_may_be_raised_again() -> None:
    state = table("65 U", "66 65 U", "2", targets="28 / 70")
    state = after(state, "1 raise 65 1")
    assert "raise 66 1" in pending(state)[2]
    assert "raise 65 1" not in pending(state)[2]
    assert drawn(after(state, "2 raise 66 1").targets) == "28 65 66 / 70"


def test_him_spec_4_with_no_higher_card_raise_cannot_be_played() -> None:
    state = table("20 28 U R", "1", "2", targets="28 / 64")
    assert pending(state)[1] == ["put 20 1", "put 20 2", "put 28 2", "reverse", "pass"]
    assert refused(state, "1 raise 28 1").reason == "wrong-kind"
    error = refused(table("20 29 U", "1", "2", targets="28 / 64"), "1 raise 20 1")
    assert (error.reason, error.clause) == ("not-allowed", "HIM-SPEC-4")
    error = refused(table("20 29 U", "1", "2", targets="28 / 64"), "1 raise 30 1")
    assert (error.reason, error.clause) == ("not-in-hand", "HIM-SPEC-4")


def test_him_spec_4_two_cards_have_left_the_hand_so_two_are_drawn() -> None:
    state = table("20 29 65 66 U", "1", "2", deck="40 41 42")
    state = after(state, "1 raise 29 1")
    assert (words(state.hands[0]), words(state.deck)) == ("20 40 41 65 66", "42")


def test_him_spec_4_is_told() -> None:
    (raised,) = events_of("raised", events(table("29 U", "1", "2"), "1 raise 29 1"))
    assert (raised.clause, raised.cards, raised.facts) == ("HIM-SPEC-4", (29,), {"old": 28})
    assert str(raised.target) == "target 1"


def test_him_spec_4_needs_the_card() -> None:
    assert pending(table("29 65 R", "1", "2", targets="28 / 30"))[1] == [
        "put 29 2", "reverse", "pass",
    ]  # fmt: skip
