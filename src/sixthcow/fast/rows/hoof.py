"""Hoof as a kernel: turns of one or two cards, rows split between pile and hand (HOOF)."""

from sixthcow.fast._jit import I32, U64, part
from sixthcow.fast.constants import HAND_LIMIT, LAP_LIMIT, PILE_LIMIT, PLACES
from sixthcow.fast.generator import below
from sixthcow.fast.rows.choosing import cost_now
from sixthcow.fast.rows.flat_table import (
    COUNT,
    FIRST,
    HAND,
    HANDS,
    HEADS,
    POINTS,
    SEATS,
    SIZES,
    TABLE_SIZE,
    TRIES,
)
from sixthcow.fast.rows.placing import NOWHERE, begin_row, lay, overfills, spots

# The table of the other rows games, and after it: all cards of the rows, PLACES per row; a row that
# was taken, ascending, before it is split, and its number of cards; the cards in each pile.
ROW_CARDS = TABLE_SIZE
ASIDE = ROW_CARDS + 4 * PLACES
ASIDE_COUNT = ASIDE + PLACES
CARD = ASIDE_COUNT + 1  # the card that waits for its player to choose a row
ASKS = ASIDE_COUNT + 2
ACTOR = ASIDE_COUNT + 3
LAP = ASIDE_COUNT + 4
PLACED = ASIDE_COUNT + 5
PILE = ASIDE_COUNT + 6
HOOF_SIZE = PILE + 10

PLACE, ROW, KEEP, OVER = 0, 1, 2, 3
STOP = 0  # the code of placing no second card


@part
def choose_card(table: I32, stream: U64) -> int:
    """HOOF-2: any card (or none) at random; or the cheapest of some, and a second if it is free."""
    actor = table[ACTOR]
    size, tries, placed = table[SIZES + actor], table[TRIES + actor], table[PLACED]
    hand = HANDS + HAND * actor
    if tries == 0:
        which = below(stream, size + (1 if placed else 0))
        return table[hand + which] if which < size else STOP
    start, best, best_cost = below(stream, size), STOP, 1 if placed else 1000
    for step in range(min(size, tries)):
        card = table[hand + (start + step) % size]
        cost = cost_now(table, card)
        if cost < best_cost or (best and cost == best_cost and HEADS[card] > HEADS[best]):
            best, best_cost = card, cost
    return best


@part
def choose_split(table: I32, stream: U64) -> int:
    """HOOF-3: any legal split, or keep what could be placed again now without taking a row."""
    actor, count = table[ACTOR], table[ASIDE_COUNT]
    room = HAND_LIMIT - table[SIZES + actor]
    if table[TRIES + actor] == 0:
        while True:
            mask, kept = below(stream, 1 << count), 0
            for bit in range(count):
                kept += mask >> bit & 1
            if kept <= room:
                return mask
    mask = 0
    for bit in range(count):
        card = table[ASIDE + bit]
        spot, _ = spots(table, card)
        if room and spot != NOWHERE and not overfills(table, spot >> 1, card):
            mask |= 1 << bit
            room -= 1
    return mask


@part
def take_aside(table: I32, row: int, card: int) -> None:
    """PLACE-3, PLACE-4: the row lies aside (HOOF-3), the card is its first card now."""
    for at in range(table[COUNT + row]):
        table[ASIDE + at] = table[ROW_CARDS + PLACES * row + at]
    table[ASIDE_COUNT] = table[COUNT + row]
    begin_row(table, row, card, HEADS[card])
    table[ROW_CARDS + PLACES * row] = card
    table[ASKS] = KEEP


@part
def next_player(table: I32) -> None:
    """HOOF-1: clockwise; HOOF-5, HOOF-7: at the end of a lap the round may be over."""
    following = (table[ACTOR] + 1) % table[SEATS]
    if following == table[FIRST]:
        over = table[LAP] == LAP_LIMIT
        for seat in range(table[SEATS]):
            over |= table[SIZES + seat] == 0
        if over:
            table[ASKS] = OVER
            return
        table[LAP] += 1
    table[ACTOR], table[PLACED], table[ASKS] = following, 0, PLACE


@part
def after_card(table: I32) -> None:
    """HOOF-2: a second card may follow the first; HOOF-4: also one just taken."""
    if table[PLACED] == 1 and table[SIZES + table[ACTOR]] > 0:
        table[ASKS] = PLACE
    else:
        next_player(table)


@part
def place(table: I32, card: int) -> None:
    """HOOF-2: a card leaves the hand and is placed by PLACE."""
    actor = table[ACTOR]
    hand, last = HANDS + HAND * actor, HANDS + HAND * actor + table[SIZES + actor] - 1
    at = hand
    while table[at] != card:
        at += 1
    table[at] = table[last]
    table[SIZES + actor] -= 1
    table[PLACED] += 1
    spot, _ = spots(table, card)
    row = spot >> 1
    if spot == NOWHERE:
        table[CARD], table[ASKS] = card, ROW
    elif overfills(table, row, card):
        take_aside(table, row, card)
    else:
        table[ROW_CARDS + PLACES * row + table[COUNT + row]] = card
        lay(table, spot, card, -1)
        after_card(table)


@part
def split(table: I32, mask: int) -> None:
    """HOOF-3: the cards of the mask join the hand, the others the pile."""
    actor = table[ACTOR]
    for bit in range(table[ASIDE_COUNT]):
        card = table[ASIDE + bit]
        if mask >> bit & 1:
            table[HANDS + HAND * actor + table[SIZES + actor]] = card
            table[SIZES + actor] += 1
        else:
            table[PILE + actor] += 1
            table[POINTS + actor] += 2 * HEADS[card]
    table[ASIDE_COUNT] = 0
    if table[PILE + actor] > PILE_LIMIT:  # HOOF-5: at once, no second card follows
        table[ASKS] = OVER
    else:
        after_card(table)
