"""Rounds of any rows variant but hoof, card by card: from a deal, or from any position."""

import numpy as np

from sixthcow.fast._jit import F64, I16, I32, I64, U64, kernel, part, u64
from sixthcow.fast.generator import CHOICES, PICKS, QUEUED, key_of, word_at
from sixthcow.fast.rows.choosing import choose_card, choose_end, choose_first, choose_row
from sixthcow.fast.rows.dealing import deal_unknown
from sixthcow.fast.rows.flat_table import (
    FIRST,
    FORCED,
    HAND,
    HANDS,
    KEYS,
    POINTS,
    QUEUE,
    SEATS,
    SECOND,
    SIZES,
    TABLE_SIZE,
    TURN,
    TWIN,
    TWO,
    WAITING,
)
from sixthcow.fast.rows.placing import NOWHERE, lay, overfills, spots, take
from sixthcow.fast.tracing import copy, note

# What a candidate of a search decides.
NOTHING = 0  # there is only one way to continue
PICK = 1  # the actor's next card or cards
PLACING = 2  # the first decision about the cards that wait to be placed

# The kinds of lines of a trace.
PLAYED, ROW_CHOSEN, END_CHOSEN, FIRST_CHOSEN, OVER = 0, 1, 2, 3, 4


@part
def pick_cards(table: I32, begin: int, trace: I64) -> None:
    """TURN-1, DOUBLE-1: every seat picks; KEYS then has the cards in the order of TURN-3."""
    for seat in range(table[SEATS]):
        at = HANDS + HAND * seat + begin
        if begin > 0 or table[FORCED + seat] == 0:
            choose_card(table, seat, begin)
            if table[TWO]:
                choose_card(table, seat, begin + 1)
        card, second = table[at], table[at + 1] if table[TWO] else 0
        note(trace, PLAYED, seat, card, second, table)
        card = min(card, second) if second else card
        key = card * 16 + seat
        at = KEYS + seat
        while at > KEYS and table[at - 1] > key:
            table[at] = table[at - 1]
            at -= 1
        table[at] = key


@part
def line_up(table: I32, begin: int) -> None:
    """TURN-3, DOUBLE-2: the queue of cards to place, lowest (first) card first."""
    entry, seats, first = QUEUE - 4, table[SEATS], table[FIRST]
    for at in range(KEYS, KEYS + seats):
        card, seat = table[at] >> 4, table[at] & 15
        if entry >= QUEUE and table[entry] == card:  # TWIN-2: twins are placed together
            other = table[entry + 1]
            earlier = (seat - first) % seats < (other - first) % seats  # TWIN-5
            table[entry + 1] = seat if earlier else other
            table[entry + TWIN] = other if earlier else seat
            continue
        entry += 4
        table[entry], table[entry + 1] = card, seat
        table[entry + TWIN], table[entry + SECOND] = -1, 0
        if table[TWO]:
            hand = HANDS + HAND * seat + begin
            table[entry + SECOND] = table[hand] + table[hand + 1] - card
    table[WAITING] = (entry - QUEUE) // 4 + 1


@part
def place(
    table: I32, card: int, seat: int, twin: int, step: int, wanted: int, stream: U64, trace: I64
) -> None:
    """Place card `step` of a turn; `wanted` decides for its player, if it is not negative."""
    spot, tie = spots(table, card)
    if spot == NOWHERE:
        row = wanted if wanted >= 0 else choose_row(table, seat, step, stream[0])
        note(trace, ROW_CHOSEN, seat, row, 0, table)
        take(table, row, card, seat, twin)
        return
    if tie != NOWHERE:
        spot = wanted if wanted >= 0 else choose_end(table, card, spot, tie, seat, stream)
        note(trace, END_CHOSEN, seat, spot >> 1, spot & 1, table)
    if overfills(table, spot >> 1, card):
        take(table, spot >> 1, card, seat, twin)
    else:
        lay(table, spot, card, twin)


