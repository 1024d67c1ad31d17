"""What the seat that decides sees of a rows game, and what it may do: planes and a mask."""

from sixthcow.fast._jit import I16, I32, I64
from sixthcow.fast.constants import PLACES
from sixthcow.fast.rows.flat_table import (
    COUNT,
    FIRST,
    HAND,
    HANDS,
    QUEUE,
    SEATS,
    SECOND,
    SIZES,
    TWIN,
    TWO,
    WAITING,
)
from sixthcow.fast.rows.placing import spots
from sixthcow.research.planes import HIGHEST
from sixthcow.research.rows_encoding import TWINS_THERE
from sixthcow.research.vector.compiling import I8, step
from sixthcow.research.vector.plane_copies import copy_plane
from sixthcow.research.vector.rows_layout import (
    ACTOR,
    ASKS,
    DRAFT,
    END_OF_ROW,
    FIRST_CARD,
    HIDDEN,
    KNOWN,
    NEXT,
    P_ASKS,
    P_DECIDING,
    P_DRAFT,
    P_FEATURED,
    P_HAND,
    P_HAND_SIZE,
    P_KNOWN,
    P_PILE_SIZE,
    P_ROUND,
    P_ROWS,
    P_SHOWN,
    P_SHOWN_2,
    P_STARTER,
    P_TAKEN,
    P_TOTAL,
    P_UNSEEN,
    P_WAITING,
    PILES,
    PLAY,
    ROUND,
    ROW,
    ROW_CARDS,
    STOCK,
    T_OPEN,
    TOTALS,
    TWINS,
)
from sixthcow.research.vector.rows_round import score

HIGHEST_CARD = 104


@step
def observe(table: I32, terms: I64, planes: I64, seen: I16) -> None:
    """Add the observation of the actor to the unseen cards, with zeros everywhere else."""
    observe_hand(table, planes, seen)
    for row in range(4):
        observe_row(table, planes, seen, row)
    observe_queue(table, planes, seen)
    observe_seats(table, terms, planes, seen)
    observe_question(table, terms, planes, seen)


@step
def observe_seats(table: I32, terms: I64, planes: I64, seen: I16) -> None:
    """What every seat has: points, cards, and a hand that everybody knows."""
    seat, seats = table[ACTOR], table[SEATS]
    for clockwise in range(seats):
        total, both = table[TOTALS + seat], score(table, terms, seat)
        size, pile, known = table[SIZES + seat], table[PILES + seat], table[KNOWN + seat]
        seen[planes[P_TOTAL] + clockwise] = min(total, HIGHEST)
        seen[planes[P_TAKEN] + clockwise] = min(both - total, HIGHEST)
        seen[planes[P_HAND_SIZE] + clockwise] = size
        seen[planes[P_PILE_SIZE] + clockwise] = pile
        if clockwise and known:
            for at in range(HANDS + HAND * seat, HANDS + HAND * seat + size):
                seen[planes[P_KNOWN] - 1 + table[at]] = clockwise
        seat = seat + 1 if seat + 1 < seats else 0


@step
def observe_question(table: I32, terms: I64, planes: I64, seen: I16) -> None:
    """What is asked and of whom, which round it is, and the cards open for a draft."""
    actor, seats = table[ACTOR], table[SEATS]
    # Those who pick at the same time as the actor sit after it: picks are made in seat order.
    together = table[ASKS] == PLAY and not terms[T_OPEN]
    for clockwise in range(seats - actor if together else 1):
        seen[planes[P_DECIDING] + clockwise] = 1
    seen[planes[P_ASKS + table[ASKS]]] = 1
    seen[planes[P_ROUND]] = min(table[ROUND], HIGHEST)
    if planes[P_STARTER] >= 0:
        seen[planes[P_STARTER]] = (table[FIRST] - actor) % seats
    if planes[P_FEATURED] >= 0:
        seen[planes[P_FEATURED]] = (table[ROUND] - 1 - actor) % seats
    if table[ASKS] == DRAFT:
        copy_plane(seen, planes[P_DRAFT], table, STOCK + 1, HIGHEST_CARD)


