"""The bot that avoids the obvious mistakes, in any game, by what each choice would cost now."""

from collections.abc import Callable
from typing import NamedTuple

from sixthcow.bots.placing import cost_now, cost_of_turn, number, price
from sixthcow.engine import Choice, Random, View

Cost = Callable[[View, Choice], float]


class Temper(NamedTuple):
    """What a player minds more than others do, when all play at the same time."""

    fear: float  # of a risk, against a loss that is certain
    hoard: float  # heads that it would risk to keep the highest card rather than the lowest


# Level-headed, timid, bold, keeping high cards for later, getting rid of them.
TEMPERS = (Temper(1, 0), Temper(2, 0), Temper(0.5, 0), Temper(1, 1), Temper(1, -1))
HIGHEST_CARD = 104


class Cautious:
    """Takes the choice that looks cheapest, one move ahead, to a player of its temper."""

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
    """What a choice may cost, by the kind of decision it is."""
    kind = choice.action.partition(" ")[0]
    if kind == "play":
        high = sum(map(number, choice.cards)) / HIGHEST_CARD
        return cost_of_turn(view, choice, temper.fear) + temper.hoard * high
    return COSTS[kind](view, choice)


def cost_of_row(view: View, choice: Choice) -> float:
    """Take the row with the fewest points; of two ends, the one that takes least."""
    return sum(price(view, effect) for effect in choice.effects)


def cost_of_placing(view: View, choice: Choice) -> float:
    """A card placed in turn is sure to lie where it goes, and one card fewer is left in hand."""
    return cost_now(view, choice) - 1


def cost_of_stopping(view: View, choice: Choice) -> float:
    """Stopping costs nothing, and helps nothing."""
    return 0


def cost_of_keeping(view: View, choice: Choice) -> float:
    """Of the cards taken, keep those that could be placed again now without taking a row."""
    ends = [number(row.cards[-1]) for row in view.zones if len(row.cards) < (row.capacity or 0)]
    return sum(-1 if min(ends, default=0) < number(card) else 1 for card in choice.cards)


def cost_of_drafting(view: View, choice: Choice) -> float:
    """A hand is good for every situation if its cards lie far from each other."""
    assert view.seat is not None
    own = view.zone("hand", view.seat).cards
    return -min((abs(number(choice.cards[0]) - number(card)) for card in own), default=0)


def cost_of_putting(view: View, choice: Choice) -> float:
    """Waste few numbers, and feed the stack that nobody takes next."""
    (effect,) = choice.effects
    assert effect.target
    stack = view.zone(*effect.target)
    top = number(stack.cards[-1]) if stack.cards else 0
    marked = stack.zone.number == view.flags["marker"]
    return (number(effect.card) - top) / HIGHEST + (MARKED if marked else 0)


def cost_of_special(view: View, choice: Choice) -> float:
    """A special card costs its point, and is missing when it is needed more."""
    return SPECIAL


def cost_of_passing(view: View, choice: Choice) -> float:
    """Playing nothing costs what is taken."""
    return choice.effects[0].worth


def cost_of_target(view: View, choice: Choice) -> float:
    """A high target leaves the most room under it."""
    return -number(choice.cards[0])


# Less than a point, so that a card that can be put somewhere is: no card wastes more than this.
HIGHEST = 100
MARKED = 0.25
SPECIAL = 1.5

# All but that of a turn in which everybody plays.
COSTS: dict[str, Cost] = {
    "first": cost_now,
    "row": cost_of_row,
    "end": cost_of_row,
    "place": cost_of_placing,
    "stop": cost_of_stopping,
    "keep": cost_of_keeping,
    "draft": cost_of_drafting,
    "put": cost_of_putting,
    "reverse": cost_of_special,
    "rob": cost_of_special,
    "raise": cost_of_special,
    "pass": cost_of_passing,
    "target": cost_of_target,
}
