"""How hoof is usually played: what is weighed, by the plain rules, and how often each is chosen."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.fast._jit import F32, I32
from sixthcow.fast.constants import HAND_LIMIT
from sixthcow.fast.rows import hoof, hoof_habits
from sixthcow.fast.rows.hoof_position import position
from sixthcow.games.hoof import Hoof, turn_of
from sixthcow.games.rows.cards import cards_of, heads
from sixthcow.games.rows.state import RowsState
from tests.fast import plain_policies
from tests.fast.following import random_position
from tests.fast.weighing import by_weight, draws, same_shares


def decisions(asks: str, count: int) -> Iterator[RowsState]:
    """Moments of random games in which this is due."""
    rng = Random(asks)
    while count:
        state = random_position(Hoof(rng.choice(Hoof.seat_range)), rng, 60)
        if state.asks == asks and len(state.pending[state.actor]) > 1:
            yield state
            count -= 1


def table_of(state: RowsState) -> I32:
    return position(state).table([0] * state.game.seats)


def described(state: RowsState) -> F32:
    """What the kernel weighs."""
    inputs = np.zeros((HAND_LIMIT + 1, hoof_habits.MOST_INPUTS), np.float32)
    hoof_habits.described(table_of(state), inputs)
    return inputs


def least_hand(state: RowsState) -> int:
    """The smallest hand of the others."""
    return min(len(hand) for seat, hand in enumerate(state.hands) if seat != state.actor)


def gap(state: RowsState, card: int, row: int) -> float:
    """How far a card is from the end of its row."""
    return min(card - cards_of(state.rows[row])[-1] - 1, 20) / 10


def card_inputs(state: RowsState, card: int) -> dict[int, float]:
    """What a card would do, by the number of the input; the others are 0."""
    second, spots = turn_of(state).placed, plain_policies.spots_of(state, card)
    known: dict[int, float] = {11: heads((card,)) / 3, 12: card / 104}
    if not spots:
        row = plain_policies.cheapest_row(state)
        costs = plain_policies.row_heads(state, row)
        return known | {0: 1, 1: costs / 5, 2: len(state.rows[row]) / 3, 14: second}
    row = spots[0].row
    places, costs = len(state.rows[row]), plain_policies.row_heads(state, row)
    known |= {9: gap(state, card, row), 10: costs / 10}
    if places == state.game.row_places:
        return known | {7: 1, 8: costs / 10, 13: second}
    return known | {2 + places: 1}


def row_inputs(state: RowsState, row: int) -> dict[int, float]:
    """A row that may be taken."""
    hand, card = state.hands[state.actor], state.queue[0].cards[0]
    places, costs = len(state.rows[row]), plain_policies.row_heads(state, row)
    ends = [cards_of(cards)[-1] for cards in state.rows]
    following = [end for at, end in enumerate(ends) if at != row and end > card]
    fits = [
        one
        for one in hand
        if places < state.game.row_places
        and [spot.row for spot in plain_policies.spots_of(state, one)] == [row]
    ]
    after = [one for one in hand if card < one < min([*following, 105])]
    return {
        0: costs / 5, 1: places / 3, 2: places == 1, 3: ends[row] / 104, 4: min(len(fits), 5) / 3,
        5: len(after) / 3, 6: places * len(hand) / 40, 7: costs * least_hand(state) / 50,
        8: places == state.game.row_places,
    }  # fmt: skip


def kept_inputs(state: RowsState, card: int) -> dict[int, float]:
    """A card of the row that was taken."""
    turn, least, spots = turn_of(state), least_hand(state), plain_policies.spots_of(state, card)
    known = {
        0: 1, 7: heads((card,)) / 3, 8: len(state.hands[state.actor]) / 14, 9: least / 14,
        10: len(turn.aside) / 5, 11: turn.placed == 1, 12: turn.lap / 14,
        13: heads((card,)) / 3 * least / 14,
    }  # fmt: skip
    if not spots:
        return known | {1: 1}
    row = spots[0].row
    places = len(state.rows[row])
    known |= {5: gap(state, card, row), 6: plain_policies.row_heads(state, row) / 10}
    return known | ({2: 1} if places == state.game.row_places else {3: 1, 4: places / 5})


def check(found: F32, expected: dict[int, float]) -> None:
    """All inputs are as expected, and the others are 0."""
    assert found == pytest.approx(
        [float(expected.get(at, 0)) for at in range(len(found))], abs=1e-5
    )


def test_what_a_card_would_do_is_weighed() -> None:
    for state in decisions("place", 60):
        hand, found = state.hands[state.actor], described(state)
        for at, card in enumerate(hand):
            check(found[at], card_inputs(state, card))
        free = sum(plain_policies.cost_now(state, card) == 0 for card in hand)
        stop = {15: 1, 16: len(hand) / 14, 17: least_hand(state) / 14, 18: free / 5}
        check(found[len(hand)], stop)


def test_every_row_is_weighed() -> None:
    for state in decisions("row", 40):
        found = described(state)
        for row in range(4):
            check(found[row], row_inputs(state, row))


def test_every_card_of_a_row_that_was_taken_is_weighed() -> None:
    for state in decisions("keep", 40):
        found = described(state)
        for at, card in enumerate(sorted(turn_of(state).aside)):
            check(found[at], kept_inputs(state, card))


def test_cards_come_as_often_as_they_weigh() -> None:
    stops = 0
    for state in decisions("place", 12):
        hand, second = state.hands[state.actor], turn_of(state).placed
        options = [*hand, hoof.STOP] if second else list(hand)
        shares = by_weight(described(state)[: len(options)] @ hoof_habits.CARD_WEIGHTS)
        counts = draws(table_of(state), hoof_habits.MOST_INPUTS, hoof_habits.usual_card)
        same_shares(counts, dict(zip(options, shares, strict=True)))
        stops += counts[hoof.STOP]
    assert stops


def test_rows_come_as_often_as_they_weigh() -> None:
    for state in decisions("row", 6):
        known = described(state)[:4, : hoof_habits.ROW_INPUTS]
        shares = by_weight(known @ hoof_habits.ROW_WEIGHTS)
        same_shares(
            draws(table_of(state), hoof_habits.MOST_INPUTS, hoof_habits.usual_row),
            dict(enumerate(shares)),
        )


def test_cards_are_kept_one_by_one_as_long_as_there_is_room() -> None:
    full = 0
    for state in decisions("keep", 12):
        aside = sorted(turn_of(state).aside)
        room = HAND_LIMIT - len(state.hands[state.actor])
        known = described(state)[: len(aside), : hoof_habits.KEPT_INPUTS]
        likely = 1 / (1 + np.exp(-(known @ hoof_habits.KEPT_WEIGHTS).astype(float)))
        expected = {0: 1.0}
        for bit in reversed(range(len(aside))):  # the highest first
            split: dict[int, float] = {}
            for mask, share in expected.items():
                keeps = likely[bit] if mask.bit_count() < room else 0.0
                split[mask | 1 << bit] = share * keeps
                split[mask] = share * (1 - keeps)
            expected = split
        same_shares(
            draws(table_of(state), hoof_habits.MOST_INPUTS, hoof_habits.usual_split), expected
        )
        full += room < len(aside)
    assert full


def test_the_usual_policy_is_only_for_games_that_have_one() -> None:
    assert fast.simulate("hoof", 3, 20, "usual", progress=False).shape == (20, 3)
    assert fast.simulate("himmel", 3, 20, "usual", progress=False).shape == (20, 3)
    with pytest.raises(ValueError, match="unknown policy 'usual'"):
        fast.simulate("classic", 3, 20, "usual", progress=False)
