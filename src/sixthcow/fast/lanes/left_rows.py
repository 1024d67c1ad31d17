"""The rows that turns leave behind, if every card that fits none takes the cheapest row."""

from typing import NamedTuple

import numpy as np

from sixthcow.engine import View
from sixthcow.fast._jit import F32, I64, U16, kernel, part
from sixthcow.fast.constants import PLACES
from sixthcow.fast.lanes.lookup import PACKED, packed_rows
from sixthcow.fast.lanes.single import COUNTS, ROW_HEADS, cheapest, placed
from sixthcow.games.rows.cards import Row

EACH = 9  # aspects of every row
ASPECTS = 4 * EACH + 2


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


@part
def in_order(rows: U16, ordered: U16) -> None:
    """Four rows by their last cards."""
    a, b = min(rows[0], rows[1]), max(rows[0], rows[1])
    c, d = min(rows[2], rows[3]), max(rows[2], rows[3])
    ordered[0], ordered[3] = min(a, c), max(b, d)
    low, high = max(a, c), min(b, d)
    ordered[1], ordered[2] = min(low, high), max(low, high)


@kernel
def describe_rows(rows: U16, hands: I64, out: F32) -> None:
    """What counts for somebody who holds a hand when rows are left behind: `rows` is (hands, turns,
    4) in packed form, `out` is (hands, turns, ASPECTS)."""
    begun, between = np.empty(4, np.uint16), np.empty(5, np.float32)
    for number in range(rows.shape[0]):
        for turn in range(rows.shape[1]):
            in_order(rows[number, turn], begun)
            between[:] = 0
            for at in range(hands.shape[1]):
                card, above = hands[number, at], 0
                for row in range(4):
                    above += card > begun[row] >> 8
                between[above] += 1
            aspects, least = out[number, turn], np.uint16(ROW_HEADS)
            for row in range(4):
                count, heads = (begun[row] & COUNTS) >> 5, begun[row] & ROW_HEADS
                own, least = between[row + 1], min(least, heads)
                full, nearly = count == PLACES, count == PLACES - 1
                at = EACH * row
                aspects[at] = float(begun[row] >> 8) / 20
                aspects[at + 1], aspects[at + 2], aspects[at + 3] = count, heads / 5, own
                aspects[at + 4], aspects[at + 5] = full, nearly
                aspects[at + 6] = full * heads / 5
                aspects[at + 7] = full * own * heads / 5
                aspects[at + 8] = nearly * own * heads / 5
            aspects[4 * EACH], aspects[4 * EACH + 1] = between[0], between[0] * least / 5


def left_by(view: View, turns: I64, seat: int) -> tuple[U16, I64]:
    """The packed rows after turns of plain numbers of cards, and what a seat takes in each."""
    begun: list[Row] = [zone.cards for zone in view.all_of("row")]  # type: ignore[misc]
    rows, taken = np.empty((len(turns), len(begun)), np.uint16), np.empty(len(turns), np.int64)
    place_turns(packed_rows(begun), PACKED[turns], seat, rows, taken)
    return rows, taken


def unpacked(rows: U16, taken: I64) -> LeftRows:
    """The same as plain numbers."""
    end, length, heads = rows >> 8, (rows & COUNTS) >> 5, rows & ROW_HEADS
    return LeftRows(end.astype(np.int64), length.astype(np.int64), heads.astype(np.int64), taken)


def rows_after(view: View, turns: I64, seat: int) -> LeftRows:
    """Both together."""
    return unpacked(*left_by(view, turns, seat))


def aspects(rows: U16, hands: I64) -> F32:
    """What counts at tables that turns leave, each time with another hand."""
    out = np.empty((*rows.shape[:2], ASPECTS), np.float32)
    describe_rows(rows, hands, out)
    return out


def warm() -> None:
    """Compile the kernels, or load them from the cache on disk."""
    one = PACKED[1:5]
    place_turns(one, one.reshape(1, 4), 0, np.empty((1, 4), np.uint16), np.empty(1, np.int64))
    aspects(one.reshape(1, 1, 4), np.ones((1, 1), np.int64))
