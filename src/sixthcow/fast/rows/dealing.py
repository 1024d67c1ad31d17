"""Dealing what a rows position leaves open: cards of hands, and the first cards of the rows."""

import numpy as np

from sixthcow.fast._jit import I32, part, u64
from sixthcow.fast.generator import drawn, shuffled_to
from sixthcow.fast.rows.flat_table import (
    COUNT,
    END,
    FORCED,
    HAND,
    HANDS,
    HEADS,
    KEYS,
    QUEUE,
    ROW_HEADS,
    SEATS,
    SIZES,
    TWO,
)
from sixthcow.fast.rows.placing import begin_row


@part
def draw(deck: I32, left: int, key: np.uint64 | None) -> int:
    """Draw one of the remaining cards; it goes to the end of the deck, behind them.

    Without a key it is the one that lies there.
    """
    if key is not None:
        at = drawn(key, deck.shape[0] - left, left)
        deck[at], deck[left - 1] = deck[left - 1], deck[at]
    return int(deck[left - 1])


@part
def shuffle_hand(table: I32, seat: int, low: int, key: np.uint64) -> None:
    """Shuffle the cards of a hand from position `low` on."""
    hand = HANDS + HAND * seat
    for at in range(low + 1, table[SIZES + seat]):
        to = low + np.int64(shuffled_to(key, u64(seat), u64(at), u64(at - low + 1)))
        table[hand + at], table[hand + to] = table[hand + to], table[hand + at]


@part
def begin_rows(table: I32, deck: I32, left: int, key: np.uint64 | None) -> None:
    """DEAL-3: the next four cards; TWIN-6: a twin lies on the other, one more fills its row.

    KEYS has the cards that are turned up, QUEUE the rows they are for; both are free before play.
    """
    turned_up = 0
    while turned_up < 4:
        table[QUEUE + turned_up] = turned_up
        table[KEYS + turned_up] = draw(deck, left - turned_up, key)
        turned_up += 1
    at = 0
    while at < turned_up:
        card, row = table[KEYS + at], table[QUEUE + at]
        at += 1
        twin = 0
        while twin < 4 and table[END + twin] != card:
            twin += 1
        if twin < 4:
            table[ROW_HEADS + twin] += HEADS[card]
            table[QUEUE + turned_up] = row
            table[KEYS + turned_up] = draw(deck, left - turned_up, key)
            turned_up += 1
        else:
            begin_row(table, row, card, HEADS[card])


@part
def deal_unknown(table: I32, deck: I32, key: np.uint64 | None) -> None:
    """Draw the unknown cards (0), and shuffle the known hands; without a key, the cards come from
    the end of the deck as they lie there."""
    left = deck.shape[0]
    for seat in range(table[SEATS]):
        hand, low = HANDS + HAND * seat, table[FORCED + seat] * (1 + table[TWO])
        known = low < table[SIZES + seat] and table[hand + low] > 0
        for at in range(hand, hand + table[SIZES + seat]):
            if table[at] == 0:
                table[at] = draw(deck, left, key)
                left -= 1
        if key is not None and known:
            shuffle_hand(table, seat, low, key)
    if table[COUNT] == 0:
        begin_rows(table, deck, left, key)
