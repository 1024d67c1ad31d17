"""Hoof as a kernel: turns of one or two cards, rows split between pile and hand (HOOF)."""

import numpy as np

from sixthcow.fast._jit import I16, I32, I64, U64, kernel, part, u64
from sixthcow.fast.dealing import copy, deal_hands, note
from sixthcow.fast.generator import below, key_of
from sixthcow.fast.tables import HEADS

# The table: five cards a row, then four numbers each for how many there are and their heads.
CARDS = 0
COUNT = 20
ROW_HEADS = 24
ASIDE = 28  # a row that was taken, ascending, before it is split; then how many cards it has
ASIDE_COUNT = 33
CARD = 34  # the card that waits for its player to choose a row
ASKS = 35
ACTOR = 36
BEGINNER = 37
LAP = 38
PLACED = 39
SEATS = 40

# Seven numbers each, one a seat.
PILE = 41
PILE_HEADS = 48
TRIES = 55
SIZES = 62
HANDS = 69  # sixteen cards a seat
HAND = 16
TABLE_SIZE = HANDS + 7 * HAND

PLACE, ROW, KEEP, OVER = 0, 1, 2, 3
STOP = 0  # the code of placing no second card

HAND_LIMIT = 16  # HOOF-3
PILE_LIMIT = 20  # HOOF-5
LAP_LIMIT = 60  # HOOF-7


@part
def row_for(table: I32, card: int) -> int:
    """PLACE-1, PLACE-2: the row that a card goes to, or -1."""
    nearest, best = 0, -1
    for row in range(4):
        end = table[CARDS + 5 * row + table[COUNT + row] - 1]
        if nearest < end < card:
            nearest, best = end, row
    return best


@part
def cheapest(table: I32) -> int:
    """The row with the fewest heads, the first of equals."""
    best = 0
    for row in range(1, 4):
        if table[ROW_HEADS + row] < table[ROW_HEADS + best]:
            best = row
    return best


@part
def cost_of(table: I32, card: int) -> int:
    """The heads that a card takes now."""
    row = row_for(table, card)
    if row < 0:
        return int(table[ROW_HEADS + cheapest(table)])
    return int(table[ROW_HEADS + row]) if table[COUNT + row] == 5 else 0


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
        cost = cost_of(table, card)
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
        row = row_for(table, table[ASIDE + bit])
        if room and row >= 0 and table[COUNT + row] < 5:
            mask |= 1 << bit
            room -= 1
    return mask


@part
def take(table: I32, row: int, card: int) -> None:
    """PLACE-3, PLACE-4: the row lies aside (HOOF-3), the card is its first card now."""
    for at in range(table[COUNT + row]):
        table[ASIDE + at] = table[CARDS + 5 * row + at]
    table[ASIDE_COUNT] = table[COUNT + row]
    table[CARDS + 5 * row] = card
    table[COUNT + row] = 1
    table[ROW_HEADS + row] = HEADS[card]
    table[ASKS] = KEEP


@part
def next_player(table: I32) -> None:
    """HOOF-1: clockwise; HOOF-5, HOOF-7: at the end of a lap the round may be over."""
    following = (table[ACTOR] + 1) % table[SEATS]
    if following == table[BEGINNER]:
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
    row = row_for(table, card)
    if row < 0:
        table[CARD], table[ASKS] = card, ROW
    elif table[COUNT + row] == 5:
        take(table, row, card)
    else:
        table[CARDS + 5 * row + table[COUNT + row]] = card
        table[COUNT + row] += 1
        table[ROW_HEADS + row] += HEADS[card]
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
            table[PILE_HEADS + actor] += HEADS[card]
    table[ASIDE_COUNT] = 0
    if table[PILE + actor] > PILE_LIMIT:  # HOOF-5: at once, no second card follows
        table[ASKS] = OVER
    else:
        after_card(table)


@part
def play_on(table: I32, wanted: int, stream: U64, trace: I64) -> None:
    """Play to the end; `wanted` is the code of the first decision, if it is not negative."""
    while table[ASKS] != OVER:
        asks, code = table[ASKS], wanted
        if code < 0:
            if asks == PLACE:
                code = choose_card(table, stream)
            elif asks == KEEP:
                code = choose_split(table, stream)
            else:
                random = table[TRIES + table[ACTOR]] == 0
                code = below(stream, 4) if random else cheapest(table)
        wanted = -1
        note(trace, asks, table[ACTOR], code, table)
        if asks == KEEP:
            split(table, code)
        elif asks == ROW:
            take(table, code, table[CARD])
        elif code == STOP:
            next_player(table)
        else:
            place(table, code)
    note(trace, OVER, table[ACTOR], 0, table)


@kernel
def search(
    seed: np.uint64,
    first: int,
    start: I32,
    pool: I32,
    candidates: I64,
    trace: I64,
    deck: I32,
    out: I16,
) -> None:
    """Samples `first`, `first + 1`, … of a seed: `out` is (candidates, samples, seats).

    A candidate is a card to place (or STOP), a row, or a mask of the cards to keep; -1 decides
    nothing. After the last sample `deck` has the cards dealt at its end.
    """
    stream = np.empty(2, np.uint64)
    dealt, table = np.empty(TABLE_SIZE, np.int32), np.empty(TABLE_SIZE, np.int32)
    for sample in range(out.shape[1]):
        stream[0], stream[1] = key_of(seed, u64(first + sample)), u64(0)
        copy(deck, pool)
        copy(dealt, start)
        left = deal_hands(dealt, SEATS, SIZES, HANDS, HAND, deck, stream)
        if dealt[COUNT] == 0:  # DEAL-3
            for row in range(4):
                card = deck[left - 1 - row]
                dealt[CARDS + 5 * row] = card
                dealt[COUNT + row], dealt[ROW_HEADS + row] = 1, HEADS[card]
        counter = stream[1]
        for number in range(candidates.shape[0]):
            stream[1] = counter
            copy(table, dealt)
            play_on(table, candidates[number], stream, trace)
            for seat in range(out.shape[2]):
                points = table[PILE_HEADS + seat]
                for at in range(table[SIZES + seat]):  # HOOF-6
                    points += 2 * HEADS[table[HANDS + HAND * seat + at]]
                out[number, sample, seat] = points
