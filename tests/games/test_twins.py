"""TWIN: equal cards lie on each other."""

from collections import Counter

import pytest

from sixthcow.games.rows.state import RowsState
from sixthcow.games.twins import Twins
from tests.games.positions import (
    after,
    dealt,
    drawn,
    events,
    events_of,
    next_deal,
    pending,
    pile,
    refused_options,
    table,
    turn,
    with_rounds,
)

ROWS = "12 / 37 / 43 / 58"
FULL = "12 13 14 15 16 / 37 / 43 / 58"


# TWIN-1


def test_twin_1_two_full_decks() -> None:
    assert Counter(Twins(2).deck()) == Counter(dict.fromkeys(range(1, 105), 2))


def test_twin_1_or_one_deck_and_the_nine_doubles() -> None:
    deck = Twins(2, {"deck": "doubles"}).deck()
    assert len(deck) == 113
    twice = [card for card, count in Counter(deck).items() if count == 2]
    assert twice == [11, 22, 33, 44, 55, 66, 77, 88, 99]


@pytest.mark.parametrize("deck", ["two", "doubles"])
@pytest.mark.parametrize("seats", [2, 10])
def test_twin_1_ten_cards_each_for_two_to_ten(deck: str, seats: int) -> None:
    state = dealt(Twins(seats, {"deck": deck}), "1 / 2 / 3 / 4", *[""] * seats)
    assert [len(hand) for hand in state.hands] == [10] * seats
    assert refused_options("twins", 11, {"deck": deck}).reason == "seats"
    assert refused_options("twins", 1, {"deck": deck}).reason == "seats"


def test_twin_1_twins_in_one_hand_are_one_choice() -> None:
    state = table(Twins(2), ROWS, "33 33 40", "15 26 31")
    assert pending(state)[1] == ["play 33", "play 40"]
    assert turn(state, 33, 15).hands[0] == (33, 40)


# TWIN-2


def test_twin_2_twins_of_the_same_turn_are_placed_together_on_one_place() -> None:
    state = turn(table(Twins(3), ROWS, "40 1", "15 2", "40 3"), 40, 15, 40)
    assert drawn(state) == "12 15 / 37 40+40 / 43 / 58"


def test_twin_2_they_count_as_one_card_of_the_row() -> None:
    state = turn(table(Twins(2), "12 13 14 15 / 37 / 43 / 58", "20 1", "20 2"), 20, 20)
    assert drawn(state) == "12 13 14 15 20+20 / 37 / 43 / 58"
    state = turn(table(Twins(2), "1+1 2+2 3 / 37 / 43 / 58", "6 8", "7 9"), 6, 7)
    assert drawn(state) == "1+1 2+2 3 6 7 / 37 / 43 / 58"
    rows = "1+1 2+2 3+3 4+4 5+5 / 37 / 43 / 58"
    state = turn(table(Twins(2), rows, "6 1", "104 2"), 6, 104)
    assert drawn(state) == "6 / 37 / 43 / 58 104"
    assert pile(state, 1) == "1 1 2 2 3 3 4 4 5 5"


def test_twin_2_whoever_takes_them_counts_each() -> None:
    state = turn(table(Twins(2), "11 22+22 33 44 54 / 60 / 61 / 62", "59 1", "104 2"), 59, 104)
    assert pile(state, 1) == "11 22 22 33 44 54"
    assert state.totals == (5 * 5 + 1, 0)


def test_twin_2_after_taking_a_row_the_pair_is_its_first_place() -> None:
    state = turn(table(Twins(2), FULL, "20 1", "20 2"), 20, 20)
    assert drawn(state) == "20+20 / 37 / 43 / 58"


def test_twin_2_twins_are_placed_in_the_order_of_their_number() -> None:
    state = turn(table(Twins(4), ROWS, "40 1", "15 2", "40 3", "41 4"), 40, 15, 40, 41)
    assert drawn(state) == "12 15 / 37 40+40 41 / 43 / 58"


def test_twin_2_the_next_card_follows_the_number_of_the_pair() -> None:
    state = turn(table(Twins(2), "12 20+20 / 37 / 43 / 58", "21 1", "36 2"), 21, 36)
    assert drawn(state) == "12 20+20 21 36 / 37 / 43 / 58"


# TWIN-3


