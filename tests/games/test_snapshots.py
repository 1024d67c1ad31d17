"""What a rows game's snapshot shows, and when: the small print of the record's replay."""

from sixthcow.games.classic import Classic
from sixthcow.games.double import Double
from sixthcow.games.hoof import Hoof
from sixthcow.games.logical import Logical
from sixthcow.games.open_game import Open
from sixthcow.games.rows.state import RowsState
from sixthcow.games.tournament import Tournament
from sixthcow.games.twins import Twins
from tests.games.positions import (
    after,
    dealt,
    next_deal,
    pending,
    shuffle,
    table,
    turn,
    with_rounds,
)

ROWS = "12 / 37 / 43 / 58"
FULL = "12 13 14 15 16 / 37 / 43 / 58"


def to_last_turn(state: RowsState) -> RowsState:
    """Everybody's lowest card is played until one is left; a draft before takes the lowest."""
    while state.asks != "play" or len(state.hands[0]) > 1 or any(state.picks):
        seat, actions = next(iter(state.pending.items()))
        state, _ = state.apply(seat, actions[0])
    return state


def round_played(state: RowsState) -> RowsState:
    """The state as soon as the round is counted."""
    played = len(state.rounds)
    while len(state.rounds) == played:
        seat, actions = next(iter(state.pending.items()))
        state, _ = state.apply(seat, actions[0])
    return state


def test_the_keys_are_those_of_the_record() -> None:
    assert list(Classic(2).start().snapshot()) == ["round", "rows", "hands", "piles", "totals"]


def test_before_the_first_shuffle_every_zone_is_empty() -> None:
    assert Classic(3).start().snapshot() == {
        "round": 1,
        "rows": [],
        "hands": [[], [], []],
        "piles": [[], [], []],
        "totals": [0, 0, 0],
    }


def test_totals_include_the_current_rounds_pile() -> None:
    state = with_rounds(table(Classic(2), FULL, "17 1", "59 2"), (5, 6))
    snapshot = turn(state, 17, 59).snapshot()
    assert snapshot["piles"] == [[12, 13, 14, 15, 16], []]
    assert snapshot["totals"] == [11, 6]


def test_a_picked_card_is_in_its_owners_hand_until_the_reveal() -> None:
    state = table(Classic(2), ROWS, "14 21", "15 26")
    assert after(state, "1 play 14").snapshot()["hands"] == [[14, 21], [15, 26]]
    assert turn(state, 14, 15).snapshot()["hands"] == [[21], [26]]


def test_a_seat_that_has_picked_is_not_pending_although_it_may_change() -> None:
    state = after(table(Classic(2), ROWS, "14 21", "15 26"), "1 play 14")
    assert pending(state) == {2: ["play 15", "play 26"]}


def test_revealed_cards_that_are_not_placed_yet_are_in_no_list() -> None:
    state = turn(table(Classic(2), ROWS, "3 21", "59 26"), 3, 59)
    assert state.asks == "row"
    snapshot = state.snapshot()
    assert (snapshot["hands"], snapshot["piles"]) == ([[21], [26]], [[], []])
    assert snapshot["rows"] == [[12], [37], [43], [58]]


def test_in_the_open_game_a_pick_is_its_own_reveal() -> None:
    state = after(table(Open(2), ROWS, "14 21", "15 26"), "1 play 14")
    assert state.snapshot()["hands"] == [[21], [15, 26]]
    assert state.snapshot()["rows"] == [[12], [37], [43], [58]]


def test_in_double_strike_the_second_card_waits_outside_every_list() -> None:
    state = turn(table(Double(2), ROWS, "14 3 80 81", "90 91 82 83"), "3 14", "90 91")
    state = after(state, "1 first 14")
    snapshot = state.snapshot()
    assert snapshot["rows"] == [[12, 14], [37], [43], [58]]
    assert snapshot["hands"] == [[80, 81], [82, 83]]


