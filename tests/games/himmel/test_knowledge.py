"""HIM-SPEC-3: who knows where a stolen card is, after one theft and after several.

What a seat knows is written `{"20@2": 4, "20@3": 1}`: card 20 is in the hand of seat 2 in four of
five cases and in that of seat 3 in one; `""` is a case in which no card of another hand is known.
"""

from random import Random

import pytest

from sixthcow.games.himmel.state import HimmelState
from tests.games.himmel.positions import shuffle, table
from tests.games.positions import after

NOTHING = {"": 1}


def knows(state: HimmelState, seat: int) -> dict[str, int]:
    """What a seat (from 1) knows of the cards in other hands, with the weights."""
    return {
        " ".join(f"{card}@{holder + 1}" for card, holder in places): weight
        for weight, places in state.view(seat - 1).knowledge["guesses"]
    }


def samples(state: HimmelState, seat: int) -> list[HimmelState]:
    """Some full states that a seat considers possible; each looks the same to it."""
    rng = Random(seat)
    view = state.view(seat - 1)
    drawn = [state.game.sample(view, rng) for _ in range(40)]
    assert all(sample.view(seat - 1) == view for sample in drawn)
    return drawn


def robbed() -> HimmelState:
    """Seat 2 has robbed seat 1 of the 20; seat 3 is to play. The deck is empty."""
    state = table("5 20 T 60 61", "T 30 31 32 33", "T 40 41 42 43", targets="50 / 64")
    return after(state, "1 put 5 1", "2 rob 1", "0 steal 20")


def robbed_twice(card: str) -> HimmelState:
    """Seat 3 has then robbed seat 2 of this card, which seat 1 did not see; seat 1 is to play."""
    return after(robbed(), "3 rob 2", f"0 steal {card}")


def test_him_spec_3_nobody_knows_anything_before_a_theft() -> None:
    state = table("5 20", "T 30", "40")
    assert [knows(state, seat) for seat in (1, 2, 3)] == [NOTHING] * 3


def test_him_spec_3_the_robbed_knows_the_card_in_the_thiefs_hand() -> None:
    assert knows(robbed(), 1) == {"20@2": 1}


def test_him_spec_3_the_thief_knows_its_own_hand_and_the_others_nothing() -> None:
    assert knows(robbed(), 2) == NOTHING
    assert knows(robbed(), 3) == NOTHING
    assert robbed().view(None).knowledge["guesses"] == []


def test_him_spec_3_the_robbed_counts_on_it_in_every_case_it_thinks_possible() -> None:
    assert all(20 in sample.hands[1] for sample in samples(robbed(), 1))
    assert not all(20 in sample.hands[1] for sample in samples(robbed(), 3))


def test_him_spec_3_a_theft_one_did_not_see_may_have_moved_the_card() -> None:
    # Seat 2 held the 20 and four others: one of five is drawn.
    for card in ("20", "30"):
        assert knows(robbed_twice(card), 1) == {"20@2": 4, "20@3": 1}


def test_him_spec_3_the_second_thief_and_its_victim_know_more() -> None:
    state = robbed_twice("20")
    assert knows(state, 2) == {"20@3": 1}
    assert knows(state, 3) == NOTHING
    state = robbed_twice("30")
    assert knows(state, 2) == {"30@3": 1}


def test_him_spec_3_cases_multiply_with_every_unseen_theft() -> None:
    state = table("5 20 60", "T 30 31", "T 40", "T 50", targets="50 / 64")
    state = after(state, "1 put 5 1", "2 rob 1", "0 steal 20", "3 rob 2", "0 steal 30")
    # Seat 2 held three cards: the 20 was stolen by seat 3 in one case of three.
    assert knows(state, 1) == {"20@2": 2, "20@3": 1}
    state = after(state, "4 rob 3", "0 steal 40")
    # Seat 3 holds two cards: if the 20 was one of them, it went on in half of the cases.
    assert knows(state, 1) == {"20@2": 4, "20@3": 1, "20@4": 1}
    state = after(state._replace(actor=3), "4 put 40 1")
    assert knows(state, 1) == {"20@2": 4, "20@3": 1, "20@4": 1}


