"""What a seat sees of a himmel table, and full states that fit what it sees."""

from collections import Counter
from random import Random

import pytest

from sixthcow.games.himmel import Himmel
from tests.games.himmel.positions import dealt, table, words
from tests.games.positions import after

POSITIONS = {
    "before the first shuffle": Himmel(3).start(),
    "a special card to be shuffled back": dealt(Himmel(3), words(range(1, 16)), "R 40 50"),
    "a turn": dealt(Himmel(4)),
    "a theft": after(table("51 T", "1 7 R", "2", deck="8 9"), "1 rob 2"),
    "after a theft": after(table("51 T", "1 7 R", "2", deck="8 9"), "1 rob 2", "0 steal 7"),
    "a target to be laid": after(table("50 R", "1", "2", deck="40 41"), "1 pass"),
    "between games": after(table("50", "1", "2", options={"rounds": 2}), "1 pass"),
    "the end": after(table("50", "1", "2", heaps=("3", "", "4")), "1 pass"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_sample_looks_the_same_to_its_seat(name: str) -> None:
    state = POSITIONS[name]
    for seat in (*range(state.game.seats), None):
        view = state.view(seat)
        for seed in range(5):
            sample = state.game.sample(view, Random(seed))
            assert sample.view(seat) == view
            assert Counter(sample.all_cards()) == Counter(state.all_cards())


def test_him_deal_1_special_cards_turned_up_lie_open_aside() -> None:
    view = POSITIONS["a special card to be shuffled back"].view(2)
    assert view.zone("aside").cards == ("R",)
    assert POSITIONS["a turn"].view(2).all_of("aside") == ()


def test_him_turn_1_every_choice_is_attached_to_what_one_would_click() -> None:
    state = table("27 50 R T U", "1", "2", targets="28 / 64", stacks="26 / 49")
    seen = [
        (choice.action, choice.cards, str(choice.zone or ""), str(choice.effects[0].target))
        for choice in state.view(0).choices
    ]
    assert seen == [
        ("put 27 1", (27,), "stack 1", "stack 1"),
        ("put 50 2", (50,), "stack 2", "stack 2"),
        ("reverse", ("R",), "", "heap 1"),
        ("rob 2", ("T",), "hand 2", "heap 1"),
        ("rob 3", ("T",), "hand 3", "heap 1"),
        ("raise 50 1", ("U", 50), "target 1", "target 1"),
        ("pass", (), "target 1", "heap 1"),
    ]


def test_him_pass_1_the_choice_to_pass_says_what_it_costs() -> None:
    state = table("27", "1", "2", targets="20 28 / 64", stacks="26 / 49")
    (effect,) = state.view(0).choices[-1].effects
    assert (effect.takes, effect.worth) == ((20, 28, 26), 3)
    assert state.view(1).zone("target", 0).worth == 3


def test_him_pass_2_the_new_target_is_clicked_on_the_free_place() -> None:
    (choice,) = POSITIONS["a target to be laid"].view(0).choices
    assert (choice.action, choice.cards, str(choice.zone)) == ("target 50", (50,), "target 1")
    assert POSITIONS["a target to be laid"].view(1).choices == ()


def test_him_deal_2_marker_and_direction_are_public() -> None:
    state = after(table("R 5", "1", "2", targets="28 / 64*"), "1 reverse")
    assert state.view(None).flags == {"marker": 1, "direction": -1}


def test_him_end_2_hands_lie_open_when_the_match_is_over() -> None:
    assert POSITIONS["the end"].view(1).zone("hand", 0).cards == (50,)
    assert POSITIONS["between games"].view(1).zone("hand", 0).cards == (None,)
