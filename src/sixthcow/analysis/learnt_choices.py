"""Turns in which all know each other's hands: how likely each card is to be played.

As the strongest bot expects: all seats plan, and learn their choices together. Nothing is read
from what the players did before.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from sixthcow.analysis import model
from sixthcow.analysis.public_turn import PublicTurn
from sixthcow.bots.reading import rows_of
from sixthcow.engine import View
from sixthcow.fast.rows.known import known_hands
from sixthcow.games import GAMES

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Doubles = npt.NDArray[np.float64]
    Ints = npt.NDArray[np.int64]

# A card that costs so many points more than the best is played e times more rarely, and for so many
# steps up to four seats learn. `master` expects more care, and learns less long: what a card costs
# then differs by 0.27 points between two ways to learn, here by 0.06.
INDIFFERENCE = 0.6
STEPS = 48


def learnt(view: View) -> "tuple[Ints, Doubles]":
    """All hands, and how likely each of their cards is to be played: arrays (seats, size). The same
    for all seats of a turn."""
    players = [(player.total, player.running) for player in view.players]
    hands, _ = known_hands(view)
    public = view.game, view.options, view.round, players, rows_of(view), hands
    return _learnt(PublicTurn(repr(public), view))


def learnt_shares(view: View) -> dict[int, dict[int, float]]:
    """The same for every seat, by card."""
    hands, likely = (each.tolist() for each in learnt(view))
    return {
        seat: dict(zip(hand, shares, strict=True))
        for seat, (hand, shares) in enumerate(zip(hands, likely, strict=True))
    }


@lru_cache(maxsize=16)
def _learnt(turn: PublicTurn) -> "tuple[Ints, Doubles]":
    import numpy as np

    from sixthcow.bots import open_hands

    view = turn.view
    hands = dict(enumerate(known_hands(view)[0]))
    first = model.STRONGEST().costs_of(view, hands, 0)
    held = np.array([*hands.values()])
    expected = np.vectorize(first.__getitem__, otypes=[float])(held)
    steps = STEPS * 4 // max(4, view.seats)
    players = open_hands.Players(held, expected, {}, INDIFFERENCE, steps)
    policies = model.equal_policies(GAMES[view.game](view.seats, view.options))
    costs = open_hands.costs(view, players, policies, np.random.default_rng(0))
    return held, np.array([open_hands.shares(each, INDIFFERENCE) for each in costs])