def test_twins_on_each_other_are_a_list_in_rows_and_single_cards_in_piles() -> None:
    state = turn(table(Twins(2), "12 33 / 37 / 43 / 58", "33 1", "104 2"), 33, 104)
    assert state.snapshot()["rows"] == [[12, [33, 33]], [37], [43], [58, 104]]
    state = turn(table(Twins(2), "12 13 14 15 33+33 / 37 / 43 / 58", "34 1", "104 2"), 34, 104)
    assert state.snapshot()["piles"] == [[12, 13, 14, 15, 33, 33], []]


def test_halves_are_numbers_and_whole_points_are_whole() -> None:
    state = turn(table(Twins(2), "11 12 13 14 16 / 37 / 43 / 58", "20 1", "20 2"), 20, 20)
    assert state.snapshot()["totals"] == [4.5, 4.5]
    state = turn(table(Twins(2), FULL, "20 1", "20 2"), 20, 20)
    assert str(state.snapshot()["totals"]) == "[3, 3]"


def test_between_rounds_the_old_table_stays_with_its_totals_counted() -> None:
    state = turn(table(Classic(2), FULL, "17", "59"), 17, 59)
    assert pending(state) == {0: []}
    assert state.snapshot() == {
        "round": 1,
        "rows": [[17], [37], [43], [58, 59]],
        "hands": [[], []],
        "piles": [[12, 13, 14, 15, 16], []],
        "totals": [6, 0],
    }


def test_the_next_shuffle_begins_the_next_round() -> None:
    state = turn(table(Classic(2), FULL, "17", "59"), 17, 59)
    snapshot = next_deal(state, "1 / 2 / 3 / 4", "", "").snapshot()
    assert (snapshot["round"], snapshot["totals"]) == (2, [6, 0])
    assert (snapshot["rows"], snapshot["piles"]) == ([[1], [2], [3], [4]], [[], []])


def test_after_the_last_round_the_table_stays() -> None:
    state = turn(table(Classic(2, {"rounds": 1}), FULL, "17", "59"), 17, 59)
    assert pending(state) == {}
    assert state.snapshot() == {
        "round": 1,
        "rows": [[17], [37], [43], [58, 59]],
        "hands": [[], []],
        "piles": [[12, 13, 14, 15, 16], []],
        "totals": [6, 0],
    }


def test_in_logical_rows_are_empty_until_the_draft_ends() -> None:
    state = after(Logical(2).start(), "1 draft 5", "2 draft 6")
    snapshot = state.snapshot()
    assert (snapshot["rows"], snapshot["hands"]) == ([], [[5], [6]])
    while state.asks == "draft":
        assert state.snapshot()["rows"] == []
        state = after(state, f"{state.actor + 1} draft {state.stock[0]}")
    assert state.snapshot()["rows"] == [[21], [22], [23], [24]]


def test_where_a_draft_follows_the_last_line_already_shows_the_new_round() -> None:
    state = round_played(to_last_turn(Logical(2, {"rounds": 2}).start()))
    snapshot = state.snapshot()
    assert (snapshot["round"], state.asks) == (2, "draft")
    assert (snapshot["rows"], snapshot["piles"]) == ([], [[], []])
    assert snapshot["hands"] == [[], []]
    assert snapshot["totals"] == list(state.rounds[0])


def test_where_a_tournaments_draft_follows_the_featured_hand_is_in_place() -> None:
    first = Tournament(2, {"cards": "logical"}).start()
    while first.asks == "draft":
        first = after(first, f"{first.actor + 1} draft {first.stock[0]}")
    snapshot = round_played(first).snapshot()
    assert (snapshot["round"], snapshot["rows"], snapshot["piles"]) == (2, [], [[], []])
    assert snapshot["hands"] == [[], list(first.hands[0])]


