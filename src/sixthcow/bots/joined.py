"""The joined search: the network proposes the picks of all seats, and play-outs correct it.

In every deal that fits the view each of the others plays a card that the network would play from
that hand. Every card of one's own is played out against these picks, always in the same deals, and
costs more the less the network likes it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from sixthcow import fast
from sixthcow.bots.network import HIGHEST, Doubles, Floats, Ints
from sixthcow.bots.opponents import deals, led, picks
from sixthcow.bots.reading import UNKNOWN, choices
from sixthcow.bots.stakes import cost
from sixthcow.engine import View

# How many hands of others the network is asked about, and how often their picks are drawn.
ASKED = 192
MOST_DEALS = 64
WAYS = 16

# What a card costs that the network likes e times less, in points, by the number of cards in hand:
# the fewer are left, the closer play-outs are to the truth.
TRUST: Mapping[int, float] = {2: 0.2, 3: 0.4, 4: 0.6, 5: 0.8}
USUAL_TRUST = 1.0
LEAST_LIKELY = 1e-4

# A choice that costs this much more than the best is made e times more rarely, so that nobody can
# count on the best one.
INDIFFERENCE = 0.05


class Proposal(NamedTuple):
    """Deals that fit a view, and how likely the network is to play each card of every hand."""

    hands: Ints
    likely: Doubles


def propose(view: View, evidence: Floats, chance: np.random.Generator) -> Proposal:
    """Some deals of a view, with the picks that the network proposes in them."""
    hands = deals(view, min(MOST_DEALS, ASKED // (view.seats - 1)), chance)
    return Proposal(hands, picks(view, hands, evidence))


def appeal(view: View, proposal: Proposal) -> dict[int, float]:
    """How much likelier than at random the network makes every unknown card, whoever has it."""
    unknown = choices(view)[UNKNOWN]
    shown = {seat for _, seats in view.knowledge["queue"] for seat in seats}
    hidden = [seat for seat in range(view.seats) if seat not in {view.seat, *shown}]
    mass = np.zeros(HIGHEST + 1)
    np.add.at(mass, proposal.hands[:, hidden], proposal.likely[:, hidden])
    usual = len(proposal.hands) * len(hidden) / max(1, len(unknown))
    return {card: float(mass[card] / usual) for card in unknown} if hidden else {}


def points(
    view: View, proposal: Proposal, policy: Sequence[str], chance: np.random.Generator
) -> Doubles:
    """What every action costs in play-outs against picks drawn from a proposal."""
    hands, likely = np.repeat(proposal.hands, WAYS, 0), np.repeat(proposal.likely, WAYS, 0)
    seed = int(chance.integers(2**63))
    played = led(hands, likely, chance)
    outcomes = fast.play_deals(view, played, view.actions, seed=seed, policy=policy)
    return np.array([cost(view, each).mean() for each in outcomes], np.float64)


def doubts(view: View, proposal: Proposal) -> Doubles:
    """What every action costs because the network would rather play another card."""
    own = dict(zip(proposal.hands[0, view.seat], proposal.likely[0, view.seat], strict=True))
    likely = np.array([own[int(action.split()[1])] for action in view.actions])
    found: Doubles = -np.log(np.maximum(likely, LEAST_LIKELY))
    return TRUST.get(len(likely), USUAL_TRUST) * found


def mixed(costs: Doubles, chance: np.random.Generator) -> int:
    """The number of a choice: the best, or now and then one that is nearly as good."""
    shares = np.exp((costs.min() - costs) / INDIFFERENCE)
    return int(chance.choice(len(costs), p=shares / shares.sum()))
