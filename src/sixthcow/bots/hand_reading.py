"""Reading hands: a card that its holder would have played by now is probably left over."""

from typing import NamedTuple

import msgspec
import numpy as np

from sixthcow.bots.network import HIGHEST, Doubles
from sixthcow.bots.notebook import Notebook
from sixthcow.engine import View

# Nobody is sure to play a card.
MOST_LIKELY = 0.98


class Notes(NamedTuple):
    """A moment of a round: how much likelier each card is to be in a hand than to be left over, if
    it has not been played in that turn either. By the card's number, as a logarithm."""

    round: int
    own: int
    held: list[float]


class HandReader(Notebook[Notes]):
    """Follows a round from one seat: which cards were expected, and did not come."""

    decoder = msgspec.json.Decoder(Notes | None)

    def held(self, view: View, own: int) -> Doubles:
        """What is known about every card in a turn that begins with `own` cards in hand."""
        kept = self.kept
        if kept is None or kept.round != view.round or kept.own <= own:
            return np.zeros(HIGHEST + 1)
        return np.array(kept.held)

    def remember(self, view: View, own: int, held: Doubles, shares: Doubles) -> None:
        """Remember a turn, and how likely each card was to be played by its holder."""
        after = held + np.log(1 - np.minimum(shares, MOST_LIKELY))
        self.kept = Notes(view.round, own, after.round(3).tolist())