@part
def place_queue(table: I32, wanted: int, stream: U64, trace: I64) -> None:
    """Place the waiting cards; `wanted` is the first decision, if it is not negative."""
    step = 0
    for entry in range(QUEUE, QUEUE + 4 * table[WAITING], 4):
        card, seat = table[entry], table[entry + 1]
        second, chosen = table[entry + SECOND], wanted
        if second:
            first = wanted if wanted >= 0 else choose_first(table, card, second, seat, stream)
            note(trace, FIRST_CHOSEN, seat, first, 0, table)
            place(table, first, seat, -1, step, -1, stream, trace)
            card, chosen = card + second - first, -1
            step += 1
        place(table, card, seat, table[entry + TWIN], step, chosen, stream, trace)
        step += 1
        wanted = -1
    table[WAITING] = 0


@part
def play_on(table: I32, stream: U64, trace: I64) -> None:
    """Play the hands to the end; FORCED seats begin with their first cards."""
    for begin in range(0, table[SIZES], 1 + table[TWO]):
        table[TURN] = begin
        pick_cards(table, begin, trace)
        line_up(table, begin)
        place_queue(table, -1, stream, trace)
    note(trace, OVER, 0, 0, 0, table)


@part
def lead_with(table: I32, seat: int, position: int, card: int) -> None:
    """Swap a candidate's card with the one at a position of the hand."""
    front = HANDS + HAND * seat + position
    at = front
    while table[at] != card:
        at += 1
    table[at], table[front] = table[front], card


@part
def draw_picks(table: I32, weights: F64, key: np.uint64) -> None:
    """TURN-1: everybody whose pick is not settled draws one card by weight."""
    for seat in range(table[SEATS]):
        hand = HANDS + HAND * seat
        at, last = hand, hand + table[SIZES + seat] - 1
        if table[FORCED + seat]:
            continue
        total = 0.0
        for each in range(hand, last + 1):
            total += weights[table[each]]
        left = np.float64(word_at(key, PICKS + u64(seat)) >> u64(11)) / (1 << 53) * total
        while at < last and left >= weights[table[at]]:
            left -= weights[table[at]]
            at += 1
        table[at], table[hand] = table[hand], table[at]
        table[FORCED + seat] = 1


@kernel
def search(
    seed: np.uint64,
    first: int,
    start: I32,
    pool: I32,
    kind: int,
    actor: int,
    candidates: I64,
    weights: F64,
    trace: I64,
    deck: I32,
    out: I16,
) -> None:
    """Samples `first`, `first + 1`, … of a seed: `out` is (candidates, samples, seats).

    Every sample deals what `start` leaves open from the pool, and each candidate is played out in
    it. With `weights`, one for every card by its number, the others draw by them which card they
    play now, if that is one card. `deck` is room for the pool; after the last sample the dealt
    cards are at its end.
    """
    stream = np.empty(2, np.uint64)
    dealt = np.empty(TABLE_SIZE, np.int32)
    table = np.empty(TABLE_SIZE, np.int32)
    for sample in range(out.shape[1]):
        stream[0] = key_of(seed, u64(first + sample))
        copy(deck, pool)
        copy(dealt, start)
        deal_unknown(dealt, deck, stream[0])
        if weights.shape[0]:
            draw_picks(dealt, weights, stream[0])
        for number in range(candidates.shape[0]):
            stream[1] = CHOICES
            copy(table, dealt)
            wanted = candidates[number]
            table[TURN] = QUEUED
            place_queue(table, wanted if kind == PLACING else -1, stream, trace)
            if kind == PICK:
                lead_with(table, actor, 0, wanted & 127)
                if table[TWO]:
                    lead_with(table, actor, 1, wanted >> 7)
            play_on(table, stream, trace)
            for seat in range(out.shape[2]):
                out[number, sample, seat] = table[POINTS + seat]
