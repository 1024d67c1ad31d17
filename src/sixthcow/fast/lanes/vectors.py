"""Vectors of 64 numbers of 16 bits, one per game: arrays hold one after another."""

import numpy as np

from sixthcow.fast._jit import I16, U16, U64, Index, part, u64

LANES = u64(64)
ROW_1, ROW_2, ROW_3 = u64(64), u64(128), u64(192)


@part
def fill(target: U16, at: Index, number: np.uint16) -> None:
    """The same number in every lane."""
    for lane in range(LANES):
        target[at + lane] = number


@part
def copy(target: U16, source: U16, length: Index) -> None:
    """Copy the first numbers of an array."""
    for index in range(length):
        target[index] = source[index]


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
def give_out(points: U16, seats: Index, out: I16, first: Index) -> None:
    """Write the points of as many lanes as there is room for."""
    for lane in range(min(LANES, u64(out.shape[0]) - first)):
        for seat in range(u64(0), seats):
            out[first + lane, seat] = points[seat * LANES + lane]