@step
def observe_unseen(table: I32, planes: I64, seen: I16) -> None:
    """Write the cards that nobody has seen but their holders, and zeros everywhere else."""
    seen[:] = 0
    copy_plane(seen, planes[P_UNSEEN], table, HIDDEN + 1, HIGHEST_CARD)


@step
def observe_hand(table: I32, planes: I64, seen: I16) -> None:
    """The actor's own hand, which it has seen."""
    actor = table[ACTOR]
    hand, unseen = planes[P_HAND] - 1, planes[P_UNSEEN]
    known = table[KNOWN + actor]
    for at in range(HANDS + HAND * actor, HANDS + HAND * actor + table[SIZES + actor]):
        seen[hand + table[at]] += 1
        seen[unseen - 1 + table[at]] -= 1 - known


@step
def observe_row(table: I32, planes: I64, seen: I16, row: int) -> None:
    """The cards of a row, by their places."""
    begin = planes[P_ROWS + row] - 1
    for place in range(table[COUNT + row]):
        card = table[ROW_CARDS + PLACES * row + place]
        twins = card > TWINS
        seen[begin + (card - TWINS if twins else card)] = place + 1 + TWINS_THERE * twins


@step
def observe_queue(table: I32, planes: I64, seen: I16) -> None:
    """The face-up cards waiting to be placed, in that order, and their players."""
    waiting = planes[P_WAITING] - 1
    for number in range(table[NEXT], table[WAITING]):
        entry = QUEUE + 4 * number
        card, seat, second = table[entry], table[entry + 1], table[entry + SECOND]
        seen[waiting + card] = number - table[NEXT] + 1
        clockwise = (seat - table[ACTOR]) % table[SEATS]
        shown = planes[P_SHOWN] + clockwise
        if seen[shown]:  # DOUBLE-2: the second card of one player
            shown = planes[P_SHOWN_2] + clockwise
        seen[shown] = card
        if second:
            seen[waiting + second] = number - table[NEXT] + 1
            seen[planes[P_SHOWN_2] + clockwise] = second
        if table[entry + TWIN] >= 0:
            clockwise = (table[entry + TWIN] - table[ACTOR]) % table[SEATS]
            seen[planes[P_SHOWN] + clockwise] = card


@step
def allow(table: I32, starts: I64, mask: I8, one: int) -> None:
    """Write `one` for every legal action of the actor, and nothing else; `starts` are the first
    numbers of the verbs."""
    asks, start = table[ASKS], starts[table[ASKS]]
    hand = HANDS + HAND * table[ACTOR]
    size = table[SIZES + table[ACTOR]]
    if asks == PLAY and not table[TWO]:
        for at in range(hand, hand + size):
            mask[start + table[at] - 1] = one
    elif asks == PLAY:
        for low in range(hand, hand + size):
            pairs = start + pair_number(table[low], 0)
            for high in range(low + 1, hand + size):
                mask[pairs + table[high]] = one
    elif asks == ROW:
        mask[start : start + 4] = one
    elif asks == DRAFT:
        for card in range(HIGHEST_CARD):
            mask[start + card] = table[STOCK + 1 + card] & one
    else:
        entry = QUEUE + 4 * table[NEXT]
        if asks == FIRST_CARD:
            mask[start + table[entry] - 1] = mask[start + table[entry + SECOND] - 1] = one
        elif asks == END_OF_ROW:
            spot, tie = spots(table, table[entry])
            mask[start + spot] = mask[start + tie] = one


@step
def pair_number(low: int, high: int) -> int:
    """The number of two cards among all pairs, the first ones with card 1."""
    before = (low - 1) * HIGHEST_CARD - (low - 1) * low // 2
    return int(before + high - low - 1)
