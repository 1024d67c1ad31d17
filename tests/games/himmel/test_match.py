"""HIM-END-2, HIM-END-3 and HIM-MATCH: counting, ties, matches of several games."""

import pytest

from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.state import HimmelState
from tests.games.himmel.positions import shuffle, table, words
from tests.games.positions import after, events, events_of, pending, refused


def last_pass(*heaps: int, specials: tuple[int, ...] = (0, 0, 0), **options: object) -> HimmelState:
    """The end of a game in which the heaps had these sizes before seat 1 took a lone target."""
    piles = tuple(words(range(1, size + 1)) for size in heaps)
    state = table("70", "69", "68", targets="28 / 64", heaps=piles, options=options)
    return after(state._replace(specials=specials), "1 pass")


def level_game(state: HimmelState, number: int) -> HimmelState:
    """One more game in which everybody ends with one card: who begins passes at once."""
    state = after(state, f"0 {shuffle()}")
    assert state.round == number
    heaps = tuple(() if seat == state.actor else (seat + 1,) for seat in range(3))
    return after(state._replace(deck=(), heaps=heaps), f"{state.actor + 1} pass")


# HIM-END-2


def test_him_end_2_every_card_in_a_heap_is_one_point_whatever_its_number() -> None:
    state = table(
        "70", "69", "68", targets="28 55 / 64", stacks="26 27 / 49", heaps=("R T", "1", "U 2 66")
    )
    assert state.totals == (2, 1, 3)
    assert state.game.worth(70) == state.game.worth("R") == 1
    state = after(state, "1 pass")
    assert state.rounds == ((6, 1, 3),)


def test_him_end_2_the_other_stack_and_the_hands_do_not_count() -> None:
    state = table(
        "70 60", "69 R T", "68", targets="28 / 50 64", stacks=" / 48 49", heaps=("", "1", "2")
    )
    assert after(state, "1 pass").rounds == ((1, 1, 1),)


def test_him_end_2_the_lowest_wins() -> None:
    outcome = last_pass(4, 3, 9).outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners, outcome.ranking) == ((5, 3, 9), (1,), (2, 1, 3))
    assert outcome.titles == {}


def test_him_end_2_heaps_lie_face_down_and_their_sizes_are_public() -> None:
    state = table("70", "69", "68", heaps=("R T", "1", ""))
    assert state.view(0).zone("heap", 0).cards == ("R", "T")
    for seat in (1, None):
        heap = state.view(seat).zone("heap", 0)
        assert (heap.cards, heap.size, heap.worth) == ((), 2, 2)
    assert state.view(None).knowledge["heaps"][0] == ["R", "T"]


def test_him_end_2_is_told() -> None:
    state = table("70", "69", "68", targets="28 / 64", heaps=("R T", "1", "5 6"))
    caused = events(state, "1 pass")
    scored = events_of("scored", caused)
    assert [(event.clause, event.facts["points"]) for event in scored] == [
        ("HIM-END-2", 3),
        ("HIM-END-2", 1),
        ("HIM-END-2", 2),
    ]
    assert [event.clause for event in events_of("match_over", caused)] == ["HIM-MATCH-1"]
    assert [event.seat for event in events_of("won", caused)] == [1]


def test_him_end_2_nothing_is_legal_after_the_end() -> None:
    state = last_pass(4, 3, 9)
    assert pending(state) == {}
    assert refused(state, "2 pass").reason == "match-over"


# HIM-END-3


def test_him_end_3_a_tie_for_the_lowest_plays_another_game_for_all() -> None:
    state = last_pass(2, 3, 9)
    assert (state.asks, state.outcome) == ("shuffle", None)
    assert state.totals == (3, 3, 9)
    state = after(state, f"0 {shuffle()}")
    assert (state.round, [len(hand) for hand in state.hands]) == (2, [5, 5, 5])


def test_him_end_3_points_are_added_until_the_tie_is_broken() -> None:
    state = level_game(last_pass(2, 3, 9), 2)
    # Seat 2 begins game 2 and has passed: everybody got one card.
    assert state.rounds == ((3, 3, 9), (1, 1, 1))
    assert state.asks == "shuffle"
    state = after(state, f"0 {shuffle()}")._replace(deck=(), heaps=((5, 6), (7,), ()))
    state = after(state, "3 pass")
    assert state.asks == "over"
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((6, 5, 11), (1,))


def test_him_end_3_a_tie_for_another_place_changes_nothing() -> None:
    assert last_pass(8, 3, 9).asks == "over"


def test_him_end_3_after_ten_such_games_fewer_special_cards_decide() -> None:
    state = last_pass(2, 3, 3, specials=(2, 1, 1))
    for number in range(2, 12):
        assert state.asks == "shuffle"
        state = level_game(state, number)
    assert (state.asks, len(state.rounds)) == ("over", 11)
    assert state.outcome is not None
    assert (state.outcome.totals, state.outcome.winners) == ((13, 13, 13), (1, 2))
    assert state.outcome.ranking == (3, 1, 1)


def test_him_end_3_by_option_fewer_special_cards_over_the_whole_match_win() -> None:
    state = last_pass(2, 3, 9, specials=(1, 2, 0), tie="specials")
    assert state.asks == "over"
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.ranking) == ((0,), (1, 2, 3))


def test_him_end_3_still_equal_they_share_the_win() -> None:
    outcome = last_pass(2, 3, 9, specials=(2, 2, 0), tie="specials").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((0, 1), (1, 1, 3))


def test_him_end_3_special_cards_of_earlier_games_count() -> None:
    state = table(
        "R 70",
        "69",
        "68",
        heaps=("", "1 2 3 4", "5 6 7 8"),
        options={"rounds": 2, "tie": "specials"},
    )
    state = after(state, "1 reverse", "3 pass")
    state = after(state, f"0 {shuffle()}")
    assert state.specials == (1, 0, 0)


def test_him_end_3_special_cards_break_only_the_tie_for_the_lowest() -> None:
    outcome = last_pass(2, 9, 9, specials=(5, 1, 0), tie="specials").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((0,), (1, 2, 2))


# HIM-MATCH-1


def test_him_match_1_one_game_is_complete() -> None:
    assert last_pass(4, 3, 9).asks == "over"


def test_him_match_1_three_games_for_revenge_the_points_added() -> None:
    state = last_pass(4, 3, 9, rounds=3)
    assert (state.asks, state.totals) == ("shuffle", (5, 3, 9))
    state = level_game(state, 2)
    assert (state.asks, state.totals) == ("shuffle", (6, 4, 10))
    state = level_game(state, 3)
    assert state.asks == "over"
    assert state.outcome is not None
    assert (state.outcome.totals, state.outcome.winners) == ((7, 5, 11), (1,))


def test_him_match_1_a_tie_before_the_last_game_is_no_tie() -> None:
    state = last_pass(2, 3, 9, rounds=2)
    assert state.asks == "shuffle"
    state = after(state, f"0 {shuffle()}")._replace(deck=(), heaps=((), (7, 8), ()))
    state = after(state, "2 pass")
    assert (state.asks, len(state.rounds)) == ("over", 2)


@pytest.mark.parametrize("games", [1, 2, 5])
def test_him_match_1_any_number_of_games(games: int) -> None:
    state = last_pass(4, 3, 9, rounds=games)
    for number in range(2, games + 1):
        assert state.asks == "shuffle"
        state = level_game(state, number)
    assert (state.asks, len(state.rounds)) == ("over", games)
    assert Himmel(3, {"rounds": games}).settings["rounds"] == games
