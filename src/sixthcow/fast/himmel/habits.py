"""How players of himmel usually choose: weights learned from games of bots that search.

Play-outs are worth most if everybody plays on in them as players really do (docs/bots.md).
`research/training/fit_himmel.py` learns the weights.
"""

import numpy as np

from sixthcow.fast._jit import F32, I32, U64, kernel, part
from sixthcow.fast.himmel.turns import (
    ACTOR,
    CODES,
    DECK_AT,
    DECK_END,
    HAND,
    HANDS,
    HEAP,
    LAY,
    MARKER,
    PASS,
    PUT,
    ROB,
    SEATS,
    SIZES,
    STACK,
    TARGET,
    TARGETS,
    TOP,
    TURN_ROUND,
    list_actions,
)
from sixthcow.fast.weighing import noise, weighed

INPUTS = 31

WEIGHTS: F32 = np.array(
    [2.30, 0.37, 0.43, 0.19, -0.03, 0.41, -2.08, -1.49, 0.87, -1.16,
     -6.75, 0.28, 0.39, 0.29, -3.63, -0.12, -2.40, -1.07, 0.27, -1.26,
     -0.24, -0.21, -0.40, -9.34, 1.88, -0.59, 5.27, 2.25, 3.26, 2.04,
     -1.84],
    np.float32,
)  # fmt: skip


@part
def cards_at(table: I32, place: int) -> float:
    """The cards of a stack with its targets, in fives."""
    return float(table[TARGETS + place] + table[STACK + place]) / 5


@part
def describe_put(table: I32, card: int, place: int, inputs: F32) -> None:
    """HIM-NUM-1: a card under a target, and how many others of the hand would still fit."""
    top, target, other = table[TOP + place], table[TARGET + place], 1 - place
    marked = place == table[MARKER]
    inputs[0] = 1
    inputs[1] = min((card - top) / 20, 3)
    inputs[2] = min((target - card - 1) / 20, 3)
    if marked:
        inputs[3] = 1
        inputs[4] = cards_at(table, place)
    inputs[5] = top == 0
    inputs[6] = card / 70
    if target - card == 1:
        inputs[7] = 1
        inputs[8] = marked
    fitting = 0
    hand = HANDS + HAND * table[ACTOR]
    for at in range(hand, hand + table[SIZES + table[ACTOR]]):
        here = card < table[at] < target
        there = table[TOP + other] < table[at] < table[TARGET + other] and table[at] != card
        fitting += here or there
    inputs[28] = fitting / 4


@part
def describe_pass(table: I32, putting: int, inputs: F32) -> None:
    """HIM-PASS-1: the marked stack is taken, though so many cards could be put somewhere."""
    actor, marker = table[ACTOR], table[MARKER]
    heaps = 0
    for seat in range(table[SEATS]):
        heaps += table[HEAP + seat]
    inputs[9] = 1
    inputs[10] = cards_at(table, marker)
    inputs[11] = cards_at(table, 1 - marker)
    inputs[12] = table[DECK_AT] == table[DECK_END]
    inputs[13] = (table[HEAP + actor] - heaps / table[SEATS]) / 10
    inputs[27] = (table[DECK_END] - table[DECK_AT]) / 85
    inputs[29] = putting / 4


@part
def describe_special(
    table: I32, verb: int, card: int, place: int, putting: int, inputs: F32
) -> None:
    """HIM-SPEC: a special card, though so many number cards could be put somewhere."""
    marked = cards_at(table, table[MARKER])
    inputs[30] = putting / 4
    if verb == TURN_ROUND:
        inputs[14] = 1
        inputs[15] = marked
    elif verb == ROB:
        inputs[16] = 1
        inputs[17] = table[SIZES + card] / 5
        inputs[18] = marked
    else:
        inputs[19] = 1
        inputs[20] = place == table[MARKER]
        inputs[21] = min((card - table[TARGET + place]) / 20, 3)
        inputs[22] = marked


@part
def describe_target(table: I32, card: int, inputs: F32) -> None:
    """HIM-PASS-2: a new target, and how many cards of the hand would be under it."""
    lower = 0
    hand = HANDS + HAND * table[ACTOR]
    for at in range(hand, hand + table[SIZES + table[ACTOR]]):
        lower += table[at] < card
    inputs[23] = card / 70
    inputs[24] = (card / 70) ** 2
    inputs[25] = abs(card - table[TARGET + table[MARKER]]) / 70
    inputs[26] = lower / 4


@part
def describe(table: I32, code: int, putting: int, inputs: F32) -> None:
    """What an action would do; `putting` is how many of all actions put a card under a target."""
    verb, card, place = code >> 10, code >> 1 & 511, code & 1
    inputs[:] = 0
    if verb == PUT:
        describe_put(table, card, place, inputs)
    elif verb == PASS:
        describe_pass(table, putting, inputs)
    elif verb == LAY:
        describe_target(table, card, inputs)
    else:
        describe_special(table, verb, card, place, putting, inputs)


@part
def count_putting(table: I32, count: int) -> int:
    """How many of the listed actions put a card under a target."""
    putting = 0
    for at in range(CODES, CODES + count):
        putting += table[at] >> 10 == PUT
    return putting


@part
def usual_action(table: I32, stream: U64, inputs: F32) -> int:
    """A legal action, drawn by its weight."""
    count = list_actions(table)
    putting = count_putting(table, count)
    best, chosen = -np.inf, 0
    for at in range(CODES, CODES + count):
        describe(table, table[at], putting, inputs)
        found = weighed(inputs, WEIGHTS) + noise(stream)
        if found > best:
            best, chosen = found, table[at]
    return int(chosen)


@kernel
def described(table: I32, inputs: F32) -> int:
    """What is weighed in a decision, to learn from: (actions, INPUTS), in the order of CODES; how
    many actions there are."""
    count = list_actions(table)
    putting = count_putting(table, count)
    for at in range(count):
        describe(table, table[CODES + at], putting, inputs[at])
    return count
