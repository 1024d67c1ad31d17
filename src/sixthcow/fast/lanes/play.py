"""Play-outs of the main rules of the rows games, 64 samples at a time."""

from collections.abc import Mapping, Sequence

import numpy as np

from sixthcow.fast._jit import F64, I16, U16, U64, u64
from sixthcow.fast.lanes import lane_search
from sixthcow.fast.lanes.estimate import warm as warm_estimate
from sixthcow.fast.lanes.lookup import PACKED, network, packed_rows
from sixthcow.fast.policies import TRIES
from sixthcow.fast.rows.position import Position, each_draft, fresh, position
from sixthcow.fast.weighing import NOISE
from sixthcow.games.classic import Classic

__all__ = ["UNIT", "deal", "draw", "drawn", "fresh", "position", "run", "warm"]

UNIT = 1.0

NO_NOISE: U16 = np.empty(0, np.uint16)
NOTHING_NOTED: U16 = np.empty((0, 0, 0), np.uint16)

# To draw by weight: a card costs minus the logarithm of its weight, with noise, in small units. The
# least likely card that is told apart is drawn e to the power of MOST_COSTLY times more rarely.
MOST_COSTLY = 8.0
UNIT_OF_COST = 2048
DRAWN_NOISE: U16 = ((NOISE.max() - NOISE) * UNIT_OF_COST).astype(np.uint16)


def run(
    start: Position,
    codes: Sequence[int],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
    opening: Mapping[int, float] | None = None,
) -> I16:
    """The points of every seat: an array (candidates, samples, seats).

    `opening` is what cards cost their players if they are played now: others whose whole hand it
    covers pick their first card by it instead of by the quick estimate.
    """
    ranks, openers = costs_of_opening(start, opening or {})
    picking = ranks, openers, NO_NOISE
    return _run(start, codes, samples, seed, first, tries, picking, NOTHING_NOTED)


def draw(
    start: Position,
    codes: Sequence[int],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
    weights: F64,
) -> I16:
    """The same where the others draw their first cards by weight (`weights` has one for every card
    by its number)."""
    drawing = by_weight(start, weights)
    return _run(start, codes, samples, seed, first, tries, drawing, NOTHING_NOTED)


def drawn(start: Position, samples: int, seed: int, first: int, weights: F64) -> U16:
    """The cards that they draw: an array (samples, seats)."""
    seats = start.game.seats
    picks = np.empty((samples, seats, 1), np.uint16)
    _run(start, (), samples, seed, first, [1] * seats, by_weight(start, weights), picks)
    return picks[:, :, 0] >> np.uint16(8)


def by_weight(start: Position, weights: F64) -> tuple[U16, U64, U16]:
    """What makes everybody draw a card by weight."""
    costs = np.minimum(MOST_COSTLY, -np.log(weights / weights.max()))
    openers = np.ones(start.game.seats, np.uint64)
    return (costs * UNIT_OF_COST).astype(np.uint16), openers, DRAWN_NOISE


def deal(start: Position, samples: int, seed: int, first: int) -> U16:
    """The hands of these samples, which begin with the cards that are shown: an array (samples,
    seats, size) of card numbers."""
    seats = start.game.seats
    hands = np.empty((samples, seats, start.size), np.uint16)
    ranks, openers = costs_of_opening(start, {})
    _run(start, (), samples, seed, first, [1] * seats, (ranks, openers, NO_NOISE), hands)
    return hands >> np.uint16(8)


def _run(
    start: Position,
    codes: Sequence[int],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
    opening: tuple[U16, U64, U16],
    noted: U16,
) -> I16:
    def play(start: Position, codes: Sequence[int]) -> I16:
        seats = start.game.seats
        out = np.empty((len(codes), samples, seats), np.int16)
        forced = np.array([start.forced(seat) for seat in range(seats)], np.uint64)
        queue = [int(PACKED[cards[0]]) | owners[0] << 3 for cards, owners in start.queue]
        lane_search.search(
            u64(seed), u64(first), u64(start.seat), u64(start.size), packed_rows(start.rows),
            packed_hands(start), PACKED[list(start.pool)], np.array(queue, np.uint16), forced,
            start.kind, np.array(codes, np.int64).astype(np.uint16), np.array(tries, np.uint64),
            *opening, network(seats), out, noted,
        )  # fmt: skip
        return out

    return each_draft(start, codes, play)


def packed_hands(start: Position) -> U16:
    """The known cards of every hand in packed form, 0 for the others."""
    held = np.zeros((start.game.seats, start.size), np.uint16)
    for seat, hand in enumerate(start.hands):
        held[seat, : len(hand)] = PACKED[list(hand)]
    return held.reshape(-1)


def costs_of_opening(start: Position, opening: Mapping[int, float]) -> tuple[U16, U64]:
    """The cards of an opening by rank, and how many cards each seat looks at in choosing by it."""
    ranks, openers = np.zeros(len(PACKED), np.uint16), np.zeros(start.game.seats, np.uint64)
    if opening:
        # Only the order of the cards by their costs counts; equal costs stay equal.
        ranks[list(opening)] = np.unique(list(opening.values()), return_inverse=True)[1]
        for seat, hand in enumerate(start.hands):
            openers[seat] = TRIES["keen"] if hand and opening.keys() >= set(hand) else 0
    return ranks, openers


def warm() -> None:
    """Compile the kernels, or load them from the cache on disk."""
    run(fresh(Classic(2)), [0], 1, 0, 0, [1, 1])
    warm_estimate()
