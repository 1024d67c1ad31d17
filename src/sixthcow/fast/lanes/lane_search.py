"""Search in lanes: many deals that fit what is known, every candidate played out in each."""

import numpy as np

from sixthcow.fast._jit import I16, U16, U64, Index, kernel, part, u16, u64
from sixthcow.fast.generator import QUEUED, key_of
from sixthcow.fast.lanes.choosing import draw_by, pick_by
from sixthcow.fast.lanes.dealing import begin_rows, deal_unknown, draw_cards
from sixthcow.fast.lanes.lookup import PACKED
from sixthcow.fast.lanes.placing import place_next
from sixthcow.fast.lanes.single import SEAT_SHIFT
from sixthcow.fast.lanes.turns import play_on, random_seats
from sixthcow.fast.lanes.vectors import LANES, copy, fill, give_out
from sixthcow.fast.rows.turns import PICK, PLACING


@part
def lead_with(hands: U16, base: Index, size: Index, card: np.uint16) -> None:
    """The candidate comes first; the card that lay there takes its place."""
    first = base * LANES
    for step in range(u64(1), size):
        at = (base + step) * LANES
        for lane in range(LANES):
            hands[at + lane] = hands[first + lane] if hands[at + lane] == card else hands[at + lane]
    fill(hands, first, card)


@part
def place_queue(
    rows: U16,
    points: U16,
    queue: U16,
    wanted: np.int64,
    randoms: np.uint16,
    all_random: bool,
    keys: U64,
    cards: U16,
    random_rows: U16,
    chosen: U16,
) -> None:
    """Place the waiting cards; the first of them takes the row `wanted`, if that is a row."""
    for step in range(u64(0), u64(queue.shape[0])):
        fill(cards, u64(0), queue[step])
        row = wanted if step == u64(0) else np.int64(-1)
        place_next(rows, cards, u64(0), u64(QUEUED), step, row, randoms, all_random, keys,
                   random_rows, chosen)  # fmt: skip
        seat = (u64(queue[step]) >> SEAT_SHIFT) & u64(15)
        for lane in range(LANES):
            at = seat * LANES + lane
            points[at] = u16(points[at] + u16(cards[lane] & u16(0xFF)))


@part
def open_with(
    opening: U16,
    noise: U16,
    hands: U16,
    seat: Index,
    size: Index,
    tries: Index,
    keys: U64,
    costs: U16,
    rivals: U16,
) -> None:
    """A seat's first pick by a table, with noise if there is some."""
    if noise.shape[0]:
        draw_by(opening, noise, hands, seat, size, keys, costs, rivals)
    else:
        pick_by(opening, hands, seat * size, size, tries, costs, rivals)


@part
def note_cards(cards: U16, first: Index, hands: U16, seats: Index, size: Index) -> None:
    """Write the first cards of every hand, as many as there is room for, to the lines of these
    lanes, as many as there are."""
    for lane in range(min(LANES, u64(cards.shape[0]) - first)):
        for seat in range(u64(0), seats):
            for at in range(u64(0), u64(cards.shape[2])):
                cards[first + lane, seat, at] = hands[(seat * size + at) * LANES + lane]


@kernel
def search(
    seed: Index,
    first: Index,
    actor: Index,
    size: Index,
    begun: U16,
    held: U16,
    pool: U16,
    queue: U16,
    forced: U64,
    kind: int,
    candidates: U16,
    tries: U64,
    opening: U16,
    openers: U64,
    noise: U16,
    network: U64,
    out: I16,
    noted: U16,
) -> None:
    """Samples `first`, `first + 1`, … of a seed: `out` is (candidates, samples, seats).

    `begun` are the packed rows (none before a deal: they are drawn), `held` the cards known in
    every hand, `pool` what the unknown ones are drawn from, `queue` the cards that wait to be
    placed. A candidate is the row that the first card in the queue takes, or the actor's next card.
    `opening` is a table of what each card costs if it is played now: the others make their first
    pick by it. `openers` is how many cards each looks at (0: they use the quick estimate). With
    `noise`, they look at all of them, and such a number is added to each cost at random.
    `noted` (samples, seats, cards) is where the first cards of every hand are written to, packed:
    the picks come first.
    """
    seats = u64(out.shape[2])
    rows, start = np.empty(256, np.uint16), np.empty(256, np.uint16)
    points = np.empty(640, np.uint16)
    deck, rest = np.empty(pool.shape[0] * 64, np.uint16), np.empty(pool.shape[0] * 64, np.uint16)
    hands, dealt, drawn = (
        np.empty(6720, np.uint16),
        np.empty(6720, np.uint16),
        np.empty(6720, np.uint16),
    )
    cards = np.empty(640, np.uint16)
    costs, rivals = np.empty(64, np.uint16), np.empty(64, np.uint16)
    keys, made = np.empty(64, np.uint64), forced.copy()
    randoms = random_seats(tries)
    all_random = randoms == u16((u64(1) << seats) - u64(1))
    for index in range(u64(0), u64(pool.shape[0])):
        fill(deck, index * LANES, pool[index])
    for index in range(u64(0), u64(begun.shape[0])):
        fill(start, index * LANES, begun[index])
    unknown = u64(0) if begun.shape[0] else u64(4)
    for index in range(u64(0), seats * size):
        unknown += u64(held[index] == u16(0))
    for block in range(u64(0), u64(out.shape[1]), LANES):
        for lane in range(LANES):
            keys[lane] = key_of(u64(seed), u64(first + block + lane))
        copy(rest, deck, u64(deck.shape[0]))
        draw_cards(rest, u64(pool.shape[0]), unknown, keys, cards, drawn)
        used = deal_unknown(dealt, held, seats, size, drawn, forced, keys)
        if begun.shape[0] == 0:
            begin_rows(start, drawn, used * LANES)
        for seat in range(u64(0), seats):
            if openers[seat] and forced[seat] == u64(0):
                open_with(opening, noise, dealt, seat, size, openers[seat], keys, costs, rivals)
                made[seat] = u64(1)
        if noted.shape[0]:
            note_cards(noted, block, dealt, seats, size)
        for number in range(candidates.shape[0]):
            copy(hands, dealt, seats * size * LANES)
            copy(rows, start, u64(256))
            points[:] = 0
            code = candidates[number]
            wanted = np.int64(code) if kind == PLACING else np.int64(-1)
            place_queue(rows, points, queue, wanted, randoms, all_random, keys, cards, costs,
                        rivals)  # fmt: skip
            if kind == PICK:
                lead_with(hands, actor * size, size, PACKED[code])
            play_on(rows, hands, points, seats, size, made, tries, network, randoms, all_random,
                    keys, cards, costs, rivals)  # fmt: skip
            give_out(points, seats, out[number], block)
