"""DEAL: setting up a round, and what of it is secret."""

import pytest

from sixthcow.games.classic import Classic
from tests.games.positions import (
    after,
    dealt,
    drawn,
    events,
    events_of,
    pending,
    play_out,
    refused,
    refused_options,
    shuffle,
    table,
    turn,
)


@pytest.mark.parametrize("seats", range(2, 11))
def test_deal_1_two_to_ten_players(seats: int) -> None:
    state = dealt(Classic(seats), "1 / 2 / 3 / 4", *[""] * seats)
    assert [len(hand) for hand in state.hands] == [10] * seats


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_deal_1_refuses_any_other_number(seats: int) -> None:
    error = refused_options("classic", seats, {})
    assert (error.reason, error.clause) == ("seats", "DEAL-1")
    assert error.facts == {"seats": seats, "low": 2, "high": 10}


def test_deal_2_hands_come_from_the_top_seat_by_seat() -> None:
    state = after(Classic(2).start(), f"0 {shuffle(range(104, 0, -1))}")
    assert state.hands == (tuple(range(95, 105)), tuple(range(85, 95)))


def test_deal_2_every_round_begins_with_a_shuffle_of_all_104_cards() -> None:
    start = Classic(2, {"rounds": 2}).start()
    assert pending(start) == {0: []}
    assert start.chance == ("shuffle", tuple(range(1, 105)))
    second = play_out(dealt(Classic(2, {"rounds": 2}), "1 / 2 / 3 / 4", "", ""))
    assert pending(second) == {0: []}
    assert second.chance == ("shuffle", tuple(range(1, 105)))


@pytest.mark.parametrize(
    "action", ["shuffle", "shuffle 1 2 3", shuffle(range(1, 105)).replace(" 104", " 1")]
)
def test_deal_2_refuses_a_shuffle_of_other_cards(action: str) -> None:
    error = refused(Classic(2).start(), f"0 {action}")
    assert (error.reason, error.clause, error.facts["count"]) == ("shuffle", "DEAL-2", 104)


def test_deal_2_only_the_dealer_shuffles_and_only_shuffles() -> None:
    start = Classic(2).start()
    error = refused(start, f"1 {shuffle(range(1, 105))}")
    assert (error.reason, error.clause) == ("not-your-move", "DEAL-2")
    error = refused(start, "0 play 5")
    assert (error.reason, error.clause) == ("wrong-kind", "DEAL-2")


def test_deal_3_the_next_four_cards_start_the_rows_in_the_order_drawn() -> None:
    state = dealt(Classic(3), "60 / 12 / 104 / 37", "", "", "")
    assert drawn(state) == "60 / 12 / 104 / 37"
    caused = events(Classic(3).start(), f"0 {shuffle(range(1, 105))}")
    began = events_of("row_started", caused)
    assert [(event.clause, event.cards, str(event.target)) for event in began] == [
        ("DEAL-3", (31,), "row 1"),
        ("DEAL-3", (32,), "row 2"),
        ("DEAL-3", (33,), "row 3"),
        ("DEAL-3", (34,), "row 4"),
    ]


def test_deal_3_the_rest_stays_out_of_the_round() -> None:
    state = after(Classic(2).start(), f"0 {shuffle(range(1, 105))}")
    assert state.stock == tuple(range(25, 105))
    assert play_out(state).stock == tuple(range(25, 105))


def test_deal_4_a_hand_is_secret() -> None:
    state = table(Classic(2), "12 / 37 / 43 / 58", "14 21", "15 26")
    assert state.view(0).zone("hand", 0).cards == (14, 21)
    assert state.view(1).zone("hand", 0).cards == (None, None)
    assert state.view(None).zone("hand", 0).cards == (None, None)
    assert state.view(1).zone("hand", 0).size == 2


def test_deal_4_a_dealt_hand_is_seen_by_its_player_only() -> None:
    caused = events_of("dealt", events(Classic(2).start(), f"0 {shuffle(range(1, 105))}"))
    assert [event.seen_by for event in caused] == [(0,), (1,)]
    assert caused[0].seen_from(1).cards == (None,) * 10
    assert caused[0].seen_from(None).cards == (None,) * 10
    assert caused[0].seen_from(0).cards == tuple(range(1, 11))


def test_deal_4_rows_and_revealed_cards_are_open() -> None:
    state = table(Classic(3), "12 / 37 / 43 / 58", "3 70", "14 71", "59 72")
    waiting = turn(state, 3, 14, 59)
    for seat in (0, 1, 2, None):
        view = waiting.view(seat)
        assert [zone.cards for zone in view.all_of("row")] == [(12,), (37,), (43,), (58,)]
        assert [zone.cards for zone in view.all_of("table")] == [(3,), (14,), (59,)]


def test_deal_4_a_player_may_look_through_their_own_pile_only() -> None:
    state = turn(table(Classic(2), "12 13 14 15 16 / 37 / 43 / 58", "17 1", "59 2"), 17, 59)
    assert state.view(0).zone("pile", 0).cards == (12, 13, 14, 15, 16)
    for seat in (1, None):
        taken = state.view(seat).zone("pile", 0)
        assert (taken.cards, taken.size, taken.worth) == ((), 5, None)


def test_deal_4_taken_cards_were_seen_and_are_knowledge() -> None:
    state = turn(table(Classic(2), "12 13 14 15 16 / 37 / 43 / 58", "17 1", "59 2"), 17, 59)
    for seat in (0, 1, None):
        assert state.view(seat).knowledge["piles"] == [[12, 13, 14, 15, 16], []]


def test_deal_4_hands_are_sorted_ascending() -> None:
    state = dealt(Classic(2), "1 / 2 / 3 / 4", "99 5 70 6 8 7 11 10 9 12", "")
    assert state.hands[0] == (5, 6, 7, 8, 9, 10, 11, 12, 70, 99)
