"""A match of a rows game as one flat array: the table of the scalar kernels, and more after it."""

from sixthcow.fast.rows.flat_table import TABLE_SIZE

# One number each: what is asked and of whom, the round, how many deals the table has had, and
# which entry of the queue comes next.
ASKS = TABLE_SIZE
ACTOR = TABLE_SIZE + 1
ROUND = TABLE_SIZE + 2
NEXT = TABLE_SIZE + 3

# One number per seat: half points of finished rounds, cards in the pile, whether everybody knows
# the hand; then two per seat: the cards picked for this turn.
TOTALS = TABLE_SIZE + 4
PILES = TABLE_SIZE + 14
KNOWN = TABLE_SIZE + 24
PICKS = TABLE_SIZE + 34

ROW_CARDS = TABLE_SIZE + 54  # five places per row: cards, leftmost first
TWINS = 128  # added to a card that lies on its twin

# One number per card, from 0: how many are in unknown hands or out of the round, and whether it is
# open for the draft.
HIDDEN = TABLE_SIZE + 74
STOCK = TABLE_SIZE + 179

# Tournament: the row cards and the hands of round 1.
KEPT_ROWS = TABLE_SIZE + 284
KEPT_HANDS = TABLE_SIZE + 288

DECK = TABLE_SIZE + 448  # the cards of the last shuffle: the first one drawn comes last
MOST_CARDS = 208
DECK_SIZE = DECK + MOST_CARDS  # how many of these there are
SIZE = DECK_SIZE + 1

PLAY, ROW, END_OF_ROW, FIRST_CARD, DRAFT, OVER = 0, 1, 2, 3, 4, 5
VERBS = ("play", "row", "end", "first", "draft")

# The rules of a game, in this order (see `terms_of`).
(
    T_SEATS, T_HAND, T_TWO, T_BOTH, T_OPEN, T_DRAFT, T_TOURNAMENT, T_DUPLICATE,
    T_TARGET, T_REACHES, T_ROUNDS, T_FIRST,
) = range(12)  # fmt: skip

# Where the planes of an observation begin, in this order; -1 for one that a game does not have.
PLANES = (
    *("hand", "unseen", "row_1", "row_2", "row_3", "row_4", "waiting", "known", "draft"),
    *("total", "taken", "hand_size", "pile_size", "deciding", "shown_1", "shown_2"),
    *(f"asks_{verb}" for verb in VERBS),
    *("round", "starter", "featured"),
)
(
    P_HAND, P_UNSEEN, P_ROWS, _, _, _, P_WAITING, P_KNOWN, P_DRAFT,
    P_TOTAL, P_TAKEN, P_HAND_SIZE, P_PILE_SIZE, P_DECIDING, P_SHOWN, P_SHOWN_2,
    P_ASKS, _, _, _, _,
    P_ROUND, P_STARTER, P_FEATURED,
) = range(len(PLANES))  # fmt: skip
