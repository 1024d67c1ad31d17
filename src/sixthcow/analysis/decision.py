"""What an analysis yields: decisions, ends of rounds and the summary of the match, as values that
can be written as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from sixthcow.analysis.choices import Choices
from sixthcow.analysis.winning import Chance
from sixthcow.engine import Action


class Fact(NamedTuple):
    """A reason why a choice is good or bad: `fact-<kind>` is its text in every language, `values`
    are what that text needs."""

    kind: str
    values: Mapping[str, int | float | str]

    def to_json(self) -> dict[str, object]:
        """The fact as plain JSON values."""
        return {"kind": self.kind, "values": dict(self.values)}


class Pick(NamedTuple):
    """What another seat picked at the same time: how likely that was from the deciding seat's view,
    and how surprising (0: nothing was likelier; near 1: almost everything was)."""

    seat: int
    action: Action
    chance: float
    surprise: float

    def to_json(self) -> dict[str, object]:
        """The pick as plain JSON values."""
        return {**self._asdict(), "seat": self.seat + 1}


class Hindsight(NamedTuple):
    """What would have been best had the seat seen what the others picked, and by how much the
    action it chose was worse then."""

    best: Action
    error: float

    def to_json(self) -> dict[str, object]:
        """The hindsight as plain JSON values."""
        return self._asdict()


@dataclass(frozen=True)
class Decision:
    """A decision of one seat, from its own view.

    `move` counts from 1, as in a record; `turn` is the number of the seat's decision in its round.
    `before` and `after` are what its match total was expected to be after this round: before the
    decision, with the best choice, and after it. `luck` is how that changed since its last decision
    (or since before the deal) without its doing. `expected` are the latest such expectations of
    all seats, after this decision; None for seats that are not analysed. `decider` is who decided
    instead of the seat's player, if that is known. `win` are the chances to win the match.
    """

    move: int
    seat: int
    round: int
    turn: int
    action: Action
    choices: Choices
    before: float
    after: float
    luck: float
    expected: tuple[float | None, ...]
    others: tuple[Pick, ...] = ()
    hindsight: Hindsight | None = None
    facts: Mapping[Action, tuple[Fact, ...]] = field(default_factory=dict)
    decider: str | None = None
    win: Mapping[Action, Chance] = field(default_factory=dict)

    @property
    def best(self) -> Action:
        """The action that was expected to cost least."""
        return self.choices.best

    @property
    def error(self) -> float:
        """What the action was expected to cost more than the best one, in penalty points."""
        return self.choices.error(self.action)

    @property
    def se(self) -> float:
        """The standard error of the error; for the best action, of its lead over the next."""
        return self.choices.costs[self.action].se

    @property
    def verdict(self) -> str:
        """The class: best, equal, inaccuracy, mistake or blunder."""
        return self.choices.judge(self.action)

    def to_json(self) -> dict[str, object]:
        """Everything about the decision as plain JSON values; seats count from 1."""
        return {
            **self.line(),
            "round": self.round,
            "turn": self.turn,
            "asks": self.choices.asks,
            "errors_se": {
                action: rounded(cost.se, 4) for action, cost in self.choices.costs.items()
            },
            "win_se": {action: rounded(chance.se, 4) for action, chance in self.win.items()},
            "equal": list(self.choices.equal),
            "before": rounded(self.before),
            "after": rounded(self.after),
            "luck": rounded(self.luck),
            "expected": [value if value is None else rounded(value) for value in self.expected],
            "others": [pick.to_json() for pick in self.others],
            "hindsight": self.hindsight and self.hindsight.to_json(),
            "facts": {
                action: [fact.to_json() for fact in listed] for action, listed in self.facts.items()
            },
            "decider": self.decider,
        }

    def line(self) -> dict[str, object]:
        """The decision as `sixthcow review --json` writes it."""
        costs = self.choices.costs
        points = {action: rounded(cost.points) for action, cost in costs.items()}
        return {
            "move": self.move,
            "seat": self.seat + 1,
            "action": self.action,
            "best": self.best,
            "error": rounded(self.error),
            "se": rounded(self.se),
            "class": self.verdict,
            "exact": self.choices.exact,
            "choices": points,
            "win": {action: rounded(chance.share) for action, chance in self.win.items()},
        }


@dataclass(frozen=True)
class RoundEnd:
    """The end of a round: its penalties, and what the last reveal changed for every seat (None for
    seats that are not analysed)."""

    move: int
    round: int
    penalties: tuple[float, ...]
    luck: tuple[float | None, ...]

    def to_json(self) -> dict[str, object]:
        """The end of the round as plain JSON values."""
        return {
            "move": self.move,
            "round": self.round,
            "penalties": list(self.penalties),
            "luck": [value if value is None else rounded(value) for value in self.luck],
        }


def rounded(value: float, digits: int = 3) -> float:
    """A number that is short to read; never the negative zero."""
    return round(value, digits) + 0.0