def test_twin_3_a_card_is_laid_on_its_twin_at_the_end_of_a_row() -> None:
    state = turn(table(Twins(2), "12 40 / 39 / 43 / 58", "40 1", "104 2"), 40, 104)
    assert drawn(state) == "12 40+40 / 39 / 43 / 58 104"
    state = table(Twins(2), "12 40 / 39 / 43 / 58", "40 1", "104 2")
    (laid,) = events_of("laid_on", events(state, "1 play 40", "2 play 104"))
    assert (laid.clause, laid.seat, str(laid.target)) == ("TWIN-3", 0, "row 1")


def test_twin_3_laid_on_its_twin_in_a_full_row_it_takes_nothing() -> None:
    state = turn(table(Twins(2), FULL, "16 1", "104 2"), 16, 104)
    assert drawn(state) == "12 13 14 15 16+16 / 37 / 43 / 58 104"
    assert pile(state, 1) == ""


def test_twin_3_also_when_it_is_lower_than_every_other_last_card() -> None:
    state = turn(table(Twins(2), ROWS, "12 1", "104 2"), 12, 104)
    assert drawn(state) == "12+12 / 37 / 43 / 58 104"


def test_twin_3_adds_no_place() -> None:
    state = turn(table(Twins(2), "12 13 14 15 / 37 / 43 / 58", "15 20", "104 2"), 15, 104)
    state = after(turn(state, 20, 2), "2 row 4")
    assert drawn(state) == "12 13 14 15+15 20 / 37 / 43 / 2"
    assert pile(state, 1) == ""


def test_twin_3_a_twin_deeper_in_a_row_changes_nothing() -> None:
    state = turn(table(Twins(2), "12 40 41 / 38 / 43 / 58", "40 1", "104 2"), 40, 104)
    assert drawn(state) == "12 40 41 / 38 40 / 43 / 58 104"


def test_twin_3_a_card_of_this_turn_may_be_laid_on_one_of_the_turn_before() -> None:
    state = turn(table(Twins(2), ROWS, "40 2", "90 40"), 40, 90)
    state = after(turn(state, 2, 40), "1 row 1")
    assert drawn(state) == "2 / 37 40+40 / 43 / 58 90"


# TWIN-4


def test_twin_4_twins_that_take_a_full_row_share_its_heads() -> None:
    # 12, 13, 14 and 16 have one head, 15 has two.
    state = turn(table(Twins(2), FULL, "20 1", "20 2"), 20, 20)
    assert state.totals == (3, 3)
    assert (pile(state, 1), pile(state, 2)) == ("12 13 14 15 16", "")


def test_twin_4_keeps_exact_halves() -> None:
    state = turn(table(Twins(2), "11 12 13 14 16 / 37 / 43 / 58", "20", "20"), 20, 20)
    assert state.totals == (4.5, 4.5)
    assert state.rounds == ((4.5, 4.5),)
    two_halves = turn(table(Twins(2), "11 12 13 14 16 / 37 / 43 / 58", "20 1", "20 2"), 20, 20)
    two_halves = two_halves._replace(rows=((17, 18, 19, 21, 23), (37,), (43,), (58,)))
    two_halves = two_halves._replace(hands=((24,), (24,)))
    total = turn(two_halves, 24, 24).totals
    assert total == (7, 7)
    assert [type(points) for points in total] == [int, int]


def test_twin_4_tells_how_much_was_shared() -> None:
    state = table(Twins(3), "11 12 13 14 16 / 37 / 43 / 58", "20 1", "104 2", "20 3")
    (shared,) = events_of("heads_shared", events(state, "1 play 20", "2 play 104", "3 play 20"))
    assert (shared.clause, shared.seat) == ("TWIN-4", 2)
    assert shared.facts == {"points": 4.5, "taker": 0}


def test_twin_4_a_single_card_shares_nothing() -> None:
    state = turn(table(Twins(2), FULL, "20 1", "104 2"), 20, 104)
    assert state.totals == (6, 0)


def test_twin_4_shares_do_not_carry_over_to_the_next_round() -> None:
    state = turn(table(Twins(2), FULL, "20", "20"), 20, 20)
    assert (state.asks, state.totals) == ("shuffle", (3, 3))
    state = next_deal(state, "1 / 2 / 3 / 4", "", "")
    assert (state.variant, state.totals) == ((0, 0), (3, 3))


def half_more(options: dict[str, object], before: int) -> RowsState:
    """The end of a round in which two players who had `before` points share nine heads."""
    state = table(Twins(2, options), "11 12 13 14 16 / 37 / 43 / 58", "20", "20")
    return turn(with_rounds(state, (before, before)), 20, 20)


