"""Rounds and matches of a rows game: dealing, drafting, scoring, the end (DEAL, SCORE, END)."""

import numpy as np

from sixthcow.fast._jit import I32, I64
from sixthcow.fast.constants import PLACES
from sixthcow.fast.rows.dealing import deal_unknown
from sixthcow.fast.rows.flat_table import (
    BOTH,
    COUNT,
    END,
    FIRST,
    HAND,
    HANDS,
    HEADS,
    POINTS,
    ROW_HEADS,
    SEATS,
    SIZES,
    TWO,
)
from sixthcow.fast.rows.placing import begin_row
from sixthcow.research.vector.compiling import step
from sixthcow.research.vector.rows_layout import (
    ACTOR,
    ASKS,
    DECK,
    DECK_SIZE,
    DRAFT,
    HIDDEN,
    KEPT_HANDS,
    KEPT_ROWS,
    KNOWN,
    OVER,
    PILES,
    ROUND,
    ROW_CARDS,
    SIZE,
    STOCK,
    T_BOTH,
    T_DRAFT,
    T_DUPLICATE,
    T_FIRST,
    T_HAND,
    T_REACHES,
    T_ROUNDS,
    T_SEATS,
    T_TARGET,
    T_TOURNAMENT,
    T_TWO,
    TOTALS,
    TWINS,
)
from sixthcow.research.vector.rows_turn import begin_turn, insert

CARDS = 105  # one more than the highest card


@step
def is_written(table: I32, terms: I64, seat: int) -> bool:
    """TOUR-2: only the featured player's penalty counts."""
    return bool(not terms[T_TOURNAMENT] or seat == table[ROUND] - 1)


@step
def score(table: I32, terms: I64, seat: int) -> int:
    """The half points of a seat, this round's included."""
    if is_written(table, terms, seat):
        return int(table[TOTALS + seat] + table[POINTS + seat])
    return int(table[TOTALS + seat])


@step
def begin_match(table: I32, terms: I64) -> None:
    """A table before the first round."""
    for at in range(SIZE):
        table[at] = 0
    table[SEATS], table[TWO], table[BOTH] = terms[T_SEATS], terms[T_TWO], terms[T_BOTH]


@step
def is_dealt(table: I32, terms: I64) -> bool:
    """Whether the next round begins with a shuffle: a draft needs none (LOGIC-1), nor do hands that
    move on (TOUR-3)."""
    moves_on = terms[T_TOURNAMENT] and terms[T_DUPLICATE] and table[ROUND] > 0
    return bool(not terms[T_DRAFT] and not moves_on)


@step
def begin_round(table: I32, terms: I64, pool: I32, key: np.uint64 | None) -> None:
    """DEAL-2, LOGIC-1: cards are dealt, or laid out for a draft; TOUR-3: or they stay.

    Without a key the cards of `pool` are dealt from its end.
    """
    seats = table[SEATS]
    table[ROUND] += 1
    table[FIRST] = (terms[T_FIRST] + table[ROUND] - 1) % seats
    again = terms[T_TOURNAMENT] and table[ROUND] > 1
    for seat in range(seats):
        table[POINTS + seat] = table[PILES + seat] = table[SIZES + seat] = 0
        table[KNOWN + seat] = terms[T_DRAFT] or (
            again and (terms[T_DUPLICATE] or seat == table[ROUND] - 1)
        )
    for row in range(4):
        begin_row(table, row, 0, 0)
        table[COUNT + row] = 0
    for card in range(CARDS):
        table[HIDDEN + card] = table[STOCK + card] = 0
    if again and terms[T_DUPLICATE]:
        for seat in range(seats):
            recall_hand(table, (seat - table[ROUND] + 1) % seats, seat)
        recall_rows(table)
        begin_turn(table, terms)
    elif terms[T_DRAFT]:
        lay_out(table, pool, again != 0)
    else:
        deal(table, terms, pool, key, again != 0)
        begin_turn(table, terms)


@step
def recall_hand(table: I32, kept: int, seat: int) -> None:
    """TOUR-3: a seat gets a hand of round 1."""
    hand = KEPT_HANDS + HAND * kept
    for at in range(HAND):
        if table[hand + at]:
            insert(table, seat, table[hand + at])


@step
def recall_rows(table: I32) -> None:
    """TOUR-3: the rows begin with the cards of round 1."""
    for row in range(4):
        start_row(table, row, table[KEPT_ROWS + row])


