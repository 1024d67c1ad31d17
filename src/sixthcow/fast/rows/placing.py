"""PLACE for every variant of the rows game: where a card goes, and which row it takes."""

from sixthcow.fast._jit import I32, part
from sixthcow.fast.constants import PLACES
from sixthcow.fast.rows.flat_table import BOTH, COUNT, END, HEADS, LEFT, POINTS, ROW_HEADS

NOWHERE = -1


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
    return bool((table[COUNT + row] == PLACES) & (table[END + row] != card))


@part
def begin_row(table: I32, row: int, card: int, heads: int) -> None:
    """A card (or twins, with the heads of both) is the only one of a row."""
    table[LEFT + row] = table[END + row] = card
    table[COUNT + row], table[ROW_HEADS + row] = 1, heads


@part
def take(table: I32, row: int, card: int, seat: int, twin: int) -> None:
    """PLACE-3, PLACE-4: a row is taken. Points are half heads: twins share them (TWIN-4)."""
    heads = table[ROW_HEADS + row]
    table[POINTS + seat] += heads
    table[POINTS + (twin if twin >= 0 else seat)] += heads
    begin_row(table, row, card, HEADS[card] if twin < 0 else 2 * HEADS[card])


@part
def lay(table: I32, spot: int, card: int, twin: int) -> None:
    """A card (or twins, TWIN-2) at the end of a row; TWIN-3: on its twin it adds no place."""
    row = spot >> 1
    table[COUNT + row] += table[END + row] != card
    table[ROW_HEADS + row] += HEADS[card] if twin < 0 else 2 * HEADS[card]
    table[(END if spot & 1 else LEFT) + row] = card
