"""Search in lanes: many deals that fit what is known, every candidate played out in each."""

import numpy as np

from sixthcow.fast._jit import I16, U16, U64, Index, kernel, part, u16, u64
from sixthcow.fast.generator import HALF, key_of, word_at
from sixthcow.fast.kinds import PICK, PLACING
from sixthcow.fast.lane_games import ROWS, SHUFFLES, begin_rows, copy, give_out, play_on, prefer
from sixthcow.fast.lanes import (
    LANES,
    SEAT_SHIFT,
    choose_cheapest,
    draw_cards,
    draw_rows,
    place,
)
from sixthcow.fast.tables import PACKED

QUEUED_ROWS = ROWS + u64(64)


@part
def fill(target: U16, at: Index, number: np.uint16) -> None:
    """The same number in every lane."""
    for lane in range(LANES):
        target[at + lane] = number


@part
def shuffle_hand(
    hands: U16, base: Index, low: Index, size: Index, keys: U64, counter: Index
) -> None:
    """Bring the cards of a hand from position `low` on into random order, lane by lane."""
    for step in range(low + u64(1), size):
        for lane in range(LANES):
            part = (word_at(keys[lane], u64(counter + step)) >> HALF) * (step - low + u64(1))
            one = (base + low + (part >> HALF)) * LANES + lane
            other = (base + step) * LANES + lane
            hands[one], hands[other] = hands[other], hands[one]


@part
def deal_unknown(
    hands: U16, held: U16, seats: Index, size: Index, drawn: U16, forced: U64, keys: U64
) -> Index:
    """Known cards as they are held (0: unknown), the others as drawn; hands in random order."""
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
            counter = SHUFFLES + seat * u64(16)
            shuffle_hand(hands, seat * size, forced[seat], size, keys, counter)
    return used


@part
def look_up(values: U16, hands: U16, at: Index, costs: U16) -> None:
    """What a card a lane costs by a table of all cards."""
    for lane in range(LANES):
        costs[lane] = values[u64(hands[at + lane]) >> u64(8)]


@part
def pick_by(
    values: U16, hands: U16, base: Index, size: Index, tries: Index, costs: U16, rivals: U16
) -> None:
    """A seat's first pick is the card that costs least by a table, of as many as it looks at."""
    look_up(values, hands, base * LANES, costs)
    for step in range(u64(1), min(tries, size)):
        rival = (base + step) * LANES
        look_up(values, hands, rival, rivals)
        prefer(hands, base * LANES, rival, costs, rivals)


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
    cheapest: bool,
    keys: U64,
    cards: U16,
    chosen: U16,
) -> None:
    """Place the cards that wait; the first of them takes the row `wanted`, if it is one."""
    for step in range(u64(0), u64(queue.shape[0])):
        fill(cards, u64(0), queue[step])
        if step == u64(0) and wanted >= 0:
            fill(chosen, u64(0), u16(wanted))
        elif cheapest:
            choose_cheapest(rows, chosen, u16(0))
        else:
            draw_rows(keys, QUEUED_ROWS + step, chosen)
        place(rows, cards, u64(0), chosen, u16(0))
        seat = (u64(queue[step]) >> SEAT_SHIFT) & u64(15)
        for lane in range(LANES):
            at = seat * LANES + lane
            points[at] = u16(points[at] + u16(cards[lane] & u16(0xFF)))


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
    cheapest: bool,
    network: U64,
    out: I16,
) -> None:
    """Samples `first`, `first + 1`, … of a seed: `out` is (candidates, samples, seats).

    `begun` are the packed rows (none before a deal: they are drawn), `held` the cards known in
    every hand, `pool` what the unknown ones are drawn from, `queue` the cards that wait to be
    placed. A candidate is the row that the first card in the queue takes, or the actor's next card.
    `opening` is a table of what each card costs if it is played now: the others make their first
    pick by it, and `openers` are how many cards they look at (0: they pick by the quick estimate).
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
        draw_cards(rest, u64(pool.shape[0]), unknown, keys, u64(0), cards, drawn)
        used = deal_unknown(dealt, held, seats, size, drawn, forced, keys)
        if begun.shape[0] == 0:
            begin_rows(start, drawn, used * LANES)
        for seat in range(u64(0), seats):
            if openers[seat] and forced[seat] == u64(0):
                pick_by(opening, dealt, seat * size, size, openers[seat], costs, rivals)
                made[seat] = u64(1)
        for number in range(candidates.shape[0]):
            copy(hands, dealt, seats * size * LANES)
            copy(rows, start, u64(256))
            points[:] = 0
            code = candidates[number]
            wanted = np.int64(code) if kind == PLACING else np.int64(-1)
            place_queue(rows, points, queue, wanted, cheapest, keys, cards, costs)
            if kind == PICK:
                lead_with(hands, actor * size, size, PACKED[code])
            play_on(rows, hands, points, seats, size, made, tries, network, cheapest, keys,
                    cards, costs, rivals)  # fmt: skip
            give_out(points, seats, out[number], block)
