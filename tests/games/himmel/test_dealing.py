"""HIM-CARD and HIM-DEAL: the cards, the deal, the first targets."""

from collections import Counter

import pytest

from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.state import DECK
from tests.games.himmel.positions import dealt, drawn, shuffle, table, words
from tests.games.positions import after, events, events_of, pending, refused, refused_options

HANDS = words(range(1, 16))


def test_him_card_1_seventy_numbers_and_fifteen_special_cards() -> None:
    numbers = [card for card in DECK if isinstance(card, int)]
    assert numbers == list(range(1, 71))
    specials = Counter(card for card in DECK if isinstance(card, str))
    assert specials == {"R": 6, "T": 5, "U": 4}
    assert len(DECK) == 85


def test_him_deal_1_all_85_are_shuffled() -> None:
    start = Himmel(3).start()
    assert pending(start) == {0: []}
    assert start.chance == ("shuffle", DECK)
    error = refused(start, "0 shuffle 1 2 3")
    assert (error.reason, error.clause, error.facts["count"]) == ("shuffle", "HIM-DEAL-1", 85)
    assert refused(start, "0 steal 3").reason == "wrong-kind"
    assert refused(start, f"1 {shuffle()}").reason == "not-your-move"


@pytest.mark.parametrize("seats", range(3, 7))
def test_him_deal_1_five_cards_each_and_two_targets(seats: int) -> None:
    state = dealt(Himmel(seats))
    assert state.hands == tuple(tuple(range(5 * s + 1, 5 * s + 6)) for s in range(seats))
    assert drawn(state.targets) == f"{5 * seats + 1} / {5 * seats + 2}"
    assert state.stacks == ((), ())
    assert len(state.deck) == 85 - 5 * seats - 2


@pytest.mark.parametrize("seats", [2, 7])
def test_him_deal_1_three_to_six_players(seats: int) -> None:
    error = refused_options("himmel", seats, {})
    assert (error.reason, error.clause) == ("seats", "HIM-DEAL-1")


def test_him_deal_1_hands_are_secret() -> None:
    state = dealt(Himmel(3), "5 4 R 3 T")
    assert state.view(0).zone("hand", 0).cards == (3, 4, 5, "R", "T")
    assert state.view(1).zone("hand", 0).cards == (None,) * 5
    assert state.view(None).zone("hand", 0).cards == (None,) * 5
    given = events_of("dealt", events(Himmel(3).start(), f"0 {shuffle()}"))
    assert [event.seen_by for event in given] == [(0,), (1,), (2,)]


def test_him_deal_1_a_special_card_turned_up_is_shuffled_back_and_replaced() -> None:
    state = dealt(Himmel(3), HANDS, "R 40 U T 50 60")
    assert drawn(state.targets) == "40 / 50"
    assert pending(state) == {0: []}
    assert state.aside == ("R", "U", "T")
    # The deck to be shuffled is what was left, with the three cards back in it.
    assert state.chance is not None
    assert Counter(state.chance.cards) == Counter(DECK) - Counter([*range(1, 16), 40, 50])
    back = after(state, f"0 {shuffle('T 60 R', deck=state.chance.cards)}")
    assert (back.aside, back.deck[:3], len(back.deck)) == ((), ("T", 60, "R"), 68)
    assert list(pending(back)) == [1]


def test_him_deal_1_no_second_shuffle_without_special_cards() -> None:
    assert list(pending(dealt(Himmel(3), HANDS, "40 50 R"))) == [1]


def test_him_deal_1_refuses_a_second_shuffle_of_other_cards() -> None:
    state = dealt(Himmel(3), HANDS, "R 40 50")
    error = refused(state, f"0 {shuffle()}")
    assert (error.reason, error.clause, error.facts["count"]) == ("shuffle", "HIM-DEAL-1", 68)
    error = refused(state, "1 pass")
    assert error.reason == "not-your-move"


def test_him_deal_1_everybody_sees_the_special_cards_and_where_they_go() -> None:
    first = events(Himmel(3).start(), f"0 {shuffle(HANDS, 'R 40 50')}")
    (up,) = events_of("turned_up", first)
    assert (up.clause, up.cards, up.seen_by) == ("HIM-DEAL-1", ("R",), None)
    laid = events_of("target_laid", first)
    assert [(event.cards, str(event.target)) for event in laid] == [
        ((40,), "target 1"),
        ((50,), "target 2"),
    ]
    state = dealt(Himmel(3), HANDS, "R 40 50")
    assert state.chance is not None
    (back,) = events(state, f"0 {shuffle(deck=state.chance.cards)}")
    assert (back.kind, back.clause, back.cards) == ("shuffled_back", "HIM-DEAL-1", ("R",))
    again = after(state, f"0 {shuffle(deck=state.chance.cards)}")
    assert again.view(2).knowledge["returned"] == ["R"]


def test_him_deal_2_the_target_turned_up_first_has_the_marker() -> None:
    assert dealt(Himmel(3), HANDS, "40 50").marker == 0
    assert dealt(Himmel(3), HANDS, "R 60 50").marker == 0


def test_him_deal_2_play_goes_clockwise_from_the_first_seat() -> None:
    state = table("1 2", "3 4", "5 6", targets="60 / 70")
    assert state.direction == 1
    for seat, card in ((1, 1), (2, 3), (3, 5), (1, 2)):
        assert list(pending(state)) == [seat]
        state = after(state, f"{seat} put {card} {1 if card % 2 else 2}")


def test_him_deal_2_the_first_player_is_agreed() -> None:
    for first in (1, 2, 3):
        assert list(pending(dealt(Himmel(3, {"first": first})))) == [first]


def test_him_deal_2_the_first_seat_moves_one_on_each_game_of_a_match() -> None:
    state = Himmel(3, {"rounds": 4, "first": 2}).start()
    for number, first in ((1, 2), (2, 3), (3, 1), (4, 2)):
        state = after(state, f"0 {shuffle()}")
        assert (state.round, list(pending(state))) == (number, [first])
        state = after(state._replace(deck=()), f"{first} pass")


def test_him_deal_2_a_new_game_starts_clockwise_with_the_first_target_marked() -> None:
    state = table("R 2", "3 4", "5 6", options={"rounds": 2})
    state = after(state, "1 reverse", "3 pass")
    assert (state.direction, state.marker, state.asks) == (-1, 1, "shuffle")
    state = after(state, f"0 {shuffle()}")
    assert (state.direction, state.marker, list(pending(state))) == (1, 0, [2])
    assert state.heaps == ((), (), ())


def test_him_deal_2_a_new_game_knows_nothing_of_the_last_one() -> None:
    """Special cards that went back into a deck of an earlier game are not known any more."""
    state = table("R R R R R", "T T T T T", "5", deck="U 40 U", options={"rounds": 2})
    state = after(state, "1 pass", "0 shuffle U U")
    assert (state.deck, state.returned) == (("U", "U"), ("U",))
    state = after(state, "2 pass")
    assert state.asks == "shuffle"
    state = after(state, f"0 {shuffle()}")
    assert state.returned == ()
    assert state.view(0).knowledge["returned"] == []


def test_him_card_1_every_card_is_somewhere_after_the_deal() -> None:
    state = dealt(Himmel(4), "1 R 2 T 3")
    assert Counter(state.all_cards()) == Counter(DECK)
