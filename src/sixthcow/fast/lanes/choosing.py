"""How simulated players choose their cards in lanes: by the quick estimate, or by a table."""

import numpy as np

from sixthcow.fast._jit import U16, U64, Index, part, u16, u64
from sixthcow.fast.generator import PICKS, word_at
from sixthcow.fast.lanes.single import cost_of
from sixthcow.fast.lanes.vectors import LANES, ROW_1, ROW_2, ROW_3
from sixthcow.fast.weighing import STEPS


@part
def estimate(rows: U16, hands: U16, at: Index, others: np.uint16, costs: U16) -> None:
    """What one card per lane may cost when others play too."""
    for lane in range(LANES):
        r0, r1, r2, r3 = rows[lane], rows[ROW_1 + lane], rows[ROW_2 + lane], rows[ROW_3 + lane]
        costs[lane] = cost_of(hands[at + lane], r0, r1, r2, r3, others)


@part
def prefer(hands: U16, at: Index, rival: Index, costs: U16, rivals: U16) -> None:
    """Where the rival card costs less, it replaces the card chosen so far."""
    for lane in range(LANES):
        mine, other = hands[at + lane], hands[rival + lane]
        cheaper = rivals[lane] < costs[lane]
        hands[at + lane] = other if cheaper else mine
        hands[rival + lane] = mine if cheaper else other
        costs[lane] = min(costs[lane], rivals[lane])


@part
def choose_card(
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
    estimate(rows, hands, (base + turn) * LANES, others, costs)
    for step in range(u64(0), min(tries - u64(1), left)):
        rival = (base + turn + u64(1) + (u64(3) * turn + step) % left) * LANES
        estimate(rows, hands, rival, others, rivals)
        prefer(hands, (base + turn) * LANES, rival, costs, rivals)


@part
def look_up(values: U16, hands: U16, at: Index, costs: U16) -> None:
    """What one card per lane costs by a table of all cards."""
    for lane in range(LANES):
        costs[lane] = values[u64(hands[at + lane]) >> u64(8)]


@part
def pick_by(
    values: U16, hands: U16, base: Index, size: Index, tries: Index, costs: U16, rivals: U16
) -> None:
    """A seat's first pick is the cheapest card by a table, among those it looks at."""
    look_up(values, hands, base * LANES, costs)
    for step in range(u64(1), min(tries, size)):
        rival = (base + step) * LANES
        look_up(values, hands, rival, rivals)
        prefer(hands, base * LANES, rival, costs, rivals)


@part
def look_up_with_noise(
    values: U16, noise: U16, hands: U16, at: Index, keys: U64, number: Index, costs: U16
) -> None:
    """The same, with random noise; a word of random numbers is good for four cards."""
    counter, shift = PICKS + (number >> u64(2)), (number & u64(3)) << u64(4)
    for lane in range(LANES):
        drawn = (word_at(keys[lane], counter) >> shift) & u64(STEPS - 1)
        costs[lane] = u16(values[u64(hands[at + lane]) >> u64(8)] + noise[drawn])


@part
def draw_by(
    values: U16,
    noise: U16,
    hands: U16,
    seat: Index,
    size: Index,
    keys: U64,
    costs: U16,
    rivals: U16,
) -> None:
    """A seat's first pick is the cheapest card of its hand by a table and noise."""
    base = seat * size
    look_up_with_noise(values, noise, hands, base * LANES, keys, seat << u64(4), costs)
    for step in range(u64(1), size):
        at, number = (base + step) * LANES, (seat << u64(4)) + step
        look_up_with_noise(values, noise, hands, at, keys, number, rivals)
        prefer(hands, base * LANES, at, costs, rivals)
