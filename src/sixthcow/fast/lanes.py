"""The main rows game in lanes: 64 games side by side, every loop over them without a branch.

A vector is 64 numbers of 16 bits, one a game; arrays hold one vector after another. A row is
`end << 8 | count << 5 | heads`, a card `number << 8 | seat << 3 | heads`. So the difference of
card and row orders the rows by PLACE-2, and the row that fits can be had back from it.
"""

import numpy as np

from sixthcow.fast._jit import U16, U64, Index, part, u16, u64
from sixthcow.fast.generator import HALF, LOW_HALF, word_at

LANES = u64(64)
ROW_1, ROW_2, ROW_3 = u64(64), u64(128), u64(192)

NUMBER = u16(0xFF00)
COUNTS = u16(0x00E0)
ONE_CARD = u16(0x0020)
FULL_ROW = u16(0x00A0)
ROW_HEADS = u16(0x001F)
CARD_HEADS = u16(0x0007)
NO_ROW = u16(0x8000)
SEAT_SHIFT = u64(3)


@part
def place(rows: U16, cards: U16, at: Index, chosen: U16, shift: np.uint16) -> None:
    """Place a card a lane; its player's penalty takes the card's place in `cards`.

    `chosen` holds the rows for PLACE-4, two bits a card.
    """
    for lane in range(LANES):
        card = cards[at + lane]
        number = u16(card & NUMBER)
        r0, r1, r2, r3 = rows[lane], rows[ROW_1 + lane], rows[ROW_2 + lane], rows[ROW_3 + lane]
        d0, d1, d2, d3 = u16(number - r0), u16(number - r1), u16(number - r2), u16(number - r3)
        nearest = min(d0, d1, d2, d3)  # PLACE-1, PLACE-2: lower cards wrap round
        lowest = nearest >= NO_ROW
        row = u16(u16(chosen[lane] >> shift) & u16(3))
        first = d0 if row == u16(0) else d1
        second = d2 if row == u16(2) else d3
        wanted = first if row < u16(2) else second
        nearest = wanted if lowest else nearest
        old = u16(number - nearest)
        takes = lowest | (u16(old & COUNTS) == FULL_ROW)  # PLACE-3, PLACE-4
        kept = u16(0) if takes else u16(old & u16(0xFF))
        new = u16(number + u16(kept + u16(ONE_CARD + u16(card & CARD_HEADS))))
        rows[lane] = new if d0 == nearest else r0
        rows[ROW_1 + lane] = new if d1 == nearest else r1
        rows[ROW_2 + lane] = new if d2 == nearest else r2
        rows[ROW_3 + lane] = new if d3 == nearest else r3
        penalty = u16(old & ROW_HEADS) if takes else u16(0)
        cards[at + lane] = u16(u16(u16(card << u16(5)) & u16(0x0F00)) | penalty)


@part
def choose_cheapest(rows: U16, chosen: U16, shift: np.uint16) -> None:
    """Write the row with the fewest heads (the first of equals) where `place` looks for it."""
    for lane in range(LANES):
        h0 = u16(rows[lane] & ROW_HEADS)
        h1 = u16(rows[ROW_1 + lane] & ROW_HEADS)
        h2 = u16(rows[ROW_2 + lane] & ROW_HEADS)
        h3 = u16(rows[ROW_3 + lane] & ROW_HEADS)
        left = u16(1) if h1 < h0 else u16(0)
        right = u16(3) if h3 < h2 else u16(2)
        row = right if min(h2, h3) < min(h0, h1) else left
        chosen[lane] = u16(row << shift)


@part
def order(cards: U16, network: U64) -> None:
    """Sort the vectors of every lane by a sorting network."""
    for step in range(network.shape[0]):
        low, high = network[step, 0], network[step, 1]
        for lane in range(LANES):
            a, b = cards[low + lane], cards[high + lane]
            cards[low + lane] = min(a, b)
            cards[high + lane] = max(a, b)


@part
def show(cards: U16, at: Index, hands: U16, source: Index, seat: Index) -> None:
    """A seat's cards are laid on the table, marked with the seat."""
    mark = u16(seat << SEAT_SHIFT)
    for lane in range(LANES):
        cards[at + lane] = u16(hands[source + lane] + mark)


@part
def count(points: U16, cards: U16, at: Index) -> None:
    """Add the penalties that `place` left to a seat's points."""
    for lane in range(LANES):
        points[at + lane] = u16(points[at + lane] + u16(cards[at + lane] & u16(0xFF)))


@part
def draw_four(keys: U64, counter: Index, limit: Index, drawn: U16) -> None:
    """Random numbers below limit, limit-1, limit-2, limit-3: two from each half of a word.

    The bias of the second of a half is at most 208² / 2³², a hundred-thousandth.
    """
    for lane in range(LANES):
        word = word_at(keys[lane], u64(counter))
        part = (word & LOW_HALF) * limit
        drawn[lane] = u16(part >> HALF)
        part = (part & LOW_HALF) * (limit - u64(1))
        drawn[ROW_1 + lane] = u16(part >> HALF)
        part = (word >> HALF) * (limit - u64(2))
        drawn[ROW_2 + lane] = u16(part >> HALF)
        part = (part & LOW_HALF) * (limit - u64(3))
        drawn[ROW_3 + lane] = u16(part >> HALF)


@part
def move_card(deck: U16, drawn: U16, which: Index, last: Index, target: U16, at: Index) -> None:
    """Each lane takes the card it has drawn; the deck's last card fills the gap."""
    for lane in range(LANES):
        source = u64(drawn[which + lane]) * LANES + lane
        target[at + lane] = deck[source]
        deck[source] = deck[last + lane]


@part
def draw_cards(
    deck: U16, size: Index, wanted: Index, keys: U64, counter: Index, drawn: U16, target: U16
) -> None:
    """DEAL-2: draw so many cards in random order from a deck of `size` vectors.

    `drawn` is room for four vectors.
    """
    for start in range(u64(0), wanted, u64(4)):
        draw_four(keys, counter + start, size - start, drawn)
        for step in range(u64(0), min(u64(4), wanted - start)):
            last = (size - u64(1) - start - step) * LANES
            move_card(deck, drawn, step * LANES, last, target, (start + step) * LANES)


@part
def draw_rows(keys: U64, counter: Index, chosen: U16) -> None:
    """PLACE-6: random rows for up to eight cards a lane."""
    for lane in range(LANES):
        chosen[lane] = u16(word_at(keys[lane], u64(counter)) >> u64(48))


@part
def place_turn(
    rows: U16,
    cards: U16,
    points: U16,
    seats: Index,
    network: U64,
    cheapest: bool,
    keys: U64,
    counter: Index,
    chosen: U16,
) -> None:
    """TURN-3: the cards that all seats show are placed, lowest first, and their takers counted.

    Rows for PLACE-4 are the cheapest, or random ones from two counters on.
    """
    order(cards, network)
    for step in range(u64(0), seats):
        shift = u16((step & u64(7)) << u64(1))
        if cheapest:
            choose_cheapest(rows, chosen, shift)
        elif shift == u16(0):
            draw_rows(keys, counter + (step >> u64(3)), chosen)
        place(rows, cards, step * LANES, chosen, shift)
    order(cards, network)  # what is left is `seat << 8 | penalty`: back to the order of seats
    for seat in range(u64(0), seats):
        count(points, cards, seat * LANES)
