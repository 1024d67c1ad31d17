"""Dealing in lanes: a key gives the same cards as in the scalar kernels."""

from sixthcow.fast._jit import U16, U64, Index, part, u16, u64
from sixthcow.fast.generator import drawn_four, shuffled_to
from sixthcow.fast.lanes.single import ONE_CARD
from sixthcow.fast.lanes.vectors import LANES, ROW_1, ROW_2, ROW_3, fill


@part
def draw_four(keys: U64, number: Index, limit: Index, drawn: U16) -> None:
    """`generator.drawn` for four cards: below limit, limit-1, limit-2, limit-3."""
    for lane in range(LANES):
        one, two, three, four = drawn_four(keys[lane], u64(number), u64(limit))
        drawn[lane], drawn[ROW_1 + lane] = u16(one), u16(two)
        drawn[ROW_2 + lane], drawn[ROW_3 + lane] = u16(three), u16(four)


@part
def move_card(deck: U16, drawn: U16, which: Index, last: Index, target: U16, at: Index) -> None:
    """Each lane takes the card it drew; the deck's last card fills the gap."""
    for lane in range(LANES):
        source = u64(drawn[which + lane]) * LANES + lane
        target[at + lane] = deck[source]
        deck[source] = deck[last + lane]


@part
def draw_cards(deck: U16, size: Index, wanted: Index, keys: U64, drawn: U16, target: U16) -> None:
    """DEAL-2: draw cards in random order from a deck of `size` vectors.

    `drawn` is room for four vectors.
    """
    for start in range(u64(0), wanted, u64(4)):
        draw_four(keys, start, size - start, drawn)
        for step in range(u64(0), min(u64(4), wanted - start)):
            last = (size - u64(1) - start - step) * LANES
            move_card(deck, drawn, step * LANES, last, target, (start + step) * LANES)


@part
def shuffle_hand(hands: U16, seat: Index, low: Index, size: Index, keys: U64) -> None:
    """Shuffle the cards of a hand from position `low` on, lane by lane."""
    for at in range(low + u64(1), size):
        for lane in range(LANES):
            to = shuffled_to(keys[lane], u64(seat), u64(at), u64(at - low + u64(1)))
            one = (seat * size + low + to) * LANES + lane
            other = (seat * size + at) * LANES + lane
            hands[one], hands[other] = hands[other], hands[one]


@part
def deal_unknown(
    hands: U16, held: U16, seats: Index, size: Index, drawn: U16, forced: U64, keys: U64
) -> Index:
    """Fill the hands with known cards (0: unknown) and drawn ones, in random order."""
    used = u64(0)
    for seat in range(u64(0), seats):
        known = u64(0)
        for place_in_hand in range(u64(0), size):
            at = seat * size + place_in_hand
            if held[at]:
                known += u64(1)
                fill(hands, at * LANES, held[at])
            else:
                for lane in range(LANES):
                    hands[at * LANES + lane] = drawn[used * LANES + lane]
                used += u64(1)
        if known > forced[seat]:
            shuffle_hand(hands, seat, forced[seat], size, keys)
    return used


@part
def begin_rows(rows: U16, cards: U16, at: Index) -> None:
    """DEAL-3: four cards per lane start the rows."""
    for index in range(u64(256)):
        rows[index] = u16(cards[at + index] + ONE_CARD)
