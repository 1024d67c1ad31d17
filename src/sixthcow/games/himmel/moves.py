"""Actions of himmel in the notation: what they say, and the clauses behind them."""

from typing import Any

from sixthcow.engine import Action
from sixthcow.games.himmel.state import Cards

CLAUSES = {
    "put": "HIM-NUM-1",
    "reverse": "HIM-SPEC-2",
    "rob": "HIM-SPEC-3",
    "raise": "HIM-SPEC-4",
    "pass": "HIM-PASS-1",
    "target": "HIM-PASS-2",
}


def fits(card: int, target: int | str, stack: Cards) -> bool:
    """HIM-NUM-1: lower than the target and, if the stack has cards, higher than its top card."""
    return card < int(target) and (not stack or card > int(stack[-1]))


def words_of(action: Action) -> tuple[int, ...]:
    """The numbers of an action."""
    return tuple(map(int, action.split()[1:]))


def placed(items: tuple[Any, ...], index: int, item: object) -> tuple[Any, ...]:
    """A tuple with one item replaced."""
    return (*items[:index], item, *items[index + 1 :])
