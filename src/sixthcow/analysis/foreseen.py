"""What a seat loses from a turn on, as far as the network knows: with each action, in many turns.

To ask the network takes a thousand times as long as to place a card. So it is asked about few of
the tables that turns leave. Most of what differs between these can be seen in their rows: a sum of
their aspects, weighted anew in every decision, says what the network would say on average about
all tables, and the few answers correct it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixthcow.analysis.prediction import BELIEF
from sixthcow.engine import View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Doubles = npt.NDArray[np.float64]
    Ints = npt.NDArray[np.int64]

SEEN = 2  # the aspects of one in so many tables are looked at
CAUTION = 2.0  # weights are kept small, by so much as if so many aspects more had shown nothing


class Foreseen:
    """The decision of a view: the more answers there are, the better are the weights."""

    def __init__(self, view: View) -> None:
        from sixthcow.fast.lanes.left_rows import ASPECTS

        self._view = view
        self._weights = Weights(ASPECTS)

    def losses(self, actions: Sequence[str], picks: "Ints", each: int) -> "Doubles":
        """What the seat loses from now on with each of these actions, if all others play as in
        these picks (a line per turn), on average over every `each` turns: an array (actions, turns
        / each). The network is asked about the first of these."""
        import numpy as np

        from sixthcow.bots import foresight
        from sixthcow.bots.sight import table_of
        from sixthcow.fast.lanes.left_rows import aspects, left_by, unpacked

        own = np.array([int(action.split()[1]) for action in actions])
        turns = np.tile(picks, (len(own), 1, 1))
        turns[:, :, self._view.seat] = own[:, None]
        lines, table = turns.reshape(-1, self._view.seats), table_of(self._view)
        rows, taken = left_by(self._view, lines, foresight.seat_of(self._view))
        after = unpacked(rows[::each], taken[::each])
        asked = foresight.later(self._view, table, BELIEF, lines[::each], after[:3])
        answers = asked.reshape(len(own), -1).astype(np.float64)

        hand = foresight.own_cards(self._view)
        hands = np.array([hand[hand != card] for card in own])
        seen = aspects(rows.reshape(len(own), -1, 4)[:, ::SEEN], hands).astype(np.float64)
        blocks = seen.reshape(len(own), -1, each // SEEN, seen.shape[2])
        self._weights.add(blocks[:, :, 0], answers)
        usual: Doubles = (blocks.mean(2) - blocks[:, :, 0]) @ self._weights.found()
        now: Doubles = taken.reshape(len(own), -1, each).mean(2)
        return now + answers + usual


class Weights:
    """The weights with which sums of aspects are nearest to answers, but for a constant that every
    action has of its own in each lot of answers."""

    def __init__(self, aspects: int) -> None:
        import numpy as np

        self._squares: Doubles = np.diag(np.full(aspects, CAUTION))
        self._products: Doubles = np.zeros(aspects)

    def add(self, aspects: "Doubles", answers: "Doubles") -> None:
        """Consider more answers: arrays (actions, tables, aspects) and (actions, tables)."""
        seen = (aspects - aspects.mean(1, keepdims=True)).reshape(-1, aspects.shape[2])
        said = (answers - answers.mean(1, keepdims=True)).ravel()
        self._squares = self._squares + seen.T @ seen
        self._products = self._products + seen.T @ said

    def found(self) -> "Doubles":
        """The best weights so far."""
        import numpy as np

        return np.linalg.solve(self._squares, self._products).astype(np.float64)
