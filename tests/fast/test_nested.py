"""Play-outs against predicted picks equal the same thing put together from simpler kernels."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow.fast import kernels
from sixthcow.fast._jit import u64
from sixthcow.fast.generator import key_of, word_at
from sixthcow.fast.lanes import given_deals
from sixthcow.fast.rows import nested
from sixthcow.fast.rows import play as scalar
from sixthcow.fast.rows.dealing import deal_unknown
from sixthcow.fast.rows.flat_table import HAND, HANDS
from sixthcow.fast.rows.nested import SEARCHES, Effort
from sixthcow.fast.rows.position import Position, position
from sixthcow.games import GAMES
from sixthcow.games.rows.state import RowsState
from tests.fast.following import random_position

Cards = tuple[int, ...]

GAMES_OF_KERNEL: list[tuple[str, dict[str, object]]] = [
    ("professional", {}),
    ("double", {}),
    ("twins", {}),
    ("classic", {}),
    ("custom", {"sides": "both", "reveal": "open"}),
]
EFFORT = Effort(deals=3, few=4, more=5, kept=3, repeats=4)


def a_turn(name: str, options: dict[str, object], seats: int, rng: Random) -> RowsState:
    """A position in which somebody plays cards and has a choice."""
    while True:
        state = random_position(GAMES[name](seats, options), rng, 12 * seats)
        if state.asks == "play" and len(next(iter(state.pending.values()))) > 1:
            return state


def dealt_hands(start: Position, key: Any, tries: Sequence[int]) -> list[Cards]:
    """The hands of a deal."""
    table = start.table(tries)
    deal_unknown(table, np.array(start.pool, np.int32), key)
    begins = [HANDS + HAND * seat for seat in range(start.game.seats)]
    return [tuple(table[at : at + start.size].tolist()) for at in begins]


def seen_by(start: Position, seat: int, hand: Cards) -> Position:
    """The position of another seat that holds this hand."""
    pool = list(start.pool)
    for card in hand:
        if card in pool:
            pool[pool.index(card)] = pool[-1]
            pool.pop()
    hands = list(start.hands)
    hands[seat], hands[start.seat] = hand, ()
    return replace(start, seat=seat, hands=tuple(hands), pool=(*pool, *start.hands[start.seat]))


def pairs(size: int, turn: int) -> list[Cards]:
    """A round of a tournament in which every place of a hand meets every other one."""
    first, *others = range(size)
    turn %= len(others)
    circle = [first, *others[turn:], *others[:turn]]
    return [(circle[at], circle[-1 - at]) for at in range(size // 2)]


def code(cards: Sequence[int]) -> int:
    """The kernels' number for a pick."""
    return cards[0] + (cards[1] << 7 if len(cards) == 2 else 0)


