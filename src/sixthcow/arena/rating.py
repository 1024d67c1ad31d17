"""Ratings from who beat whom, many at a table: the Plackett–Luce model of openskill."""

from collections.abc import Iterable, Sequence
from math import prod
from typing import NamedTuple


class Rating(NamedTuple):
    """A bot's skill and how uncertain it is; every bot starts with 25 and 25/3."""

    mu: float
    sigma: float


def ratings(
    bots: int, matches: Iterable[tuple[Sequence[int], Sequence[int]]]
) -> tuple[Rating, ...]:
    """Ratings after all matches, each given as the bot on every seat and every seat's rank.

    A bot on several seats is rated by all of them. Bots do not learn between matches, so the model
    adds no drift (tau) and the uncertainty only shrinks.
    """
    from openskill.models import PlackettLuce  # 0.02 s

    model = PlackettLuce(tau=0.0)
    first = model.rating()
    now = [Rating(first.mu, first.sigma)] * bots
    for seated, ranking in matches:
        teams = [[model.rating(*now[bot])] for bot in seated]
        after = model.rate(teams, ranks=list(map(float, ranking)))
        new = [(bot, team[0]) for bot, team in zip(seated, after, strict=True)]
        for bot in set(seated):
            mu, sigma = now[bot]
            own = [rated for who, rated in new if who == bot]
            now[bot] = Rating(
                mu + sum(rated.mu - mu for rated in own),
                sigma * prod(rated.sigma / sigma for rated in own),
            )
    return tuple(now)
