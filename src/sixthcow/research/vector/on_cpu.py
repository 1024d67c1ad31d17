"""The tables of a `VectorEnv` on the CPU: arrays of NumPy, stepped by all cores."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from sixthcow.fast._jit import I64, U64, u64
from sixthcow.fast.generator import key_of
from sixthcow.research.vector.batch import Batch, Shapes, Step
from sixthcow.research.vector.choosing_actions import first_illegal, random_actions
from sixthcow.research.vector.compiling import kernel

# Fewer tables than this are finished before another thread has woken up.
LEAST = 64


@kernel
def keys_of(seed: np.uint64, keys: U64) -> None:
    """A key for every table."""
    for number in range(keys.shape[0]):
        keys[number] = key_of(seed, u64(number))


class OnCpu:
    """Many tables, each thread with a part of them. `now` is what they wait for."""

    def __init__(self, batch: Batch, shapes: Shapes, jobs: int | None) -> None:
        self._batch = batch
        tables = shapes.tables
        self._keys: U64 = np.empty(tables, np.uint64)
        self.deals: I64 = np.zeros(tables, np.int64)
        self.now = Step(*(np.zeros(shape, kind) for shape, kind in shapes.of_step()))
        jobs = min(jobs or os.cpu_count() or 1, max(1, tables // LEAST))
        bounds = np.linspace(0, tables, jobs + 1).astype(int)
        self._parts = [slice(a, b) for a, b in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(jobs) if jobs > 1 else None

    def begin(self, seed: int) -> None:
        """New matches at all tables."""
        keys_of(np.uint64(seed), self._keys)
        self.deals[:] = 0
        self._advance(np.full(len(self._keys), -1))

    def numbers(self, actions: npt.ArrayLike) -> I64:
        """Actions as the kernels take them."""
        return np.asarray(actions, np.int64)

    def sample(self, seed: np.uint64) -> I64:
        """A random legal action for every table."""
        actions: I64 = np.empty(len(self._keys), np.int64)
        random_actions(self.now.mask, seed, actions)
        return actions

    def play(self, actions: I64) -> int:
        """A decision at all tables; or none, and the first table whose action is not legal."""
        table = first_illegal(self.now.mask, actions)
        if table < 0:
            self._advance(actions)
        return table

    def _advance(self, actions: I64) -> None:
        """Run the kernel at all tables, with every thread on a part of them."""
        batch, by_table = self._batch, (self._keys, self.deals, *self.now, actions)

        def run(part: slice) -> None:
            own, shared = (
                (lines[part] for lines in batch.arrays),
                (lines[part] for lines in by_table),
            )
            batch.advance(*own, *batch.rules, *shared)

        if self._pool:
            list(self._pool.map(run, self._parts))
        else:
            run(self._parts[0])

    def dealt(self, table: int) -> list[str]:
        """The last moves of the dealer at a table."""
        return self._batch.dealt(table)

    def close(self) -> None:
        """Release the threads."""
        if self._pool:
            self._pool.shutdown()
