"""Turns as all their seats know them: what is expected there is the same for all of them."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from sixthcow.engine import View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Doubles = npt.NDArray[np.float64]
    Ints = npt.NDArray[np.int64]

# Weights are found step by step that make each card as likely as it is on average.
STEPS = 6


@dataclass(frozen=True)
class PublicTurn:
    """What all seats know of a turn, by which it is found again, and the view of one of them."""

    public: str
    view: View = field(compare=False)


class Likely(NamedTuple):
    """For every card, by its number: how likely its holder is to play it now, and a weight. Picks
    drawn from hands in proportion to these weights are about as likely as that."""

    shares: "Doubles"
    weights: "Doubles"


def condensed(hands: "Ints", likely: "Doubles") -> Likely:
    """The same from hands, (deals, seats, size), and how likely each card is to be played there."""
    from sixthcow.bots.joined import shares_in

    shares = shares_in(hands, likely)
    weights = shares.copy()
    for _ in range(STEPS):
        drawn = weights[hands]
        drawn /= drawn.sum(2, keepdims=True)
        weights *= shares / shares_in(hands, drawn)
    return Likely(shares, weights)