@pytest.mark.parametrize(
    ("edition", "before", "over"),
    [
        ("korova-006", 61, False),  # 65.5
        ("korova-006", 62, True),  # 66.5
        ("6-bierze", 61, False),
        ("6-bierze", 62, True),
    ],
)
def test_twin_4_66_and_a_half_is_more_than_66_and_65_and_a_half_does_not_reach_it(
    edition: str, before: int, over: bool
) -> None:
    state = half_more({"edition": edition}, before)
    assert state.totals == (before + 4.5, before + 4.5)
    assert (state.asks == "over") is over


# TWIN-5


@pytest.mark.parametrize(
    ("first", "picks", "chooser"),
    [
        (1, (3, 90, 3), 1),
        (2, (3, 90, 3), 3),
        (3, (3, 90, 3), 3),
        (1, (90, 3, 3), 2),
        (3, (90, 3, 3), 3),
        (3, (3, 3, 90), 1),
        (2, (3, 3, 90), 2),
    ],
)
def test_twin_5_the_first_clockwise_from_the_first_seat_chooses_the_row(
    first: int, picks: tuple[int, ...], chooser: int
) -> None:
    hands = [f"{card} {80 + seat}" for seat, card in enumerate(picks)]
    state = turn(table(Twins(3, {"first": first}), ROWS, *hands), *picks)
    assert pending(state) == {chooser: ["row 1", "row 2", "row 3", "row 4"]}
    state = after(state, f"{chooser} row 2")
    assert drawn(state) == "12 / 3+3 / 43 / 58 90"
    assert pile(state, chooser) == "37"
    assert [state.totals[seat] for seat, card in enumerate(picks) if card == 3] == [0.5, 0.5]


def test_twin_5_names_in_whose_pile_a_full_row_lies() -> None:
    state = turn(table(Twins(3, {"first": 2}), FULL, "20 1", "104 2", "20 3"), 20, 104, 20)
    assert [pile(state, seat) for seat in (1, 2, 3)] == ["", "", "12 13 14 15 16"]
    assert state.totals == (3, 0, 3)


def test_twin_5_the_first_seat_moves_one_on_each_round() -> None:
    state = Twins(3, {"rounds": 3}).start()
    for number, chooser in ((1, 1), (2, 3), (3, 3)):
        state = next_deal(state, "4 / 37 / 43 / 58", "3 90", "91 92", "3 93")
        assert state.round == number
        assert list(pending(turn(state, 3, 91, 3))) == [chooser]
        state = turn(state._replace(hands=((90,), (91,), (93,))), 90, 91, 93)


# TWIN-6


def test_twin_6_a_twin_among_the_first_cards_lies_on_the_other() -> None:
    state = dealt(Twins(2), "40 / 50 / 12 / 12 / 60 / 70", "", "")
    assert drawn(state) == "40 / 50 / 12+12 / 60"
    assert state.stock[0] == 70


def test_twin_6_again_if_the_next_card_is_a_twin_too() -> None:
    state = dealt(Twins(2), "40 / 50 / 12 / 12 / 50 / 40 / 60 / 70", "", "")
    assert drawn(state) == "40+40 / 50+50 / 12+12 / 60"
    assert state.stock[0] == 70


def test_twin_6_the_next_card_fills_the_row_that_became_free() -> None:
    state = dealt(Twins(2), "12 / 12 / 40 / 50 / 60 / 70", "", "")
    assert drawn(state) == "12+12 / 60 / 40 / 50"
    state = dealt(Twins(2), "12 / 40 / 12 / 40 / 60 / 70 / 80", "", "")
    assert drawn(state) == "12+12 / 40+40 / 60 / 70"


def test_twin_6_is_told() -> None:
    start = Twins(2).start()
    deck = [*range(1, 21), 40, 50, 40, 60, 70]
    rest = list((Counter(Twins(2).deck()) - Counter(deck)).elements())
    move = " ".join(["0 shuffle", *map(str, [*deck, *rest])])
    (laid,) = events_of("laid_on", events(start, move))
    assert (laid.clause, laid.cards, str(laid.target)) == ("TWIN-6", (40,), "row 1")


def test_twin_6_twins_at_the_start_count_as_one_place() -> None:
    state = dealt(Twins(2), "40 / 50 / 12 / 12 / 60", "13 17 21", "15 19 90")
    state = turn(turn(state, 13, 15), 17, 19)
    assert drawn(state) == "40 / 50 / 12+12 13 15 17 19 / 60"
    state = turn(state, 21, 90)
    assert drawn(state) == "40 / 50 / 21 / 60 90"
    assert pile(state, 1) == "12 12 13 15 17 19"
