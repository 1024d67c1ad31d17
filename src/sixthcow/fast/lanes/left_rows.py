"""The rows that turns leave behind, if every card that fits none takes the cheapest row."""

from typing import NamedTuple

import numpy as np

from sixthcow.engine import View
from sixthcow.fast._jit import I64, U16, kernel, part
from sixthcow.fast.lanes.lookup import PACKED, packed_rows
from sixthcow.fast.lanes.single import COUNTS, ROW_HEADS, cheapest, placed
from sixthcow.games.rows.cards import Row


class LeftRows(NamedTuple):
    """The rows after turns, one on every line, and what a seat took in each."""

    end: I64
    length: I64
    heads: I64
    taken: I64


@part
def next_seat(cards: U16, after: int) -> int:
    """Whose card comes after that of a seat (-1: before all others); of equal ones, the first."""
    best = -1
    for seat in range(cards.shape[0]):
        comes = after < 0 or cards[seat] > cards[after]
        comes |= after >= 0 and cards[seat] == cards[after] and seat > after
        if comes and (best < 0 or cards[seat] < cards[best]):
            best = seat
    return best


@kernel
def place_turns(begun: U16, turns: U16, seat: int, rows: U16, taken: I64) -> None:
    """Place the packed cards of turns, lowest first, each time from the same rows: `turns` has a
    line per turn and a column per seat. What `seat` takes is written to `taken`."""
    for turn in range(turns.shape[0]):
        r0, r1, r2, r3 = begun[0], begun[1], begun[2], begun[3]
        whose = -1
        for _ in range(turns.shape[1]):
            whose = next_seat(turns[turn], whose)
            row = cheapest(r0, r1, r2, r3)
            r0, r1, r2, r3, cost = placed(turns[turn, whose], r0, r1, r2, r3, row)
            if whose == seat:
                taken[turn] = cost
        rows[turn, 0], rows[turn, 1], rows[turn, 2], rows[turn, 3] = r0, r1, r2, r3


def rows_after(view: View, turns: I64, seat: int) -> LeftRows:
    """The same with the rows of a view and plain numbers of cards."""
    begun: list[Row] = [zone.cards for zone in view.all_of("row")]  # type: ignore[misc]
    rows, taken = np.empty((len(turns), len(begun)), np.uint16), np.empty(len(turns), np.int64)
    place_turns(packed_rows(begun), PACKED[turns], seat, rows, taken)
    end, length, heads = rows >> 8, (rows & COUNTS) >> 5, rows & ROW_HEADS
    return LeftRows(end.astype(np.int64), length.astype(np.int64), heads.astype(np.int64), taken)


def warm() -> None:
    """Compile the kernel, or load it from the cache on disk."""
    one = PACKED[1:5]
    place_turns(one, one.reshape(1, 4), 0, np.empty((1, 4), np.uint16), np.empty(1, np.int64))
