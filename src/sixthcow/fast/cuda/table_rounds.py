"""Whole rounds of any rows variant but hoof on a GPU, one in each thread, by the scalar kernels."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import types

from sixthcow.fast._jit import u64
from sixthcow.fast.cuda.gpu import blocks_of
from sixthcow.fast.cuda.target import cuda, gpu_kernel
from sixthcow.fast.generator import CHOICES, key_of
from sixthcow.fast.rows.dealing import deal_unknown
from sixthcow.fast.rows.flat_table import POINTS, TABLE_SIZE
from sixthcow.fast.rows.position import Position
from sixthcow.fast.rows.turns import play_on
from sixthcow.fast.tracing import TABLE_AT, copy

THREADS = 128  # in a block
MOST_CARDS = 208  # TWIN-1


@gpu_kernel
def play_rounds(
    seed: np.uint64, first: np.uint64, start: Any, pool: Any, unit: float, out: Any
) -> None:
    """Deal and play rounds `first`, `first + 1`, … of a seed, one for each line of `out`."""
    number = cuda.grid(1)
    if number >= out.shape[0]:
        return
    table = cuda.local.array(TABLE_SIZE, types.int32)
    deck = cuda.local.array(MOST_CARDS, types.int32)[: pool.shape[0]]
    stream = cuda.local.array(2, types.uint64)
    no_trace = cuda.local.array((1, TABLE_AT), types.int64)[:0]
    stream[0], stream[1] = key_of(seed, first + u64(number)), CHOICES
    copy(table, start)
    copy(deck, pool)
    deal_unknown(table, deck, stream[0])
    play_on(table, stream, no_trace)
    for seat in range(out.shape[1]):
        out[number, seat] = table[POINTS + seat] * unit


def play(start: Position, tries: Sequence[int], seed: int, first: int, out: Any) -> None:
    """Play rounds of a game from number `first` on, one for each line of `out`, and wait."""
    play_rounds[blocks_of(THREADS, len(out)), THREADS](
        u64(seed), u64(first), cuda.to_device(start.table(tries)),
        cuda.to_device(np.array(start.pool, np.int32)), 0.5, out,
    )  # fmt: skip
    cuda.synchronize()
