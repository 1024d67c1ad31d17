"""Double against likely pairs: in every deal the others play what a small network expects of them.

Searches of the hands that the others may hold would take too long for more than a few deals. The
network has learned from games which two cards of a hand are played, and asks nothing but the table.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sixthcow.fast._jit import F32, F64, I16, I32, I64, kernel, part, u64
from sixthcow.fast.constants import PLACES
from sixthcow.fast.generator import key_of, word_at
from sixthcow.fast.rows.choosing import cheapest_row
from sixthcow.fast.rows.dealing import deal_unknown
from sixthcow.fast.rows.flat_table import (
    COUNT,
    END,
    FORCED,
    HAND,
    HANDS,
    HEADS,
    ROW_HEADS,
    SEATS,
    SIZES,
    TABLE_SIZE,
)
from sixthcow.fast.rows.nested import SEARCHES, hidden_from
from sixthcow.fast.rows.placing import NOWHERE, lay, overfills, spots, take
from sixthcow.fast.rows.position import Position
from sixthcow.fast.rows.turns import PICK, lead_with, search
from sixthcow.fast.tracing import TABLE_AT, copy
from sixthcow.games.double import Double

SHIPPED = Path(__file__).with_name("pairs.npz")

CARDS = len(HEADS)
MOST_PAIRS = HAND * (HAND - 1) // 2

# What the network knows of a card: see `describe`.
INPUTS = 22
UNITS = 32
LOWER, HIGHER = 0, 1  # it has one part for the lower card of a pair, and one for the card after it


class Habits(NamedTuple):
    """The weights of the network: (parts, INPUTS, UNITS) and (parts, UNITS)."""

    hidden: F32
    output: F32


@cache
def shipped_habits() -> Habits:
    """The weights that are part of the program."""
    with np.load(SHIPPED) as file:
        return Habits(file["hidden"].astype(np.float32), file["output"].astype(np.float32))


@part
def count_below(cards: I32, size: int, below: I32) -> None:
    """`below[n]`: how many of these cards are lower than n."""
    below[:] = 0
    for at in range(size):
        below[cards[at] + 1] += 1
    for card in range(1, CARDS + 1):
        below[card] += below[card - 1]


@part
def describe(
    table: I32, card: int, size: int, unseen: I32, own: I32, gone: int, inputs: F32
) -> None:
    """What a player of `size` cards knows of one of them: where it would go, and what may come in
    between. `unseen` and `own` count lower cards; `gone` is an own card that lies in a row already,
    or 0."""
    others = 2.0 * (table[SEATS] - 1) / max(1, unseen[CARDS])  # the chance of each unseen card
    lowest = table[END]
    for row in range(1, 4):
        lowest = min(lowest, table[END + row])
    cheapest = table[ROW_HEADS + cheapest_row(table)]
    spot, _ = spots(table, card)
    inputs[:] = 0
    if spot == NOWHERE:
        inputs[0] = 1
        inputs[1] = cheapest / 5
        inputs[19] = min(unseen[card] * others, 8) / 4
    else:
        row = spot >> 1
        end, places, heads = table[END + row], table[COUNT + row], table[ROW_HEADS + row]
        coming = (unseen[card] - unseen[end + 1]) * others
        mine = own[card] - own[end + 1] - (1 if end < gone < card else 0)
        if places == PLACES:
            inputs[6] = 1
            inputs[7] = heads / 10
        else:
            inputs[1 + places] = 1
        inputs[8] = min(coming, 4) / 2
        inputs[9] = heads / 10
        inputs[10] = min(mine, 4) / 2
        inputs[17] = min(max(places + coming + mine - PLACES, -4), 4) / 2
    inputs[11] = (own[card] - (1 if 0 < gone < card else 0)) / max(1, size - 1)
    inputs[12] = size / 14
    inputs[13] = HEADS[card] / 3
    inputs[14] = card / 104
    inputs[15] = unseen[card] / max(1, unseen[CARDS])
    inputs[16] = min(unseen[lowest] * others, 4) / 2
    inputs[18] = cheapest / 5
    inputs[20] = table[SEATS] / 7
    inputs[21] = 1


@part
def score(inputs: F32, hidden: F32, output: F32, units: F32) -> float:
    """The network's score of a card: one layer of units, then their weighted sum."""
    units[:] = 0
    for at in range(INPUTS):
        known = inputs[at]
        if known != 0:
            for unit in range(UNITS):
                units[unit] += known * hidden[at, unit]
    total = np.float32(0)
    for unit in range(UNITS):
        total += max(units[unit], np.float32(0)) * output[unit]
    return float(total)


@part
def put(table: I32, card: int) -> None:
    """PLACE: a card of the first seat lies in its row; PLACE-4: instead of the cheapest one."""
    spot, _ = spots(table, card)
    if spot == NOWHERE:
        take(table, cheapest_row(table), card, 0, -1)
    elif overfills(table, spot >> 1, card):
        take(table, spot >> 1, card, 0, -1)
    else:
        lay(table, spot, card, -1)


