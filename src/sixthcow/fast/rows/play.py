"""Play-outs of the rows games that have no lanes, one after another; in half heads."""

from collections.abc import Sequence

import numpy as np

from sixthcow.fast._jit import F64, I16, I64, u64
from sixthcow.fast.rows import turns
from sixthcow.fast.rows.position import Position, each_draft, fresh, position
from sixthcow.fast.tracing import TABLE_AT
from sixthcow.games.double import Double

__all__ = ["UNIT", "draw", "fresh", "position", "run", "warm"]

UNIT = 0.5  # the value of one point of a play-out: twins share heads in halves

NO_TRACE: I64 = np.empty((0, TABLE_AT), np.int64)
NO_WEIGHTS: F64 = np.empty(0, np.float64)  # everybody picks by the quick estimate


def run(
    start: Position,
    codes: Sequence[int],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
    weights: F64 = NO_WEIGHTS,
) -> I16:
    """The points of every seat: an array (candidates, samples, seats)."""

    def play(start: Position, codes: Sequence[int]) -> I16:
        pool = np.array(start.pool, np.int32)
        out = np.empty((len(codes), samples, start.game.seats), np.int16)
        turns.search(
            u64(seed), first, start.table(tries), pool, start.kind, start.seat,
            np.array(codes, np.int64), weights, NO_TRACE, np.empty_like(pool), out,
        )  # fmt: skip
        return out

    return each_draft(start, codes, play)


def draw(
    start: Position,
    codes: Sequence[int],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
    weights: F64,
) -> I16:
    """The same where the others draw their first cards by weight (`weights` has one for every card
    by its number)."""
    return run(start, codes, samples, seed, first, tries, weights)


def warm() -> None:
    """Compile the kernel, or load it from the cache on disk."""
    run(fresh(Double(2)), [0], 1, 0, 0, [1, 1])
