"""The main rows game, one play-out at a time and as fast as that goes: no kernel calls another
variant's rules, and the rows are four packed numbers as in lanes."""

import numpy as np

from sixthcow.fast._jit import I32, U64, part, u64
from sixthcow.fast.generator import below
from sixthcow.fast.layout import (
    COUNT,
    END,
    FORCED,
    HAND,
    HANDS,
    POINTS,
    ROW_HEADS,
    SEATS,
    SIZE,
    TRIES,
)
from sixthcow.fast.tables import PACKED

ONE_CARD = u64(0x20)
LENGTH = u64(0xE0)
FOUR_CARDS, THREE_CARDS, TWO_CARDS, FULL_ROW = u64(0x80), u64(0x60), u64(0x40), u64(0xA0)
HEADS_ON_ROW = u64(0x1F)
LOW_BYTE = u64(0xFF)
NEGATIVE = u64(1 << 63)
CERTAIN = u64(128)
JOINING = u64(3)


@part
def nearest_of(
    number: np.uint64, r0: np.uint64, r1: np.uint64, r2: np.uint64, r3: np.uint64
) -> np.uint64:
    """PLACE-1, PLACE-2: the difference to the row that fits; NEGATIVE or more if none does."""
    return min(number - r0, number - r1, number - r2, number - r3)


@part
def fewest_heads(r0: np.uint64, r1: np.uint64, r2: np.uint64, r3: np.uint64) -> np.uint64:
    """The row with the fewest heads, the first of equals."""
    left = r1 if (r1 & HEADS_ON_ROW) < (r0 & HEADS_ON_ROW) else r0
    right = r3 if (r3 & HEADS_ON_ROW) < (r2 & HEADS_ON_ROW) else r2
    return right if (right & HEADS_ON_ROW) < (left & HEADS_ON_ROW) else left


@part
def cost_of(
    card: int, others: np.uint64, r0: np.uint64, r1: np.uint64, r2: np.uint64, r3: np.uint64
) -> np.uint64:
    """What a card may cost when others play too: the same estimate as in lanes."""
    number = u64(card) << u64(8)
    nearest = nearest_of(number, r0, r1, r2, r3)
    if nearest >= NEGATIVE:
        return (fewest_heads(r0, r1, r2, r3) & HEADS_ON_ROW) * CERTAIN
    row = number - nearest
    heads, length = row & HEADS_ON_ROW, row & LENGTH
    if length == FULL_ROW:
        return heads * CERTAIN
    once = min(((nearest + LOW_BYTE) >> u64(8)) * others - others, CERTAIN)
    twice = (once * once) >> u64(8)
    thrice = (twice * once) >> u64(8)
    risk = thrice if length == TWO_CARDS else u64(0)
    risk = twice if length == THREE_CARDS else risk
    risk = once if length == FOUR_CARDS else risk
    return risk * (heads + JOINING)


@part
def choose(
    table: I32, seat: int, begin: int, r0: np.uint64, r1: np.uint64, r2: np.uint64, r3: np.uint64
) -> None:
    """Bring the cheapest of a policy's tries to position `begin` of a hand in random order."""
    left = table[SIZE] - 1 - begin
    if left == 0:
        return
    front = HANDS + HAND * seat + begin
    others = u64(table[SEATS] - 1)
    cost = cost_of(table[front], others, r0, r1, r2, r3)
    for step in range(min(table[TRIES + seat] - 1, left)):
        rival = front + 1 + (3 * begin + step) % left
        other = cost_of(table[rival], others, r0, r1, r2, r3)
        if other < cost:
            cost = other
            table[front], table[rival] = table[rival], table[front]


@part
def packed_row(table: I32, row: int) -> np.uint64:
    """A row as one number."""
    end, count = table[END + row], table[COUNT + row]
    return u64((end << 8) + (count << 5) + table[ROW_HEADS + row])


@part
def play_plainly(table: I32, keys: U64, stream: U64) -> None:
    """Play the hands to the end: one card a turn, hidden or forced, at the right end of rows."""
    r0, r1, r2, r3 = (
        packed_row(table, 0),
        packed_row(table, 1),
        packed_row(table, 2),
        packed_row(table, 3),
    )
    seats = table[SEATS]
    for begin in range(table[SIZE]):
        for seat in range(seats):
            if table[TRIES + seat] > 1 and (begin > 0 or table[FORCED + seat] == 0):
                choose(table, seat, begin, r0, r1, r2, r3)
            card = u64(PACKED[table[HANDS + HAND * seat + begin]]) + u64(seat << 3)
            at = seat
            while at > 0 and keys[at - 1] > card:
                keys[at] = keys[at - 1]
                at -= 1
            keys[at] = card
        for at in range(seats):  # TURN-3
            card = keys[at]
            number = card & ~LOW_BYTE
            seat = int((card >> u64(3)) & u64(15))
            nearest = nearest_of(number, r0, r1, r2, r3)
            lowest = nearest >= NEGATIVE
            if lowest:  # PLACE-4
                row = fewest_heads(r0, r1, r2, r3)
                if table[TRIES + seat] == 0:
                    which = below(stream, 4)
                    row = (r0 if which == 0 else r1) if which < 2 else (r2 if which == 2 else r3)
                nearest = number - row
            old = number - nearest
            takes = lowest | ((old & LENGTH) == FULL_ROW)  # PLACE-3
            table[POINTS + seat] += int(u64(2) * (old & HEADS_ON_ROW)) if takes else 0
            kept = u64(0) if takes else old & LOW_BYTE
            new = number + ONE_CARD + (card & u64(7)) + kept
            r0 = new if r0 == old else r0
            r1 = new if r1 == old else r1
            r2 = new if r2 == old else r2
            r3 = new if r3 == old else r3
