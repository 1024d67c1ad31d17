"""The bot that was trained by playing against itself: a network's choice, without any search."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sixthcow import fast
from sixthcow.bots.cautious import Cautious
from sixthcow.bots.reading import DOUBTS_WITH_NETWORK, Reader
from sixthcow.engine import Random, View

if TYPE_CHECKING:
    from sixthcow.bots.network import Doubles, Network
    from sixthcow.bots.sight import Table

SHIPPED = Path(__file__).with_name("trained.npz")


@cache
def network_of(file: Path) -> "Network":
    """The network of a file, read once; this imports NumPy."""
    from sixthcow.bots.network import load

    return load(file)


def is_covered(view: View) -> bool:
    """Whether the network was trained for a decision: cards are placed by the main rules, for which
    there are lanes, and the decision is one card or row."""
    if view.asks not in {"play", "row"} or not fast.has_rules(view):
        return False
    kernel = fast.kernel_for(view)
    return kernel is not None and kernel.lanes


class Trained:
    """Plays the card that its network scores highest, and takes the row that leaves it best.

    It was trained for the main rules of placing with one hidden card per turn. Anything else is
    decided by `cautious`.
    """

    name = "trained"

    def __init__(self, weights: str = "") -> None:
        """`weights` is a file that `sixthcow train` has written; without it, the one shipped."""
        from sixthcow.bots.sight import estimates

        self._network = network_of(Path(weights) if weights else SHIPPED)
        self._reader = Reader(DOUBTS_WITH_NETWORK, estimates)

    def prepare(self, game: str) -> None:
        """Nothing to prepare."""

    def notes(self) -> bytes:
        """What it has learnt about the others."""
        return self._reader.notes()

    def recall(self, notes: bytes) -> None:
        """Take over what another bot has learnt on this seat."""
        self._reader.recall(notes)

    def decide(self, view: View, rng: Random) -> str:
        """The network's choice, if it was trained for the decision."""
        from sixthcow.bots.sight import table_of

        if not is_covered(view):
            return Cautious().decide(view, rng)
        self._reader.look(view)
        if len(view.actions) == 1:
            return view.actions[0]
        table, belief = table_of(view), self._reader.belief(view)
        if view.asks == "row":
            return best_row(self._network, view, table, belief)
        self._reader.remember(view, {})
        return self._card(view, table, belief)

    def _card(self, view: View, table: "Table", belief: Sequence[float]) -> str:
        from sixthcow.bots.network import log_likely
        from sixthcow.bots.sight import sight_of

        sight = sight_of([table], view.seats, belief)
        likely = log_likely(self._network.ask(sight).scores, sight.hand)
        return f"play {likely[0].argmax() + 1}"


def best_row(network: "Network", view: View, table: "Table", belief: Sequence[float]) -> str:
    """PLACE-4: the row that costs least."""
    return f"row {losses_with(network, view, table, belief).argmin() + 1}"


def losses_with(
    network: "Network", view: View, table: "Table", belief: Sequence[float]
) -> "Doubles":
    """PLACE-4: for each row, the sum of its heads and of the penalty to be expected at the table
    that it leaves."""
    from sixthcow.bots.sight import after_taking, sight_of

    heads: Doubles = table.heads.astype(float)
    if not table.hand.any():
        return heads
    tables = [after_taking(view, table, row) for row in range(len(table.end))]
    return heads + network.penalty(sight_of(tables, view.seats, belief))
