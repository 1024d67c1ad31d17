"""Games of hoof decision by decision: from a deal, or from any position."""

import numpy as np

from sixthcow.fast._jit import F32, I16, I32, I64, U64, kernel, part, u64
from sixthcow.fast.constants import PLACES
from sixthcow.fast.generator import CHOICES, below, key_of
from sixthcow.fast.policies import USUAL_TRIES
from sixthcow.fast.rows.choosing import cheapest_row
from sixthcow.fast.rows.dealing import deal_unknown
from sixthcow.fast.rows.flat_table import COUNT, END, HAND, HANDS, HEADS, POINTS, SIZES, TRIES
from sixthcow.fast.rows.hoof import (
    ACTOR,
    ASKS,
    CARD,
    HOOF_SIZE,
    KEEP,
    OVER,
    PLACE,
    ROW,
    ROW_CARDS,
    STOP,
    choose_card,
    choose_split,
    next_player,
    place,
    split,
    take_aside,
)
from sixthcow.fast.rows.hoof_habits import MOST_INPUTS, usual_card, usual_row, usual_split
from sixthcow.fast.tracing import copy, note


@part
def choose(table: I32, stream: U64, inputs: F32) -> int:
    """The code of the next decision, by the policy of the player."""
    asks, tries = table[ASKS], table[TRIES + table[ACTOR]]
    if tries == USUAL_TRIES:
        if asks == PLACE:
            return usual_card(table, stream, inputs)
        if asks == KEEP:
            return usual_split(table, stream, inputs)
        return usual_row(table, stream, inputs)
    if asks == PLACE:
        return choose_card(table, stream)
    if asks == KEEP:
        return choose_split(table, stream)
    return below(stream, 4) if tries == 0 else cheapest_row(table)


@part
def play_on(table: I32, wanted: int, stream: U64, trace: I64, inputs: F32) -> None:
    """Play to the end; `wanted` is the code of the first decision, if it is not negative."""
    while table[ASKS] != OVER:
        asks, code = table[ASKS], wanted
        if code < 0:
            code = choose(table, stream, inputs)
        wanted = -1
        note(trace, asks, table[ACTOR], code, 0, table)
        if asks == KEEP:
            split(table, code)
        elif asks == ROW:
            take_aside(table, code, table[CARD])
        elif code == STOP:
            next_player(table)
        else:
            place(table, code)
    note(trace, OVER, table[ACTOR], 0, 0, table)


@kernel
def search(
    seed: np.uint64,
    first: int,
    start: I32,
    pool: I32,
    candidates: I64,
    trace: I64,
    deck: I32,
    out: I16,
) -> None:
    """Samples `first`, `first + 1`, … of a seed: `out` is (candidates, samples, seats).

    A candidate is a card to place (or STOP), a row, or a mask of the cards to keep; -1 decides
    nothing. After the last sample the dealt cards are at the end of `deck`.
    """
    stream = np.empty(2, np.uint64)
    dealt, table = np.empty(HOOF_SIZE, np.int32), np.empty(HOOF_SIZE, np.int32)
    inputs = np.empty(MOST_INPUTS, np.float32)
    for sample in range(out.shape[1]):
        stream[0] = key_of(seed, u64(first + sample))
        copy(deck, pool)
        copy(dealt, start)
        deal_unknown(dealt, deck, stream[0])
        if start[COUNT] == 0:  # DEAL-3
            for row in range(4):
                dealt[ROW_CARDS + PLACES * row] = dealt[END + row]
        for number in range(candidates.shape[0]):
            stream[1] = CHOICES
            copy(table, dealt)
            play_on(table, candidates[number], stream, trace, inputs)
            for seat in range(out.shape[2]):
                points = table[POINTS + seat]
                for at in range(table[SIZES + seat]):  # HOOF-6
                    points += 4 * HEADS[table[HANDS + HAND * seat + at]]
                out[number, sample, seat] = points
