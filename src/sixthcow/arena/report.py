"""The results of an arena: a standing for every bot, and the differences between them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sixthcow.arena import measures
from sixthcow.arena.measures import Estimate
from sixthcow.arena.plan import Plan
from sixthcow.arena.rating import Rating, ratings
from sixthcow.arena.result import Deal

FORMAT = "sixthcow-arena/1"


class Lost(NamedTuple):
    """Decisions that a bot lost in one way, and what the first of them was."""

    times: int
    first: str


class Standing(NamedTuple):
    """One bot's results: penalty points per match, wins by seat, rating, lost decisions by kind."""

    bot: str
    seats: int
    penalty: Estimate
    wins: Estimate
    rating: Rating
    faults: Mapping[str, Lost]


class Difference(NamedTuple):
    """How many more penalty points per match the first bot got than the second; `judged`:
    how much more its errors cost by the analysis, if they were measured."""

    first: str
    second: str
    penalty: Estimate
    judged: Estimate | None = None


class Report(NamedTuple):
    """The result of all deals that were played."""

    plan: Plan
    deals: int
    standings: tuple[Standing, ...]
    differences: tuple[Difference, ...]

    @property
    def matches(self) -> int:
        """How many matches were played."""
        return self.deals * len(self.plan.seatings)

    def to_json(self) -> dict[str, object]:
        """The report as plain JSON values."""
        return {
            "format": FORMAT,
            **self.plan.terms(),
            "rotations": len(self.plan.seatings),
            "deals": self.deals,
            "matches": self.matches,
            "complete": self.deals == self.plan.deals,
            "standings": [
                standing._asdict()
                | {
                    name: getattr(standing, name)._asdict()
                    for name in ("penalty", "wins", "rating")
                }
                | {"faults": {kind: lost._asdict() for kind, lost in standing.faults.items()}}
                for standing in self.standings
            ],
            "differences": [
                {
                    "bots": [first, second],
                    "penalty": penalty._asdict(),
                    "judged": judged and judged._asdict(),
                }
                for first, second, penalty, judged in self.differences
            ],
        }


def report(plan: Plan, played: Iterable[Deal]) -> Report:
    """Evaluate one or more deals, in the order of their numbers however they arrived."""
    deals = sorted(played)
    bots = range(len(plan.entrants))
    points = [measures.by_deal(plan, deals, bot, measures.penalty) for bot in bots]
    wins = [measures.by_deal(plan, deals, bot, measures.win) for bot in bots]
    rated = ratings(
        len(bots),
        (
            (seating, match.ranking)
            for deal in deals
            for seating, match in zip(plan.seatings, deal.matches, strict=True)
        ),
    )
    standings = tuple(
        Standing(
            plan.entrants[bot],
            plan.seatings[0].count(bot),
            measures.estimate(points[bot]),
            measures.estimate(wins[bot]),
            rated[bot],
            _lost(deals, bot),
        )
        for bot in bots
    )
    judged = _judged(plan, deals)
    pairs = tuple(
        Difference(plan.entrants[one], plan.entrants[other], difference, judged.get((one, other)))
        for (one, other), difference in measures.differences(points).items()
    )
    return Report(plan, len(deals), standings, pairs)


def _judged(plan: Plan, deals: Sequence[Deal]) -> dict[tuple[int, int], Estimate]:
    """The differences of errors, over the deals in which they were measured."""
    measured = [deal for deal in deals if all(match.errors is not None for match in deal.matches)]
    if not measured:
        return {}
    bots = range(len(plan.entrants))
    errors = [measures.by_deal(plan, measured, bot, measures.error) for bot in bots]
    return measures.differences(errors)


def _lost(deals: Sequence[Deal], bot: int) -> dict[str, Lost]:
    lost: dict[str, Lost] = {}
    for deal in deals:
        for match in deal.matches:
            for faults in match.faults:
                if faults.bot == bot:
                    before = lost.get(faults.kind, Lost(0, faults.first))
                    lost[faults.kind] = before._replace(times=before.times + faults.times)
    return lost
