"""TOUR: everybody plays the same hand, each in their own round."""

import pytest

from sixthcow.games.rows.state import RowsState
from sixthcow.games.tournament import Tournament
from tests.games.positions import (
    after,
    dealt,
    drawn,
    events,
    events_of,
    hand,
    next_deal,
    pending,
    play_out,
    refused,
    refused_options,
    shuffle,
    turn,
)

FEATURED = "5 6 7 8 9 10 11 12 13 14"
ROWS = "1 / 2 / 3 / 4"


def last_turn_of(state: RowsState) -> RowsState:
    """The last turn of the round that a state is in, everybody's lowest card played first."""
    while len(state.hands[0]) > 1 or state.asks != "play" or any(state.picks):
        seat, actions = next(iter(state.pending.items()))
        state, _ = state.apply(seat, actions[0])
    return state


def drafted(state: RowsState) -> RowsState:
    """The state after a draft in which everybody always takes the lowest card."""
    while state.asks == "draft":
        state = after(state, f"{state.actor + 1} draft {state.stock[0]}")
    return state


# TOUR-1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_tour_1_n_players_play_n_rounds(seats: int) -> None:
    state = Tournament(seats).start()
    for number in range(1, seats + 1):
        assert (state.asks, len(state.rounds)) == ("shuffle", number - 1)
        assert state.chance is not None
        state = play_out(after(state, f"0 {shuffle(state.chance.cards)}"))
    assert (state.asks, len(state.rounds)) == ("over", seats)


def test_tour_1_there_is_no_target() -> None:
    state = dealt(Tournament(3), ROWS, FEATURED, "", "")
    state = last_turn_of(state)._replace(piles=(tuple(range(40, 105)), (), ()))
    state = play_out(state)
    assert state.totals[0] > 66
    assert state.asks == "shuffle"
    for option in ({"target": 30}, {"rounds": 2}, {"ends": "reaches"}):
        assert refused_options("tournament", 3, option).reason == "option-unknown"


def test_tour_1_deck_and_hands_as_tactical_by_default() -> None:
    state = Tournament(3).start()
    assert state.chance == ("shuffle", tuple(range(1, 35)))
    state = after(state, f"0 {shuffle(range(1, 35))}")
    assert (state.hands[0], drawn(state)) == (tuple(range(1, 11)), "31 / 32 / 33 / 34")


def test_tour_1_deck_and_hands_as_logical_by_option() -> None:
    state = Tournament(3, {"cards": "logical"}).start()
    assert pending(state) == {1: [f"draft {card}" for card in range(1, 35)]}
    assert list(pending(after(state, "1 draft 4"))) == [2]
    assert drawn(drafted(state)) == "31 / 32 / 33 / 34"


# TOUR-2


def test_tour_2_in_round_k_player_k_plays_the_hand_of_round_1() -> None:
    state = play_out(dealt(Tournament(3), ROWS, FEATURED, "", ""))
    second = next_deal(state, "15 / 16 / 17 / 18", "", "")
    assert hand(second, 2) == FEATURED
    third = next_deal(play_out(second), "15 / 16 / 17 / 18", "", "")
    assert hand(third, 3) == FEATURED
    assert [state.view(None).flags["featured"] for state in (state, second, third)] == [0, 1, 2]


def test_tour_2_only_player_ks_penalty_is_written() -> None:
    state = last_turn_of(dealt(Tournament(3), ROWS, FEATURED, "", ""))
    state = state._replace(piles=((55,), (66,), (77,)), rows=((1,), (2,), (3,), (4,)))
    assert state.totals == (7, 0, 0)
    state = play_out(state)
    assert state.rounds == ((7, 5, 5),)
    assert state.totals == (7, 0, 0)
    state = last_turn_of(next_deal(state, "15 / 16 / 17 / 18", "", ""))
    state = state._replace(piles=((55,), (66,), (77,)), rows=((1,), (2,), (3,), (4,)))
    assert state.totals == (7, 5, 0)
    assert play_out(state).totals == (7, 5, 0)


def test_tour_2_only_the_written_penalty_is_announced() -> None:
    state = last_turn_of(dealt(Tournament(2), ROWS, FEATURED, ""))
    (first, *_), (second, *_) = pending(state)[1], pending(state)[2]
    caused = events(state, f"1 {first}", f"2 {second}")
    assert [event.seat for event in events_of("scored", caused)] == [0]


