"""MIX: the parts of the rows game combined at will, where they make sense."""

from itertools import product

import pytest

from sixthcow.games.custom import Custom
from sixthcow.games.rows.state import RowsState
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

PARTS = {
    "deck": ("full", "tactical"),
    "deal": ("shuffle", "draft"),
    "reveal": ("hidden", "open"),
    "cards": (1, 2),
    "sides": ("right", "both"),
}
COMBINATIONS = [dict(zip(PARTS, values, strict=True)) for values in product(*PARTS.values())]
DEALABLE = [mix for mix in COMBINATIONS if not (mix["deal"] == "draft" and mix["deck"] == "full")]


def named(mix: dict[str, object]) -> str:
    """A combination in brief, to name its test."""
    return "-".join(map(str, mix.values()))


def most_players(mix: dict[str, object]) -> int:
    """For how many players the cards suffice: ten or fourteen each, and four for the rows."""
    there = 103 if mix["reveal"] == "open" and mix["deck"] == "full" else 104
    return min((there - 4) // (14 if mix["cards"] == 2 else 10), 10)


def drafted(state: RowsState) -> RowsState:
    """The state after a draft in which everybody always takes the lowest card."""
    while state.asks == "draft":
        state = after(state, f"{state.actor + 1} draft {state.stock[0]}")
    return state


# MIX-1


@pytest.mark.parametrize("mix", DEALABLE, ids=named)
def test_mix_1_every_combination_that_can_be_dealt_is_playable(mix: dict[str, object]) -> None:
    state = Custom(3, {"rounds": 1, **mix}).start()
    if state.chance:
        state = after(state, f"0 {shuffle(state.chance.cards)}")
    state = play_out(state)
    assert (state.asks, len(state.rounds)) == ("over", 1)


@pytest.mark.parametrize("mix", DEALABLE, ids=named)
def test_mix_1_refuses_more_players_than_the_cards_suffice_for(mix: dict[str, object]) -> None:
    most = most_players(mix)
    assert Custom(most, mix).seats == most
    error = refused_options("custom", most + 1, mix)
    assert error.reason == ("seats" if most == 10 else "too-few-cards")
    assert (error.clause, error.facts["high"]) == ("DEAL-1" if most == 10 else "MIX-1", most)


def test_mix_1_the_reason_names_what_is_needed() -> None:
    error = refused_options("custom", 8, {"cards": 2})
    assert error.facts == {"seats": 8, "needed": 116, "there": 104, "high": 7}


def test_mix_1_without_options_it_is_the_main_game() -> None:
    state = table(Custom(2), "12 / 37 / 60 / 88", "13 1", "38 2")
    assert list(pending(state)) == [1, 2]
    assert drawn(turn(state, 13, 38)) == "12 13 / 37 38 / 60 / 88"
    assert Custom(2).deck() == tuple(range(1, 105))


def test_mix_1_values_that_mean_a_default_change_nothing() -> None:
    plain = {name: values[0] for name, values in PARTS.items()}
    assert Custom(2, plain) == Custom(2)


def test_mix_1_both_ends_and_open_play() -> None:
    game = Custom(2, {"reveal": "open", "sides": "both"})
    state = table(game, "20 25 / 40 / 60 / 90", "50 2", "39 3")
    assert list(pending(state)) == [1]
    state = after(state, "1 play 50", "2 play 39")
    # The 39 comes first and goes to the left of 40; the 50 is as near to 40 as to 60.
    assert drawn(state) == "20 25 / 39 40 / 60 / 90"
    assert pending(state) == {1: ["end 2 right", "end 3 left"]}


def test_mix_1_two_cards_and_both_ends() -> None:
    game = Custom(2, {"cards": 2, "sides": "both"})
    state = table(game, "20 25 / 40 / 60 / 90", "39 50 1 2", "91 92 3 4")
    state = turn(state, "39 50", "91 92")
    state = after(state, "1 first 50")
    assert pending(state) == {1: ["end 2 right", "end 3 left"]}
    assert drawn(after(state, "1 end 3 left")) == "20 25 / 39 40 / 50 60 / 90"


def test_mix_1_two_cards_shown_in_turn_are_shown_together() -> None:
    state = table(
        Custom(2, {"cards": 2, "reveal": "open"}), "12 / 37 / 60 / 88", "20 89 2 3", "15 91 4 5"
    )
    assert list(pending(state)) == [1]
    (shown,) = events_of("revealed", events(state, "1 play 20 89"))
    assert (shown.clause, shown.cards, shown.seen_by) == ("OPEN-3", (20, 89), None)
    state = after(state, "1 play 20 89")
    assert state.view(1).zone("table", 0).cards == (20, 89)
    state = after(state, "2 play 15 91")
    assert pending(state) == {2: ["first 15", "first 91"]}


@pytest.mark.parametrize(
    ("mix", "first"),
    [({"reveal": "open"}, 2), ({"deal": "draft", "deck": "tactical"}, 3)],
)
def test_mix_1_first_serves_a_draft_and_open_play(mix: dict[str, object], first: int) -> None:
    state = Custom(3, {"first": first, **mix}).start()
    if state.chance:
        state = after(state, f"0 {shuffle(state.chance.cards)}")
    assert list(pending(state)) == [first]


@pytest.mark.parametrize("mix", [{}, {"deck": "tactical"}, {"cards": 2}, {"sides": "both"}])
def test_mix_1_first_has_no_meaning_otherwise(mix: dict[str, object]) -> None:
    error = refused_options("custom", 3, {"first": 2, **mix})
    assert (error.reason, error.clause) == ("first-has-no-meaning", "MIX-1")


def test_mix_1_tournament_hoof_and_twins_do_not_combine() -> None:
    for option in ("duplicate", "rows", "tie"):
        assert refused_options("custom", 3, {option: True}).reason == "option-unknown"
    assert refused_options("custom", 3, {"deck": "two"}).reason == "option-value"
    for name in ("tournament", "hoof", "twins"):
        for option in ("deal", "reveal", "sides"):
            value = PARTS[option][1]
            assert refused_options(name, 3, {option: value}).reason == "option-unknown"


# MIX-2


@pytest.mark.parametrize("deal", ["shuffle", "draft"])
def test_mix_2_with_two_cards_a_turn_the_tactical_deck_is_14_a_player_and_four(deal: str) -> None:
    game = Custom(3, {"deck": "tactical", "cards": 2, "deal": deal})
    assert game.deck() == tuple(range(1, 14 * 3 + 5))
    state = game.start()
    state = drafted(state) if deal == "draft" else after(state, f"0 {shuffle(game.deck())}")
    assert [len(held) for held in state.hands] == [14] * 3
    assert drawn(state) == "43 / 44 / 45 / 46"


def test_mix_2_with_the_tactical_deck_the_marker_is_a_token_and_card_1_is_dealt() -> None:
    game = Custom(2, {"deck": "tactical", "reveal": "open"})
    assert game.deck() == tuple(range(1, 25))
    assert 1 in dealt(game, "21 / 22 / 23 / 24", "1", "").hands[0]
    assert Custom(2, {"reveal": "open"}).deck() == tuple(range(2, 105))
    assert Custom(10, {"deck": "tactical", "reveal": "open"}).seats == 10


@pytest.mark.parametrize("mix", [mix for mix in COMBINATIONS if mix not in DEALABLE], ids=named)
def test_mix_2_a_draft_needs_the_tactical_deck(mix: dict[str, object]) -> None:
    error = refused_options("custom", 2, mix)
    assert (error.reason, error.clause) == ("draft-needs-tactical", "MIX-2")


def test_mix_2_open_play_follows_a_draft_unchanged() -> None:
    game = Custom(2, {"deck": "tactical", "deal": "draft", "reveal": "open", "first": 2})
    state = drafted(game.start())
    assert drawn(state) == "21 / 22 / 23 / 24"
    assert list(pending(state)) == [2]
    assert state.view(1).knowledge["hands"][0] == list(state.hands[0])


def test_mix_2_both_ends_follow_a_draft_unchanged() -> None:
    game = Custom(2, {"deck": "tactical", "deal": "draft", "sides": "both"})
    state = drafted(game.start())
    assert drawn(state) == "21 / 22 / 23 / 24"
    # The 19 goes to the left of 21; the 20 lies inside that row now and goes to the left of 22.
    assert drawn(turn(state, 19, 20)) == "19 21 / 20 22 / 23 / 24"


def test_mix_2_refusals_name_the_clause_of_the_part() -> None:
    state = table(Custom(2, {"sides": "both"}), "20 60 / 30 70 / 10 55 / 40 90", "50 1", "104 2")
    assert refused(turn(state, 50, 104), "1 row 7").clause == "PRO-4"
    assert refused(Custom(2, {"cards": 2}).start(), "1 play 1 2").clause == "DEAL-2"