@step
def start_row(table: I32, row: int, card: int) -> None:
    """DEAL-3: the first card of a row."""
    begin_row(table, row, card, HEADS[card])
    table[ROW_CARDS + PLACES * row] = card


@step
def write_down(table: I32) -> None:
    """TOUR-2: the deal of round 1 is kept."""
    for row in range(4):
        table[KEPT_ROWS + row] = table[END + row]
    for seat in range(table[SEATS]):
        for at in range(table[SIZES + seat]):
            table[KEPT_HANDS + HAND * seat + at] = table[HANDS + HAND * seat + at]


@step
def deal(table: I32, terms: I64, pool: I32, key: np.uint64 | None, again: bool) -> None:
    """DEAL-2, DEAL-3: hands and rows from a shuffled deck; TOUR-3: but for the featured hand."""
    featured = table[ROUND] - 1 if again else -1
    for seat in range(table[SEATS]):
        for at in range(HAND):
            table[HANDS + HAND * seat + at] = 0
        if seat == featured:
            recall_hand(table, 0, seat)
        table[SIZES + seat] = terms[T_HAND]
    size = 0
    for card in pool:
        table[HIDDEN + card] += 1
        kept = False
        for at in range(terms[T_HAND] if again else 0):
            kept |= table[KEPT_HANDS + at] == card
        if not kept:
            table[DECK + size] = card
            size += 1
    table[DECK_SIZE] = size
    deal_unknown(table, table[DECK : DECK + size], key)
    for seat in range(table[SEATS]):
        hand = HANDS + HAND * seat
        table[SIZES + seat] = 0
        for at in range(terms[T_HAND]):
            card = table[hand + at]
            insert(table, seat, card)
            if table[KNOWN + seat]:
                table[HIDDEN + card] -= 1
    for row in range(4):
        card = table[END + row]
        twins = table[ROW_HEADS + row] != HEADS[card]
        table[ROW_CARDS + PLACES * row] = card + (TWINS if twins else 0)
        table[HIDDEN + card] -= 2 if twins else 1
    if terms[T_TOURNAMENT] and not again:
        write_down(table)


@step
def lay_out(table: I32, pool: I32, again: bool) -> None:
    """LOGIC-1: the deck lies face up; TOUR-3: without what is kept."""
    table[ASKS], table[ACTOR] = DRAFT, table[FIRST]
    for card in pool:
        table[STOCK + card] = 1
    if again:
        featured = table[ROUND] - 1
        recall_hand(table, 0, featured)
        for at in range(table[SIZES + featured]):
            table[STOCK + table[KEPT_HANDS + at]] = 0
        for row in range(4):
            table[STOCK + table[KEPT_ROWS + row]] = 0
        table[ACTOR] = (featured + 1) % table[SEATS]


@step
def draft(table: I32, terms: I64, card: int) -> None:
    """LOGIC-2: one card each in turn; then the last four start the rows."""
    seat = table[ACTOR]
    table[STOCK + card] = 0
    insert(table, seat, card)
    again = terms[T_TOURNAMENT] and table[ROUND] > 1
    for other in range(table[SEATS]):
        if table[SIZES + other] < terms[T_HAND]:
            table[ACTOR] = (seat + 1) % table[SEATS]
            if again and table[ACTOR] == table[ROUND] - 1:
                table[ACTOR] = (seat + 2) % table[SEATS]
            return
    if again:
        recall_rows(table)
    else:
        row = 0
        for left in range(CARDS):
            if table[STOCK + left]:
                table[STOCK + left] = 0
                start_row(table, row, left)
                row += 1
        if terms[T_TOURNAMENT]:
            write_down(table)
    begin_turn(table, terms)


@step
def end_round(table: I32, terms: I64) -> None:
    """SCORE-1: everybody counts; END-1, END-2, END-4, TOUR-1: the match may be over."""
    highest = 0
    for seat in range(table[SEATS]):
        table[TOTALS + seat] = score(table, terms, seat)
        table[POINTS + seat] = 0
        highest = max(highest, table[TOTALS + seat])
    if terms[T_ROUNDS]:
        over = table[ROUND] == terms[T_ROUNDS]
    else:
        reached = highest == terms[T_TARGET] and terms[T_REACHES]
        over = highest > terms[T_TARGET] or reached
    if over:
        table[ASKS] = OVER