def test_tour_2_the_featured_hand_is_secret_in_round_1() -> None:
    state = dealt(Tournament(3), ROWS, FEATURED, "", "")
    assert state.view(1).knowledge["hands"][0] == []
    assert state.view(None).knowledge["hands"] == [[], [], []]
    assert 5 in state.view(1).knowledge["unseen"]
    caused = events_of("dealt", events(Tournament(3).start(), f"0 {shuffle(range(1, 35))}"))
    assert [event.seen_by for event in caused] == [(0,), (1,), (2,)]


def test_tour_2_the_featured_hand_is_known_to_all_from_round_2_on() -> None:
    between = play_out(dealt(Tournament(3), ROWS, FEATURED, "", ""))
    state = next_deal(between, "15 / 16 / 17 / 18", "", "")
    for seat in (0, 2, None):
        known = state.view(seat).knowledge
        assert known["hands"][1] == [5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
        assert 5 not in known["unseen"]
    assert state.view(0).knowledge["hands"][2] == []
    assert state.view(0).zone("hand", 1).cards == (None,) * 10
    assert between.chance is not None
    caused = events_of("dealt", events(between, f"0 {shuffle(between.chance.cards)}"))
    assert [event.seen_by for event in caused] == [(0,), None, (2,)]


def test_tour_2_what_of_the_featured_hand_was_played_is_remembered_in_round_1() -> None:
    state = dealt(Tournament(2), "1 / 2 / 3 / 4", FEATURED, "")
    state = turn(state, 7, 15)
    assert state.view(1).knowledge["kept"] == [[1, 2, 3, 4], [[7], [15]]]
    assert state.view(1).knowledge["hands"][0] == []


# TOUR-3


def test_tour_3_the_other_cards_are_dealt_anew_without_the_featured_hand() -> None:
    state = play_out(dealt(Tournament(3), ROWS, FEATURED, "", ""))
    assert state.chance is not None
    assert state.chance.cards == (1, 2, 3, 4, *range(15, 35))
    # The others are dealt in seat order, then the rows.
    state = after(state, f"0 {shuffle(state.chance.cards)}")
    assert hand(state, 1) == "1 2 3 4 15 16 17 18 19 20"
    assert hand(state, 2) == FEATURED
    assert hand(state, 3) == "21 22 23 24 25 26 27 28 29 30"
    assert drawn(state) == "31 / 32 / 33 / 34"


def test_tour_3_refuses_a_shuffle_with_the_featured_hand() -> None:
    state = play_out(dealt(Tournament(3), ROWS, FEATURED, "", ""))
    error = refused(state, f"0 {shuffle(range(1, 35))}")
    assert (error.reason, error.facts["count"]) == ("shuffle", 24)


def test_tour_3_duplicate_keeps_the_deal_and_moves_the_hands_one_seat_on() -> None:
    game = Tournament(3, {"duplicate": True})
    first = dealt(game, "4 / 1 / 3 / 2", FEATURED, "", "")
    one, two, three = first.hands
    second = play_out_round(first)
    assert (second.round, second.asks, drawn(second)) == (2, "play", "4 / 1 / 3 / 2")
    assert second.hands == (three, one, two)
    third = play_out_round(second)
    assert (third.round, drawn(third)) == (3, "4 / 1 / 3 / 2")
    assert third.hands == (two, three, one)
    assert play_out_round(third).asks == "over"


def play_out_round(state: RowsState) -> RowsState:
    """Play until the round has been counted."""
    played = len(state.rounds)
    while len(state.rounds) == played:
        seat, actions = next(iter(state.pending.items()))
        state, _ = state.apply(seat, actions[0])
    return state


def test_tour_3_duplicate_hands_are_known_to_all_from_round_2_on() -> None:
    first = dealt(Tournament(3, {"duplicate": True}), ROWS, FEATURED, "", "")
    assert first.view(0).knowledge["hands"][1:] == [[], []]
    second = play_out_round(first)
    for seat in (0, 1, 2, None):
        assert second.view(seat).knowledge["hands"] == [list(held) for held in second.hands]


def test_tour_3_logical_keeps_the_rows_and_drafts_the_other_hands_anew() -> None:
    first = drafted(Tournament(3, {"cards": "logical"}).start())
    assert (hand(first, 1), drawn(first)) == ("1 4 7 10 13 16 19 22 25 28", "31 / 32 / 33 / 34")
    second = play_out_round(first)
    # Neither the featured hand nor the rows are drafted; the seat left of player 2 begins.
    assert (second.asks, hand(second, 2)) == ("draft", "1 4 7 10 13 16 19 22 25 28")
    left = [card for card in range(1, 31) if card % 3 != 1]
    assert pending(second) == {3: [f"draft {card}" for card in left]}
    assert list(pending(after(second, "3 draft 2"))) == [1]
    assert list(pending(after(second, "3 draft 2", "1 draft 3"))) == [3]
    second = drafted(second)
    assert drawn(second) == "31 / 32 / 33 / 34"
    assert hand(second, 2) == hand(first, 1)
    assert hand(second, 3) == "2 5 8 11 14 17 20 23 26 29"


def test_tour_3_logical_the_last_player_is_featured_in_the_last_round() -> None:
    state = Tournament(3, {"cards": "logical"}).start()
    for first_drafter in (1, 3, 1):
        assert list(pending(state)) == [first_drafter]
        state = play_out_round(drafted(state))
    assert (state.asks, len(state.rounds)) == ("over", 3)


def test_tour_3_logical_for_two_leaves_one_drafter() -> None:
    second = play_out_round(drafted(Tournament(2, {"cards": "logical"}).start()))
    assert list(pending(second)) == [1]
    assert list(pending(after(second, f"1 {pending(second)[1][0]}"))) == [1]


def test_tour_3_logical_duplicate_drafts_in_round_1_only() -> None:
    game = Tournament(3, {"cards": "logical", "duplicate": True})
    first = drafted(game.start())
    second = play_out_round(first)
    assert (second.asks, drawn(second)) == ("play", drawn(first))
    assert second.hands == (first.hands[2], first.hands[0], first.hands[1])


def test_tour_3_drafted_hands_are_known_in_every_round() -> None:
    first = drafted(Tournament(3, {"cards": "logical"}).start())
    assert first.view(0).knowledge["hands"] == [list(held) for held in first.hands]
    second = drafted(play_out_round(first))
    assert second.view(None).knowledge["hands"] == [list(held) for held in second.hands]


# TOUR-4


def ended(*written: int) -> RowsState:
    """The end of a tournament with these written penalties."""
    seats = len(written)
    state = Tournament(seats).start()
    rounds = tuple(
        tuple(points if seat == number else 99 for seat in range(seats))
        for number, points in enumerate(written)
    )
    return state._replace(asks="over", round=seats, rounds=rounds)


def test_tour_4_the_lowest_written_penalty_wins() -> None:
    outcome = ended(7, 3, 12).outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((7, 3, 12), (1,))
    assert outcome.ranking == (2, 1, 3)


def test_tour_4_equal_lowest_penalties_share_the_win() -> None:
    outcome = ended(3, 7, 3).outcome
    assert outcome is not None
    assert outcome.winners == (0, 2)


def test_tour_4_is_the_clause_of_the_end() -> None:
    state = dealt(Tournament(2, {"duplicate": True}), ROWS, FEATURED, "")
    state = last_turn_of(play_out_round(state))
    (first, *_), (second, *_) = pending(state)[1], pending(state)[2]
    (over,) = events_of("match_over", events(state, f"1 {first}", f"2 {second}"))
    assert over.clause == "TOUR-4"


@pytest.mark.parametrize("seats", range(2, 11))
def test_tour_4_more_than_five_players_is_discouraged_not_forbidden(seats: int) -> None:
    assert Tournament(seats).notices == (("tournament-seats",) if seats > 5 else ())


def test_tour_4_with_a_draft_the_drafts_notice_is_given_too() -> None:
    options = {"cards": "logical", "edition": "persian"}
    assert Tournament(7, options).notices == ("tournament-seats", "draft-seats")
    assert Tournament(6, options).notices == ("tournament-seats",)
    assert Tournament(7, {"edition": "persian"}).notices == ("tournament-seats",)
