"""How players of hoof usually choose: weights learned from games of bots that search.

Play-outs are worth most if everybody plays on in them as players really do (docs/bots.md).
`research/training/fit_hoof.py`
learns the weights.
"""

import numpy as np

from sixthcow.fast._jit import F32, I32, U64, kernel, part
from sixthcow.fast.constants import HAND_LIMIT, PLACES
from sixthcow.fast.rows.choosing import cheapest_row
from sixthcow.fast.rows.flat_table import COUNT, END, HAND, HANDS, HEADS, ROW_HEADS, SEATS, SIZES
from sixthcow.fast.rows.hoof import (
    ACTOR,
    ASIDE,
    ASIDE_COUNT,
    ASKS,
    CARD,
    KEEP,
    LAP,
    PLACED,
    ROW,
    STOP,
)
from sixthcow.fast.rows.placing import NOWHERE, spots
from sixthcow.fast.weighing import noise, weighed

MOST_INPUTS = 19  # of a card
ROW_INPUTS, KEPT_INPUTS = 9, 14

CARD_WEIGHTS: F32 = np.array(
    [0.15, -0.12, -2.79, 1.24, 1.38, 1.48, 2.23, -2.82, -1.12, -0.38,
     -0.65, 0.59, -0.40, -2.09, -2.11, -1.11, 0.40, 1.45, -2.52],
    np.float32,
)  # fmt: skip
ROW_WEIGHTS: F32 = np.array(
    [-1.11, -1.31, 0.56, -3.88, -0.73, 0.52, -1.43, 0.41, -0.34],
    np.float32,
)  # fmt: skip
KEPT_WEIGHTS: F32 = np.array(
    [-1.52, -1.16, -2.43, 0.46, 0.50, 0.30, -0.57, 1.95, -1.87, 2.63,
     -0.84, -0.65, 0.82, 7.41],
    np.float32,
)  # fmt: skip


@part
def least_hand(table: I32) -> int:
    """The number of cards of the other player who has fewest."""
    least = HAND
    for seat in range(table[SEATS]):
        if seat != table[ACTOR]:
            least = min(least, table[SIZES + seat])
    return least


@part
def describe_card(table: I32, card: int, inputs: F32) -> bool:
    """What a card would do if it were placed now; whether it takes nothing."""
    second = table[PLACED]
    spot, _ = spots(table, card)
    inputs[:] = 0
    inputs[11] = HEADS[card] / 3
    inputs[12] = card / 104
    if spot == NOWHERE:
        cheapest = cheapest_row(table)
        inputs[0] = 1
        inputs[1] = table[ROW_HEADS + cheapest] / 5
        inputs[2] = table[COUNT + cheapest] / 3
        inputs[14] = second
        return False
    row = spot >> 1
    places, heads = table[COUNT + row], table[ROW_HEADS + row]
    inputs[9] = min(card - table[END + row] - 1, 20) / 10
    inputs[10] = heads / 10
    if places == PLACES:
        inputs[7] = 1
        inputs[8] = heads / 10
        inputs[13] = second
        return False
    inputs[2 + places] = 1
    return True


@part
def describe_stop(table: I32, free: int, inputs: F32) -> None:
    """HOOF-2: no second card, though so many cards of the hand would take nothing."""
    inputs[:] = 0
    inputs[15] = 1
    inputs[16] = table[SIZES + table[ACTOR]] / 14
    inputs[17] = least_hand(table) / 14
    inputs[18] = free / 5


