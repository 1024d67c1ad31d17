"""PLACE in lanes: a card of each of 64 games at a time, every loop over them without a branch."""

import numpy as np

from sixthcow.fast._jit import U16, U64, Index, part, u16, u64
from sixthcow.fast.generator import drawn_rows
from sixthcow.fast.lanes.single import SEAT_SHIFT, cheapest, placed
from sixthcow.fast.lanes.vectors import LANES, ROW_1, ROW_2, ROW_3, order

SEAT = u16(0x000F)


@part
def place(rows: U16, cards: U16, at: Index, chosen: U16, shift: np.uint16) -> None:
    """Place one card per lane; its player's penalty takes the card's place in `cards`.

    `chosen` holds the rows for PLACE-4, two bits per card.
    """
    for lane in range(LANES):
        card, row = cards[at + lane], u16(u16(chosen[lane] >> shift) & u16(3))
        r0, r1, r2, r3 = rows[lane], rows[ROW_1 + lane], rows[ROW_2 + lane], rows[ROW_3 + lane]
        r0, r1, r2, r3, penalty = placed(card, r0, r1, r2, r3, row)
        rows[lane], rows[ROW_1 + lane], rows[ROW_2 + lane], rows[ROW_3 + lane] = r0, r1, r2, r3
        cards[at + lane] = u16(u16(u16(card << u16(5)) & u16(0x0F00)) | penalty)


@part
def choose_cheapest(rows: U16, chosen: U16, shift: np.uint16) -> None:
    """Write the row with the fewest heads (the first of equals) where `place` looks for it."""
    for lane in range(LANES):
        r0, r1, r2, r3 = rows[lane], rows[ROW_1 + lane], rows[ROW_2 + lane], rows[ROW_3 + lane]
        chosen[lane] = u16(cheapest(r0, r1, r2, r3) << shift)


@part
def draw_rows(keys: U64, turn: Index, step: Index, random_rows: U16) -> None:
    """PLACE-6: random rows for eight cards per lane, beginning with card `step` of a turn."""
    for lane in range(LANES):
        random_rows[lane] = u16(drawn_rows(keys[lane], u64(turn), u64(step)))


@part
def choose_either(cards: U16, at: Index, randoms: np.uint16, random_rows: U16, chosen: U16) -> None:
    """Choose the random row in lanes where the card's player takes rows at random."""
    for lane in range(LANES):
        seat = u16(u16(cards[at + lane] >> u16(SEAT_SHIFT)) & SEAT)
        is_random = u16(u16(randoms >> seat) & u16(1)) == u16(1)
        chosen[lane] = random_rows[lane] if is_random else chosen[lane]


@part
def place_next(
    rows: U16,
    cards: U16,
    at: Index,
    turn: Index,
    step: Index,
    wanted: np.int64,
    randoms: np.uint16,
    all_random: bool,
    keys: U64,
    random_rows: U16,
    chosen: U16,
) -> None:
    """Place card `step` of a turn; the first may be given the row `wanted`, if it is not negative.

    `randoms` is a bit mask of the seats that take rows at random; the others take the cheapest.
    """
    shift = u16((step & u64(7)) << u64(1))
    if all_random:
        if shift == u16(0):
            draw_rows(keys, turn, step, chosen)
    else:
        choose_cheapest(rows, chosen, shift)
        if randoms:
            if shift == u16(0):
                draw_rows(keys, turn, step, random_rows)
            choose_either(cards, at, randoms, random_rows, chosen)
    if wanted >= 0:
        for lane in range(LANES):
            chosen[lane] = u16(u16(chosen[lane] & u16(0xFFFC)) | u16(wanted))
    place(rows, cards, at, chosen, shift)


@part
def show(cards: U16, at: Index, hands: U16, source: Index, seat: Index) -> None:
    """Lay a seat's cards on the table, marked with the seat."""
    mark = u16(seat << SEAT_SHIFT)
    for lane in range(LANES):
        cards[at + lane] = u16(hands[source + lane] + mark)


@part
def count(points: U16, cards: U16, at: Index) -> None:
    """Add the penalties that `place` left to a seat's points."""
    for lane in range(LANES):
        points[at + lane] = u16(points[at + lane] + u16(cards[at + lane] & u16(0xFF)))


@part
def place_turn(
    rows: U16,
    cards: U16,
    points: U16,
    seats: Index,
    network: U64,
    turn: Index,
    randoms: np.uint16,
    all_random: bool,
    keys: U64,
    random_rows: U16,
    chosen: U16,
) -> None:
    """TURN-3: place the cards of all seats, lowest first, and add the penalties."""
    order(cards, network)
    # All seats alike is the usual case, and a separate loop for it takes a tenth less time.
    if randoms == u16(0):
        for step in range(u64(0), seats):
            choose_cheapest(rows, chosen, u16(0))
            place(rows, cards, step * LANES, chosen, u16(0))
    elif all_random:
        for step in range(u64(0), seats):
            if step & u64(7) == u64(0):
                draw_rows(keys, turn, step, chosen)
            place(rows, cards, step * LANES, chosen, u16((step & u64(7)) << u64(1)))
    else:
        for step in range(u64(0), seats):
            place_next(rows, cards, step * LANES, turn, step, np.int64(-1), randoms, all_random,
                       keys, random_rows, chosen)  # fmt: skip
    order(cards, network)  # what is left is `seat << 8 | penalty`: back to the order of seats
    for seat in range(u64(0), seats):
        count(points, cards, seat * LANES)
