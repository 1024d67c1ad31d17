"""The bot that avoids the obvious mistakes, in any game, by what each choice would cost now."""

from collections.abc import Callable
from typing import NamedTuple

from sixthcow.bots.risk import cost_now, cost_of_turn, number, price
from sixthcow.engine import Choice, Effect, Random, View

Cost = Callable[[View, Choice], float]


class Temper(NamedTuple):
    """A player's attitude to risk when all play at the same time."""

    fear: float  # weight of a risk, compared with a certain loss
    hoard: float  # heads it would risk to keep the highest card rather than the lowest


# Level-headed, timid, bold, keeping high cards for later, getting rid of them.
TEMPERS = (Temper(1, 0), Temper(2, 0), Temper(0.5, 0), Temper(1, 1), Temper(1, -1))
HIGHEST_CARD = 104
NO_EFFECT = Effect(None, None)


class Cautious:
    """Takes the choice that looks cheapest to a player of its temper, one move ahead."""

    name = "cautious"

    def __init__(self) -> None:
        self._temper: Temper | None = None

    def prepare(self, game: str) -> None:
        """Nothing to prepare."""

    def decide(self, view: View, rng: Random) -> str:
        """The cheapest legal action; any of them if several are equally cheap."""
        self._temper = temper = self._temper or rng.choice(TEMPERS)
        costs = {choice.action: cost(view, choice, temper) for choice in view.choices}
        least = min(costs.values())
        return rng.choice([action for action, points in costs.items() if points == least])


def cost(view: View, choice: Choice, temper: Temper) -> float:
    """What a choice may cost, by its kind of decision."""
    kind = choice.action.partition(" ")[0]
    if kind == "play":
        high = sum(map(number, choice.cards)) / HIGHEST_CARD
        return cost_of_turn(view, choice, temper.fear) + temper.hoard * high
    return COSTS.get(kind, cost_by_preview)(view, choice)


def cost_by_preview(view: View, choice: Choice) -> float:
    """What a choice takes now: the row with the fewest points, the end that takes least.

    Used for every kind of decision that this bot does not know.
    """
    return sum(price(view, effect) for effect in choice.effects)


def cost_of_placing(view: View, choice: Choice) -> float:
    """A card placed in turn is certain to stay where it goes, and leaves one card fewer in hand."""
    return cost_now(view, choice) - 1


def cost_of_stopping(view: View, choice: Choice) -> float:
    """Stopping costs nothing and gains nothing."""
    return 0


def cost_of_keeping(view: View, choice: Choice) -> float:
    """Of the cards taken, keep those that could be placed again now without taking a row."""
    ends = [number(row.cards[-1]) for row in view.zones if len(row.cards) < (row.capacity or 0)]
    return sum(-1 if min(ends, default=0) < number(card) else 1 for card in choice.cards)


def cost_of_drafting(view: View, choice: Choice) -> float:
    """A hand is flexible if its cards are far apart."""
    own = [card for zone in view.all_of("hand") if zone.owner == view.seat for card in zone.cards]
    gaps = (abs(number(card) - number(held)) for card in choice.cards for held in own)
    return -min(gaps, default=0)


def cost_of_putting(view: View, choice: Choice) -> float:
    """Waste few numbers, and prefer the stack that is not taken next."""
    effect = choice.effects[0] if choice.effects else NO_EFFECT
    if effect.target is None:
        return cost_by_preview(view, choice)
    stack = view.zone(*effect.target)
    top = number(stack.cards[-1]) if stack.cards else 0
    marked = stack.zone.number == view.flags.get("marker")
    return (number(effect.card) - top) / HIGHEST + (MARKED if marked else 0)


def cost_of_special(view: View, choice: Choice) -> float:
    """A special card costs a point, and may be needed more later."""
    return SPECIAL


def cost_of_target(view: View, choice: Choice) -> float:
    """A high target leaves the most room under it."""
    return -max(map(number, choice.cards), default=0)


# Less than a point, so that a card that can be put somewhere is put; none wastes more than this.
HIGHEST = 100
MARKED = 0.25
SPECIAL = 1.5

# All except turns in which everybody plays, and decisions whose preview says enough.
COSTS: dict[str, Cost] = {
    "first": cost_now,
    "place": cost_of_placing,
    "stop": cost_of_stopping,
    "keep": cost_of_keeping,
    "draft": cost_of_drafting,
    "put": cost_of_putting,
    "reverse": cost_of_special,
    "rob": cost_of_special,
    "raise": cost_of_special,
    "target": cost_of_target,
}
