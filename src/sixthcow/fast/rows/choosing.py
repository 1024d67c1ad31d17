"""How simulated players choose in a rows game: by what a card or a row costs now, or at random."""

import numpy as np

from sixthcow.fast._jit import I32, U64, part, u64
from sixthcow.fast.constants import PLACES
from sixthcow.fast.generator import below, drawn_rows
from sixthcow.fast.policies import CERTAIN, JOINING
from sixthcow.fast.rows.flat_table import (
    COUNT,
    END,
    HAND,
    HANDS,
    LEFT,
    ROW_HEADS,
    SEATS,
    SIZES,
    TRIES,
    TURN,
)
from sixthcow.fast.rows.placing import NOWHERE, overfills, spots


@part
def cheapest_row(table: I32) -> int:
    """The row with the fewest heads, the first of equals."""
    best = 0
    for row in range(1, 4):
        if table[ROW_HEADS + row] < table[ROW_HEADS + best]:
            best = row
    return best


@part
def heads_taken(table: I32, spot: int, card: int) -> int:
    """The heads that a card takes at a spot, or if it fits nowhere."""
    if spot == NOWHERE:
        return int(table[ROW_HEADS + cheapest_row(table)])
    return int(table[ROW_HEADS + (spot >> 1)]) if overfills(table, spot >> 1, card) else 0


@part
def cost_now(table: I32, card: int) -> int:
    """The heads that a card takes if it is placed at once."""
    spot, tie = spots(table, card)
    cost = heads_taken(table, spot, card)
    return cost if tie == NOWHERE else min(cost, heads_taken(table, tie, card))


@part
def estimate(table: I32, card: int) -> int:
    """What a card may cost when others play too: certain heads, or a full row's by likelihood.

    The cards that others may put in between grow with the gap and the number of players.
    """
    spot, _ = spots(table, card)
    if spot == NOWHERE:
        return heads_taken(table, spot, card) * CERTAIN
    row = spot >> 1
    heads, free = table[ROW_HEADS + row], PLACES - table[COUNT + row]
    if table[END + row] == card or free == PLACES - 1:
        return 0
    if free == 0:
        return int(heads * CERTAIN)
    gap = card - table[END + row] if spot & 1 else table[LEFT + row] - card
    once = min((gap - 1) * (table[SEATS] - 1), CERTAIN)
    risk = once
    for _ in range(free - 1):
        risk = (risk * once) >> 8
    return int(risk * (heads + JOINING))


@part
def choose_card(table: I32, seat: int, begin: int) -> None:
    """Bring the cheapest of a policy's tries to position `begin` of a hand in random order."""
    tries, left = table[TRIES + seat], table[SIZES + seat] - 1 - begin
    if tries < 2 or left == 0:
        return
    front = HANDS + HAND * seat + begin
    cost = estimate(table, table[front])
    for step in range(min(tries - 1, left)):
        rival = front + 1 + (3 * begin + step) % left
        other = estimate(table, table[rival])
        if other < cost:
            cost = other
            table[front], table[rival] = table[rival], table[front]


@part
def choose_row(table: I32, seat: int, step: int, key: np.uint64) -> int:
    """PLACE-6: any row at random for card `step` of a turn, or the cheapest."""
    if table[TRIES + seat]:
        return cheapest_row(table)
    rows = drawn_rows(key, u64(table[TURN]), u64(step))
    return np.int64((rows >> u64(2 * (step & 7))) & u64(3))  # type: ignore[return-value]


@part
def choose_end(table: I32, card: int, spot: int, tie: int, seat: int, stream: U64) -> int:
    """PRO-2: either end at random, or the one that takes fewer heads, or the shorter row."""
    if table[TRIES + seat] == 0:
        return tie if below(stream, 2) else spot
    one, other = heads_taken(table, spot, card), heads_taken(table, tie, card)
    if one == other:
        one, other = table[COUNT + (spot >> 1)], table[COUNT + (tie >> 1)]
    return tie if other < one else spot


@part
def choose_first(table: I32, card: int, second: int, seat: int, stream: U64) -> int:
    """DOUBLE-3: either card at random, or the one that costs less now."""
    if table[TRIES + seat] == 0:
        return second if below(stream, 2) else card
    return second if cost_now(table, second) < cost_now(table, card) else card
