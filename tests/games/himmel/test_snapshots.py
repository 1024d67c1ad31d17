"""What himmel's snapshot shows, and when: the small print of the record's replay."""

from sixthcow.games.himmel import Himmel
from tests.games.himmel.positions import dealt, shuffle, table, words
from tests.games.positions import after, pending


def test_before_the_first_shuffle_every_zone_is_empty() -> None:
    assert Himmel(3).start().snapshot() == {
        "round": 1,
        "targets": [[], []],
        "stacks": [[], []],
        "marker": 1,
        "direction": 1,
        "deck": 0,
        "hands": [[], [], []],
        "heaps": [[], [], []],
        "totals": [0, 0, 0],
    }


def test_new_targets_lie_before_the_shuffle_that_puts_special_cards_back() -> None:
    state = dealt(Himmel(3), words(range(1, 16)), "R 40 U 50")
    snapshot = state.snapshot()
    assert snapshot["targets"] == [[40], [50]]
    # 85 cards less 15 in hands, two targets and two set aside, which are not counted meanwhile.
    assert snapshot["deck"] == 85 - 15 - 2 - 2
    assert state.chance is not None
    state = after(state, f"0 {shuffle(deck=state.chance.cards)}")
    assert state.snapshot()["deck"] == 85 - 15 - 2


def test_the_same_after_a_pass_with_only_special_cards() -> None:
    state = after(table("R R R R R", "1", "2", deck="U 40 41 42"), "1 pass")
    snapshot = state.snapshot()
    assert (snapshot["targets"], snapshot["deck"], snapshot["marker"]) == ([[40], [64]], 2, 2)
    assert after(state, "0 shuffle U 41 42").snapshot()["deck"] == 3


def test_targets_and_stacks_are_top_last() -> None:
    state = after(table("29 U", "30", "2", stacks="20 / "), "1 raise 29 1")
    assert state.snapshot()["targets"] == [[28, 29], [64]]
    state = after(table("21", "30", "2", stacks="20 / "), "1 put 21 1")
    assert state.snapshot()["stacks"] == [[20, 21], []]


def test_a_robbers_card_lies_in_the_heap_before_the_steal() -> None:
    state = after(table("51 T", "1 7", "2"), "1 rob 2")
    snapshot = state.snapshot()
    assert pending(state) == {0: []}
    assert (snapshot["heaps"], snapshot["totals"]) == ([["T"], [], []], [1, 0, 0])
    assert snapshot["hands"] == [[51], [1, 7], [2]]


def test_drawing_up_comes_last_in_a_turn() -> None:
    state = after(table("50 51 52 53 54", "1", "2", deck="40 41"), "1 pass")
    assert (state.snapshot()["deck"], state.snapshot()["hands"]) == (
        2, [[50, 51, 52, 53, 54], [1], [2]],
    )  # fmt: skip
    snapshot = after(state, "1 target 54").snapshot()
    assert (snapshot["deck"], snapshot["hands"]) == (1, [[40, 50, 51, 52, 53], [1], [2]])


def test_between_pass_and_target_the_place_is_free() -> None:
    snapshot = after(table("50", "1", "2", stacks="26 / 49", deck="40"), "1 pass").snapshot()
    assert (snapshot["targets"], snapshot["stacks"]) == ([[], [64]], [[], [49]])
    assert (snapshot["marker"], snapshot["heaps"]) == (2, [[28, 26], [], []])


def test_after_the_pass_that_ends_a_game_the_marker_has_moved_and_the_place_is_empty() -> None:
    state = after(table("50", "1", "2", stacks="26 / 49", heaps=("", "5", "6 7")), "1 pass")
    snapshot = state.snapshot()
    assert (snapshot["targets"], snapshot["stacks"]) == ([[], [64]], [[], [49]])
    assert (snapshot["marker"], snapshot["hands"]) == (2, [[50], [1], [2]])
    assert snapshot["totals"] == [2, 1, 2]


def test_the_no_number_end_turns_nothing_up() -> None:
    state = after(table("R", "1", "2", deck="U T", stacks="26 / 49"), "1 pass")
    snapshot = state.snapshot()
    assert state.rounds == ((2, 0, 0),)
    assert (snapshot["targets"], snapshot["deck"]) == ([[], [64]], 2)
    assert (snapshot["marker"], snapshot["hands"]) == (2, [["R"], [1], [2]])


def test_between_games_the_old_table_stays_with_its_totals_counted_once() -> None:
    state = after(table("50", "1", "2", heaps=("", "5", "6 7"), options={"rounds": 2}), "1 pass")
    snapshot = state.snapshot()
    assert pending(state) == {0: []}
    assert (snapshot["round"], snapshot["totals"]) == (1, [1, 1, 2])
    assert snapshot["heaps"] == [[28], [5], [6, 7]]
    snapshot = after(state, f"0 {shuffle()}").snapshot()
    assert (snapshot["round"], snapshot["totals"]) == (2, [1, 1, 2])
    assert (snapshot["heaps"], snapshot["marker"]) == ([[], [], []], 1)


def test_the_direction_is_1_or_minus_1() -> None:
    assert after(table("R 5", "1", "2"), "1 reverse").snapshot()["direction"] == -1
    assert after(table("R 5", "1", "2 R"), "1 reverse", "3 reverse").snapshot()["direction"] == 1


def test_the_dealers_list_is_empty_for_steal_too() -> None:
    state = after(table("51 T", "1 7", "2"), "1 rob 2")
    assert {seat: list(actions) for seat, actions in state.pending.items()} == {-1: []}


def test_equal_cards_are_one_action_and_cards_are_listed_ascending() -> None:
    state = table("9 R R T 3 T", "1", "2")
    assert pending(state)[1] == [
        "put 3 1", "put 3 2", "put 9 1", "put 9 2", "reverse", "rob 2", "rob 3", "pass",
    ]  # fmt: skip
