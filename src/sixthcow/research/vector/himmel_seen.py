"""What the seat that decides sees of himmel, and what it may do: planes and a mask."""

import numpy as np

from sixthcow.fast._jit import I16, I32, I64
from sixthcow.fast.himmel.turns import (
    ACTOR,
    ASKS,
    CODES,
    DECK_AT,
    DECK_END,
    DIRECTION,
    HAND,
    HANDS,
    HEAP,
    LAY,
    LIFT,
    MARKER,
    PUT,
    ROB,
    SEATS,
    SIZES,
    SPECIALS,
    TARGET,
    TOP,
    list_actions,
)
from sixthcow.research.himmel_encoding import CERTAIN, TOPMOST
from sixthcow.research.planes import HIGHEST as MOST_SEEN
from sixthcow.research.vector import himmel_knowledge as knowledge
from sixthcow.research.vector.compiling import I8, allocating, step
from sixthcow.research.vector.himmel_layout import (
    GUESSES,
    HIDDEN,
    KIND_COUNT,
    LYING,
    P_ASKS,
    P_COUNTER,
    P_DECIDING,
    P_DECK,
    P_HAND,
    P_HAND_SIZE,
    P_KNOWN,
    P_LYING,
    P_MARKER,
    P_RETURNED,
    P_ROUND,
    P_SPECIAL_HAND,
    P_SPECIALS,
    P_TAKEN,
    P_TOTAL,
    P_UNSEEN,
    RETURNED,
    ROUND,
    SPECIAL_HANDS,
    TOTALS,
)
from sixthcow.research.vector.plane_copies import copy_plane


@step
def allow(table: I32, starts: I64, mask: I8) -> None:
    """Write the mask of the actor's legal actions."""
    mask[:] = 0
    for at in range(list_actions(table)):
        code = table[CODES + at]
        verb, card = code >> 10, code >> 1 & 511
        number = starts[verb]
        if verb in (PUT, LIFT):
            number += (code & 1023) - 2
        elif verb == LAY:
            number += card - 1
        elif verb == ROB:
            number += (card - table[ACTOR]) % table[SEATS] - 1
        mask[number] = 1


@step
def observe(table: I32, guesses: I32, planes: I64, seen: I16) -> None:
    """Write the observation of the actor; what is in `seen` is overwritten."""
    actor, seats = table[ACTOR], table[SEATS]
    seen[:] = 0
    copy_plane(seen, planes[P_UNSEEN], table, HIDDEN + 1, KIND_COUNT)
    copy_plane(seen, planes[P_RETURNED], table, RETURNED + 1, KIND_COUNT)
    for card in range(1, KIND_COUNT + 1):
        lying = table[LYING + card]
        if lying:
            top = table[TARGET + lying - 1] if lying < 3 else table[TOP + lying - 3]
            seen[planes[P_LYING + lying - 1] + card - 1] = TOPMOST if card == top else 1
    for at in range(HANDS + HAND * actor, HANDS + HAND * actor + table[SIZES + actor]):
        seen[planes[P_HAND] + table[at] - 1] += 1
        seen[planes[P_UNSEEN] + table[at] - 1] -= 1
    for clockwise in range(seats):
        seat = (actor + clockwise) % seats
        seen[planes[P_TOTAL] + clockwise] = min(2 * table[TOTALS + seat], MOST_SEEN)
        seen[planes[P_TAKEN] + clockwise] = 2 * table[HEAP + seat]
        seen[planes[P_HAND_SIZE] + clockwise] = table[SIZES + seat]
        seen[planes[P_SPECIAL_HAND] + clockwise] = table[SPECIAL_HANDS + seat]
        seen[planes[P_SPECIALS] + clockwise] = min(table[SPECIALS + seat], MOST_SEEN)
    seen[planes[P_DECIDING]] = seen[planes[P_ASKS + table[ASKS]]] = 1
    seen[planes[P_MARKER]] = table[MARKER]
    seen[planes[P_COUNTER]] = table[DIRECTION] == -1
    seen[planes[P_DECK]] = table[DECK_END] - table[DECK_AT]
    seen[planes[P_ROUND]] = min(table[ROUND], MOST_SEEN)
    observe_guesses(table, guesses[actor], planes, seen)


@step
def is_possible(guess: I32, table: I32, unseen: I16) -> bool:
    """Whether the cards of a guess may all be in hands: not seen, nor known to be in the deck."""
    for at in range(guess[knowledge.COUNT]):
        card, copies = guess[knowledge.CARDS + at], 0
        for other in range(guess[knowledge.COUNT]):
            copies += guess[knowledge.CARDS + other] == card
        if copies > unseen[card - 1] - table[RETURNED + card]:
            return False
    return True


@allocating
def observe_guesses(table: I32, guesses: I32, planes: I64, seen: I16) -> None:
    """How many copies of a card the actor expects in another hand, in thousandths."""
    cards = 0
    for number in range(table[GUESSES + table[ACTOR]]):
        cards += guesses[number, knowledge.COUNT]
    if not cards:  # most of the time nobody has been robbed
        return
    unseen = seen[planes[P_UNSEEN] : planes[P_UNSEEN] + KIND_COUNT]
    known = np.zeros((6, KIND_COUNT), np.int64)
    whole = 0
    for number in range(table[GUESSES + table[ACTOR]]):
        guess = guesses[number]
        if not is_possible(guess, table, unseen):
            continue
        whole += guess[knowledge.WEIGHT]
        for at in range(guess[knowledge.COUNT]):
            clockwise = (guess[knowledge.HOLDERS + at] - table[ACTOR]) % table[SEATS]
            known[clockwise, guess[knowledge.CARDS + at] - 1] += guess[knowledge.WEIGHT]
    for clockwise in range(1, table[SEATS] if whole else 0):
        begin = planes[P_KNOWN] + (clockwise - 1) * KIND_COUNT
        for card in range(KIND_COUNT):
            # Rounded to the nearest, halves to the even one, as Python does.
            exact = 2 * CERTAIN * known[clockwise, card]
            rounded = (exact + whole) // (2 * whole)
            if (exact + whole) % (2 * whole) == 0 and rounded % 2:
                rounded -= 1
            seen[begin + card] = rounded