@part
def describe_row(table: I32, row: int, inputs: F32) -> None:
    """PLACE-4: a row that may be taken; how much of the hand fits there before and after."""
    card, actor = table[CARD], table[ACTOR]
    places, heads = table[COUNT + row], table[ROW_HEADS + row]
    following, before, after = 105, 0, 0
    for other in range(4):
        if other != row and table[END + other] > card:
            following = min(following, table[END + other])
    hand = HANDS + HAND * actor
    for at in range(hand, hand + table[SIZES + actor]):
        spot, _ = spots(table, table[at])
        before += places < PLACES and spot >> 1 == row
        after += card < table[at] < following
    inputs[0] = heads / 5
    inputs[1] = places / 3
    inputs[2] = places == 1
    inputs[3] = table[END + row] / 104
    inputs[4] = min(before, 5) / 3
    inputs[5] = after / 3
    inputs[6] = places * table[SIZES + actor] / 40
    inputs[7] = heads * least_hand(table) / 50
    inputs[8] = places == PLACES


@part
def describe_kept(table: I32, card: int, inputs: F32) -> None:
    """HOOF-3: a card of the row that was taken, which may join the hand."""
    least = least_hand(table) / 14
    spot, _ = spots(table, card)
    inputs[:] = 0
    if spot == NOWHERE:
        inputs[1] = 1
    else:
        row = spot >> 1
        if table[COUNT + row] == PLACES:
            inputs[2] = 1
        else:
            inputs[3] = 1
            inputs[4] = table[COUNT + row] / PLACES
        inputs[5] = min(card - table[END + row] - 1, 20) / 10
        inputs[6] = table[ROW_HEADS + row] / 10
    inputs[0] = 1
    inputs[7] = HEADS[card] / 3
    inputs[8] = table[SIZES + table[ACTOR]] / 14
    inputs[9] = least
    inputs[10] = table[ASIDE_COUNT] / PLACES
    inputs[11] = table[PLACED] == 1
    inputs[12] = table[LAP] / 14
    inputs[13] = HEADS[card] / 3 * least


@part
def usual_card(table: I32, stream: U64, inputs: F32) -> int:
    """HOOF-2: a card, or none if one was placed."""
    actor = table[ACTOR]
    hand = HANDS + HAND * actor
    best, code, free = -np.inf, STOP, 0
    for at in range(hand, hand + table[SIZES + actor]):
        free += describe_card(table, table[at], inputs)
        found = weighed(inputs, CARD_WEIGHTS) + noise(stream)
        if found > best:
            best, code = found, table[at]
    if table[PLACED]:
        describe_stop(table, free, inputs)
        if weighed(inputs, CARD_WEIGHTS) + noise(stream) > best:
            return STOP
    return int(code)


@part
def usual_row(table: I32, stream: U64, inputs: F32) -> int:
    """PLACE-4: a row."""
    best, code = -np.inf, 0
    for row in range(4):
        describe_row(table, row, inputs)
        found = weighed(inputs, ROW_WEIGHTS) + noise(stream)
        if found > best:
            best, code = found, row
    return code


@part
def usual_split(table: I32, stream: U64, inputs: F32) -> int:
    """HOOF-3: card by card, the highest first, as long as there is room in the hand."""
    room, mask = HAND_LIMIT - table[SIZES + table[ACTOR]], 0
    for bit in range(table[ASIDE_COUNT] - 1, -1, -1):
        describe_kept(table, table[ASIDE + bit], inputs)
        if room and weighed(inputs, KEPT_WEIGHTS) + noise(stream) > noise(stream):
            mask |= 1 << bit
            room -= 1
    return mask


@kernel
def described(table: I32, inputs: F32) -> None:
    """What is weighed in a decision, to learn from: (choices, MOST_INPUTS), for the cards of the
    hand and to stop, for the rows, or for the cards of the row that was taken."""
    if table[ASKS] == ROW:
        for row in range(4):
            describe_row(table, row, inputs[row, :ROW_INPUTS])
    elif table[ASKS] == KEEP:
        for bit in range(table[ASIDE_COUNT]):
            describe_kept(table, table[ASIDE + bit], inputs[bit, :KEPT_INPUTS])
    else:
        hand, size, free = HANDS + HAND * table[ACTOR], table[SIZES + table[ACTOR]], 0
        for at in range(size):
            free += describe_card(table, table[hand + at], inputs[at])
        describe_stop(table, free, inputs[size])
