"""Games of himmel action by action: from a deal, or from any position."""

import numpy as np

from sixthcow.fast._jit import F32, I16, I32, I64, U64, kernel, part, u64
from sixthcow.fast.generator import HALF, key_of, word_at
from sixthcow.fast.himmel.habits import INPUTS, usual_action
from sixthcow.fast.himmel.turns import (
    ACTOR,
    ASKS,
    DECK,
    DECK_AT,
    DECK_END,
    HEAP,
    OVER,
    SHUFFLED,
    SPECIALS,
    TABLE_SIZE,
    TARGETS,
    TRIES,
    act,
    choose,
    deal_hands,
    shuffle,
    shuffle_back,
    turn_up,
)
from sixthcow.fast.policies import USUAL_TRIES
from sixthcow.fast.tracing import copy, note


@part
def play_on(table: I32, wanted: int, stream: U64, trace: I64, inputs: F32) -> None:
    """Play to the end; `wanted` is the first action, if it is not negative."""
    while table[ASKS] != OVER:
        code = wanted
        if code < 0 and table[TRIES + table[ACTOR]] == USUAL_TRIES:
            code = usual_action(table, stream, inputs)
        elif code < 0:
            code = choose(table, stream)
        wanted = -1
        note(trace, table[ASKS], table[ACTOR], code, 0, table)
        act(table, code, stream, trace)
    note(trace, OVER, table[ACTOR], 0, 0, table)


@kernel
def search(
    seed: np.uint64,
    first: int,
    starts: I32,
    shares: U64,
    pools: I32,
    sizes: I64,
    bottom: I32,
    candidates: I64,
    trace: I64,
    out: I16,
) -> None:
    """Samples `first`, `first + 1`, … of a seed: `out` is (candidates, samples, counts, seats). The
    counts are the points and, if there is room, the special cards played from now on.

    A sample picks one of `starts` (each what a guess about stolen cards makes of the table, with
    its own pool of unknown cards): the first whose number in `shares` is above a random one.
    `bottom` are cards known to be in the deck. A candidate of -1 decides nothing.
    """
    stream = np.empty(2, np.uint64)
    dealt, table = np.empty(TABLE_SIZE, np.int32), np.empty(TABLE_SIZE, np.int32)
    room = np.empty(pools.shape[1], np.int32)
    inputs = np.empty(INPUTS, np.float32)
    for sample in range(out.shape[1]):
        stream[0], stream[1] = key_of(seed, u64(first + sample)), u64(1)
        guess = 0
        while shares[guess] <= word_at(stream[0], u64(0)) >> HALF:
            guess += 1
        copy(dealt, starts[guess])
        copy(room, pools[guess])
        deck = room[: sizes[guess]]
        left = deal_hands(dealt, deck, stream)
        for at in range(left):
            dealt[DECK + at] = deck[left - 1 - at]
        for at in range(bottom.shape[0]):
            dealt[DECK + left + at] = bottom[at]
        dealt[DECK_AT], dealt[DECK_END] = 0, left + bottom.shape[0]
        if bottom.shape[0]:
            shuffle(dealt, DECK, DECK + dealt[DECK_END], stream)
        fresh = dealt[TARGETS] + dealt[TARGETS + 1] == 0
        if fresh:
            note(trace, SHUFFLED, 0, 0, 0, dealt)
            found = turn_up(dealt, 0)
            if turn_up(dealt, 1) or found:
                shuffle_back(dealt, stream, trace)
        counter = stream[1]
        for number in range(candidates.shape[0]):
            stream[1] = counter
            copy(table, dealt)
            play_on(table, candidates[number], stream, trace, inputs)
            for seat in range(out.shape[3]):
                out[number, sample, 0, seat] = table[HEAP + seat]
                if out.shape[2] > 1:
                    out[number, sample, 1, seat] = table[SPECIALS + seat]
