"""Facts about a choice from which an explanation is made, by rules, in any language.

The text of a fact is `fact-<kind>`. Cards and rows are texts, as people write them; `heads`,
`cards`, `free`, `room` and `skipped` are numbers to be counted, `chance` is in percent, `points`
are penalty points.
"""

from collections.abc import Container, Iterator, Mapping

from sixthcow.analysis.decision import Fact
from sixthcow.bots.risk import at_least, chances, end_of, number, shown_by_others
from sixthcow.engine import Action, Card, Choice, Effect, View, Zone
from sixthcow.games.rows.cards import heads

Values = dict[str, int | float | str]

MOST_NAMED = 3  # cards that an explanation names one by one
KINDS = (
    "lowest", "sixth", "sixth-unless", "risk", "safe", "takes-row", "put", "special", "pass",
    "keep", "piled", "stop", "draft", "room", "then-lowest", "then-sixth", "then-risk", "then-safe",
    "later",
)  # fmt: skip


def facts_about(view: View, actions: Container[Action]) -> Mapping[Action, tuple[Fact, ...]]:
    """The facts about some actions."""
    return {
        choice.action: tuple(facts(view, choice))
        for choice in view.choices
        if choice.action in actions
    }


def facts(view: View, choice: Choice) -> Iterator[Fact]:
    """The facts about one choice."""
    verb = verb_of(choice)
    if verb in {"put", "raise", "reverse", "rob", "pass", "target"}:
        yield from _himmel(view, choice, verb)
    elif verb == "keep":
        yield from _keep(view, choice)
    elif verb == "stop":
        yield Fact("stop", {})
    elif verb == "draft":
        yield from _draft(view, choice.cards[0])
    for effect in choice.effects:
        if effect.target is None:
            yield _lowest(view, effect)
        elif effect.target.kind == "row":
            yield _at_row(view, choice, effect, verb)


def _lowest(view: View, effect: Effect) -> Fact:
    """PLACE-4, PRO-4: the card fits nowhere; the cheapest row is the way out."""
    rows = [zone for zone in view.zones if zone.capacity]
    cheapest = min(rows, key=lambda row: row.worth or 0)
    row = str(cheapest.zone.number + 1)
    return Fact("lowest", {"card": str(effect.card), "row": row, "heads": cheapest.worth or 0})


def _at_row(view: View, choice: Choice, effect: Effect, verb: str) -> Fact:
    """A card that goes to a row, or a row that is taken, at once or perhaps."""
    assert effect.target is not None
    row = view.zone(*effect.target)
    values: Values = {
        "card": str(effect.card), "row": str(effect.target.number + 1), "heads": row.worth or 0
    }  # fmt: skip
    if verb not in {"play", "draft"}:  # it is placed at once: nobody comes in between
        return Fact("takes-row" if effect.takes else "safe", values)
    low, high = sorted((number(end_of(row, effect.side)), number(effect.card)))
    if effect.takes:
        return _sixth(view, choice, values, range(low + 1, high))
    values["free"] = (row.capacity or 0) - len(row.cards)
    return _risk(view, choice, values, range(low + 1, high))


def _sixth(view: View, choice: Choice, values: Values, gap: range) -> Fact:
    """PLACE-3: the row is full; only a card in between, which takes it first, can help."""
    coming = list(chances(view, gap.start - 1, gap.stop, len(choice.cards)))
    values["chance"] = percent(1 - at_least(1, coming))
    between = sorted(number(card) for card in _hidden(view) if number(card) in gap)
    if not between or len(between) > MOST_NAMED:
        return Fact("sixth", values)
    return Fact("sixth-unless", {**values, "between": " ".join(map(str, between))})


def _risk(view: View, choice: Choice, values: Values, gap: range) -> Fact:
    """The row has room; it may be full when the card's moment comes."""
    sure = sum(number(card) in gap for card in (*shown_by_others(view), *choice.cards))
    coming = list(chances(view, gap.start - 1, gap.stop, len(choice.cards)))
    likely = percent(at_least(int(values["free"]) - sure, coming))
    return Fact("risk", {**values, "chance": likely}) if likely else Fact("safe", values)


def _hidden(view: View) -> Iterator[Card]:
    """The cards that others may hold, as far as the view knows."""
    yield from view.knowledge.get("unseen", ())
    for seat, hand in enumerate(view.knowledge.get("hands", ())):
        if seat != view.seat:
            yield from hand


def _himmel(view: View, choice: Choice, verb: str) -> Iterator[Fact]:
    if verb == "put" and choice.zone is not None:
        stack = view.zone("stack", choice.zone.number)
        top = number(stack.cards[-1]) if stack.cards else 0
        card = number(choice.cards[0])
        yield Fact("put", {"card": str(card), "skipped": card - top - 1})
    elif verb == "pass":
        yield Fact("pass", {"cards": sum(len(effect.takes) for effect in choice.effects)})
    elif verb != "target":
        yield Fact("special", {})
    if verb in {"raise", "target"} and choice.zone is not None:
        yield _room(view, choice, choice.zone)


def _room(view: View, choice: Choice, zone: Zone) -> Fact:
    """HIM-NUM-1: how many numbers fit between a new target and its stack."""
    stack, card = view.zone("stack", zone.number), number(choice.cards[-1])
    top = number(stack.cards[-1]) if stack.cards else 0
    return Fact("room", {"card": str(card), "room": card - top - 1})


def _keep(view: View, choice: Choice) -> Iterator[Fact]:
    """HOOF-3: what is kept, and what the rest of the row costs in the pile."""
    yield Fact("keep", {"cards": len(choice.cards)})
    row = [number(card) for zone in view.all_of("aside") for card in zone.cards]
    piled = heads([card for card in row if card not in choice.cards])
    if piled:
        yield Fact("piled", {"heads": piled})


def _draft(view: View, card: Card) -> Iterator[Fact]:
    """LOGIC-2: how far a card is from the nearest one that the seat already has."""
    own = [held for zone in view.all_of("hand") if zone.owner == view.seat for held in zone.cards]
    if own:
        nearest = min(own, key=lambda held: abs(number(held) - number(card)))
        yield Fact("draft", {"card": str(card), "nearest": str(nearest)})


def price(fact: Fact) -> float:
    """About how many penalty points a fact says that a choice costs at once."""
    values = fact.values
    match fact.kind:
        case "sixth" | "sixth-unless" | "risk":
            return float(values["heads"]) * float(values["chance"]) / 100
        case "lowest" | "takes-row" | "piled":
            return float(values["heads"])
        case "pass":
            return float(values["cards"])
        case "special":  # HIM-SPEC-1
            return 1.0
    return 0.0


def verb_of(choice: Choice) -> str:
    """The first word of an action."""
    return choice.action.partition(" ")[0]


def percent(share: float) -> int:
    """A probability as it is read; certain only if it is."""
    return round(100 * share) if share in {0, 1} else min(99, max(0, round(100 * share)))
