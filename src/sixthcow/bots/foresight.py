"""What a card costs now, and what the network expects at the table that the turn leaves."""

from collections.abc import Sequence

import numpy as np

from sixthcow import fast
from sixthcow.bots.network import TURNS, Doubles, Ints, Sight
from sixthcow.bots.sight import Table
from sixthcow.bots.trained import SHIPPED, network_of
from sixthcow.engine import View

# How many tables the network is asked about, over all choices: some 40 ms.
ASKED = 640


def costs(view: View, table: Table, belief: Sequence[float], picks: Ints) -> Doubles:
    """What every action costs until the end of the round, if the seats make these picks (a line
    per turn): what it takes, on average, and what the network expects after some of the turns."""
    assert view.seat is not None
    own = np.array([int(action.split()[1]) for action in view.actions])
    turns = np.tile(picks, (len(own), 1, 1))
    turns[:, :, view.seat] = own[:, None]
    after = fast.rows_after(view, turns.reshape(-1, view.seats), view.seat)
    now = after.taken.reshape(len(own), -1).mean(1)
    some = np.linspace(0, len(picks), min(len(picks), ASKED // len(own)), endpoint=False, dtype=int)
    asked = (np.arange(len(own))[:, None] * len(picks) + some).ravel()
    hand = np.repeat(np.tile(table.hand, (len(own), 1)), len(some), 0)
    hand[np.arange(len(asked)), np.repeat(own, len(some)) - 1] = False
    came = np.tile(np.delete(picks[some], view.seat, 1), (len(own), 1))
    unseen = np.tile(table.unseen, (len(asked), 1))
    np.put_along_axis(unseen, came - 1, values=False, axis=1)
    end, length, worth = (values[asked] for values in after[:3])
    turn, seats = TURNS - hand.sum(1), np.full(len(asked), view.seats)
    believed = np.tile(np.array(belief, np.float32), (len(asked), 1))
    sight = Sight(hand, unseen, end, length, worth, turn, seats, believed)
    later = network_of(SHIPPED).penalty(sight)
    found: Doubles = now + later.reshape(len(own), -1).mean(1)
    return found
