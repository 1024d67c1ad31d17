"""What makes one choice better than another, where that is not what it costs at once."""

from collections.abc import Mapping
from operator import itemgetter

from sixthcow.analysis import model
from sixthcow.analysis.choices import Choices
from sixthcow.analysis.decision import Fact
from sixthcow.analysis.facts import facts, facts_about, price
from sixthcow.analysis.outlook import Prospect, outlook
from sixthcow.engine import Action, Choice, View

Facts = tuple[Fact, ...]

LEAST = 0.3  # penalty points that are worth a word
RISKY = 50  # percent
NOTHING = Prospect(0, Fact("", {}))  # no card is left


def facts_of(view: View, action: Action, choices: Choices) -> Mapping[Action, Facts]:
    """The facts about the chosen action and the best one, with those that tell the two apart; if
    the chosen one is as good, the best one is compared with the next that is not."""
    found = dict(facts_about(view, {action, choices.best}))
    worse = [each for each in choices.costs if not choices.is_equal(each)]
    rival = action if action in worse else min(worse, key=choices.error, default=None)
    if rival is not None:
        against, in_favour = told_apart(view, rival, choices.best, choices.error(rival))
        found[choices.best] += in_favour
        if action == rival:
            found[action] += against
    return found


def facts_about_all(view: View, costs: Mapping[Action, float]) -> Mapping[Action, Facts]:
    """The facts about every action: what tells it apart from the best one, and the best one from
    the next."""
    found = dict(facts_about(view, costs))
    best, *others = sorted(costs, key=costs.__getitem__)
    for number, action in enumerate(others):
        against, in_favour = told_apart(view, action, best, costs[action] - costs[best])
        found[action] += against
        if number == 0:
            found[best] += in_favour
    return found


def told_apart(view: View, worse: Action, best: Action, error: float) -> tuple[Facts, Facts]:
    """What there is to say against the worse of two actions, and in favour of the better one,
    unless what they cost at once explains most of the error."""
    if not model.is_own(view):  # TOUR-2: what counts is what somebody else gets
        return (Fact("later", {"points": round(error, 1)}),), ()
    by_action = {choice.action: choice for choice in view.choices}
    pair = by_action[worse], by_action[best]
    later = error - (cost_at_once(view, pair[0]) - cost_at_once(view, pair[1]))
    if 2 * later <= error:
        return (), ()
    gain, against, in_favour = what_it_leaves(view, *pair)
    if 2 * gain < later:
        against += (Fact("later", {"points": round(later, 1)}),)
    return against, in_favour


def cost_at_once(view: View, choice: Choice) -> float:
    """About how many penalty points a choice costs in this turn."""
    found: dict[object, float] = {}
    for fact in facts(view, choice):
        part = fact.values.get("card", fact.kind)  # a card may go to either of two ends
        found[part] = min(found.get(part, price(fact)), price(fact))
    return sum(found.values())


def what_it_leaves(view: View, worse: Choice, best: Choice) -> tuple[float, Facts, Facts]:
    """What the better of two choices leaves better for later turns: about how many penalty points
    that is, and the card that shows it most, after one and after the other."""
    after, after_best = outlook(view, worse), outlook(view, best)
    spared = max(
        (prospect for card, prospect in after_best.items() if card not in after),
        key=lambda prospect: prospect.threat,
        default=NOTHING,
    )
    found = []
    for card, prospect in after.items():
        instead = after_best.get(card, spared)
        if prospect.fact != instead.fact:
            found.append((prospect.threat - instead.threat, prospect.fact, instead.fact))
    if sum(each[0] for each in found) <= 0:
        return 0, (), ()
    gain, against, in_favour = max(found, key=itemgetter(0))
    if gain < LEAST:
        return 0, (), ()
    return gain, (against,), (in_favour,) if speaks_for(in_favour) else ()


def speaks_for(fact: Fact) -> bool:
    """Whether a fact about a card that is kept is good news."""
    return fact.kind == "then-safe" or (
        fact.kind == "then-risk" and float(fact.values["chance"]) < RISKY
    )
