"""Ratings: how strong people are, from who finished before whom (Plackett–Luce).

Only people are rated, against the other people at their table. Built-in bots are left out:
otherwise people could climb by beating weak ones, and a level is not equally strong in every game.
A match with fewer than two people changes nothing.
"""

from collections.abc import Mapping
from typing import NamedTuple

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()


class Strength(NamedTuple):
    """The estimate of a person's strength, and its uncertainty."""

    mu: float
    sigma: float


NEWCOMER = Strength(_MODEL.mu, _MODEL.sigma)


def rate(before: Mapping[str, Strength], ranks: Mapping[str, int]) -> dict[str, Strength]:
    """The people's strengths after a match; equal ranks are a tie. Newcomers have none before."""
    if len(ranks) < 2:
        return {}
    people = list(ranks)
    teams = [
        [_MODEL.rating(strength.mu, strength.sigma)]
        for strength in (before.get(person, NEWCOMER) for person in people)
    ]
    rated = _MODEL.rate(teams, ranks=[float(ranks[person]) for person in people])
    return {
        person: Strength(team[0].mu, team[0].sigma)
        for person, team in zip(people, rated, strict=True)
    }


def shown(strength: Strength) -> float:
    """The number that people see: 1000 for a newcomer, growing with strength and certainty.

    It is a lower bound of the strength: three sigmas below the estimate.
    """
    return round(1000 + 40 * (strength.mu - 3 * strength.sigma), 1)


def joined(one: Strength, other: Strength) -> Strength:
    """The strength of somebody who was rated as two people.

    Both estimates began with the same prior, so it is counted only once when they are combined.
    """
    weights = (one.sigma**-2, other.sigma**-2, -(NEWCOMER.sigma**-2))
    certainty = max(sum(weights), weights[0], weights[1])
    means = (one.mu, other.mu, NEWCOMER.mu)
    mu = sum(weight * mean for weight, mean in zip(weights, means, strict=True)) / sum(weights)
    return Strength(mu, certainty**-0.5)