def test_where_a_duplicate_follows_the_next_round_is_laid_at_once() -> None:
    first = dealt(Tournament(2, {"duplicate": True}), "4 / 1 / 3 / 2", "5 6 7", "")
    state = round_played(first)
    snapshot = state.snapshot()
    assert (snapshot["round"], snapshot["rows"]) == (2, [[4], [1], [3], [2]])
    assert snapshot["hands"] == [list(first.hands[1]), list(first.hands[0])]
    assert snapshot["piles"] == [[], []]
    assert list(pending(state)) == [1, 2]


def test_a_tournament_that_is_shuffled_keeps_the_old_table_meanwhile() -> None:
    state = round_played(dealt(Tournament(2), "1 / 2 / 3 / 4", "", ""))
    snapshot = state.snapshot()
    assert (snapshot["round"], snapshot["hands"]) == (1, [[], []])
    assert pending(state) == {0: []}


def test_a_tournaments_totals_count_only_what_is_written_and_the_featured_pile_live() -> None:
    state = to_last_turn(dealt(Tournament(2), "1 / 2 / 3 / 4", "", ""))
    state = state._replace(piles=((55,), (66,)))
    assert state.snapshot()["totals"] == [7, 0]
    state = round_played(state._replace(rows=((1,), (2,), (3,), (4,))))
    assert state.rounds == ((7, 5),)
    assert state.snapshot()["totals"] == [7, 0]
    assert state.chance is not None
    state = after(state, f"0 {shuffle(state.chance.cards)}")._replace(piles=((55,), (66,)))
    assert state.snapshot()["totals"] == [7, 5]


def test_in_hoof_the_placed_card_lies_in_its_row_at_once() -> None:
    state = after(table(Hoof(2), ROWS, "14 20", "15 21"), "1 place 14")
    snapshot = state.snapshot()
    assert (snapshot["rows"], snapshot["hands"]) == ([[12, 14], [37], [43], [58]], [[20], [15, 21]])


def test_in_hoof_taken_cards_lie_aside_until_keep() -> None:
    state = after(table(Hoof(2), FULL, "17 30", "15 21"), "1 place 17")
    snapshot = state.snapshot()
    assert snapshot["rows"] == [[17], [37], [43], [58]]
    assert (snapshot["hands"], snapshot["piles"]) == ([[30], [15, 21]], [[], []])
    assert snapshot["totals"] == [0, 0]
    snapshot = after(state, "1 keep 13").snapshot()
    assert (snapshot["hands"], snapshot["piles"]) == ([[13, 30], [15, 21]], [[12, 14, 15, 16], []])
    assert snapshot["totals"] == [5, 0]


def test_in_hoof_keep_lists_cards_ascending() -> None:
    state = after(table(Hoof(2), "37 / 5 / 43 / 58", "17 30", "15 21"), "1 place 17")
    state = after(state, "1 place 30", "2 place 15", "2 row 2")
    assert pending(state)[2] == ["keep", "keep 5", "keep 17", "keep 30",
        "keep 5 17", "keep 5 30", "keep 17 30", "keep 5 17 30"]  # fmt: skip


def test_in_hoof_cards_in_hand_count_only_at_the_rounds_end() -> None:
    state = after(table(Hoof(2), ROWS, "14", "55 60 61"), "1 place 14", "2 place 61")
    assert state.snapshot()["totals"] == [0, 0]
    snapshot = after(state, "2 stop").snapshot()
    assert snapshot["totals"] == [0, 20]
    assert snapshot["hands"] == [[], [55, 60]]


def test_in_hoof_the_table_stays_between_rounds_hands_included() -> None:
    state = after(
        table(Hoof(2, {"rounds": 2}), ROWS, "14", "55 60 61"), "1 place 14", "2 place 61", "2 stop"
    )
    snapshot = state.snapshot()
    assert (snapshot["round"], pending(state)) == (1, {0: []})
    assert (snapshot["hands"], snapshot["totals"]) == ([[], [55, 60]], [0, 20])
