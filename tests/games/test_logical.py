"""LOGIC: hands are drafted from open cards."""

import pytest

from sixthcow.games.logical import Logical
from sixthcow.games.rows.state import RowsState
from tests.games.positions import after, drawn, events, pending, play_out, refused, turn


def drafted(state: RowsState) -> RowsState:
    """The state after a draft in which everybody always takes the lowest card."""
    while state.asks == "draft":
        state = after(state, f"{state.actor + 1} draft {state.stock[0]}")
    return state


def test_logic_1_the_tactical_deck_lies_face_up() -> None:
    state = Logical(3).start()
    assert state.stock == tuple(range(1, 35))
    for seat in (0, 1, 2, None):
        assert state.view(seat).zone("draft").cards == tuple(range(1, 35))
    assert pending(state) == {1: [f"draft {card}" for card in range(1, 35)]}


def test_logic_2_each_takes_one_card_in_turn_clockwise() -> None:
    state = Logical(3).start()
    state = after(state, "1 draft 20", "2 draft 7", "3 draft 33", "1 draft 1")
    assert state.hands == ((1, 20), (7,), (33,))
    assert list(pending(state)) == [2]


def test_logic_2_until_everyone_holds_ten_and_the_last_four_start_the_rows_ascending() -> None:
    state = Logical(2).start()
    for card in (24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 10, 9, 8, 6, 5, 3, 2):
        state = after(state, f"{state.actor + 1} draft {card}")
    assert (state.asks, state.rows) == ("draft", ())
    state = after(state, f"{state.actor + 1} draft 12")
    assert [len(hand) for hand in state.hands] == [10, 10]
    assert drawn(state) == "1 / 4 / 7 / 11"
    assert (state.asks, state.stock) == ("play", ())
    assert list(pending(state)) == [1, 2]


def test_logic_2_the_first_player_is_agreed() -> None:
    state = Logical(3, {"first": 2}).start()
    assert list(pending(state)) == [2]
    assert list(pending(after(state, "2 draft 1"))) == [3]
    assert list(pending(after(state, "2 draft 1", "3 draft 2"))) == [1]


def test_logic_2_refuses_a_card_that_is_gone_and_a_seat_out_of_turn() -> None:
    state = after(Logical(2).start(), "1 draft 20")
    error = refused(state, "2 draft 20")
    assert (error.reason, error.clause) == ("not-allowed", "LOGIC-2")
    error = refused(state, "1 draft 21")
    assert (error.reason, error.clause, error.facts["deciders"]) == (
        "not-your-move",
        "LOGIC-2",
        [2],
    )
    assert refused(state, "2 play 20").reason == "wrong-kind"
    assert refused(state, "0 shuffle 1 2").reason == "not-your-move"


def test_logic_3_the_picks_are_public() -> None:
    (event,) = events(Logical(2).start(), "1 draft 20")
    assert (event.kind, event.clause, event.cards, event.seen_by) == (
        "drafted", "LOGIC-2", (20,), None,
    )  # fmt: skip


def test_logic_3_every_hand_is_known_to_who_remembers_but_not_shown() -> None:
    state = drafted(Logical(2).start())
    view = state.view(1)
    assert view.knowledge["hands"][0] == list(state.hands[0]) == list(range(1, 21, 2))
    assert view.knowledge["unseen"] == []
    assert view.zone("hand", 0).cards == (None,) * 10


def test_logic_4_the_first_drafter_moves_one_seat_on_each_round() -> None:
    state = Logical(3, {"rounds": 4}).start()
    for first in (1, 2, 3, 1):
        assert list(pending(state)) == [first]
        state = drafted(state)
        while state.asks in {"play", "row"}:
            seat, actions = next(iter(state.pending.items()))
            state, _ = state.apply(seat, actions[0])
    assert state.asks == "over"


def test_logic_turns_and_placing_follow_the_main_rules() -> None:
    state = drafted(Logical(2).start())
    assert drawn(state) == "21 / 22 / 23 / 24"
    state = turn(state, 19, 20)
    assert pending(state) == {1: ["row 1", "row 2", "row 3", "row 4"]}
    assert drawn(after(state, "1 row 4")) == "21 / 22 / 23 / 19 20"


@pytest.mark.parametrize(
    ("seats", "edition", "notices"),
    [
        (6, "6-bierze", ()),
        (7, "6-bierze", ("draft-seats",)),
        (10, "persian", ("draft-seats",)),
        (2, "persian", ()),
        (10, "boi-beret", ()),
        (10, "korova-006", ()),
    ],
)
def test_logic_more_than_six_are_allowed_with_a_notice(
    seats: int, edition: str, notices: tuple[str, ...]
) -> None:
    game = Logical(seats, {"edition": edition})
    assert game.notices == notices
    assert play_out(game.start()).rounds
