"""A table of the rows game as one flat array of small numbers, for the scalar kernels."""

import numpy as np

from sixthcow.fast._jit import I64
from sixthcow.fast.constants import CARD_HEADS

# Four numbers each, one per row: the leftmost and the rightmost card, places taken, heads.
LEFT = 0
END = 4
COUNT = 8
ROW_HEADS = 12

# Ten numbers each, one per seat: half heads taken (TWIN-4), the policy's number of tries (0: every
# choice at random), whether the first cards of the hand are already the seat's pick, and how many
# cards the hand has (including those played, where all hands are equal).
POINTS = 16
TRIES = 26
FORCED = 36
SIZES = 46

SEATS = 56
FIRST = 57  # the round's first seat (TWIN-5), or the seat that begins (HOOF-1)
TWO = 58  # two cards per turn (DOUBLE)
BOTH = 59  # cards go to both ends (PRO)
WAITING = 60  # how many cards wait in the queue
TURN = 61  # the number of the turn, for rows taken at random

# The order of a turn's cards; then the queue, four numbers per card: its number, its seat, its
# twin's seat or -1, and the second card of the same player or 0 (DOUBLE-2).
KEYS = 64
QUEUE = 76
TWIN, SECOND = 2, 3

HANDS = 116  # sixteen numbers per seat: cards, in random order
HAND = 16
TABLE_SIZE = HANDS + 10 * HAND

HEADS: I64 = np.array(CARD_HEADS, np.int64)
