"""One card at a time: where it goes in the rows and what it costs, for every variant of them."""

import numpy as np

from sixthcow.fast._jit import I32, I64, U64, part
from sixthcow.fast.generator import below
from sixthcow.fast.layout import (
    BOTH,
    COUNT,
    END,
    FULL,
    LEFT,
    POINTS,
    ROW_HEADS,
    SEATS,
    TRIES,
)
from sixthcow.fast.tables import HEADS

NOWHERE = -1

# A trace has a line a decision: what, who, two numbers of it, and the table before it.
PLAYED, ROW_CHOSEN, END_CHOSEN, FIRST_CHOSEN, OVER = 0, 1, 2, 3, 4
TABLE_AT = 4
TRACE_WIDTH = TABLE_AT + TRIES

CERTAIN = 128  # costs are heads in units of 1/128, as in lanes
JOINING = 3


@part
def note(trace: I64, what: int, seat: int, one: int, two: int, table: I32) -> None:
    """Write a decision down, with the rows and points before it; the first line counts them."""
    trace[0, 0] += 1
    line = trace[0, 0]
    trace[line, 0], trace[line, 1], trace[line, 2], trace[line, 3] = what, seat, one, two
    for index in range(TRIES):
        trace[line, TABLE_AT + index] = table[index]


@part
def spots(table: I32, card: int) -> tuple[int, int]:
    """Where a card may go, as `2 * row + 1` for a right end: one spot, none, or two (PRO-2)."""
    gap, spot, tie = 1000, NOWHERE, NOWHERE
    for row in range(4):
        right = card - table[END + row]
        if 0 <= right < gap:  # PLACE-1, PLACE-2; TWIN-3: a twin's difference is 0
            gap, spot = right, 2 * row + 1
    if table[BOTH]:  # PRO-1
        for row in range(4):
            left = table[LEFT + row] - card
            if 0 < left < gap:
                gap, spot, tie = left, 2 * row, NOWHERE
            elif left == gap:  # only a right end can be as near
                tie = 2 * row
    return spot, tie


@part
def overfills(table: I32, row: int, card: int) -> bool:
    """PLACE-3, PRO-3: whether a card is the sixth of a row; TWIN-3: never on its twin."""
    return bool((table[COUNT + row] == FULL) & (table[END + row] != card))


@part
def cheapest(table: I32) -> int:
    """The row with the fewest heads, the first of equals."""
    best = 0
    for row in range(1, 4):
        if table[ROW_HEADS + row] < table[ROW_HEADS + best]:
            best = row
    return best


@part
def taken_at(table: I32, spot: int, card: int) -> int:
    """The heads that a card takes at a spot, or because it fits nowhere."""
    if spot == NOWHERE:
        return int(table[ROW_HEADS + cheapest(table)])
    return int(table[ROW_HEADS + (spot >> 1)]) if overfills(table, spot >> 1, card) else 0


@part
def cost_now(table: I32, card: int) -> int:
    """The heads that a card takes if it is placed at once."""
    spot, tie = spots(table, card)
    cost = taken_at(table, spot, card)
    return cost if tie == NOWHERE else min(cost, taken_at(table, tie, card))


@part
def cost_of(table: I32, card: int) -> int:
    """What a card may cost when others play too: the same estimate as in lanes."""
    spot, _ = spots(table, card)
    if spot == NOWHERE:
        return taken_at(table, spot, card) * CERTAIN
    row = spot >> 1
    heads, count = table[ROW_HEADS + row], table[COUNT + row]
    if table[END + row] == card or count == 1:
        return 0
    if count == FULL:
        return int(heads * CERTAIN)
    gap = card - table[END + row] if spot & 1 else table[LEFT + row] - card
    once = min((gap - 1) * (table[SEATS] - 1), CERTAIN)
    risk = once
    if count < 4:
        risk = (risk * once) >> 8
    if count < 3:
        risk = (risk * once) >> 8
    return int(risk * (heads + JOINING))


@part
def choose_row(table: I32, seat: int, stream: U64) -> int:
    """PLACE-6: any row at random, or the cheapest."""
    return below(stream, 4) if table[TRIES + seat] == 0 else cheapest(table)


@part
def choose_end(table: I32, card: int, spot: int, tie: int, seat: int, stream: U64) -> int:
    """PRO-2: either end at random, or the one that takes fewer heads, or the shorter row."""
    if table[TRIES + seat] == 0:
        return tie if below(stream, 2) else spot
    one, other = taken_at(table, spot, card), taken_at(table, tie, card)
    if one == other:
        one, other = table[COUNT + (spot >> 1)], table[COUNT + (tie >> 1)]
    return tie if other < one else spot


@part
def take(table: I32, row: int, card: int, seat: int, twin: int) -> None:
    """PLACE-3, PLACE-4: a row is taken. Points are half heads: twins share them (TWIN-4)."""
    heads = table[ROW_HEADS + row]
    table[POINTS + seat] += heads
    table[POINTS + (twin if twin >= 0 else seat)] += heads
    table[LEFT + row] = table[END + row] = card
    table[COUNT + row] = 1
    table[ROW_HEADS + row] = HEADS[card] if twin < 0 else 2 * HEADS[card]


@part
def lay(table: I32, spot: int, card: int, twin: int) -> None:
    """A card (or twins, TWIN-2) at the end of a row; TWIN-3: on its twin it adds no place."""
    row = spot >> 1
    table[COUNT + row] += table[END + row] != card
    table[ROW_HEADS + row] += HEADS[card] if twin < 0 else 2 * HEADS[card]
    table[(END if spot & 1 else LEFT) + row] = card


@part
def place(
    table: I32, card: int, seat: int, twin: int, wanted: int, stream: U64, trace: I64
) -> None:
    """Place a card by PLACE (or PRO); `wanted` decides for its player, if it is not negative."""
    spot, tie = spots(table, card)
    if spot == NOWHERE:
        row = wanted if wanted >= 0 else choose_row(table, seat, stream)
        if trace.shape[0]:
            note(trace, ROW_CHOSEN, seat, row, 0, table)
        take(table, row, card, seat, twin)
        return
    if tie != NOWHERE:
        spot = wanted if wanted >= 0 else choose_end(table, card, spot, tie, seat, stream)
        if trace.shape[0]:
            note(trace, END_CHOSEN, seat, spot >> 1, spot & 1, table)
    if overfills(table, spot >> 1, card):
        take(table, spot >> 1, card, seat, twin)
    else:
        lay(table, spot, card, twin)


NO_TRACE: I64 = np.empty((0, TRACE_WIDTH), np.int64)
