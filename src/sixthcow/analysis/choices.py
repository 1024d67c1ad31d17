"""What every legal action of a decision is expected to cost, and what that makes of a choice."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

# The classes of a choice, and how much worse than the best (in penalty points) it is at least.
# Within EQUAL, or within two standard errors, choices count as equally good.
EQUAL = 0.2
CLASSES = {"inaccuracy": EQUAL, "mistake": 0.5, "blunder": 1.5}
SURE = 2.0  # standard errors


class Cost(NamedTuple):
    """The expected cost of an action in penalty points from now to the end of the round; `se` is
    the standard error of its difference from the best action (for the best: from the next
    best), `play_outs` how often it was played out (0: computed exactly)."""

    points: float
    se: float
    play_outs: int


@dataclass(frozen=True)
class Choices:
    """All legal actions of one decision with their costs, in the order of the rules.

    `taken` are the penalty points that the seat has in this round already.
    """

    seat: int
    asks: str
    costs: Mapping[str, Cost]
    taken: float
    exact: bool

    @property
    def best(self) -> str:
        """The action with the lowest expected cost."""
        return min(self.costs, key=lambda action: self.costs[action].points)

    @property
    def expected(self) -> float:
        """The seat's penalty in this round if it chooses the best action."""
        return self.taken + self.costs[self.best].points

    @property
    def equal(self) -> tuple[str, ...]:
        """The actions that are as good as the best, itself included."""
        return tuple(action for action in self.costs if self.is_equal(action))

    def after(self, action: str) -> float:
        """The seat's expected penalty in this round once it has chosen an action."""
        return self.taken + self.costs[action].points

    def error(self, action: str) -> float:
        """How much more an action costs than the best."""
        return self.costs[action].points - self.costs[self.best].points

    def is_equal(self, action: str) -> bool:
        """Whether an action is as good as the best, as far as can be told."""
        return action == self.best or self.error(action) <= self.tolerance(action)

    def tolerance(self, action: str) -> float:
        """The difference from the best up to which an action counts as equal."""
        return max(EQUAL, SURE * self.costs[action].se)

    def judge(self, action: str) -> str:
        """The class of a choice: `best` if it is the only good one, `equal` if it is one of several
        that are equally good, `inaccuracy`, `mistake` or `blunder`."""
        if self.is_equal(action):
            return "best" if len(self.equal) == 1 else "equal"
        error = self.error(action)
        return [name for name, least in CLASSES.items() if error > least][-1]