def test_him_spec_3_what_is_shown_settles_it() -> None:
    state = after(robbed_twice("20")._replace(actor=2), "3 put 20 1")
    assert knows(state, 1) == NOTHING
    assert knows(state, 2) == NOTHING


def test_him_spec_3_another_card_shown_settles_nothing_while_there_is_room() -> None:
    state = after(robbed_twice("20")._replace(actor=2), "3 put 40 1")
    assert knows(state, 1) == {"20@2": 4, "20@3": 1}


def test_him_spec_3_a_hand_without_room_for_the_card_cannot_hold_it() -> None:
    state = robbed_twice("20")
    for card in (30, 31, 32):
        state = after(state._replace(actor=1), f"2 put {card} 1")
        assert knows(state, 1) == {"20@2": 4, "20@3": 1}
    state = after(state._replace(actor=1), "2 put 33 1")
    assert state.hands[1] == ()
    assert knows(state, 1) == {"20@3": 1}


def test_him_spec_3_a_card_stolen_back_is_no_longer_elsewhere() -> None:
    state = after(robbed(), "3 put 40 2", "1 rob 2", "0 steal 20")
    assert knows(state, 1) == NOTHING
    assert knows(state, 2) == {"20@1": 1}


def test_him_spec_3_a_theft_of_another_card_leaves_the_known_one_there() -> None:
    state = after(robbed(), "3 put 40 2", "1 rob 2", "0 steal 30")
    assert knows(state, 1) == {"20@2": 1}


def test_him_spec_3_a_thief_that_draws_another_card_believes_a_little_less_in_the_known_one() -> (
    None
):
    # Seat 2 holds four cards. If the 20 is among them, three of the four were unknown before; if
    # it is not, all four were: the cases weigh 4 times 3 against 1 times 4.
    state = after(robbed_twice("30"), "1 rob 2", "0 steal 31")
    assert knows(state, 1) == {"20@2": 3, "20@3": 1}


def test_him_spec_3_a_thief_that_empties_a_hand_knows_that_nothing_is_left_in_it() -> None:
    state = table("5 20 T", "T 30", "T 40", targets="50 / 64")
    state = after(state, "1 put 5 1", "2 rob 1", "0 steal 20", "3 rob 2", "0 steal 20")
    assert knows(state, 1) == {"20@2": 1, "20@3": 1}
    state = after(state, "1 rob 2", "0 steal 30")
    # The only card of seat 2 was the 30: the 20 is with seat 3.
    assert knows(state, 1) == {"20@3": 1}
    assert all(20 in sample.hands[2] for sample in samples(state, 1))


def test_him_spec_3_a_robbed_player_may_know_several_cards() -> None:
    state = table("5 20 21 60", "T 30", "T 40", targets="50 / 64")
    state = after(state, "1 put 5 1", "2 rob 1", "0 steal 20", "3 rob 1", "0 steal 21")
    assert knows(state, 1) == {"20@2 21@3": 1}


def test_him_spec_3_a_card_laid_as_target_or_to_raise_is_shown_too() -> None:
    state = after(robbed()._replace(actor=1, deck=(1, 2, 3)), "2 pass", "2 target 20")
    assert knows(state, 1) == NOTHING
    state = robbed()._replace(actor=1, targets=((10,), (64,)))
    state = state._replace(hands=(state.hands[0], (20, "U"), state.hands[2]))
    assert knows(after(state, "2 raise 20 1"), 1) == NOTHING


def test_him_spec_3_a_new_game_begins_with_nothing_known() -> None:
    state = table("5 20", "T 30", "40", targets="50 / 64", options={"rounds": 2})
    state = after(state, "1 put 5 1", "2 rob 1", "0 steal 20", "3 pass")
    assert state.asks == "shuffle"
    assert knows(after(state, f"0 {shuffle()}"), 1) == NOTHING


