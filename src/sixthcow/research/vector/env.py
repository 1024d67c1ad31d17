"""Thousands of tables stepped at once by the kernels, with arrays in and arrays out."""

from typing import Any

import numpy as np
import numpy.typing as npt

from sixthcow.engine import Game
from sixthcow.fast.cuda.gpu import require_gpu
from sixthcow.fast.simulation import DEVICES
from sixthcow.games.himmel import Himmel
from sixthcow.games.hoof import Hoof
from sixthcow.games.rows.game import RowsGame
from sixthcow.research.action_space import Actions
from sixthcow.research.environment import encoding_of, game_of
from sixthcow.research.planes import Encoding
from sixthcow.research.vector import himmel, hoof, rows
from sixthcow.research.vector.batch import Batch, Shapes, Step
from sixthcow.research.vector.on_cpu import OnCpu

WORD = 2**64 - 1


class VectorEnv:
    """Many tables of a game. Every table waits for exactly one decision of one seat; seats that
    decide at the same time are asked one after another and see nothing of each other's choice.

    Where a match is over the next one begins at once: `over` is then true, the rewards are those
    of its last decision, and the observation is the first of the new match.
    """

    def __init__(
        self,
        game: str,
        seats: int = 4,
        tables: int = 1024,
        *,
        seed: int = 0,
        jobs: int | None = None,
        trace: bool = False,
        device: str = "cpu",
        **options: Any,
    ) -> None:
        """Tables of a game with its options, on `jobs` threads (all cores by default), or with
        `device="cuda"` on an NVIDIA GPU.

        The cards of a table depend only on `seed` and the number of the table.
        """
        if tables < 1:
            raise ValueError(f"tables is {tables}; it must be at least 1")
        if device not in DEVICES:
            raise ValueError(f"unknown device {device!r}; there are {', '.join(DEVICES)}")
        self.game = game_of(game, seats, options)
        self.actions = Actions(self.game)
        self.encoding = encoding_of(self.game)
        self.tables = tables
        batch = batch_of(self.game, self.encoding, self.actions, tables, trace=trace)
        shapes = Shapes(tables, self.encoding.size, len(self.actions), seats)
        self._place: Any
        if device == "cuda":
            self._place = on_gpu(game, batch, shapes)
        else:
            self._place = OnCpu(batch, shapes, jobs)
        self.reset(seed)

    @property
    def now(self) -> Step:
        """What the tables wait for."""
        step: Step = self._place.now
        return step

    def reset(self, seed: int) -> Step:
        """New matches at all tables."""
        self._place.begin(seed & WORD)
        return self.now

    def step(self, actions: npt.ArrayLike) -> Step:
        """One decision at every table, by its number; refuses any that is not legal.

        With `device="cuda"` actions may be an array of PyTorch, JAX or CuPy on the GPU.
        """
        numbers = self._place.numbers(actions)
        if numbers.shape != (self.tables,):
            raise ValueError(f"{self.tables} actions are needed, not an array {numbers.shape}")
        table = self._place.play(numbers)
        if table >= 0:
            raise ValueError(self._illegal(table, int(numbers[table])))
        return self.now

    def sample(self, rng: np.random.Generator) -> Any:
        """A legal action for every table, all equally likely; the same on every device."""
        return self._place.sample(rng.integers(0, 2**64, dtype=np.uint64))

    def deals(self, table: int) -> int:
        """How often cards were dealt at a table since `reset` (in himmel, random numbers used)."""
        return int(self._place.deals[table])

    def dealt(self, table: int) -> list[str]:
        """The last moves of the dealer at a table, as they are written in records: the last shuffle
        (rows games), or all since the last decision (himmel, if `trace` was asked for)."""
        moves: list[str] = self._place.dealt(table)
        return moves

    def close(self) -> None:
        """Release the threads."""
        self._place.close()

    def _illegal(self, table: int, number: int) -> str:
        inside = 0 <= number < len(self.actions)
        name = repr(self.actions.names[number]) if inside else "no action"
        seat = np.asarray(self.now.seat)[table]
        return f"table {table}, seat {seat}: {number} ({name}) is not legal now"


def on_gpu(game: str, batch: Batch, shapes: Shapes) -> Any:
    """The tables on a GPU; importing this also imports the compiler for it."""
    if batch.advance is himmel.advance:
        raise ValueError(f"{game} has no kernel for a GPU; device='cpu' plays it")
    require_gpu()
    from sixthcow.research.vector.on_gpu import OnGpu

    return OnGpu(batch, shapes)


def batch_of(
    game: Game[Any], encoding: Encoding, actions: Actions, tables: int, *, trace: bool
) -> Batch:
    """A batch of tables of a game."""
    if isinstance(game, Himmel):
        return himmel.batch(game, encoding, actions, tables, trace=trace)
    if isinstance(game, Hoof):
        return hoof.batch(game, encoding, actions, tables)
    assert isinstance(game, RowsGame)
    return rows.batch(game, encoding, actions, tables)
