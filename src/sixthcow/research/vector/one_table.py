"""One table of a rows game (all but hoof), where others deal and players may decide together."""

import numpy as np
import numpy.typing as npt

from sixthcow.fast._jit import I16, I32, I64
from sixthcow.fast.rows.flat_table import SEATS
from sixthcow.research.vector.choosing_actions import is_legal
from sixthcow.research.vector.compiling import I8, kernel, step
from sixthcow.research.vector.rows import play
from sixthcow.research.vector.rows_layout import (
    ACTOR,
    ASKS,
    OVER,
    P_DECIDING,
    PLAY,
    T_OPEN,
)
from sixthcow.research.vector.rows_round import begin_match, begin_round, is_dealt, score
from sixthcow.research.vector.rows_seen import allow, observe

# Who decides, if it is not one seat alone.
DEALER, ALL, NOBODY = -1, -2, -4
ILLEGAL = -5

F64 = npt.NDArray[np.float64]


@step
def asked(table: I32, terms: I64) -> int:
    """The seat that decides now, or ALL."""
    if table[ASKS] == PLAY and not terms[T_OPEN]:
        return ALL
    return int(table[ACTOR])


@step
def begun(table: I32, terms: I64, pool: I32) -> int:
    """Who decides when a round begins; it has begun unless that is DEALER."""
    if is_dealt(table, terms):
        return DEALER
    begin_round(table, terms, pool, None)
    return asked(table, terms)


@kernel
def start(table: I32, terms: I64, pool: I32) -> int:
    """Begin a match; who decides then."""
    begin_match(table, terms)
    return begun(table, terms, pool)


@kernel
def deal(table: I32, terms: I64, deck: I32) -> int:
    """Begin a round with the cards of a deck, dealt from its end; who decides then."""
    begin_round(table, terms, deck, None)
    return asked(table, terms)


@kernel
def play_together(
    table: I32, terms: I64, pool: I32, starts: I64, masks: I8, actions: I64, totals: F64
) -> int:  # fmt: skip
    """Play the actions of all who decide now; who decides then, and with how many points. Returns
    ILLEGAL, and plays nothing, if an action is not legal."""
    first = 0 if asked(table, terms) == ALL else table[ACTOR]
    for at in range(actions.shape[0]):
        if not is_legal(masks[first + at], actions[at]):
            return ILLEGAL
    ended = False
    for action in actions:
        ended = play(table, terms, starts, action)
    for seat in range(table[SEATS]):
        totals[seat] = score(table, terms, seat) / 2
    if table[ASKS] == OVER:
        return NOBODY
    return begun(table, terms, pool) if ended else asked(table, terms)


@kernel
def see(table: I32, terms: I64, planes: I64, starts: I64, seen: I16, masks: I8) -> None:
    """Write what those see who decide now, and over zeros what they may do; a line per seat."""
    actor, seats = table[ACTOR], table[SEATS]
    together = asked(table, terms) == ALL
    for seat in range(seats):
        if together or seat == actor:
            table[ACTOR] = seat
            observe(table, terms, planes, seen[seat])
            allow(table, starts, masks[seat], 1)
            for clockwise in range(seats if together else 0):
                seen[seat, planes[P_DECIDING] + clockwise] = 1
    table[ACTOR] = actor
