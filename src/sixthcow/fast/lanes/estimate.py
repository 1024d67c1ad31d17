"""The quick estimate by which simulated players choose, for every card."""

from collections.abc import Mapping

import numpy as np

from sixthcow.engine import View
from sixthcow.fast._jit import U16, kernel, u16, u64
from sixthcow.fast.lanes import choosing
from sixthcow.fast.lanes.lookup import LANE_COUNT, PACKED, packed_rows
from sixthcow.fast.lanes.vectors import LANES, fill
from sixthcow.games.rows.cards import Row

# Every card of the deck, padded with zeros to whole lanes.
ALL_CARDS: U16 = np.zeros(2 * LANE_COUNT, np.uint16)
ALL_CARDS[: len(PACKED)] = PACKED


@kernel
def estimate_all(begun: U16, cards: U16, others: np.uint16, out: U16) -> None:
    """The estimate for every card, in lanes of cards, for the packed rows."""
    rows, costs = np.empty(256, np.uint16), np.empty(64, np.uint16)
    for row in range(u64(0), u64(4)):
        fill(rows, row * LANES, begun[row])
    for block in range(u64(0), u64(cards.shape[0]), LANES):
        choosing.estimate(rows, cards, block, others, costs)
        for lane in range(LANES):
            out[block + lane] = costs[lane]


def estimates(view: View) -> Mapping[int, int]:
    """What each card may cost if it is played now by the main rules, by its number."""
    rows: list[Row] = [zone.cards for zone in view.all_of("row")]  # type: ignore[misc]
    out = np.empty_like(ALL_CARDS)
    estimate_all(packed_rows(rows), ALL_CARDS, u16(view.seats - 1), out)
    return dict(enumerate(out[: len(PACKED)].tolist()))


def warm() -> None:
    """Compile the kernel, or load it from the cache on disk."""
    estimate_all(ALL_CARDS[:4], ALL_CARDS, u16(1), ALL_CARDS.copy())
