"""What the strongest bot expects of a turn by the main rules: the cards that the others play, and
what a seat loses after it.

While the others' hands are hidden, its network predicts that; where all are known, the seats learn
their choices together. Nothing is read from what the players did before.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from sixthcow.analysis import model
from sixthcow.bots.reading import KINDS, PLANNER, TRAINED, rows_of
from sixthcow.engine import View
from sixthcow.fast.rows.known import Cards, known_hands
from sixthcow.games import GAMES

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Doubles = npt.NDArray[np.float64]
    Ints = npt.NDArray[np.int64]

# What the others are expected to be: players who know what they do, as likely as not by planning.
BELIEF = tuple(0.5 if name in {TRAINED, PLANNER} else 0.0 for name in KINDS)

# How many hands that the players may hold the network is asked about, once per turn.
ASKED = 192

# Weights are found step by step that make each card as likely as the network does on average.
STEPS = 6


class Likely(NamedTuple):
    """For every card, by its number: how likely its holder is to play it now, and a weight. Picks
    drawn from hands in proportion to these weights are about as likely as that."""

    shares: "Doubles"
    weights: "Doubles"


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


@lru_cache(maxsize=16)
def _likely(rows: tuple[Cards, ...], hidden: Cards, size: int, holders: int, seats: int) -> Likely:
    import numpy as np

    from sixthcow.bots.joined import shares_in
    from sixthcow.bots.opponents import picks_at
    from sixthcow.bots.sight import Table, mask, measured

    deals = ASKED // holders
    order = np.random.default_rng(0).random((deals, len(hidden))).argsort(1)[:, : holders * size]
    hands = np.array(hidden)[order].reshape(deals, holders, size)
    table = Table(mask(()), mask(hidden), *measured(rows))
    likely = np.tensordot(np.array(BELIEF), picks_at(table, seats, hands, BELIEF), 1)
    shares = shares_in(hands, likely)
    weights = shares.copy()
    for _ in range(STEPS):
        drawn = weights[hands]
        drawn /= drawn.sum(2, keepdims=True)
        weights *= shares / shares_in(hands, drawn)
    return Likely(shares, weights)


@dataclass(frozen=True)
class KnownTurn:
    """A turn in which all hands are known, the same for all its seats; one of their views."""

    public: str
    view: View = field(compare=False)


def learnt(view: View) -> "tuple[Ints, Doubles]":
    """All hands where they are known, and how likely each card is to be played by those who learn
    their choices together: arrays (seats, size)."""
    players = [(player.total, player.running) for player in view.players]
    hands, _ = known_hands(view)
    public = view.game, view.options, view.round, players, rows_of(view), hands
    return _learnt(KnownTurn(repr(public), view))


def learnt_shares(view: View) -> dict[int, dict[int, float]]:
    """The same for every seat, by card."""
    hands, likely = (each.tolist() for each in learnt(view))
    return {
        seat: dict(zip(hand, shares, strict=True))
        for seat, (hand, shares) in enumerate(zip(hands, likely, strict=True))
    }


@lru_cache(maxsize=16)
def _learnt(turn: KnownTurn) -> "tuple[Ints, Doubles]":
    import numpy as np

    from sixthcow.bots import open_hands
    from sixthcow.bots.master import Master

    view = turn.view
    hands = dict(enumerate(known_hands(view)[0]))
    first = Master().costs_of(view, hands, 0)
    held = np.array([*hands.values()])
    expected = np.vectorize(first.__getitem__, otypes=[float])(held)
    players = open_hands.Players(held, expected, {})
    policies = model.equal_policies(GAMES[view.game](view.seats, view.options))
    costs = open_hands.costs(view, players, policies, np.random.default_rng(0))
    return held, np.array([open_hands.shares(each) for each in costs])


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
