"""What the quick estimate, by which simulated players choose, says about every card."""

from collections.abc import Mapping

import numpy as np

from sixthcow.engine import View
from sixthcow.fast._jit import U16, kernel, u16, u64
from sixthcow.fast.lane_games import weigh
from sixthcow.fast.lanes import LANES
from sixthcow.fast.playouts import position_of
from sixthcow.fast.positions import Position
from sixthcow.fast.tables import LANE_COUNT, PACKED

# Every card of the deck, and nothing after them, in whole lanes.
ALL_CARDS: U16 = np.zeros(2 * LANE_COUNT, np.uint16)
ALL_CARDS[: len(PACKED)] = PACKED


@kernel
def weigh_all(begun: U16, cards: U16, others: np.uint16, out: U16) -> None:
    """The estimate of every card in lanes of them, as the packed rows are."""
    rows, costs = np.empty(256, np.uint16), np.empty(64, np.uint16)
    for row in range(u64(0), u64(4)):
        for lane in range(LANES):
            rows[row * LANES + lane] = begun[row]
    for block in range(u64(0), u64(cards.shape[0]), LANES):
        weigh(rows, cards, block, others, costs)
        for lane in range(LANES):
            out[block + lane] = costs[lane]


def estimates(view: View) -> Mapping[int, int]:
    """What each card may cost whoever plays it now by the main rules, by its number."""
    position = position_of(view)
    assert isinstance(position, Position)
    out = np.empty_like(ALL_CARDS)
    weigh_all(position.lanes()[0], ALL_CARDS, u16(view.seats - 1), out)
    return dict(enumerate(out[: len(PACKED)].tolist()))
