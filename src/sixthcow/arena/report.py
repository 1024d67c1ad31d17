"""The results of an arena: a standing for every bot, and the differences between them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sixthcow.arena import measures
from sixthcow.arena.measures import Estimate
from sixthcow.arena.plan import Plan
from sixthcow.arena.rating import Rating, ratings
from sixthcow.arena.result import Deal

FORMAT = "sixthcow-arena/1"

Pair = tuple[int, int]


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
    """How many more penalty points per match the first bot got than the second; `corrected`: the
    same without luck, and `judged`: how much more its errors cost by the analysis, if these were
    measured."""

    first: str
    second: str
    penalty: Estimate
    corrected: Estimate | None = None
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
                    "corrected": corrected and corrected._asdict(),
                    "judged": judged and judged._asdict(),
                }
                for first, second, penalty, corrected, judged in self.differences
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
    apart = measures.differences(points)
    judged, corrected = _judged(plan, deals), _corrected(plan, deals, apart)
    differences = tuple(
        Difference(
            plan.entrants[pair[0]],
            plan.entrants[pair[1]],
            measures.estimate(values),
            corrected.get(pair),
            judged.get(pair),
        )
        for pair, values in apart.items()
    )
    return Report(plan, len(deals), standings, differences)


def _corrected(
    plan: Plan, deals: Sequence[Deal], apart: Mapping[Pair, Sequence[float]]
) -> dict[Pair, Estimate]:
    """The differences without luck, if it was measured in any deal."""
    if all(match.luck is None for deal in deals for match in deal.matches):
        return {}
    bots = range(len(plan.entrants))
    luck = [measures.by_deal(plan, deals, bot, measures.luck) for bot in bots]
    return {
        pair: measures.estimate(measures.corrected(apart[pair], owed))
        for pair, owed in measures.differences(luck).items()
    }


def _judged(plan: Plan, deals: Sequence[Deal]) -> dict[Pair, Estimate]:
    """The differences of errors, over the deals in which they were measured."""
    measured = [deal for deal in deals if all(match.errors is not None for match in deal.matches)]
    if not measured:
        return {}
    bots = range(len(plan.entrants))
    errors = [measures.by_deal(plan, measured, bot, measures.error) for bot in bots]
    apart = measures.differences(errors)
    return {pair: measures.estimate(values) for pair, values in apart.items()}


def _lost(deals: Sequence[Deal], bot: int) -> dict[str, Lost]:
    lost: dict[str, Lost] = {}
    for deal in deals:
        for match in deal.matches:
            for faults in match.faults:
                if faults.bot == bot:
                    before = lost.get(faults.kind, Lost(0, faults.first))
                    lost[faults.kind] = before._replace(times=before.times + faults.times)
    return lost
