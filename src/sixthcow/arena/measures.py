"""Means with standard errors over deals, since matches of one deal are not independent."""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from sixthcow.arena.plan import Plan
from sixthcow.arena.result import Deal, Match

# What a seat got in a match.
Measure = Callable[[Match, int], float]

FEWEST_TO_FIT = 20  # deals


class Estimate(NamedTuple):
    """A mean, and its standard error if there is more than one deal."""

    mean: float
    error: float | None


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of one value per deal: deals are independent, so their spread is the error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else None
    return Estimate(fmean(values), error)


def penalty(match: Match, seat: int) -> float:
    """The seat's penalty points."""
    return match.totals[seat]


def win(match: Match, seat: int) -> float:
    """The seat's share of the win: 1, or less if several won, or 0."""
    return (match.ranking[seat] == 1) / match.ranking.count(1)


def error(match: Match, seat: int) -> float:
    """What the seat's errors were expected to cost."""
    assert match.errors is not None
    return match.errors[seat]


def luck(match: Match, seat: int) -> float:
    """How many of the seat's points it owes to chance; 0 if that was not measured."""
    return match.luck[seat] if match.luck else 0.0


def by_deal(plan: Plan, deals: Sequence[Deal], bot: int, measure: Measure) -> list[float]:
    """For every deal, the mean of what a bot's seats got."""
    seats = [
        (rotation, seat)
        for rotation, seating in enumerate(plan.seatings)
        for seat, seated in enumerate(seating)
        if seated == bot
    ]
    return [
        fmean(measure(deal.matches[rotation], seat) for rotation, seat in seats) for deal in deals
    ]


def differences(values: Sequence[Sequence[float]]) -> dict[tuple[int, int], list[float]]:
    """For each pair of bots, how much more the first got than the second, deal by deal."""
    return {
        (one, other): [a - b for a, b in zip(values[one], values[other], strict=True)]
        for one, other in combinations(range(len(values)), 2)
    }


def corrected(values: Sequence[float], luck: Sequence[float]) -> list[float]:
    """The values of the deals without their luck, whose expectation is zero.

    Luck is measured with play-outs that know the bots only roughly, so a part of it is taken off:
    the one that explains most of the values in the other deals. A deal's own luck has no say in
    that, so nothing is favoured. With few deals, all of it is taken off.
    """
    count = len(values)
    if count < FEWEST_TO_FIT:
        return [value - part for value, part in zip(values, luck, strict=True)]
    pairs = list(zip(values, luck, strict=True))
    total, lucks = sum(values), sum(luck)
    products, squares = sum(v * part for v, part in pairs), sum(part * part for part in luck)
    found = []
    for value, part in pairs:
        others = products - value * part - (total - value) * (lucks - part) / (count - 1)
        spread = squares - part * part
        found.append(value - (others / spread if spread else 0.0) * part)
    return found