# Special cards: there are several of each, so that one shown need not be the one stolen.


def robbed_of_reverse(heap: str) -> HimmelState:
    """Seat 2 robbed seat 1 of a reverse, seat 3 then robbed seat 2 of its 30; `heap` was played."""
    state = table("5 R 60", "T 30", "T 40", targets="50 / 64", heaps=(heap, "", ""))
    return after(state, "1 put 5 1", "2 rob 1", "0 steal R", "3 rob 2", "0 steal 30")


def test_him_spec_3_a_stolen_special_card_is_known_like_a_number() -> None:
    assert knows(robbed_of_reverse(""), 1) == {"R@2": 1, "R@3": 1}


def test_him_spec_3_a_special_card_shown_may_be_another_one() -> None:
    state = robbed_of_reverse("")._replace(actor=1, deck=("R", "R"))
    state = after(state, "2 reverse")
    assert knows(state, 1) == {"": 1, "R@3": 1}


def test_him_spec_3_unless_all_the_others_have_been_seen() -> None:
    # Five of the six reverses lie in a heap: the one that seat 2 plays is the one stolen.
    state = after(robbed_of_reverse("R R R R R")._replace(actor=1), "2 reverse")
    assert knows(state, 1) == NOTHING
    assert len(samples(state, 1)) == 40


@pytest.mark.parametrize("shuffled", [False, True])
def test_him_spec_3_a_special_card_that_lies_open_or_went_back_to_the_deck_is_in_no_hand(
    shuffled: bool,
) -> None:
    state = after(robbed_of_reverse("R R R R")._replace(actor=1), "2 reverse")
    hands = (*state.hands[:2], ("U",) * 5)
    state = state._replace(actor=2, deck=("R", 66, 67), hands=hands)
    assert knows(state, 1) == {"": 1, "R@3": 1}
    state = after(state, "3 pass")
    assert state.aside == ("R",)
    if shuffled:
        state = after(state, "0 shuffle 67 R")
        assert state.returned == ("R",)
    assert knows(state, 1) == NOTHING
    assert len(samples(state, 1)) == 40


# A player who passes and lays no number card shows that they hold special cards only (HIM-PASS-2).


def passed_without_number() -> HimmelState:
    """Seat 3 has robbed seat 2 of the 20 that was seat 1's; seat 2 then passed with R R R R."""
    state = table("5 20 60", "T R R R R", "T 40 41", targets="50 / 64")
    state = after(state, "1 put 5 1", "2 rob 1", "0 steal 20", "3 rob 2", "0 steal 20")
    assert knows(state, 1) == {"20@2": 4, "20@3": 1}
    return after(state._replace(actor=1, deck=(66, 67)), "2 pass")


def test_him_pass_2_who_has_to_turn_up_a_target_holds_special_cards_only() -> None:
    state = passed_without_number()
    assert (state.targets[0], state.hands[1]) == ((66,), (67, "R", "R", "R", "R"))
    for seat in (1, 3):
        for sample in samples(state, seat):
            assert sum(isinstance(card, str) for card in sample.hands[1]) >= 4


def test_him_pass_2_so_a_known_number_card_is_elsewhere() -> None:
    assert knows(passed_without_number(), 1) == {"20@3": 1}


def test_him_pass_2_special_cards_known_in_a_hand_leave_it_with_those_played() -> None:
    state = after(passed_without_number()._replace(actor=1, deck=(68, 69)), "2 reverse")
    for sample in samples(state, 1):
        assert sum(isinstance(card, str) for card in sample.hands[1]) >= 3


def test_him_pass_2_a_theft_takes_one_of_them_perhaps() -> None:
    state = passed_without_number()._replace(actor=0, deck=())
    state = state._replace(hands=(("T", 60), *state.hands[1:]))
    state = after(state, "1 rob 2", "0 steal 67")
    for sample in samples(state, 3):
        assert sum(isinstance(card, str) for card in sample.hands[1]) >= 3
