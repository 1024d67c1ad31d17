"""Actions as numbers: a fixed numbering for every game, both ways, with masks of what is legal."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from sixthcow.engine import Action, Game, View
from sixthcow.games.double import TwoCards
from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.state import NUMBERS
from sixthcow.games.hoof import Hoof
from sixthcow.games.logical import Draft
from sixthcow.games.professional import BothEnds
from sixthcow.games.rows.cards import FULL_DECK
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.moves import TAKE_ROW

Mask = npt.NDArray[np.int8]

# Two verbs are numbered by position, because what they name changes from turn to turn: `keep 1 3`
# keeps the lowest and the third lowest card of the row just taken, `rob 1` robs the next player
# clockwise. All other names are the notation of records.
BY_POSITION = ("keep", "rob ")
MOST_TAKEN = 5


class Actions:
    """The actions of a game: `names[number]`, and the way back.

    The numbering depends on the game (in `custom` and `tournament` on its options too), never on
    the number of seats or on what has happened.
    """

    def __init__(self, game: Game[Any]) -> None:
        """Number every action that can ever occur in this game."""
        self.names: tuple[str, ...] = tuple(names_of(game))
        self._seats = game.seats
        self._numbers = {name: number for number, name in enumerate(self.names)}
        self._by_position = any(name.startswith(BY_POSITION) for name in self.names)

    def __len__(self) -> int:
        """The number of actions."""
        return len(self.names)

    @property
    def verbs(self) -> tuple[str, ...]:
        """The kinds of actions, in the order of their numbers."""
        return tuple(dict.fromkeys(name.partition(" ")[0] for name in self.names))

    def number(self, action: Action, look: Callable[[], View]) -> int:
        """The number of an action, written as in records.

        `look` gives the view of the seat, which only actions by position need.
        """
        if not self._by_position:
            return self._numbers[action]
        verb, _, rest = action.partition(" ")
        if verb == "rob":
            action = f"rob {(int(rest) - 1 - _seat(look())) % self._seats}"
        elif verb == "keep":
            taken = _taken(look())
            action = " ".join([verb, *(str(taken.index(int(card)) + 1) for card in rest.split())])
        return self._numbers[action]

    def action(self, number: int, look: Callable[[], View]) -> Action:
        """The action behind a number, as it is written in records.

        `look` gives the view of the seat, which only actions by position need.
        """
        if not 0 <= number < len(self.names):
            raise ValueError(f"there is no action {number}; the highest is {len(self.names) - 1}")
        name = self.names[number]
        if not name.startswith(BY_POSITION):
            return name
        view = look()
        verb, _, rest = name.partition(" ")
        if verb == "rob":
            return f"rob {(_seat(view) + int(rest)) % self._seats + 1}"
        taken = _taken(view)
        kept = [str(taken[place - 1]) for place in map(int, rest.split()) if place <= len(taken)]
        return " ".join([verb, *kept])

    def mask(self, view: View, legal: tuple[Action, ...] | None = None) -> Mask:
        """1 for every action that the view's seat may choose now; all 0 if it has no choice.

        `legal` are the actions of the view, for callers that have not asked the view for them.
        """
        mask = np.zeros(len(self.names), np.int8)
        if view.seat in view.waiting:
            numbers = [self.number(action, lambda: view) for action in legal or view.actions]
            mask[numbers] = 1
        return mask


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _taken(view: View) -> list[int]:
    """The cards of the row that waits to be split, ascending (HOOF-3)."""
    return sorted(int(str(card)) for zone in view.all_of("aside") for card in zone.cards)


def names_of(game: Game[Any]) -> Iterator[str]:
    """The name of every action of a game, in order."""
    if isinstance(game, Himmel):
        yield from _names_of_himmel(game)
        return
    assert isinstance(game, RowsGame)
    if isinstance(game, Hoof):
        yield from (f"place {card}" for card in FULL_DECK)
        yield "stop"
    elif isinstance(game, TwoCards):
        yield from (f"play {low} {high}" for low, high in combinations(FULL_DECK, 2))
        yield from (f"first {card}" for card in FULL_DECK)
    else:
        yield from (f"play {card}" for card in FULL_DECK)
    yield from TAKE_ROW
    if isinstance(game, BothEnds):
        yield from (f"end {row} {side}" for row in range(1, 5) for side in ("left", "right"))
    if isinstance(game, Draft):
        yield from (f"draft {card}" for card in FULL_DECK)
    if isinstance(game, Hoof):
        for kept in range(1 << MOST_TAKEN):
            places = [str(place + 1) for place in range(MOST_TAKEN) if kept >> place & 1]
            yield " ".join(["keep", *places])


def _names_of_himmel(game: Himmel) -> Iterator[str]:
    yield from (f"put {card} {place}" for card in NUMBERS for place in (1, 2))
    yield from (f"raise {card} {place}" for card in NUMBERS for place in (1, 2))
    yield from (f"target {card}" for card in NUMBERS)
    yield from ("reverse", "pass")
    yield from (f"rob {clockwise}" for clockwise in range(1, game.seat_range[-1]))
