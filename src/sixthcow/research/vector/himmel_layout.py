"""A match of himmel as one flat array: the table of its kernel, and more after it."""

import numpy as np

from sixthcow.fast._jit import I32
from sixthcow.fast.himmel.turns import RAISE, TABLE_SIZE
from sixthcow.games.himmel.state import DECK as CARDS
from sixthcow.research.himmel_encoding import KINDS, PLACE_OF

# After the table of the kernel: the number of the game; by seat, points of finished games, special
# cards that all know to be in hand, and how many guesses there are; then by card, from 0: how many
# are in hands and deck, how many are known to be in the deck, and which place of the table it lies
# in (1, 2: targets; 3, 4: stacks).
ROUND = TABLE_SIZE
TOTALS = TABLE_SIZE + 1
SPECIAL_HANDS = TABLE_SIZE + 7
GUESSES = TABLE_SIZE + 13
HIDDEN = TABLE_SIZE + 19
RETURNED = HIDDEN + RAISE + 1
LYING = RETURNED + RAISE + 1
SIZE = LYING + RAISE + 1

PLANES = (
    *("hand", "unseen", "returned", "target_1", "target_2", "stack_1", "stack_2"),
    *("total", "taken", "hand_size", "special_hand", "specials", "deciding"),
    *("asks_turn", "asks_target", "marker", "counter", "deck", "round", "known_1"),
)
(
    P_HAND, P_UNSEEN, P_RETURNED, P_LYING, _, _, _,
    P_TOTAL, P_TAKEN, P_HAND_SIZE, P_SPECIAL_HAND, P_SPECIALS, P_DECIDING,
    P_ASKS, _, P_MARKER, P_COUNTER, P_DECK, P_ROUND, P_KNOWN,
) = range(len(PLANES))  # fmt: skip

T_SEATS, T_GAMES, T_FIRST, T_AGAIN = range(4)

# The first numbers of the verbs, in the order of the kernel's.
VERBS = ("put", "reverse", "rob", "raise", "pass", "target")
KIND_COUNT = len(KINDS)
TRACE_LINES = 8  # a theft, or a shuffle and what begins a new game
POOL: I32 = np.array([PLACE_OF[card] + 1 for card in CARDS], np.int32)
