"""What a card costs now, and what the network expects at the table that the turn leaves."""

from typing import NamedTuple

import numpy as np

from sixthcow.bots.network import CARDS, FAR, TURNS, Doubles, Floats, Ints, Sight, clues, estimate
from sixthcow.bots.sight import Table
from sixthcow.bots.trained import SHIPPED, network_of
from sixthcow.engine import View
from sixthcow.games.classic import Classic
from sixthcow.games.rows.cards import heads

# How many tables the network is asked about, over all choices: some 40 ms.
ASKED = 640

WORTH: Ints = np.array([0, *(heads((card,)) for card in CARDS)])


class Outcomes(NamedTuple):
    """The rows after turns, one on every line, and what a seat took in each."""

    end: Ints
    length: Ints
    heads: Ints
    taken: Ints


def place(table: Table, cards: Ints, seat: int) -> Outcomes:
    """Many turns of a table at once: `cards` has a line per turn and a column per seat. A card that
    fits no row takes the one with the fewest heads (PLACE-4)."""
    lines = np.arange(len(cards))
    end, length, worth = (np.tile(values, (len(cards), 1)) for values in table[2:])
    taken = np.zeros(len(cards), np.int64)
    for whose in cards.argsort(1).T:
        card = cards[lines, whose]
        gap = np.where(card[:, None] > end, card[:, None] - end, FAR)
        row = gap.argmin(1)
        fits = gap[lines, row] < FAR
        row = np.where(fits, row, worth.argmin(1))
        takes = ~fits | (length[lines, row] == Classic.row_places)
        taken += np.where(takes & (whose == seat), worth[lines, row], 0)
        length[lines, row] = np.where(takes, 1, length[lines, row] + 1)
        worth[lines, row] = np.where(takes, 0, worth[lines, row]) + WORTH[card]
        end[lines, row] = card
    return Outcomes(end, length, worth, taken)


def costs(view: View, table: Table, evidence: Floats, picks: Ints) -> Doubles:
    """What every action costs until the end of the round, if the seats make these picks (a line
    per turn): what it takes, on average, and what the network expects after some of the turns."""
    assert view.seat is not None
    own = np.array([int(action.split()[1]) for action in view.actions])
    turns = np.tile(picks, (len(own), 1, 1))
    turns[:, :, view.seat] = own[:, None]
    after = place(table, turns.reshape(-1, view.seats), view.seat)
    now = after.taken.reshape(len(own), -1).mean(1)
    some = np.linspace(0, len(picks), min(len(picks), ASKED // len(own)), endpoint=False, dtype=int)
    asked = (np.arange(len(own))[:, None] * len(picks) + some).ravel()
    hand = np.repeat(np.tile(table.hand, (len(own), 1)), len(some), 0)
    hand[np.arange(len(asked)), np.repeat(own, len(some)) - 1] = False
    came = np.tile(np.delete(picks[some], view.seat, 1), (len(own), 1))
    unseen = np.tile(table.unseen, (len(asked), 1))
    np.put_along_axis(unseen, came - 1, values=False, axis=1)
    looks = estimate(table.end, table.length, table.heads, view.seats)
    known = evidence + clues(looks, table.unseen)[came - 1].sum(1)
    end, length, worth = (values[asked] for values in after[:3])
    turn, seats = TURNS - hand.sum(1), np.full(len(asked), view.seats)
    sight = Sight(hand, unseen, end, length, worth, turn, seats, known)
    _, later = network_of(SHIPPED).scores(sight)
    found: Doubles = now + later.reshape(len(own), -1).mean(1)
    return found
