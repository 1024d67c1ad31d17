"""A match stepped by the compiled kernels; the plain engine follows only where it is asked."""

from typing import Any

import numpy as np

from sixthcow.engine import DEALER, State
from sixthcow.games.himmel import Himmel
from sixthcow.research.environment import Seen, Table, game_of
from sixthcow.research.vector import VectorEnv


def table_for(name: str, seats: int, options: dict[str, Any]) -> Table:
    """The fastest table that knows every seat's observation: himmel has only the plain one."""
    plain = isinstance(game_of(name, seats, options), Himmel)
    return Table(name, seats, options) if plain else CompiledTable(name, seats, options)


class CompiledTable(Table):
    """One table of a `VectorEnv`: it shows what the deciding seat sees at once.

    What others see, and the state itself, come from the plain engine, which is then told all moves
    since it was last asked.
    """

    def __init__(self, name: str, seats: int, options: dict[str, Any]) -> None:
        """Set up the game; nothing is played before `reset`."""
        self._state: State
        self._moves: list[tuple[int, int]] = []
        self._shuffles: list[str] = []
        self._over = False
        self._gained = [0.0] * seats
        super().__init__(name, seats, options)
        self._env = VectorEnv(name, seats, 1, jobs=1, **options)

    @property
    def state(self) -> State:
        """The state of the plain engine after all moves."""
        moves, self._moves = self._moves, []
        for seat, number in moves:
            self._shuffle()
            self._state, _ = self._state.apply(seat, self.actions.action(number, self._look(seat)))
        self._shuffle()
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

    def reset(self, seed: int | None) -> None:
        """Start a new match; a seed fixes its cards, without one the generator continues."""
        if seed is not None:
            self._env.reset(seed)
        elif not self._over:
            self._env.reset(self._dealer.getrandbits(64))
        self._state, self._moves = self.game.start(), []
        self._shuffles = self._env.dealt(0)
        self._over = False
        self._gained = [0.0] * self.game.seats

    @property
    def decider(self) -> int:
        """The seat that is asked next."""
        return int(self._env.now.seat[0])

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._over

    def see(self, seat: int) -> Seen:
        """What a seat sees and may do: an observation and a mask of its actions."""
        now = self._env.now
        if self._over or seat != now.seat[0]:
            return super().see(seat)
        return {"observation": now.observation[0].copy(), "action_mask": now.mask[0].copy()}

    def play(self, seat: int, number: int) -> None:
        """A seat's action by its number; raises IllegalAction if that is not possible now."""
        now = self._env.now
        legal = 0 <= number < len(self.actions) and now.mask[0, number]
        if self._over or seat != now.seat[0] or not legal:
            self.state.apply(seat, self.action(seat, number))  # explains what is wrong
            raise AssertionError(f"seat {seat} may play {number}, the kernel says otherwise")
        self._moves.append((seat, number))
        dealt = self._env.deals(0)
        now = self._env.step(np.array([number]))
        self._gained = [a + b for a, b in zip(self._gained, now.reward[0].tolist(), strict=True)]
        self._over = bool(now.over[0])
        if not self._over and self._env.deals(0) != dealt:
            self._shuffles += self._env.dealt(0)

    def rewards(self) -> list[float]:
        """What every seat has got since this was last asked: minus the penalty points."""
        gained, self._gained = self._gained, [0.0] * self.game.seats
        return gained

    def _shuffle(self) -> None:
        """The dealer's moves that the engine waits for; none before `reset`."""
        while self._state.chance and self._shuffles:
            self._state, _ = self._state.apply(DEALER, self._shuffles.pop(0))

    def _look(self, seat: int) -> Any:
        return lambda: self._state.view(seat, choices=False, knowledge=False)
