"""A match on the plain engine with numbered actions and arrays: what all environments share."""

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from sixthcow.dealer import deal
from sixthcow.engine import DEALER, Action, Game, State
from sixthcow.games import GAMES
from sixthcow.games.himmel import Himmel
from sixthcow.games.rows.game import RowsGame
from sixthcow.research.action_space import Actions
from sixthcow.research.himmel_encoding import HimmelEncoding
from sixthcow.research.planes import Encoding
from sixthcow.research.rows_encoding import RowsEncoding

Seen = dict[str, npt.NDArray[Any]]

# Worse than losing any match to the usual 66 points.
ILLEGAL_REWARD = -1000.0


def game_of(name: str, seats: int, options: dict[str, Any]) -> Game[Any]:
    """A game by its name; explains why, if it cannot be played."""
    if name not in GAMES:
        raise ValueError(f"unknown game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name](seats, options)


def encoding_of(game: Game[Any]) -> Encoding:
    """The encoding of a game's observations."""
    if isinstance(game, Himmel):
        return HimmelEncoding(game)
    assert isinstance(game, RowsGame)
    return RowsEncoding(game)


class Table:
    """One match after another of a game; the dealer draws from a seed."""

    def __init__(self, name: str, seats: int, options: dict[str, Any]) -> None:
        """Set up the game; nothing is dealt before `reset`."""
        self.game = game_of(name, seats, options)
        self.actions = Actions(self.game)
        self.encoding = encoding_of(self.game)
        self.state: State = self.game.start()
        self._counted = self.state.totals
        self._dealer = Random()

    def reset(self, seed: int | None) -> None:
        """Start a new match; a seed fixes its cards, without one the generator continues."""
        if seed is not None:
            self._dealer.seed(seed)
        self.state = self.game.start()
        self._counted = self.state.totals
        self._deal()

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must decide now; nobody when the match is over."""
        return tuple(seat for seat in self.game.deciders(self.state) if seat != DEALER)

    @property
    def decider(self) -> int:
        """The first of them: seats that decide at the same time are asked one after another."""
        return self.deciders[0]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.asks == "over"

    def see(self, seat: int) -> Seen:
        """What a seat sees and may do: an observation and a mask of its actions."""
        view = self.state.view(seat, choices=False)
        legal = tuple(self.game.legal(self.state, seat)) if seat in view.waiting else ()
        return {
            "observation": self.encoding.encode(view),
            "action_mask": self.actions.mask(view, legal),
        }

    def play(self, seat: int, number: int) -> None:
        """A seat's action by its number; raises IllegalAction if that is not possible now."""
        self.act(seat, self.action(seat, number))

    def act(self, seat: int, action: Action) -> None:
        """A seat's action as it is written in records, and the dealer's moves that follow."""
        self.state, _ = self.state.apply(seat, action)
        self._deal()

    def action(self, seat: int, number: int) -> Action:
        """The action of a seat behind a number, as it is written in records."""
        return self.actions.action(
            number, lambda: self.state.view(seat, choices=False, knowledge=False)
        )

    def rewards(self) -> list[float]:
        """What every seat has got since this was last asked: minus the penalty points."""
        before, self._counted = self._counted, self.state.totals
        return [float(was - now) for was, now in zip(before, self._counted, strict=True)]

    def _deal(self) -> None:
        while self.state.chance:
            self.state, _ = self.state.apply(*deal(self.state, self._dealer))


def spaces_of(table: Table) -> Any:
    """The spaces of observations and actions that Gymnasium and PettingZoo share."""
    try:
        from gymnasium import spaces
    except ModuleNotFoundError:
        from sixthcow.research.extras import missing

        raise missing("gymnasium") from None
    highest = table.encoding.highest
    observed = spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(table.actions),), np.int8),
        }
    )
    return observed, spaces.Discrete(len(table.actions))
