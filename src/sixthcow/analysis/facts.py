"""Facts about a choice from which an explanation is made, by rules, in any language."""

from collections.abc import Iterator, Mapping

from sixthcow.analysis.choices import Choices
from sixthcow.analysis.decision import Fact
from sixthcow.bots.risk import at_least, chances, end_of, number
from sixthcow.engine import Action, Choice, Effect, View

MOST_NAMED = 3  # cards that an explanation names one by one


def facts_of(view: View, action: Action, choices: Choices) -> Mapping[Action, tuple[Fact, ...]]:
    """The facts about the chosen action and the best one."""
    named = {action, choices.best}
    return {
        choice.action: tuple(facts(view, choice))
        for choice in view.choices
        if choice.action in named
    }


def facts(view: View, choice: Choice) -> Iterator[Fact]:
    """The facts about one choice."""
    verb = choice.action.partition(" ")[0]
    for effect in choice.effects:
        if effect.target is None:
            yield lowest(view, effect)
        elif verb in {"play", "place", "first"} and effect.target.kind == "row":
            yield placed(view, choice, effect)
        elif effect.takes:
            yield Fact("takes", {"row": effect.target.number + 1, "points": effect.worth})


def lowest(view: View, effect: Effect) -> Fact:
    """PLACE-4: the card is lower than the end of every row, or fits nowhere."""
    rows = [zone for zone in view.zones if zone.capacity]
    cheapest = min(rows, key=lambda row: row.worth or 0)
    values = {"card": number(effect.card), "row": cheapest.zone.number + 1}
    return Fact("lowest", {**values, "points": cheapest.worth or 0})


def placed(view: View, choice: Choice, effect: Effect) -> Fact:
    """Where the card would go, and how likely it is to be the sixth there."""
    assert effect.target is not None
    row = view.zone(*effect.target)
    card, end = number(effect.card), number(end_of(row, effect.side))
    low, high = sorted((end, card))
    free = (row.capacity or 0) - len(row.cards)
    coming = list(chances(view, low, high, len(choice.cards)))
    between = [
        number(other) for other in view.knowledge.get("unseen", ()) if low < number(other) < high
    ]
    values: dict[str, int | float | str] = {
        "card": card, "row": effect.target.number + 1, "end": end, "free": free,
        "points": row.worth or 0, "between": len(between),
    }  # fmt: skip
    if between and len(between) <= MOST_NAMED:
        values["cards"] = " ".join(map(str, between))
    if effect.takes:
        return Fact("sixth", {**values, "chance": 1 - at_least(1, coming)})
    needed = free
    if needed > len(coming) or at_least(needed, coming) == 0:
        return Fact("safe", values)
    return Fact("risk", {**values, "chance": at_least(needed, coming)})
