"""CARD: the deck and its bull heads."""

import pytest

from sixthcow.games.classic import Classic
from sixthcow.games.rows.cards import FULL_DECK, bull_heads, heads


def test_card_1_one_of_each_from_1_to_104() -> None:
    assert Classic(2).deck() == FULL_DECK == tuple(range(1, 105))


@pytest.mark.parametrize(
    ("expected", "cards"),
    [
        (7, [55]),
        (5, [11, 22, 33, 44, 66, 77, 88, 99]),
        (3, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
        (2, [5, 15, 25, 35, 45, 65, 75, 85, 95]),
        (1, [1, 2, 54, 56, 101, 104]),
    ],
)
def test_card_2_heads_by_number(expected: int, cards: list[int]) -> None:
    assert [bull_heads(card) for card in cards] == [expected] * len(cards)


def test_card_2_all_cards_together_have_171_heads() -> None:
    # 7 once, 5 eight times, 3 ten times, 2 nine times and 1 for the other 76 cards.
    assert heads(FULL_DECK) == 7 + 8 * 5 + 10 * 3 + 9 * 2 + 76 == 171


def test_card_2_is_what_a_card_is_worth_at_the_table() -> None:
    assert [Classic(2).worth(card) for card in (55, 88, 60, 95, 7)] == [7, 5, 3, 2, 1]
