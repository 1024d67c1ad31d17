"""What the kernels look up: bull heads, packed cards and sorting networks."""

from functools import cache

import numpy as np

from sixthcow.fast._jit import I64, U16, U64
from sixthcow.games.rows.cards import FULL_DECK, heads

LANE_COUNT = 64

# CARD-2, by the number of the card.
HEADS: I64 = np.array([0, *(heads((card,)) for card in FULL_DECK)], np.int64)

# A card in a lane: its number in the high byte, its heads in the lowest three bits.
PACKED: U16 = np.array([card << 8 | int(HEADS[card]) for card in range(len(HEADS))], np.uint16)


@cache
def network(size: int) -> U64:
    """Batcher's odd-even merge sort for so many vectors of lanes: pairs of their offsets."""
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
