"""Lookup tables of the lanes: packed cards and sorting networks."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from sixthcow.fast._jit import U16, U64
from sixthcow.fast.constants import CARD_HEADS
from sixthcow.games.rows.cards import Row, cards_of, heads, value

LANE_COUNT = 64

# A card in a lane: its number in the high byte, its heads in the lowest three bits.
PACKED: U16 = np.array([card << 8 | worth for card, worth in enumerate(CARD_HEADS)], np.uint16)


def packed_rows(rows: Sequence[Row]) -> U16:
    """Rows in packed form: `end << 8 | count << 5 | heads`."""
    packed = [value(row[-1]) << 8 | len(row) << 5 | heads(cards_of(row)) for row in rows]
    return np.array(packed, np.uint16)


@cache
def network(size: int) -> U64:
    """Batcher's odd-even merge sort for this many vectors of lanes: pairs of their offsets."""
    pairs = []
    width = 1
    while width < size:
        step = width
        while step:
            for start in range(step % width, size - step, 2 * step):
                for low in range(start, min(start + step, size - step)):
                    if low // (2 * width) == (low + step) // (2 * width):
                        pairs.append((low, low + step))
            step //= 2
        width *= 2
    return np.array(pairs, np.uint64).reshape(-1, 2) * np.uint64(LANE_COUNT)
