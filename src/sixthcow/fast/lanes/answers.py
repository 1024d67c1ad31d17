"""Cards shown in turn (OPEN-3): what each of the following seats plays once it sees those before.

In every deal, and for every card that the actor may show, the seats after it choose one by one. The
cards that lie open decide what a card takes now; how likely a seat is to play it apart from that is
given.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from sixthcow.fast._jit import I64, U16, kernel, part, u16
from sixthcow.fast.lanes.lookup import PACKED, packed_rows
from sixthcow.fast.lanes.single import cheapest, placed
from sixthcow.games.rows.cards import Row

F64 = npt.NDArray[np.float64]


@part
def next_card(cards: U16, after: np.uint16) -> np.uint16:
    """The lowest of several packed cards that is higher than another."""
    lowest = u16(0xFFFF)
    for card in cards:
        if after < card < lowest:
            lowest = card
    return lowest


@part
def cost_among(cards: U16, mine: np.uint16, begun: U16) -> np.uint16:
    """What one of several packed cards takes when they are placed, lowest first; 0 is no card."""
    r0, r1, r2, r3 = begun[0], begun[1], begun[2], begun[3]
    card, cost = u16(0), u16(0)
    while card != mine:
        card = next_card(cards, card)
        row = cheapest(r0, r1, r2, r3)
        r0, r1, r2, r3, cost = placed(card, r0, r1, r2, r3, row)
    return cost


@kernel
def answer(
    begun: U16, hands: U16, likely: F64, drawn: F64, shown: U16, followers: I64, actor: int,
    candidates: U16, tempers: float, out: I64
) -> None:  # fmt: skip
    """The place of every follower's pick in its hand: `out` is (candidates, deals, seats).

    `hands` are (deals, seats, size) packed cards, `likely` the weight of each, `drawn` (deals,
    seats) numbers below 1 by which picks are drawn. `shown` are the cards that lie open, by seat.
    A card that takes so many heads as `tempers` is played e times more rarely.
    """
    size, cards = hands.shape[2], np.empty_like(shown)
    upto = np.empty(size, np.float64)
    for number in range(candidates.shape[0]):
        for deal in range(hands.shape[0]):
            cards[:] = shown
            cards[actor] = candidates[number]
            for seat in followers:
                total = 0.0
                for at in range(size):
                    cards[seat] = hands[deal, seat, at]
                    cost = cost_among(cards, cards[seat], begun)
                    total += likely[deal, seat, at] * np.exp(-np.float64(cost) / tempers)
                    upto[at] = total
                pick = 0
                while pick < size - 1 and upto[pick] <= drawn[deal, seat] * total:
                    pick += 1
                cards[seat] = hands[deal, seat, pick]
                out[number, deal, seat] = pick


def answers(
    rows: Sequence[Row], hands: I64, likely: F64, drawn: F64, shown: Sequence[int],
    followers: Sequence[int], actor: int, candidates: Sequence[int], tempers: float
) -> I64:  # fmt: skip
    """The same with plain numbers of cards, 0 for a seat that has shown none."""
    out = np.zeros((len(candidates), *hands.shape[:2]), np.int64)
    answer(
        packed_rows(rows), PACKED[hands], likely, drawn, PACKED[list(shown)],
        np.array(followers, np.int64), actor, PACKED[list(candidates)], tempers, out,
    )  # fmt: skip
    return out


def warm() -> None:
    """Compile the kernel, or load it from the cache on disk."""
    hands = np.array([[[5], [6]]])
    answers([(1,), (2,), (3,), (4,)], hands, np.ones((1, 2, 1)), np.zeros((1, 2)), (0, 0), [1], 0,
            [5], 1.0)  # fmt: skip