def picked_by(start: Position, tries: Sequence[int], seed: Any) -> Cards:
    """What a small search of a seat's own hand finds best, all of it written out."""
    hand, seat = start.hands[start.seat], start.seat

    def total(places: Sequence[Cards], samples: int, first: int) -> list[int]:
        codes = [code([hand[at] for at in each]) for each in places]
        found = scalar.run(start, codes, samples, seed, first, tries)
        return [int(points) for points in found[:, :, seat].sum(axis=1)]

    costs = [0] * len(hand)
    for sample in range(EFFORT.few):
        turn = pairs(len(hand), sample) if start.two else [(at,) for at in range(len(hand))]
        for places, points in zip(turn, total(turn, 1, sample), strict=True):
            for at in places:
                costs[at] += points
    best = sorted(range(len(hand)), key=costs.__getitem__)[: EFFORT.kept]
    left: list[Cards] = [(one,) for one in best]
    if start.two:
        left = [(one, other) for at, one in enumerate(best) for other in best[at + 1 :]]
    known = [sum(costs[at] for at in each) // len(each) for each in left]
    more = total(left, EFFORT.more, EFFORT.few)
    together = [one + other for one, other in zip(known, more, strict=True)]
    return tuple(hand[at] for at in left[together.index(min(together))])


def leading(hand: Cards, pick: Cards) -> Cards:
    """The hand with the pick in front, each card changing places with the one that lay there."""
    cards = list(hand)
    for at, card in enumerate(pick):
        other = cards.index(card, at)
        cards[other], cards[at] = cards[at], card
    return tuple(cards)


def swapped(tries: Sequence[int], one: int, other: int) -> list[int]:
    """Two seats change their policies."""
    found = list(tries)
    found[one], found[other] = tries[other], tries[one]
    return found


@pytest.mark.parametrize(("name", "options"), GAMES_OF_KERNEL, ids=str)
def test_the_others_search_their_own_hands(name: str, options: dict[str, object]) -> None:
    rng = Random(name)
    for seed in range(4):
        seats = rng.choice([2, 3, 4])
        state = a_turn(name, options, seats, rng)
        actor = next(iter(state.pending))
        start = position(state.view(actor))
        codes = [start.code(action) for action in list(state.pending[actor])[:3]]
        tries = [5 if seat == actor else 2 for seat in range(seats)]
        found, picked = nested.play(start, codes, EFFORT, seed, tries)
        for deal in range(EFFORT.deals):
            key = u64(key_of(u64(seed), u64(deal)))
            hands, shown = dealt_hands(start, key, tries), list(start.shown)
            for seat in range(seats):
                choice = start.size > 1 + start.two and not start.shown[seat]
                if seat == actor or not choice:
                    assert picked[deal, seat] == 0
                    continue
                theirs = seen_by(start, seat, hands[seat])
                own = word_at(key, SEARCHES + u64(seat))
                pick = picked_by(theirs, swapped(tries, seat, actor), own)
                assert picked[deal, seat] == code(pick)
                hands[seat], shown[seat] = leading(hands[seat], pick), len(pick)
            known = replace(start, hands=tuple(hands), shown=tuple(shown), pool=())
            last = int(word_at(key, SEARCHES + u64(seats)))
            expected = scalar.run(known, codes, EFFORT.repeats, last, 0, tries)
            part = slice(deal * EFFORT.repeats, (deal + 1) * EFFORT.repeats)
            assert np.array_equal(found[:, part], expected)


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_given_deals_are_played_as_the_scalar_kernel_does(seats: int) -> None:
    rng = Random(seats)
    for seed in range(6):
        state = a_turn("classic", {}, seats, rng)
        actor = next(iter(state.pending))
        start = position(state.view(actor))
        tries = [rng.choice([0, 1, 2, 5]) for _ in range(seats)]
        codes = [start.code(action) for action in state.pending[actor]]
        known = replace(start, hands=state.hands, shown=(1,) * seats, pool=())
        # More deals than lanes; all alike, so that each is one sample of the same position.
        deals = np.array([state.hands] * 70)
        expected = scalar.run(known, codes, len(deals), seed, 0, tries)
        found = given_deals.play(start, deals, codes, seed, tries)
        assert np.array_equal(found * 2, expected)
        later = given_deals.play(start, deals[13:], codes, seed, tries, first=13)
        assert np.array_equal(later, found[:, 13:])


def test_every_deal_is_played_with_its_own_cards() -> None:
    rng = Random(5)
    state = a_turn("classic", {}, 3, rng)
    start = position(state.view(0))
    codes = [start.code(action) for action in state.pending[0]]
    deals = []
    for _ in range(5):
        pool = list(start.pool)
        rng.shuffle(pool)
        size = start.size
        deals.append([state.hands[0], pool[:size], pool[size : 2 * size]])
    together = given_deals.play(start, np.array(deals), codes, 1, [1, 1, 1])
    for number in range(len(deals)):
        upto = given_deals.play(start, np.array(deals[: number + 1]), codes, 1, [1, 1, 1])
        assert np.array_equal(upto[:, number], together[:, number])
    assert len({points.tobytes() for points in together.transpose(1, 0, 2)}) > 1


def test_the_kernels_of_a_game_include_those_that_predict() -> None:
    assert "sixthcow.fast.rows.nested" in kernels.modules_for("professional")
    assert "sixthcow.fast.lanes.given_deals" in kernels.modules_for("classic")
    assert {*kernels.modules_for("double")} <= {*kernels.all_modules()}


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("cards", [10, 7, 4])
def test_the_effort_is_about_the_same_for_any_number_of_seats(seats: int, cards: int) -> None:
    effort = nested.effort_for(seats, cards, pairs=False)
    others = (seats - 1) * (cards * effort.few + effort.kept * effort.more)
    moves = effort.deals * (others + 4 * effort.repeats) * seats * cards
    assert 200_000 < moves < 1_100_000


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("cards", [14, 10, 6])
def test_the_effort_for_pairs_is_about_the_same_too(seats: int, cards: int) -> None:
    effort = nested.effort_for(seats, cards, pairs=True)
    pairs = effort.kept * (effort.kept - 1) // 2
    others = (seats - 1) * (cards // 2 * effort.few + pairs * effort.more)
    moves = effort.deals * (others + 4 * effort.repeats) * seats * cards
    assert 200_000 < moves < 2_200_000
