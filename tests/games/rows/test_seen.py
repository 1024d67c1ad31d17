"""What a seat sees of a rows game, and full states that fit what it sees."""

from random import Random

import pytest

from sixthcow.games.classic import Classic
from sixthcow.games.double import Double
from sixthcow.games.hoof import Hoof
from sixthcow.games.logical import Logical
from sixthcow.games.professional import Professional
from sixthcow.games.rows.state import RowsState
from sixthcow.games.tournament import Tournament
from sixthcow.games.twins import Twins
from tests.games.positions import after, dealt, next_deal, play_out, table, turn

ROWS = "12 / 37 / 43 / 58"
FULL = "12 13 14 15 16 / 37 / 43 / 58"

POSITIONS = {
    "before the first shuffle": Classic(3).start(),
    "a pick of another seat": after(dealt(Classic(3), ROWS, "", "", ""), "2 play 11"),
    "a pick of one's own": after(dealt(Classic(3), ROWS, "", "", ""), "1 play 1"),
    "a row to be chosen": turn(table(Classic(3), ROWS, "3 21", "15 26", "44 45"), 3, 15, 44),
    "an order to be chosen": turn(
        table(Double(2), ROWS, "14 59 1 2", "15 60 3 4"), "14 59", "15 60"
    ),
    "a draft": after(Logical(3).start(), "1 draft 5", "2 draft 6"),
    "a second round with the featured hand": next_deal(
        play_out(dealt(Tournament(3), "1 / 2 / 3 / 4", "", "", "")), "1 / 2 / 3 / 4", "", ""
    ),
    "a row taken aside": after(table(Hoof(2), FULL, "20 30", "15 21"), "1 place 20"),
    "cards known in a hand": after(
        table(Hoof(2), FULL, "20 30", "15 21"), "1 place 20", "1 keep 13 16"
    ),
    "shared heads": turn(table(Twins(2), FULL, "20 1", "20 2"), 20, 20),
    "the end": turn(table(Classic(2, {"rounds": 1}), FULL, "17", "59"), 17, 59),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_sample_looks_the_same_to_its_seat(name: str) -> None:
    state = POSITIONS[name]
    for seat in (*range(state.game.seats), None):
        view = state.view(seat)
        for seed in range(5):
            sample = state.game.sample(view, Random(seed))
            assert sample.view(seat) == view
            assert sorted(sample.all_cards()) == sorted(state.all_cards())


def test_a_sample_deals_unseen_cards_anew() -> None:
    state = dealt(Classic(2), ROWS, "", "")
    view = state.view(0)
    hands = {state.game.sample(view, Random(seed)).hands for seed in range(10)}
    assert {own for own, _ in hands} == {state.hands[0]}
    assert len({other for _, other in hands}) == 10


def hoof_taking() -> RowsState:
    """A hoof player must split the row they took."""
    return POSITIONS["a row taken aside"]


def test_hoof_3_a_row_taken_lies_aside_for_all_to_see() -> None:
    for seat in (0, 1, None):
        aside = hoof_taking().view(seat).zone("aside")
        assert (aside.cards, aside.size, aside.worth) == ((12, 13, 14, 15, 16), 5, 6)
    assert POSITIONS["cards known in a hand"].view(0).all_of("aside") == ()


def test_hoof_3_a_split_is_clicked_on_the_cards_aside() -> None:
    choices = {choice.action: choice for choice in hoof_taking().view(0).choices}
    assert choices["keep 13 16"].cards == (13, 16)
    assert str(choices["keep 13 16"].zone) == "aside 1"


def test_double_2_an_order_is_clicked_on_the_cards_shown() -> None:
    view = POSITIONS["an order to be chosen"].view(0)
    assert view.zone("table", 0).cards == (14, 59)
    assert [(choice.action, str(choice.zone)) for choice in view.choices] == [
        ("first 14", "table 1"),
        ("first 59", "table 1"),
    ]
    assert [str(choice.effects[0].target) for choice in view.choices] == ["row 1", "row 4"]


def test_pro_2_both_ends_are_previewed() -> None:
    state = table(Professional(2), "20 25 / 40 / 60 / 90", "50 1", "104 2")
    choice = state.view(0).choices[-1]
    assert [(str(effect.target), effect.side) for effect in choice.effects] == [
        ("row 2", "right"),
        ("row 3", "left"),
    ]
    waiting = turn(state, 50, 104).view(0)
    assert waiting.asks_facts == {"card": 50}
    assert [(choice.action, choice.effects[0].side) for choice in waiting.choices] == [
        ("end 2 right", "right"),
        ("end 3 left", "left"),
    ]


def test_twin_2_each_player_sees_their_own_twin_before_them() -> None:
    state = turn(table(Twins(3), ROWS, "3 1", "59 2", "3 4"), 3, 59, 3)
    assert [zone.cards for zone in state.view(1).all_of("table")] == [(3,), (59,), (3,)]


def test_twin_4_totals_seen_include_the_shares() -> None:
    view = POSITIONS["shared heads"].view(None)
    assert [player.running for player in view.players] == [3, 3]
    assert view.knowledge["shares"] == [-3, 3]


def test_deal_4_hands_lie_open_when_the_match_is_over() -> None:
    state = after(table(Hoof(2), ROWS, "14", "15 55 60"), "1 place 14", "2 place 15", "2 stop")
    assert state.view(None).zone("hand", 1).cards == (55, 60)
    assert state.view(0).knowledge["hands"] == [[], [55, 60]]
