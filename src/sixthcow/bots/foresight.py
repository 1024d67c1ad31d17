"""What a card costs now, and what the network expects at the table that the turn leaves."""

from collections.abc import Sequence

import numpy as np

from sixthcow import fast
from sixthcow.bots.network import CARDS, HIGHEST, TURNS, Doubles, Floats, Ints, Sight
from sixthcow.bots.sight import Table
from sixthcow.bots.trained import SHIPPED, network_of
from sixthcow.engine import View

# How many tables the network is asked about, over all choices: some 40 ms.
ASKED = 640


def costs(view: View, table: Table, belief: Sequence[float], picks: Ints) -> Doubles:
    """What every action costs until the end of the round, if the seats make these picks (a line
    per turn): what it takes, on average, and what the network expects after some of the turns."""
    own = own_cards(view)
    turns = np.tile(picks, (len(own), 1, 1))
    turns[:, :, view.seat] = own[:, None]
    lines = turns.reshape(-1, view.seats)
    after = fast.rows_after(view, lines, seat_of(view))
    now = after.taken.reshape(len(own), -1).mean(1)
    some = np.linspace(0, len(picks), min(len(picks), ASKED // len(own)), endpoint=False, dtype=int)
    asked = (np.arange(len(own))[:, None] * len(picks) + some).ravel()
    left = [values[asked] for values in after[:3]]
    expected = later(view, table, belief, lines[asked], left).reshape(len(own), -1)
    found: Doubles = now + expected.mean(1)
    return found


def pairs(view: View, table: Table, belief: Sequence[float]) -> Doubles:
    """The same for two players, if the other plays any card: a line per action, a column per card;
    0 for cards that the other cannot have."""
    seat = seat_of(view)
    own, theirs = own_cards(view), CARDS[table.unseen]
    turns = np.empty((len(own), len(theirs), 2), np.int64)
    turns[:, :, seat], turns[:, :, 1 - seat] = own[:, None], theirs
    lines = turns.reshape(-1, 2)
    after = fast.rows_after(view, lines, seat)
    found = np.zeros((len(own), HIGHEST + 1))
    expected = after.taken + later(view, table, belief, lines, after[:3])
    found[:, theirs] = expected.reshape(len(own), -1)
    return found


def later(
    view: View, table: Table, belief: Sequence[float], turns: Ints, rows: Sequence[Ints]
) -> Floats:
    """What the network expects at the tables that turns leave, by their rows' last cards, lengths
    and heads."""
    seat, lines = seat_of(view), len(turns)
    hand, unseen = (np.tile(cards, (lines, 1)) for cards in (table.hand, table.unseen))
    np.put_along_axis(hand, turns[:, seat : seat + 1] - 1, values=False, axis=1)
    np.put_along_axis(unseen, np.delete(turns, seat, 1) - 1, values=False, axis=1)
    turn, seats = TURNS - hand.sum(1), np.full(lines, view.seats)
    believed = np.tile(np.array(belief, np.float32), (lines, 1))
    end, length, heads = rows
    sight = Sight(hand, unseen, end, length, heads, turn, seats, believed)
    return network_of(SHIPPED).penalty(sight)


def own_cards(view: View) -> Ints:
    """The cards of the actions, all of them plays."""
    return np.array([int(action.split()[1]) for action in view.actions])


def seat_of(view: View) -> int:
    """Whose view it is."""
    assert view.seat is not None
    return view.seat
