"""Whole rounds of the main rules in lanes, without a search's copying of deals."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from sixthcow.fast._jit import I16, U16, U64, Index, kernel, u16, u64
from sixthcow.fast.generator import key_of
from sixthcow.fast.lanes.dealing import begin_rows, draw_cards
from sixthcow.fast.lanes.lookup import LANE_COUNT, PACKED, network
from sixthcow.fast.lanes.play import UNIT, fresh, position
from sixthcow.fast.lanes.turns import play_on, random_seats
from sixthcow.fast.lanes.vectors import LANES, copy, give_out
from sixthcow.fast.rows.position import Position
from sixthcow.games.classic import Classic

__all__ = ["UNIT", "fresh", "position", "run", "warm"]


@kernel
def play_rounds(
    seed: Index,
    first: Index,
    seats: Index,
    size: Index,
    deck: U16,
    tries: U64,
    network: U64,
    out: I16,
) -> None:
    """Deal and play rounds `first`, `first + 1`, … of a seed, one for each line of `out`."""
    rows = np.empty(256, np.uint16)
    points = np.empty(640, np.uint16)
    rest = np.empty(deck.shape[0], np.uint16)
    hands = np.empty(6720, np.uint16)
    keys = np.empty(64, np.uint64)
    forced = np.zeros(10, np.uint64)
    cards = np.empty(640, np.uint16)
    costs, rivals = np.empty(64, np.uint16), np.empty(64, np.uint16)
    dealt, randoms = seats * size, random_seats(tries)
    all_random = randoms == u16((u64(1) << seats) - u64(1))
    for block in range(u64(0), u64(out.shape[0]), LANES):
        for lane in range(LANES):
            keys[lane] = key_of(u64(seed), u64(first + block + lane))
        copy(rest, deck, u64(deck.shape[0]))
        draw_cards(rest, u64(deck.shape[0]) // LANES, dealt + u64(4), keys, cards, hands)
        begin_rows(rows, hands, dealt * LANES)
        points[:] = 0
        play_on(rows, hands, points, seats, size, forced, tries, network, randoms, all_random,
                keys, cards, costs, rivals)  # fmt: skip
        give_out(points, seats, out, block)


@lru_cache
def deck_of(cards: tuple[int, ...]) -> U16:
    """A deck in lanes, the starting point of every part of a run."""
    return np.repeat(PACKED[list(cards)], LANE_COUNT)


def run(
    start: Position,
    codes: Sequence[int],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
) -> I16:
    """The points of every seat from a deal: an array (candidates, samples, seats)."""
    seats = start.game.seats
    out = np.empty((len(codes), samples, seats), np.int16)
    deck = deck_of(start.pool)
    for points in out:
        play_rounds(
            u64(seed), u64(first), u64(seats), u64(start.size), deck, np.array(tries, np.uint64),
            network(seats), points,
        )  # fmt: skip
    return out


def warm() -> None:
    """Compile the kernel, or load it from the cache on disk."""
    run(fresh(Classic(2)), [0], 1, 0, 0, [1, 1])
