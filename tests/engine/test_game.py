"""The contract of a game: equality, ranks, and who may do what."""

import pickle

import pytest

from sixthcow.engine.game import ranked
from sixthcow.games import GAMES
from sixthcow.games.classic import Classic
from tests.games.positions import after, refused, shuffle, table, turn


@pytest.mark.parametrize(
    ("results", "ranks"),
    [
        ((5, 3, 9), (2, 1, 3)),
        ((3, 3, 9), (1, 1, 3)),
        ((9, 3, 9), (2, 1, 2)),
        ((0.5, 1, 0), (2, 3, 1)),
        (((3, 1), (3, 0), (9, 0)), (2, 1, 3)),
    ],
)
def test_the_lowest_ranks_first_and_equal_results_share(
    results: tuple[object, ...], ranks: tuple[int, ...]
) -> None:
    assert ranked(results) == ranks


def test_games_are_equal_if_their_matches_are() -> None:
    assert Classic(2) == Classic(2, {"target": 66})
    assert hash(Classic(2)) == hash(Classic(2, {"target": 66}))
    assert Classic(2) != Classic(3)
    assert Classic(2) != Classic(2, {"target": 50})
    assert GAMES["tactical"](2) != GAMES["professional"](2)
    assert Classic(2) != "classic"


def test_a_game_names_itself_with_its_seats_and_options() -> None:
    assert repr(Classic(4, {"target": 30})) == "classic(4, {'target': 30})"


def test_states_are_values() -> None:
    first = after(Classic(2).start(), f"0 {shuffle(range(1, 105))}")
    second = after(Classic(2).start(), f"0 {shuffle(range(1, 105))}")
    assert first == second
    later = after(first, "1 play 3")
    assert first == second != later
    with pytest.raises(AttributeError):
        first.asks = "row"  # type: ignore[misc]


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_game_is_the_same_game(game: str) -> None:
    mixes: dict[str, dict[str, object]] = {
        "custom": {"cards": 2, "sides": "both"},
        "tournament": {"cards": "logical"},
    }
    original = GAMES[game](3, mixes.get(game))
    copy = pickle.loads(pickle.dumps(original))
    assert copy == original
    assert type(copy) is type(original)
    assert copy.kind is GAMES[game]


def test_a_refused_action_names_seat_action_and_what_was_legal() -> None:
    state = table(Classic(2), "12 / 37 / 43 / 58", "14 21", "15 26")
    error = refused(state, "2 play 14")
    assert (error.seat, error.action) == (1, "play 14")
    assert error.legal == ("play 15", "play 26")


def test_who_has_nothing_to_decide_is_told_who_has() -> None:
    state = turn(table(Classic(3), "12 / 37 / 43 / 58", "3 21", "15 26", "44 45"), 3, 15, 44)
    error = refused(state, "2 row 1")
    assert (error.reason, error.facts["deciders"]) == ("not-your-move", [1])
    assert error.legal == ()


def test_an_action_of_another_kind_is_told_which_kinds_there_are() -> None:
    state = table(Classic(2), "12 / 37 / 43 / 58", "14 21", "15 26")
    error = refused(state, "1 draft 14")
    assert (error.reason, error.facts["allowed"]) == ("wrong-kind", "play")


@pytest.mark.parametrize("action", ["", " ", "play", "play\n14", "PLAY 14", "play 014", "play ١٤"])
def test_an_action_is_taken_literally(action: str) -> None:
    state = table(Classic(2), "12 / 37 / 43 / 58", "14 21", "15 26")
    assert refused(state, f"1 {action}").reason in {"wrong-kind", "not-allowed"}


def test_a_number_with_very_many_digits_is_refused_like_any_other() -> None:
    state = table(Classic(2), "12 / 37 / 43 / 58", "14 21", "15 26")
    assert refused(state, "1 play " + "9" * 10_000).reason == "not-in-hand"
