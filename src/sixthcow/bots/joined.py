"""The joined search: the network proposes the picks of all seats, and play-outs correct it.

In every deal that fits the view each of the others plays a card that the network would play from
that hand. Every card of one's own is played out against these picks, always in the same deals, and
the network says what it expects at the tables they leave. A card costs more the less it likes it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from sixthcow import fast
from sixthcow.bots import foresight
from sixthcow.bots.network import HIGHEST, Doubles, Ints
from sixthcow.bots.opponents import LEAST_LIKELY, deals, led, led_in_turn, picks_by_kind
from sixthcow.bots.reading import KINDS, PLANNER, TRAINED, UNKNOWN, choices, shows_in_turn
from sixthcow.bots.sight import Table
from sixthcow.bots.stakes import cost
from sixthcow.engine import View

# How many hands of others the network is asked about, and how many deals are played out.
ASKED = 192
PLAYED = 1024

# How many imagined hands, in which any card is played, temper what a few deals say of a card.
USUAL_HANDS = 1.0

# What a card costs that the network likes e times less, in points, by the number of cards in hand:
# the fewer are left, the closer play-outs are to the truth.
TRUST: Mapping[int, float] = {2: 0.25, 3: 0.35}
USUAL_TRUST = 0.5

# How much the penalty that the network expects after the turn counts; play-outs count for the rest.
FORESIGHT = 0.6

# A choice that costs this much more than the best is made e times more rarely, so that nobody can
# count on the best one.
INDIFFERENCE = 0.05


class Look(NamedTuple):
    """What a seat sees of its table, and how likely the others are to be of each of the `KINDS`."""

    table: Table
    belief: Sequence[float]


class Proposal(NamedTuple):
    """Deals that fit a view, how likely each card of every hand is to be played, and how likely by
    every kind of player (`KINDS`)."""

    hands: Ints
    likely: Doubles
    by_kind: Doubles


def propose(
    view: View,
    belief: Sequence[float],
    chance: np.random.Generator,
    held: Doubles | None = None,
) -> Proposal:
    """Some deals of a view, with the picks that are to be expected in them from players who are
    likely to be of each kind; `held` says how much likelier each card is to be in a hand than to be
    left over."""
    hands = deals(view, ASKED // (view.seats - 1), chance, held)
    by_kind = picks_by_kind(view, hands, belief)
    return Proposal(hands, np.tensordot(np.array(belief), by_kind, 1), by_kind)


def yet_to_pick(view: View) -> list[int]:
    """The other seats whose card of this turn is not known yet."""
    shown = {seat for _, seats in view.knowledge["queue"] for seat in seats}
    return [seat for seat in range(view.seats) if seat not in {view.seat, *shown}]


def shares(view: View, hands: Ints, likely: Doubles) -> Doubles:
    """How likely each card is to be played now by another seat that holds it, by its number; a card
    that is in few of the hands is taken for a usual one."""
    others = yet_to_pick(view)
    return shares_in(hands[:, others], likely[:, others])


def shares_in(hands: Ints, likely: Doubles) -> Doubles:
    """The same in hands of which nothing has been shown."""
    cards, size = hands.ravel(), HIGHEST + 1
    played = USUAL_HANDS / hands.shape[-1] + np.bincount(cards, likely.ravel(), size)
    found: Doubles = played / (USUAL_HANDS + np.bincount(cards, minlength=size))
    return found


def appeal(view: View, proposal: Proposal) -> dict[str, dict[int, float]]:
    """How much likelier than at random those kinds of players that the network knows play every
    unknown card."""
    size, unknown = len(view.actions), choices(view)[UNKNOWN]
    found = {}
    for name in (TRAINED, PLANNER):
        share = shares(view, proposal.hands, proposal.by_kind[KINDS.index(name)])
        found[name] = {card: float(share[card] * size) for card in unknown}
    return found


def costs(
    view: View, look: Look, proposal: Proposal, policy: Sequence[str], chance: np.random.Generator
) -> Doubles:
    """What every action costs against picks drawn from a proposal."""
    ways = PLAYED // len(proposal.hands)
    hands, likely = np.repeat(proposal.hands, ways, 0), np.repeat(proposal.likely, ways, 0)
    seed = int(chance.integers(2**63))
    if shows_in_turn(view):
        drawn = chance.random(hands.shape[:2])
        turns = led_in_turn(view, view.actions, hands, likely, drawn)
        outcomes = np.concatenate(
            [
                fast.play_deals(view, each, [own], seed=seed, policy=policy)
                for own, each in zip(view.actions, turns, strict=True)
            ]
        )
        return np.array([cost(view, each).mean() for each in outcomes], np.float64)
    played = led(hands, likely, chance)
    outcomes = fast.play_deals(view, played, view.actions, seed=seed, policy=policy)
    found = np.array([cost(view, each).mean() for each in outcomes], np.float64)
    # The network knows nothing of the match: it corrects the points of the round alone.
    expected = foresight.costs(view, look.table, look.belief, played[:, :, 0])
    corrected: Doubles = found + FORESIGHT * (expected - outcomes[:, :, view.seat].mean(1))
    return corrected


def doubts(view: View, proposal: Proposal) -> Doubles:
    """What every action costs because the network would rather play another card: nothing where
    cards lie open that it does not see (OPEN-3)."""
    if shows_in_turn(view):
        return np.zeros(len(view.actions))
    found: Doubles = -np.log(np.maximum(own_likely(view, proposal), LEAST_LIKELY))
    return TRUST.get(len(found), USUAL_TRUST) * found


def own_likely(view: View, proposal: Proposal) -> Doubles:
    """How likely the network is to play each of the actions."""
    network = proposal.by_kind[KINDS.index(TRAINED)]
    own = dict(zip(proposal.hands[0, view.seat], network[0, view.seat], strict=True))
    return np.array([own[card] for card in foresight.own_cards(view)])


def mixed(costs: Doubles, chance: np.random.Generator) -> int:
    """The number of a choice: the best, or now and then one that is nearly as good."""
    shares = np.exp((costs.min() - costs) / INDIFFERENCE)
    return int(chance.choice(len(costs), p=shares / shares.sum()))
