"""What the strongest bot's network predicts of a turn: the cards that the others play, and what a
seat loses after it.

For the games that the network was trained for, while the others' hands are hidden. Nothing is read
from what the players did before.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from sixthcow.analysis.public_turn import Likely, condensed
from sixthcow.analysis.steps import Steps
from sixthcow.bots.reading import KINDS, PLANNER, TRAINED, rows_of
from sixthcow.engine import View
from sixthcow.fast.rows.known import Cards, known_hands

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Doubles = npt.NDArray[np.float64]

# What the others are expected to be: players who know what they do, as likely as not by planning.
BELIEF = tuple(0.5 if name in {TRAINED, PLANNER} else 0.0 for name in KINDS)

# How many hands that the players may hold the network is asked about, once per turn.
ASKED = 192


def likely_picks(view: View) -> Likely:
    """How likely the cards that are nowhere on the table are to be played now.

    No seat's own cards count, so this is the same for all seats of a turn.
    """
    from sixthcow.bots.joined import yet_to_pick

    assert view.seat is not None
    hands, unseen = known_hands(view)
    own = hands[view.seat]
    hidden = tuple(sorted((*own, *unseen)))
    return _likely(rows_of(view), hidden, len(own), 1 + len(yet_to_pick(view)), view.seats)


def likely_in_a_step(view: View) -> Steps[Likely]:
    """The same, as a step of its own."""
    found = likely_picks(view)
    yield
    return found


@lru_cache(maxsize=16)
def _likely(rows: tuple[Cards, ...], hidden: Cards, size: int, holders: int, seats: int) -> Likely:
    import numpy as np

    from sixthcow.bots.opponents import picks_at
    from sixthcow.bots.sight import Table, mask, measured

    deals = ASKED // holders
    order = np.random.default_rng(0).random((deals, len(hidden))).argsort(1)[:, : holders * size]
    hands = np.array(hidden)[order].reshape(deals, holders, size)
    table = Table(mask(()), mask(hidden), *measured(rows))
    likely = np.tensordot(np.array(BELIEF), picks_at(table, seats, hands, BELIEF), 1)
    return condensed(hands, likely)


def foresight_share(view: View) -> float:
    """How much it counts what the network expects after a turn; play-outs count for the rest. They
    are right where nobody has a choice any more."""
    from sixthcow.bots.joined import FORESIGHT

    cards: int = view.knowledge["hand_sizes"][view.seat]
    return FORESIGHT if cards - (view.asks == "play") > 1 else 0.0


def losses_by_row(view: View) -> "Doubles":
    """PLACE-4: what the seat loses with each row, as far as the network knows."""
    from sixthcow.bots.sight import table_of
    from sixthcow.bots.trained import SHIPPED, losses_with, network_of

    return losses_with(network_of(SHIPPED), view, table_of(view), BELIEF)
