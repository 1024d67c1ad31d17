"""A turn of a rows game, decision by decision: picks, then the cards one by one (TURN, PLACE)."""

from sixthcow.fast._jit import I32, I64
from sixthcow.fast.constants import PLACES
from sixthcow.fast.rows.flat_table import (
    COUNT,
    END,
    FIRST,
    HAND,
    HANDS,
    KEYS,
    QUEUE,
    SEATS,
    SECOND,
    SIZES,
    TWIN,
    TWO,
    WAITING,
)
from sixthcow.fast.rows.placing import NOWHERE, lay, overfills, spots, take
from sixthcow.fast.rows.turns import line_up
from sixthcow.research.vector.compiling import step
from sixthcow.research.vector.rows_layout import (
    ACTOR,
    ASKS,
    END_OF_ROW,
    FIRST_CARD,
    HIDDEN,
    KNOWN,
    NEXT,
    PICKS,
    PILES,
    PLAY,
    ROW,
    ROW_CARDS,
    T_OPEN,
    TWINS,
)


@step
def insert(table: I32, seat: int, card: int) -> None:
    """A card joins a hand, which is ascending."""
    hand = HANDS + HAND * seat
    at = hand + table[SIZES + seat]
    while at > hand and table[at - 1] > card:
        table[at] = table[at - 1]
        at -= 1
    table[at] = card
    table[SIZES + seat] += 1


@step
def leave(table: I32, seat: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    hand, last = HANDS + HAND * seat, HANDS + HAND * seat + table[SIZES + seat] - 1
    at = hand
    while table[at] != card:
        at += 1
    while at < last:
        table[at] = table[at + 1]
        at += 1
    table[SIZES + seat] -= 1
    if not table[KNOWN + seat]:
        table[HIDDEN + card] -= 1


@step
def begin_turn(table: I32, terms: I64) -> None:
    """TURN-1: everybody picks; OPEN-2: the holder of the starter marker begins."""
    table[ASKS] = PLAY
    table[ACTOR] = table[FIRST] if terms[T_OPEN] else 0
    table[WAITING] = table[NEXT] = 0


@step
def keep_pick(table: I32, card: int, second: int) -> None:
    """TURN-1: the pick of the actor lies face down."""
    seat = table[ACTOR]
    table[PICKS + 2 * seat], table[PICKS + 2 * seat + 1] = card, second
    table[ACTOR] += 1


@step
def pick(table: I32, card: int, second: int) -> bool:
    """TURN-1: the pick of the actor; whether all have picked, and the cards are in order."""
    keep_pick(table, card, second)
    seats = table[SEATS]
    if table[ACTOR] < seats:
        return False
    for owner in range(seats):
        low, high = table[PICKS + 2 * owner], table[PICKS + 2 * owner + 1]
        leave(table, owner, low)
        if high:
            leave(table, owner, high)
        key = low * 16 + owner
        at = KEYS + owner
        while at > KEYS and table[at - 1] > key:
            table[at] = table[at - 1]
            at -= 1
        table[at] = key
    if table[TWO]:
        line_up_pairs(table)
    else:
        line_up(table, 0)
    return True


@step
def line_up_pairs(table: I32) -> None:
    """DOUBLE-2: players act in the order of their lowest cards."""
    for number in range(table[SEATS]):
        seat = table[KEYS + number] & 15
        show(table, number, seat, table[PICKS + 2 * seat], table[PICKS + 2 * seat + 1])
    table[WAITING] = table[SEATS]


@step
def show(table: I32, number: int, seat: int, card: int, second: int) -> None:
    """An entry of the queue: a card, or two of one player."""
    entry = QUEUE + 4 * number
    table[entry], table[entry + 1] = card, seat
    table[entry + TWIN], table[entry + SECOND] = -1, second


@step
def show_openly(table: I32, card: int, second: int) -> bool:
    """OPEN-3: the actor's cards are shown at once; whether all lie open, and are in order."""
    seat, number = table[ACTOR], table[WAITING]
    leave(table, seat, card)
    if second:
        leave(table, seat, second)
    show(table, number, seat, card, second)
    table[WAITING] += 1
    table[ACTOR] = (seat + 1) % table[SEATS]
    if table[WAITING] < table[SEATS]:
        return False
    for last in range(1, table[SEATS]):  # TURN-3
        at = last
        while at > 0 and table[QUEUE + 4 * at] < table[QUEUE + 4 * (at - 1)]:
            for field in range(4):
                one, other = QUEUE + 4 * at + field, QUEUE + 4 * (at - 1) + field
                table[one], table[other] = table[other], table[one]
            at -= 1
    return True


@step
def order(table: I32, first: int) -> None:
    """DOUBLE-2: the actor's cards become two entries, in the order chosen, at the queue's front."""
    left = table[WAITING] - table[NEXT]
    entry = QUEUE + 4 * table[NEXT]
    seat, other = table[entry + 1], table[entry] + table[entry + SECOND] - first
    # What was placed is gone: one entry more than are left must fit.
    for at in range(4 * left):
        table[QUEUE + at] = table[entry + at]
    for at in range(4 * left - 1, 3, -1):
        table[QUEUE + 4 + at] = table[QUEUE + at]
    show(table, 0, seat, first, 0)
    show(table, 1, seat, other, 0)
    table[NEXT], table[WAITING] = 0, left + 1


@step
def take_row(table: I32, row: int) -> None:
    """PLACE-3, PLACE-4: the player of the next card takes a row."""
    entry = QUEUE + 4 * table[NEXT]
    card, seat, twin = table[entry], table[entry + 1], table[entry + TWIN]
    cards = ROW_CARDS + PLACES * row
    for place in range(table[COUNT + row]):
        table[PILES + seat] += 2 if table[cards + place] > TWINS else 1
    take(table, row, card, seat, twin)
    table[cards] = card + (TWINS if twin >= 0 else 0)
    table[NEXT] += 1


@step
def lay_card(table: I32, spot: int) -> None:
    """PLACE-2, PRO-2: the next card goes to an end of a row, or takes it (PLACE-3)."""
    entry = QUEUE + 4 * table[NEXT]
    card, twin, row = table[entry], table[entry + TWIN], spot >> 1
    if overfills(table, row, card):
        take_row(table, row)
        return
    cards, count = ROW_CARDS + PLACES * row, table[COUNT + row]
    if table[END + row] == card:  # TWIN-3
        table[cards + count - 1] += TWINS
    else:
        at = count
        while not spot & 1 and at > 0:
            table[cards + at] = table[cards + at - 1]
            at -= 1
        table[cards + at] = card + (TWINS if twin >= 0 else 0)
    lay(table, spot, card, twin)
    table[NEXT] += 1


@step
def place_cards(table: I32) -> bool:
    """TURN-3: one by one, until somebody must decide (PLACE-5); whether all are placed."""
    while table[NEXT] < table[WAITING]:
        entry = QUEUE + 4 * table[NEXT]
        table[ACTOR] = table[entry + 1]
        if table[entry + SECOND]:
            table[ASKS] = FIRST_CARD
            return False
        spot, tie = spots(table, table[entry])
        if spot == NOWHERE:
            table[ASKS] = ROW
            return False
        if tie != NOWHERE:
            table[ASKS] = END_OF_ROW
            return False
        lay_card(table, spot)
    return True
