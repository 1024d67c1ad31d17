"""Whole rounds and play-outs in lanes: dealing, choosing cards by a policy, playing to the end."""

import numpy as np

from sixthcow.fast._jit import I16, U16, U64, Index, kernel, part, u16, u64
from sixthcow.fast.generator import key_of
from sixthcow.fast.lanes import (
    COUNTS,
    FULL_ROW,
    LANES,
    NO_ROW,
    NUMBER,
    ONE_CARD,
    ROW_1,
    ROW_2,
    ROW_3,
    ROW_HEADS,
    draw_cards,
    place_turn,
    show,
)

# Counters of a key: dealing begins at 0, shuffles of known hands at 256, random rows at 512.
SHUFFLES = u64(256)
ROWS = u64(512)

CERTAIN = u16(128)  # costs are heads in units of 1/128
FOUR_CARDS, THREE_CARDS, TWO_CARDS = u16(0x80), u16(0x60), u16(0x40)
JOINING = u16(3)  # heads that the cards in between bring, about


@part
def weigh(rows: U16, hands: U16, at: Index, others: np.uint16, costs: U16) -> None:
    """What a card a lane may cost as the rows are: sure heads, or a sixth card's by likelihood.

    The cards that others may put in between grow with the gap and the number of players.
    """
    for lane in range(LANES):
        number = u16(hands[at + lane] & NUMBER)
        r0, r1, r2, r3 = rows[lane], rows[ROW_1 + lane], rows[ROW_2 + lane], rows[ROW_3 + lane]
        d0, d1, d2, d3 = u16(number - r0), u16(number - r1), u16(number - r2), u16(number - r3)
        nearest = min(d0, d1, d2, d3)
        old = u16(number - nearest)
        heads = u16(old & ROW_HEADS)
        gap = u16(u16(u16(number - old) + u16(0xFF)) >> u16(8))
        once = min(u16(u16(gap - u16(1)) * others), CERTAIN)
        twice = u16(u16(once * once) >> u16(8))
        thrice = u16(u16(twice * once) >> u16(8))
        length = u16(old & COUNTS)
        risk = thrice if length == TWO_CARDS else u16(0)
        risk = twice if length == THREE_CARDS else risk
        risk = once if length == FOUR_CARDS else risk
        cost = u16(risk * u16(heads + JOINING))
        cost = u16(heads * CERTAIN) if length == FULL_ROW else cost
        h01 = min(u16(r0 & ROW_HEADS), u16(r1 & ROW_HEADS))
        h23 = min(u16(r2 & ROW_HEADS), u16(r3 & ROW_HEADS))
        costs[lane] = u16(min(h01, h23) * CERTAIN) if nearest >= NO_ROW else cost


@part
def prefer(hands: U16, at: Index, rival: Index, costs: U16, rivals: U16) -> None:
    """Where the rival card costs less, it changes places with the card chosen so far."""
    for lane in range(LANES):
        mine, other = hands[at + lane], hands[rival + lane]
        cheaper = rivals[lane] < costs[lane]
        hands[at + lane] = other if cheaper else mine
        hands[rival + lane] = mine if cheaper else other
        costs[lane] = min(costs[lane], rivals[lane])


@part
def choose(
    rows: U16,
    hands: U16,
    base: Index,
    turn: Index,
    size: Index,
    tries: Index,
    others: np.uint16,
    costs: U16,
    rivals: U16,
) -> None:
    """Bring the cheapest of `tries` cards to position `turn` of a hand in random order."""
    left = size - u64(1) - turn
    if tries < u64(2) or left == u64(0):
        return
    weigh(rows, hands, (base + turn) * LANES, others, costs)
    for step in range(u64(0), min(tries - u64(1), left)):
        rival = (base + turn + u64(1) + (u64(3) * turn + step) % left) * LANES
        weigh(rows, hands, rival, others, rivals)
        prefer(hands, (base + turn) * LANES, rival, costs, rivals)


@part
def play_on(
    rows: U16,
    hands: U16,
    points: U16,
    seats: Index,
    size: Index,
    forced: U64,
    tries: U64,
    network: U64,
    cheapest: bool,
    keys: U64,
    cards: U16,
    costs: U16,
    rivals: U16,
) -> None:
    """Play hands of `size` vectors to the end; `forced` seats begin with their first card.

    `cards` is room for a vector a seat, `costs` and `rivals` for one each.
    """
    others = u16(seats - u64(1))
    for turn in range(u64(0), size):
        for seat in range(u64(0), seats):
            base = seat * size
            if turn > u64(0) or forced[seat] == u64(0):
                choose(rows, hands, base, turn, size, tries[seat], others, costs, rivals)
            show(cards, seat * LANES, hands, (base + turn) * LANES, seat)
        counter = ROWS + u64(2) * turn
        place_turn(rows, cards, points, seats, network, cheapest, keys, counter, costs)


@part
def copy(target: U16, source: U16, length: Index) -> None:
    """The first numbers of an array."""
    for index in range(length):
        target[index] = source[index]


@part
def begin_rows(rows: U16, cards: U16, at: Index) -> None:
    """DEAL-3: four cards a lane start the rows."""
    for index in range(u64(256)):
        rows[index] = u16(cards[at + index] + ONE_CARD)


@part
def give_out(points: U16, seats: Index, out: I16, first: Index) -> None:
    """Write the points of as many lanes as there is room for."""
    for lane in range(min(LANES, u64(out.shape[0]) - first)):
        for seat in range(u64(0), seats):
            out[first + lane, seat] = points[seat * LANES + lane]


@kernel
def play_rounds(
    seed: Index,
    first: Index,
    seats: Index,
    size: Index,
    deck: U16,
    tries: U64,
    cheapest: bool,
    network: U64,
    out: I16,
) -> None:
    """Deal and play rounds `first`, `first + 1`, … of a seed, as many as `out` has lines."""
    rows = np.empty(256, np.uint16)
    points = np.empty(640, np.uint16)
    rest = np.empty(deck.shape[0], np.uint16)
    hands = np.empty(6720, np.uint16)
    keys = np.empty(64, np.uint64)
    forced = np.zeros(10, np.uint64)
    cards = np.empty(640, np.uint16)
    costs, rivals = np.empty(64, np.uint16), np.empty(64, np.uint16)
    dealt = seats * size
    for block in range(u64(0), u64(out.shape[0]), LANES):
        for lane in range(LANES):
            keys[lane] = key_of(u64(seed), u64(first + block + lane))
        copy(rest, deck, u64(deck.shape[0]))
        draw_cards(rest, u64(deck.shape[0]) // LANES, dealt + u64(4), keys, u64(0), cards, hands)
        begin_rows(rows, hands, dealt * LANES)
        points[:] = 0
        play_on(rows, hands, points, seats, size, forced, tries, network, cheapest, keys, cards,
                costs, rivals)  # fmt: skip
        give_out(points, seats, out, block)
