"""The bot that was trained by playing against itself: a network's choice, without any search."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sixthcow import fast
from sixthcow.bots.cautious import Cautious
from sixthcow.engine import Random, View

if TYPE_CHECKING:
    from sixthcow.bots.network import Floats, Network
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
        from sixthcow.bots.sight import Watcher

        self._network = network_of(Path(weights) if weights else SHIPPED)
        self._watcher = Watcher()

    def prepare(self, game: str) -> None:
        """Nothing to prepare."""

    def notes(self) -> bytes:
        """What it has seen of this round."""
        return self._watcher.notes()

    def recall(self, notes: bytes) -> None:
        """Take over what another bot has seen on this seat."""
        self._watcher.recall(notes)

    def decide(self, view: View, rng: Random) -> str:
        """The network's choice, if it was trained for the decision."""
        from sixthcow.bots.sight import table_of

        if not is_covered(view):
            return Cautious().decide(view, rng)
        table = table_of(view)
        evidence = self._watcher.look(view, table)
        if len(view.actions) == 1:
            return view.actions[0]
        if view.asks == "row":
            return best_row(self._network, view, table, evidence)
        return self._card(view, table, evidence)

    def _card(self, view: View, table: "Table", evidence: "Floats") -> str:
        from sixthcow.bots.sight import sight_of

        likely, _ = self._network.log_policy(sight_of([table], view.seats, evidence))
        return f"play {likely[0].argmax() + 1}"


def best_row(network: "Network", view: View, table: "Table", evidence: "Floats") -> str:
    """PLACE-4: the row with the lowest sum of its heads and the cost of the table it leaves."""
    from sixthcow.bots.sight import after_taking, sight_of

    if not table.hand.any():
        return f"row {table.heads.argmin() + 1}"
    tables = [after_taking(view, table, row) for row in range(len(table.end))]
    _, penalty = network.log_policy(sight_of(tables, view.seats, evidence))
    return f"row {(table.heads + penalty).argmin() + 1}"
