"""Thousands of tables stepped at once by the kernels, with arrays in and arrays out."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sixthcow.engine import Game
from sixthcow.fast._jit import I16, I64, U64, u64
from sixthcow.fast.generator import key_of
from sixthcow.games.himmel import Himmel
from sixthcow.games.hoof import Hoof
from sixthcow.games.rows.game import RowsGame
from sixthcow.research.action_space import Actions
from sixthcow.research.environment import encoding_of, game_of
from sixthcow.research.planes import Encoding
from sixthcow.research.vector import himmel, hoof, rows
from sixthcow.research.vector.batch import Batch
from sixthcow.research.vector.compiling import F32, I8, Flags, kernel

WORD = 2**64 - 1

NO_ACTIONS: I64 = np.empty(0, np.int64)

# Fewer tables than this are finished before another thread has woken up.
LEAST = 64


@kernel
def keys_of(seed: np.uint64, keys: U64) -> None:
    """A key for every table."""
    for number in range(keys.shape[0]):
        keys[number] = key_of(seed, u64(number))


@kernel
def first_illegal(masks: I8, actions: I64) -> int:
    """The first table whose action is not legal, or -1."""
    for number in range(actions.shape[0]):
        action = actions[number]
        if action < 0 or action >= masks.shape[1] or masks[number, action] == 0:
            return number
    return -1


@kernel
def random_actions(masks: I8, words: U64, actions: I64) -> None:
    """One of the legal actions of every table, chosen by a random word."""
    for number in range(actions.shape[0]):
        mask = masks[number]
        legal = 0
        for action in range(mask.shape[0]):
            legal += mask[action]
        left = np.int64(((words[number] >> u64(32)) * u64(legal)) >> u64(32))
        action = 0
        while left or not mask[action]:
            left -= mask[action]
            action += 1
        actions[number] = action


class Step(NamedTuple):
    """What all tables wait for now, and the results of the last decisions.

    Line n is table n: the observation and the mask of the seat that must decide, which seat that
    is, every seat's reward (minus its penalty points), and whether the match was over. The arrays
    are those of the environment: the next step writes into them.
    """

    observation: I16
    mask: I8
    seat: I8
    reward: F32
    over: Flags


class VectorEnv:
    """Many tables of a game. Every table waits for exactly one decision of one seat; seats that
    decide at the same time are asked one after another and see nothing of each other's choice.

    Where a match is over the next one begins at once: `over` is then true, the rewards are those
    of its last decision, and the observation is the first of the new match. `now` is what the
    tables wait for.
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
        **options: Any,
    ) -> None:
        """Tables of a game with its options, on `jobs` threads (all cores by default).

        The cards of a table depend only on `seed` and the number of the table.
        """
        if tables < 1:
            raise ValueError(f"tables is {tables}; it must be at least 1")
        self.game = game_of(game, seats, options)
        self.actions = Actions(self.game)
        self.encoding = encoding_of(self.game)
        self.tables = tables
        self._batch = batch_of(self.game, self.encoding, self.actions, tables, trace=trace)
        self._keys: U64 = np.empty(tables, np.uint64)
        self._deals: I64 = np.zeros(tables, np.int64)
        self.now = Step(
            np.zeros((tables, self.encoding.size), np.int16),
            np.zeros((tables, len(self.actions)), np.int8),
            np.zeros(tables, np.int8),
            np.zeros((tables, seats), np.float32),
            np.zeros(tables, np.bool_),
        )
        jobs = min(jobs or os.cpu_count() or 1, max(1, tables // LEAST))
        bounds = np.linspace(0, tables, jobs + 1).astype(int)
        self._parts = [slice(a, b) for a, b in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(jobs) if jobs > 1 else None
        self.reset(seed)

    def reset(self, seed: int) -> Step:
        """New matches at all tables."""
        keys_of(np.uint64(seed & WORD), self._keys)
        self._deals[:] = 0
        self.now.reward[:] = 0
        self._run(None)
        return self.now

    def step(self, actions: npt.ArrayLike) -> Step:
        """One decision at every table, by its number; refuses any that is not legal."""
        numbers = np.asarray(actions, np.int64)
        if numbers.shape != (self.tables,):
            raise ValueError(f"{self.tables} actions are needed, not an array {numbers.shape}")
        self._check(numbers)
        self._run(numbers)
        return self.now

    def sample(self, rng: np.random.Generator) -> I64:
        """A legal action for every table, all equally likely."""
        actions: I64 = np.empty(self.tables, np.int64)
        words = rng.integers(0, 2**64, self.tables, np.uint64)
        random_actions(self.now.mask, words, actions)
        return actions

    def dealt(self, table: int) -> list[str]:
        """The last moves of the dealer at a table, as they are written in records: the last shuffle
        (rows games), or all since the last decision (himmel, if `trace` was asked for)."""
        return self._batch.dealt(table)

    def close(self) -> None:
        """Release the threads."""
        if self._pool:
            self._pool.shutdown()

    def _check(self, numbers: I64) -> None:
        table = first_illegal(self.now.mask, numbers)
        if table >= 0:
            number, seat = int(numbers[table]), int(self.now.seat[table])
            inside = 0 <= number < len(self.actions)
            name = repr(self.actions.names[number]) if inside else "no action"
            raise ValueError(f"table {table}, seat {seat}: {number} ({name}) is not legal now")

    def _run(self, actions: I64 | None) -> None:
        """Run the kernel at all tables, with every thread on a part of them."""
        batch, by_table = self._batch, (self._keys, self._deals, *self.now)

        def run(part: slice) -> None:
            own, shared = (
                (lines[part] for lines in batch.arrays),
                (lines[part] for lines in by_table),
            )
            wanted = NO_ACTIONS if actions is None else actions[part]
            batch.advance(*own, *batch.rules, *shared, wanted)

        if self._pool:
            list(self._pool.map(run, self._parts))
        else:
            run(self._parts[0])


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
