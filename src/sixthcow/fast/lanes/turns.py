"""Hands played to the end in lanes, turn by turn."""

import numpy as np

from sixthcow.fast._jit import U16, U64, Index, part, u16, u64
from sixthcow.fast.lanes.choosing import choose_card
from sixthcow.fast.lanes.placing import place_turn, show
from sixthcow.fast.lanes.vectors import LANES


@part
def random_seats(tries: U64) -> np.uint16:
    """A bit mask of the seats whose policy is to choose at random."""
    seats = u16(0)
    for seat in range(u64(0), u64(tries.shape[0])):
        if tries[seat] == u64(0):
            seats = u16(seats | u16(u64(1) << seat))
    return seats


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
    randoms: np.uint16,
    all_random: bool,
    keys: U64,
    cards: U16,
    costs: U16,
    rivals: U16,
) -> None:
    """Play hands of `size` vectors to the end; `forced` seats begin with their first card.

    `cards` is room for one vector per seat, `costs` and `rivals` for one each.
    """
    others = u16(seats - u64(1))
    for turn in range(u64(0), size):
        for seat in range(u64(0), seats):
            base = seat * size
            if turn > u64(0) or forced[seat] == u64(0):
                choose_card(rows, hands, base, turn, size, tries[seat], others, costs, rivals)
            show(cards, seat * LANES, hands, (base + turn) * LANES, seat)
        place_turn(rows, cards, points, seats, network, turn, randoms, all_random, keys, costs,
                   rivals)  # fmt: skip
