"""What happens in one lane: the formulas that the vectors of a CPU and the threads of a GPU share.

Rows and cards are packed into 16 bits: a row is `end << 8 | count << 5 | heads`, a card
`number << 8 | seat << 3 | heads`. So the difference of card and row orders the rows by PLACE-2, and
the row that fits can be recovered from it.
"""

import numpy as np

from sixthcow.fast import policies
from sixthcow.fast._jit import part, u16, u64
from sixthcow.fast.constants import PLACES

NUMBER = u16(0xFF00)
COUNTS = u16(0x00E0)
ONE_CARD = u16(0x0020)
FULL_ROW = u16(PLACES << 5)
ROW_HEADS = u16(0x001F)
CARD_HEADS = u16(0x0007)
NO_ROW = u16(0x8000)
SEAT_SHIFT = u64(3)

CERTAIN = u16(policies.CERTAIN)
JOINING = u16(policies.JOINING)
ONE_FREE, TWO_FREE, THREE_FREE = (u16(FULL_ROW - free * ONE_CARD) for free in (1, 2, 3))

Word = np.uint16


@part
def placed(
    card: Word, r0: Word, r1: Word, r2: Word, r3: Word, row: Word
) -> tuple[Word, Word, Word, Word, Word]:
    """The rows after a card is placed, and its player's penalty; PLACE-4 takes `row`."""
    number = u16(card & NUMBER)
    d0, d1, d2, d3 = u16(number - r0), u16(number - r1), u16(number - r2), u16(number - r3)
    nearest = min(d0, d1, d2, d3)  # PLACE-1, PLACE-2: lower cards wrap round
    lowest = nearest >= NO_ROW
    first = d0 if row == u16(0) else d1
    second = d2 if row == u16(2) else d3
    wanted = first if row < u16(2) else second
    nearest = wanted if lowest else nearest
    old = u16(number - nearest)
    takes = lowest | (u16(old & COUNTS) == FULL_ROW)  # PLACE-3, PLACE-4
    kept = u16(0) if takes else u16(old & u16(0xFF))
    new = u16(number + u16(kept + u16(ONE_CARD + u16(card & CARD_HEADS))))
    return (
        new if d0 == nearest else r0,
        new if d1 == nearest else r1,
        new if d2 == nearest else r2,
        new if d3 == nearest else r3,
        u16(old & ROW_HEADS) if takes else u16(0),
    )


@part
def cheapest(r0: Word, r1: Word, r2: Word, r3: Word) -> Word:
    """The row with the fewest heads, the first of equals."""
    h0, h1 = u16(r0 & ROW_HEADS), u16(r1 & ROW_HEADS)
    h2, h3 = u16(r2 & ROW_HEADS), u16(r3 & ROW_HEADS)
    left = u16(1) if h1 < h0 else u16(0)
    right = u16(3) if h3 < h2 else u16(2)
    return right if min(h2, h3) < min(h0, h1) else left


@part
def cost_of(card: Word, r0: Word, r1: Word, r2: Word, r3: Word, others: Word) -> Word:
    """What a card may cost when others play too: `rows.choosing.estimate` for packed rows."""
    number = u16(card & NUMBER)
    d0, d1, d2, d3 = u16(number - r0), u16(number - r1), u16(number - r2), u16(number - r3)
    nearest = min(d0, d1, d2, d3)
    old = u16(number - nearest)
    heads = u16(old & ROW_HEADS)
    gap = u16(u16(u16(number - old) + u16(0xFF)) >> u16(8))
    once = min(u16(u16(gap - u16(1)) * others), CERTAIN)
    twice = u16(u16(once * once) >> u16(8))
    thrice = u16(u16(twice * once) >> u16(8))
    length = u16(old & COUNTS)
    risk = thrice if length == THREE_FREE else u16(0)
    risk = twice if length == TWO_FREE else risk
    risk = once if length == ONE_FREE else risk
    cost = u16(risk * u16(heads + JOINING))
    cost = u16(heads * CERTAIN) if length == FULL_ROW else cost
    h01 = min(u16(r0 & ROW_HEADS), u16(r1 & ROW_HEADS))
    h23 = min(u16(r2 & ROW_HEADS), u16(r3 & ROW_HEADS))
    return u16(min(h01, h23) * CERTAIN) if nearest >= NO_ROW else cost
