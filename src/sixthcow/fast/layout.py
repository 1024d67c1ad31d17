"""A table of the rows game as one flat array of small numbers, which the scalar kernels change."""

import numpy as np

from sixthcow.fast._jit import I32

# Four numbers each, one a row: the leftmost and the rightmost card, places taken, heads.
LEFT = 0
END = 4
COUNT = 8
ROW_HEADS = 12

# Ten numbers each, one a seat: half heads taken (TWIN-4), the policy's number of tries (0: any
# choice at random), and whether the first cards of the hand are the seat's pick already.
POINTS = 16
TRIES = 26
FORCED = 36

SEATS = 46
SIZE = 47  # cards in every hand
FIRST = 48  # the round's first seat (TWIN-5)
TWO = 49  # two cards a turn (DOUBLE)
BOTH = 50  # cards go to both ends (PRO)
WAITING = 51  # how many cards wait in the queue

# The order of a turn's cards; then the queue, four numbers a card: its number, its seat, its
# twin's seat or -1, and the second card of the same player or 0 (DOUBLE-2).
KEYS = 52
QUEUE = 64
TWIN, SECOND = 2, 3

HANDS = 128  # sixteen numbers a seat: cards, in random order
HAND = 16
TABLE_SIZE = HANDS + 10 * HAND

FULL = 5


def new_table(seats: int, tries: list[int]) -> I32:
    """A table with nothing on it."""
    table = np.zeros(TABLE_SIZE, np.int32)
    table[SEATS] = seats
    table[TRIES : TRIES + seats] = tries
    return table
