"""One table of a rows game (all but hoof), where others deal and players may decide together."""

import numpy as np
import numpy.typing as npt

from sixthcow.fast._jit import I16, I32, I64
from sixthcow.fast.rows.flat_table import HAND, SEATS
from sixthcow.research.vector.choosing_actions import SMALL, legal_in
from sixthcow.research.vector.compiling import I8, kernel, step
from sixthcow.research.vector.rows import play
from sixthcow.research.vector.rows_layout import (
    ACTOR,
    ASKS,
    OVER,
    P_DECIDING,
    PLAY,
    SIZE,
    T_OPEN,
)
from sixthcow.research.vector.rows_round import begin_match, begin_round, is_dealt, score
from sixthcow.research.vector.rows_seen import HIGHEST_CARD, allow, observe, observe_unseen

# Who decides, if it is not one seat alone.
DEALER, ALL, NOBODY = -1, -2, -4
ILLEGAL = -5

# After the table, a line per seat: how many actions are legal, and which. Most are legal in a draft
# of all cards, or where two cards are played from the largest hand.
LEGAL = SIZE
LINE = 1 + max(HIGHEST_CARD, HAND * (HAND - 1) // 2)

F64 = npt.NDArray[np.float64]


@step
def asked(table: I32, terms: I64) -> int:
    """The seat that decides now, or ALL."""
    if table[ASKS] == PLAY and not terms[T_OPEN]:
        return ALL
    return int(table[ACTOR])


@step
def list_legal(mask: I8, line: I32) -> None:
    """Write how many actions are legal, and then which."""
    for block in range(0, mask.shape[0], SMALL):
        if legal_in(mask, block, SMALL):
            for action in range(block, min(block + SMALL, mask.shape[0])):
                if mask[action]:
                    line[0] += 1
                    line[line[0]] = action


@step
def wait(table: I32, terms: I64, starts: I64, mask: I8) -> int:
    """Who decides now; what they may do is written down."""
    actor, player = table[ACTOR], asked(table, terms)
    together = player == ALL
    for seat in range(table[SEATS]):
        line = LEGAL + LINE * seat
        table[line] = 0
        if together or seat == actor:
            table[ACTOR] = seat
            allow(table, starts, mask, 1)
            list_legal(mask, table[line : line + LINE])
            allow(table, starts, mask, 0)
    table[ACTOR] = actor
    return player


@step
def begin(table: I32, terms: I64, pool: I32, starts: I64, mask: I8) -> int:
    """Begin a round if nobody must deal; who decides then."""
    if is_dealt(table, terms):
        return DEALER
    begin_round(table, terms, pool, None)
    return wait(table, terms, starts, mask)


@kernel
def start(table: I32, terms: I64, pool: I32, starts: I64, mask: I8) -> int:
    """Begin a match; who decides then. The mask is all zeros, and is so again afterwards."""
    begin_match(table, terms)
    return begin(table, terms, pool, starts, mask)


@kernel
def deal(table: I32, terms: I64, deck: I32, starts: I64, mask: I8, drawn: I64) -> int:
    """Begin a round with the cards drawn, the rest of the deck under them; who decides then. The
    deck may be changed."""
    for number in range(drawn.shape[0]):
        top = deck.shape[0] - 1 - number
        at = top
        while deck[at] != drawn[number]:
            at -= 1
        deck[at], deck[top] = deck[top], deck[at]
    begin_round(table, terms, deck, None)
    return wait(table, terms, starts, mask)


@kernel
def play_together(
    table: I32, terms: I64, pool: I32, starts: I64, mask: I8, actions: I64, points: F64
) -> int:  # fmt: skip
    """Play the actions of all who decide now; who decides then, with how many points, and what
    they got for it. Returns ILLEGAL, and plays nothing, if an action is not legal."""
    first = 0 if asked(table, terms) == ALL else table[ACTOR]
    for at in range(actions.shape[0]):
        line = LEGAL + LINE * (first + at)
        listed = False
        for legal in table[line + 1 : line + 1 + table[line]]:
            listed |= legal == actions[at]
        if not listed:
            return ILLEGAL
    seats = table[SEATS]
    for seat in range(seats):
        points[1, seat] = score(table, terms, seat) / 2
    ended = False
    for action in actions:
        ended = play(table, terms, starts, action)
    for seat in range(seats):
        points[0, seat] = score(table, terms, seat) / 2
        points[1, seat] -= points[0, seat]
    if table[ASKS] == OVER:
        return NOBODY
    return begin(table, terms, pool, starts, mask) if ended else wait(table, terms, starts, mask)


@kernel
def see(table: I32, terms: I64, planes: I64, seen: I16) -> None:
    """Write what those see who decide now; a line per seat."""
    actor, seats = table[ACTOR], table[SEATS]
    together = asked(table, terms) == ALL
    for seat in range(seats):
        if together or seat == actor:
            table[ACTOR] = seat
            observe_unseen(table, planes, seen[seat])
            observe(table, terms, planes, seen[seat])
            for clockwise in range(seats if together else 0):
                seen[seat, planes[P_DECIDING] + clockwise] = 1
    table[ACTOR] = actor
