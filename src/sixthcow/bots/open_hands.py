"""Turns in which all hands are known: everybody expects the others to choose well, too.

What a card costs its player depends on the cards that the others play now, and these on what they
expect in turn. So all seats learn their choices together: step by step, each card is played out
against picks of the others that look good to them so far.
"""

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import NamedTuple

import numpy as np

from sixthcow import fast
from sixthcow.bots.network import Doubles, Ints
from sixthcow.bots.opponents import led
from sixthcow.bots.stakes import cost
from sixthcow.engine import View

# How many steps all seats learn for, and in how many deals each: fewer with more seats to learn.
STEPS = 16
DEALS = 1024

# A card that costs a player so many points more than the best is played e times more rarely.
INDIFFERENCE = 0.3


class Players(NamedTuple):
    """All hands, an array (seats, size), what their cards seem to cost at first, how likely the
    cards of those seats are to be played who do not plan, and how the others choose and learn."""

    hands: Ints
    expected: Doubles
    known: Mapping[int, Doubles]
    indifference: float = INDIFFERENCE
    steps: int = STEPS


def costs(
    view: View,
    players: Players,
    policies: Sequence[str],
    chance: np.random.Generator,
    until: float = 0,
) -> Doubles:
    """What each card of every hand costs its player, an array (seats, size).

    In the play-outs the seats play on by `policies`, and who plans like the view's own seat. They
    learn for so many steps, and until a time by `perf_counter`.
    """
    hands, found, known, indifference, steps = players
    planners = [seat for seat in range(view.seats) if seat not in known]
    dealt = np.tile(hands, (DEALS // view.seats, 1, 1))
    likely, learnt = np.empty(dealt.shape), np.zeros(hands.shape)
    done = 0
    while done < steps or perf_counter() < until:
        done += 1
        for seat in range(view.seats):
            likely[:, seat] = known[seat] if seat in known else shares(found[seat], indifference)
        deals, seed = led(dealt, likely, chance), int(chance.integers(2**63))
        for seat in planners:
            actions, policy = [f"play {card}" for card in hands[seat]], [*policies]
            policy[seat] = policies[view.seat or 0]
            points = fast.play_deals(view, deals, actions, seed=seed, policy=policy, seat=seat)
            learnt[seat] += [cost(view, each, seat).mean() for each in points]
        found = learnt / done
    return found


def shares(costs: Doubles, indifference: float = INDIFFERENCE) -> Doubles:
    """How likely a player is to choose each of several cards by what they seem to cost."""
    likely: Doubles = np.exp((costs.min() - costs) / indifference)
    likely /= likely.sum()
    return likely
