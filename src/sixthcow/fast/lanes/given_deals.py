"""Play-outs in lanes of deals that are given: every hand, and the card each of the others plays."""

from collections.abc import Sequence

import numpy as np

from sixthcow.fast._jit import I16, I64, U16, U64, Index, kernel, u16, u64
from sixthcow.fast.generator import key_of
from sixthcow.fast.lanes.answers import warm as warm_answers
from sixthcow.fast.lanes.dealing import shuffle_hand
from sixthcow.fast.lanes.lane_search import lead_with
from sixthcow.fast.lanes.left_rows import warm as warm_left_rows
from sixthcow.fast.lanes.lookup import PACKED, network, packed_rows
from sixthcow.fast.lanes.turns import play_on, random_seats
from sixthcow.fast.lanes.vectors import LANES, copy, fill, give_out
from sixthcow.fast.rows.position import Position
from sixthcow.games.classic import Classic


@kernel
def play_deals(
    seed: Index,
    first: Index,
    actor: Index,
    size: Index,
    begun: U16,
    deals: U16,
    candidates: U16,
    tries: U64,
    network: U64,
    out: I16,
) -> None:
    """Every candidate, a card of the actor's, in every deal: `out` is (candidates, deals, seats).

    A line of `deals` has the packed hands one after another, each led by the card that its seat
    plays now; the rest of a hand is shuffled, as sample `first`, `first + 1`, … of the seed.
    """
    seats, count = u64(out.shape[2]), u64(deals.shape[0])
    rows, start = np.empty(256, np.uint16), np.empty(256, np.uint16)
    points = np.empty(640, np.uint16)
    hands, dealt = np.empty(6720, np.uint16), np.empty(6720, np.uint16)
    cards = np.empty(640, np.uint16)
    costs, rivals = np.empty(64, np.uint16), np.empty(64, np.uint16)
    keys, made = np.empty(64, np.uint64), np.ones(10, np.uint64)
    randoms = random_seats(tries)
    all_random = randoms == u16((u64(1) << seats) - u64(1))
    for row in range(u64(0), u64(4)):
        fill(start, row * LANES, begun[row])
    for block in range(u64(0), count, LANES):
        for lane in range(LANES):
            keys[lane] = key_of(u64(seed), u64(first + block + lane))
            line = block + lane if block + lane < count else count - u64(1)
            for at in range(u64(0), seats * size):
                dealt[at * LANES + lane] = deals[line, at]
        for seat in range(u64(0), seats):
            shuffle_hand(dealt, seat, u64(1), size, keys)
        for number in range(candidates.shape[0]):
            copy(hands, dealt, seats * size * LANES)
            copy(rows, start, u64(256))
            points[:] = 0
            lead_with(hands, actor * size, size, PACKED[candidates[number]])
            play_on(rows, hands, points, seats, size, made, tries, network, randoms, all_random,
                    keys, cards, costs, rivals)  # fmt: skip
            give_out(points, seats, out[number], block)


def play(
    start: Position,
    deals: I64,
    codes: Sequence[int],
    seed: int,
    tries: Sequence[int],
    first: int = 0,
) -> I16:
    """The points of every seat if the position's seat plays one of its cards in these deals, an
    array (deals, seats, size): an array (candidates, deals, seats)."""
    count, seats, size = deals.shape
    out = np.empty((len(codes), count, seats), np.int16)
    play_deals(
        u64(seed), u64(first), u64(start.seat), u64(size), packed_rows(start.rows),
        PACKED[deals.reshape(count, -1)], np.array(codes, np.uint16), np.array(tries, np.uint64),
        network(seats), out,
    )  # fmt: skip
    return out


def warm() -> None:
    """Compile the kernels of predicted picks, or load them from the cache on disk."""
    warm_answers()
    warm_left_rows()
    nobody = (0, 0)
    start = Position(
        Classic(2), "play", 0, 0, ((1,), (2,), (3,), (4,)), ((5,), (6,)), nobody, 1, (), (), nobody
    )
    play(start, np.array([[[5], [6]]]), [5], 0, [1, 1])
