"""A hint for one decision: first what to look at, then what every choice is expected to cost."""

from collections.abc import Mapping
from typing import NamedTuple

from sixthcow.analysis.choices import Choices
from sixthcow.analysis.comparison import facts_of
from sixthcow.analysis.decision import Fact, rounded
from sixthcow.analysis.facts import facts, price
from sixthcow.analysis.measure import expectations_in_steps, usual
from sixthcow.analysis.steps import Steps, at_once
from sixthcow.analysis.winning import Chance, chances_in_steps
from sixthcow.engine import Action, View

# What a hint points at: `hint-<kind>` is its text in every language.
KINDS = ("only", "equal", "rows", "beware", "row", "consider", "compare")

LEAST_DANGER = 1.0  # expected penalty points that are worth a warning
SHARE = 4  # somebody waits for it: a quarter of the play-outs of a review


class Hint(NamedTuple):
    """What to look at, with a reason where there is one, and the costs of all choices.

    The reasons in `facts` are those for the best choice; `win` are the chances to win the match.
    """

    look: Fact
    reason: Fact | None
    choices: Choices
    facts: tuple[Fact, ...]
    win: Mapping[Action, Chance]

    def to_json(self) -> dict[str, object]:
        """The hint as plain JSON values."""
        costs = self.choices.costs
        return {
            "look": self.look.to_json(),
            "reason": self.reason and self.reason.to_json(),
            "best": self.choices.best,
            "choices": {action: rounded(cost.points) for action, cost in costs.items()},
            "win": {action: rounded(chance.share) for action, chance in self.win.items()},
            "equal": list(self.choices.equal),
            "exact": self.choices.exact,
            "facts": [fact.to_json() for fact in self.facts],
        }


def hint(view: View, *, play_outs: int = 0, seed: int = 0) -> Hint:
    """A hint for the seat of a view, which is all that it is made from."""
    return at_once(hint_in_steps(view, play_outs=play_outs, seed=seed))


def hint_in_steps(view: View, *, play_outs: int = 0, seed: int = 0) -> Steps[Hint]:
    """The same, in steps."""
    budget = play_outs or usual(view) // SHARE
    choices = yield from expectations_in_steps(view, play_outs=budget, seed=seed)
    reasons = facts_of(view, choices.best, choices)[choices.best]
    look, reason = what_to_look_at(view, choices, reasons)
    win = yield from chances_in_steps(view, play_outs=play_outs, seed=seed)
    return Hint(look, reason, choices, reasons, win)


def what_to_look_at(
    view: View, choices: Choices, reasons: tuple[Fact, ...]
) -> tuple[Fact, Fact | None]:
    """What matters most in a decision, without naming the best choice if that can be avoided."""
    if kind := _plain(view, choices):
        return Fact(kind, {}), None
    if danger := _danger(view, choices):
        return Fact("beware", {}), danger
    for fact in reasons:
        if fact.kind in {"risk", "safe"}:
            return Fact("row", _room(view, str(fact.values["row"]))), None
    if reasons:
        return Fact("consider", {}), reasons[0]
    return Fact("compare", {}), None


def _plain(view: View, choices: Choices) -> str:
    """What needs no reason to be said, if anything."""
    if len(choices.costs) == 1:
        return "only"
    if len(choices.equal) == len(choices.costs):
        return "equal"
    return "rows" if view.asks == "row" else ""


def _danger(view: View, choices: Choices) -> Fact | None:
    """The most expensive thing that may happen with a choice that is not one of the best."""
    worse = (choice for choice in view.choices if not choices.is_equal(choice.action))
    found = [fact for choice in worse for fact in facts(view, choice)]
    worst = max(found, key=_threat, default=None)
    return worst if worst and _threat(worst) >= LEAST_DANGER else None


def _threat(fact: Fact) -> float:
    """About how many penalty points a fact threatens with, or numbers that are lost."""
    match fact.kind:
        case "put":
            return float(fact.values["skipped"])
        case "special":  # it seldom matters
            return 0.0
    return price(fact)


def _room(view: View, row: str) -> Mapping[str, int | float | str]:
    """A row by its number, and how many cards it has room for."""
    zone = view.zone("row", int(row) - 1)
    return {"row": row, "free": (zone.capacity or 0) - len(zone.cards)}