@part
def score_pairs(
    table: I32, cards: I32, size: int, unseen: I32, own: I32, hidden: F32, output: F32,
    after: I32, inputs: F32, units: F32, scores: F64
) -> None:  # fmt: skip
    """The score of every pair of an ascending hand, in the order of the hand; the higher card is
    seen as it would lie after the lower one."""
    number = 0
    for low in range(size - 1):
        copy(after, table)
        describe(after, cards[low], size, unseen, own, 0, inputs)
        first = score(inputs, hidden[LOWER], output[LOWER], units)
        put(after, cards[low])
        for high in range(low + 1, size):
            describe(after, cards[high], size - 1, unseen, own, cards[low], inputs)
            scores[number] = first + score(inputs, hidden[HIGHER], output[HIGHER], units)
            number += 1


@part
def draw_pair(cards: I32, size: int, scores: F64, key: np.uint64) -> int:
    """The code of a pair: one that scores more by 1 is drawn e times as often."""
    best, code, number = -np.inf, 0, 0
    for low in range(size - 1):
        for high in range(low + 1, size):
            word = word_at(key, u64(number)) >> u64(11)
            chance = (np.float64(word) + 0.5) / (1 << 53)
            found = scores[number] - np.log(-np.log(chance))
            if found > best:
                best, code = found, cards[low] + (cards[high] << 7)
            number += 1
    return int(code)


@kernel
def likely(
    seed: np.uint64,
    first: int,
    start: I32,
    pool: I32,
    actor: int,
    candidates: I64,
    repeats: int,
    hidden: F32,
    output: F32,
    picked: I64,
    out: I16,
) -> None:
    """Deals `first`, `first + 1`, … of a seed, and every candidate `repeats` times in each: `out`
    is (candidates, deals * repeats, seats), and `picked` (deals, seats) what the others play."""
    seats = start[SEATS]
    dealt, after = np.empty(TABLE_SIZE, np.int32), np.empty(TABLE_SIZE, np.int32)
    deck, nothing = np.empty_like(pool), pool[:0]
    strange = np.empty(pool.shape[0] + HAND, np.int32)
    unseen, own = np.empty(CARDS + 1, np.int32), np.empty(CARDS + 1, np.int32)
    inputs, units = np.empty(INPUTS, np.float32), np.empty(UNITS, np.float32)
    scores = np.empty(MOST_PAIRS, np.float64)
    trace, no_weights = np.empty((0, TABLE_AT), np.int64), np.empty(0, np.float64)
    for deal in range(picked.shape[0]):
        key = key_of(seed, u64(first + deal))
        copy(deck, pool)
        copy(dealt, start)
        deal_unknown(dealt, deck, key)
        for seat in range(seats):
            size = start[SIZES + seat]
            if seat == actor or start[FORCED + seat] or size <= 2:
                continue
            hand = HANDS + HAND * seat
            cards = np.sort(dealt[hand : hand + size])
            count_below(strange, hidden_from(start, dealt, pool, actor, seat, strange), unseen)
            count_below(cards, size, own)
            score_pairs(
                start, cards, size, unseen, own, hidden, output, after, inputs, units, scores
            )
            picked[deal, seat] = draw_pair(cards, size, scores, word_at(key, SEARCHES + u64(seat)))
        for seat in range(seats):
            if picked[deal, seat]:
                lead_with(dealt, seat, 0, picked[deal, seat] & 127)
                lead_with(dealt, seat, 1, picked[deal, seat] >> 7)
                dealt[FORCED + seat] = 1
        each = out[:, deal * repeats : (deal + 1) * repeats]
        last = word_at(key, SEARCHES + u64(seats))
        search(last, 0, dealt, nothing, PICK, actor, candidates, no_weights, trace, nothing, each)


def play(
    start: Position,
    codes: Sequence[int],
    deals: int,
    repeats: int,
    seed: int,
    first: int,
    tries: Sequence[int],
) -> tuple[I16, I64]:
    """The half heads of every seat, an array (candidates, deals * repeats, seats), and what the
    others played in every deal: (deals, seats), 0 where a seat had no choice."""
    seats, habits = start.game.seats, shipped_habits()
    out = np.empty((len(codes), deals * repeats, seats), np.int16)
    picked = np.zeros((deals, seats), np.int64)
    likely(
        u64(seed), first, start.table(tries), np.array(start.pool, np.int32), start.seat,
        np.array(codes, np.int64), repeats, habits.hidden, habits.output, picked, out,
    )  # fmt: skip
    return out, picked


@kernel
def described(table: I32, cards: I32, strangers: I32, lower: F32, higher: F32) -> None:
    """What the network knows of a hand's pairs, to learn from: `lower` is (pairs, INPUTS) of the
    lower cards, `higher` of the cards after them."""
    size = cards.shape[0]
    after = np.empty(TABLE_SIZE, np.int32)
    unseen, own = np.empty(CARDS + 1, np.int32), np.empty(CARDS + 1, np.int32)
    count_below(strangers, strangers.shape[0], unseen)
    count_below(cards, size, own)
    number = 0
    for low in range(size - 1):
        for high in range(low + 1, size):
            copy(after, table)
            describe(after, cards[low], size, unseen, own, 0, lower[number])
            put(after, cards[low])
            describe(after, cards[high], size - 1, unseen, own, cards[low], higher[number])
            number += 1


def warm() -> None:
    """Compile the kernel, or load it from the cache on disk."""
    nobody = (0, 0)
    rows, hands = ((1,), (2,), (3,), (4,)), ((5, 6), (7, 8))
    start = Position(Double(2), "play", 0, 0, rows, hands, nobody, 2, (), (), nobody)
    play(start, [5 + (6 << 7)], 1, 1, 0, 0, [1, 1])
