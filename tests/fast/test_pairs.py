"""Likely pairs in double: what the network is told, what it draws, and how it is played out."""

from dataclasses import replace
from itertools import combinations
from math import log
from random import Random

import numpy as np
import pytest

from sixthcow.bots import BOTS
from sixthcow.dealer import deal
from sixthcow.fast import kernels
from sixthcow.fast._jit import F32, u64
from sixthcow.fast.generator import key_of, word_at
from sixthcow.fast.rows import pairs
from sixthcow.fast.rows import play as scalar
from sixthcow.fast.rows.nested import SEARCHES
from sixthcow.fast.rows.position import Position, position
from sixthcow.games.double import Double
from sixthcow.games.rows.cards import Row, cards_of, heads, value
from sixthcow.games.rows.state import RowsState
from tests.fast.test_nested import a_turn, dealt_hands, leading, seen_by


def inputs_of(
    rows: list[Row], card: int, hand: list[int], unseen: list[int], seats: int
) -> list[float]:
    """What the network is told of a card of a hand, by the plain rules."""
    game = Double(seats)
    each = 2 * (seats - 1) / max(1, len(unseen))  # how likely an unseen card comes in this turn
    ends, costs = [value(row[-1]) for row in rows], [heads(cards_of(row)) for row in rows]
    lower = [other for other in unseen if other < card]
    known = [0.0] * pairs.INPUTS
    spots = game.spots(rows, card)
    if not spots:
        known[0], known[1], known[19] = 1, min(costs) / 5, min(len(lower) * each, 8) / 4
    else:
        at = spots[0].row
        taken, end = len(rows[at]), ends[at]
        coming = each * sum(end < other < card for other in unseen)
        mine = sum(end < other < card for other in hand)
        if taken == game.row_places:
            known[6], known[7] = 1, costs[at] / 10
        else:
            known[1 + taken] = 1
        known[8], known[9], known[10] = min(coming, 4) / 2, costs[at] / 10, min(mine, 4) / 2
        known[17] = min(max(taken + coming + mine - 5, -4), 4) / 2
    known[11] = sum(other < card for other in hand) / max(1, len(hand) - 1)
    known[12], known[13], known[14] = len(hand) / 14, heads((card,)) / 3, card / 104
    known[15] = len(lower) / max(1, len(unseen))
    known[16] = min(each * sum(other < min(ends) for other in unseen), 4) / 2
    known[18], known[20], known[21] = min(costs) / 5, seats / 7, 1
    return known


def rows_after(rows: list[Row], card: int, seats: int) -> list[Row]:
    """PLACE: the rows with one card more; PLACE-4: the cheapest is taken."""
    game = Double(seats)
    after, spots = list(rows), game.spots(rows, card)
    cheapest = min(range(4), key=lambda row: heads(cards_of(rows[row])))
    at = spots[0].row if spots else cheapest
    fits = bool(spots) and not game.overfills(rows[at], card)
    after[at] = (*rows[at], card) if fits else (card,)
    return after


def described(start: Position) -> tuple[F32, F32]:
    """What the kernel tells the network of the pairs of a seat's own hand."""
    hand = start.hands[start.seat]
    count = len(hand) * (len(hand) - 1) // 2
    lower, higher = (np.zeros((count, pairs.INPUTS), np.float32) for _ in range(2))
    table, cards = start.table([0] * start.game.seats), np.array(sorted(hand), np.int32)
    pairs.described(table, cards, np.array(start.pool, np.int32), lower, higher)
    return lower, higher


@pytest.mark.parametrize("seats", Double.seat_range)
def test_the_network_is_told_what_a_player_sees(seats: int) -> None:
    rng = Random(seats)
    for _ in range(6):
        state = a_turn("double", {}, seats, rng)
        start = position(state.view(0))
        hand, unseen, rows = sorted(start.hands[0]), list(start.pool), list(start.rows)
        lower, higher = described(start)
        for number, (low, high) in enumerate(combinations(hand, 2)):
            first = inputs_of(rows, low, hand, unseen, seats)
            rest = [card for card in hand if card != low]
            second = inputs_of(rows_after(rows, low, seats), high, rest, unseen, seats)
            assert lower[number] == pytest.approx(first, abs=1e-5)
            assert higher[number] == pytest.approx(second, abs=1e-5)


def scores_of(start: Position) -> list[float]:
    """The network's score of every pair of a seat's hand."""
    habits, total = pairs.shipped_habits(), 0.0
    for part, known in zip((pairs.LOWER, pairs.HIGHER), described(start), strict=True):
        units = np.maximum(known @ habits.hidden[part], 0)
        total = total + units @ habits.output[part]
    return list(np.asarray(total, float))


def drawn(start: Position, key: int) -> tuple[int, int]:
    """The pair that is drawn by these scores."""
    best = (-np.inf, (0, 0))
    hand = sorted(start.hands[start.seat])
    for number, (pair, score) in enumerate(
        zip(combinations(hand, 2), scores_of(start), strict=True)
    ):
        chance = (float(int(word_at(u64(key), u64(number))) >> 11) + 0.5) / 2**53
        best = max(best, (score - log(-log(chance)), pair))
    return best[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_the_others_play_likely_pairs_of_their_hands(seats: int) -> None:
    rng, deals, repeats = Random(seats), 3, 4
    for seed in range(3):
        state = a_turn("double", {}, seats, rng)
        start = position(state.view(0))
        codes = [start.code(action) for action in state.game.legal(state, 0)[:3]]
        tries = [5 if seat == 0 else 2 for seat in range(seats)]
        found, picked = pairs.play(start, codes, deals, repeats, seed, 7, tries)
        for number in range(deals):
            key = u64(key_of(u64(seed), u64(7 + number)))
            hands = dealt_hands(start, key, tries)
            for seat in range(1, seats):
                own = int(word_at(key, SEARCHES + u64(seat)))
                pick = drawn(seen_by(start, seat, hands[seat]), own)
                assert picked[number, seat] == pick[0] + (pick[1] << 7)
                hands[seat] = leading(hands[seat], pick)
            shown = (0, *[2] * (seats - 1))
            known = replace(start, hands=tuple(hands), shown=shown, pool=())
            last = int(word_at(key, SEARCHES + u64(seats)))
            expected = scalar.run(known, codes, repeats, last, 0, tries)
            assert np.array_equal(found[:, number * repeats : (number + 1) * repeats], expected)


def test_the_shipped_network_expects_what_searching_bots_play() -> None:
    rng, bot = Random(3), BOTS["strong"](play_outs=800)
    gained, choices = 0.0, 0
    for _ in range(3):
        state: RowsState = Double(4, {"rounds": 1}).start()
        while state.outcome is None:
            if state.chance:
                state, _ = state.apply(*deal(state, rng))
                continue
            seat = next(iter(state.pending))
            view = state.view(seat)
            action = bot.decide(view, rng)
            if view.asks == "play" and len(view.actions) > 1:
                start = position(view)
                played = tuple(sorted(map(int, action.split()[1:])))
                number = list(combinations(sorted(start.hands[seat]), 2)).index(played)  # type: ignore[arg-type]
                scores = np.array(scores_of(start))
                gained += scores[number] - np.log(np.exp(scores).mean())
                choices += 1
            state, _ = state.apply(seat, action)
    # A natural logarithm: any pair would gain 0.
    assert gained / choices > 0.8


def test_only_double_was_learned() -> None:
    games = [kernel.games for kernel in kernels.KERNELS if kernel.deeper == kernels.LEARNED_PAIRS]
    assert games == [(Double,)]
