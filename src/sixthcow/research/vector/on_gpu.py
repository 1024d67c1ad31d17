"""The tables of a `VectorEnv` on a GPU: the same matches, in arrays that stay there."""

from typing import Any

import numpy as np
from numba import types

from sixthcow.fast._jit import u64
from sixthcow.fast.cuda.gpu import GpuArray, blocks_of, room
from sixthcow.fast.cuda.target import cuda
from sixthcow.research.vector import gpu_steps
from sixthcow.research.vector.batch import Batch, Shapes, Step
from sixthcow.research.vector.rows_seen import HIGHEST_CARD

THREADS = 128  # in a block


class OnGpu:
    """Many tables, one in each thread. `now` is what they wait for."""

    def __init__(self, batch: Batch, shapes: Shapes) -> None:
        self._batch, self._tables = batch, shapes.tables
        (lines,) = batch.arrays
        self._columns = columns_like(lines)
        self._rules = [cuda.to_device(numbers) for numbers in batch.rules]
        self._kernels = gpu_steps.KERNELS[batch.advance]
        self._keys = room((shapes.tables,), np.uint64)
        self.deals = room((shapes.tables,), np.int64)
        self._illegal = room((1,), np.int64)
        self._ended = room((1 + shapes.tables,), np.int64)
        self.now = Step(*(GpuArray(room(shape, kind)) for shape, kind in shapes.of_step()))
        self._mask = room(self.now.mask.shape[::-1], self.now.mask.dtype)

    def begin(self, seed: int) -> None:
        """New matches at all tables."""
        actions = room((self._tables,), np.int64)
        self._run(
            gpu_steps.begin, u64(seed), self._keys, self.deals, actions, self._illegal, self._ended
        )
        self._advance(actions)

    def numbers(self, actions: Any) -> Any:
        """Actions as the kernels take them: whatever is on the GPU already stays there."""
        if isinstance(actions, GpuArray):
            return actions.lines
        if hasattr(actions, "__cuda_array_interface__"):
            return cuda.as_cuda_array(actions)
        return cuda.to_device(np.asarray(actions, np.int64))

    def sample(self, seed: np.uint64) -> GpuArray:
        """A random legal action for every table."""
        actions = room((self._tables,), np.int64)
        self._run(gpu_steps.random_actions, self._mask, seed, actions)
        return GpuArray(actions)

    def play(self, actions: Any) -> int:
        """A decision at all tables; or none, and the first table whose action is not legal."""
        self._run(gpu_steps.find_illegal, self._mask, actions, self._illegal)
        first = self._advance(actions)
        if first == gpu_steps.NONE:
            return -1
        self._illegal.copy_to_device(np.array([gpu_steps.NONE], np.int64))
        return first

    def _advance(self, actions: Any) -> int:
        """Run the kernels at all tables, and wait: others may read the arrays on streams of their
        own. Asking for what is not legal is what waits, so that a step waits once."""
        tables, (terms, pool, planes, starts) = self._columns, self._rules
        now, ended = self.now, self._ended
        over, seen = now.over.lines, now.observation.lines
        self._run(
            self._kernels.play, tables, terms, starts, self._mask, now.reward.lines, over, actions,
            self._illegal, ended,
        )  # fmt: skip
        self._run(
            self._kernels.deal, tables, terms, pool, self._keys, self.deals, over, actions, ended
        )
        self._observe_unseen()
        self._run(
            self._kernels.show, tables, terms, planes, starts, seen, self._mask, now.seat.lines,
            ended,
        )  # fmt: skip
        turn(self._mask, slice(len(self._mask)), now.mask.lines, 0, types.int8)
        return int(self._illegal.copy_to_host()[0])

    def _observe_unseen(self) -> None:
        """Write the unseen cards into the observations, and zeros everywhere else."""
        seen = self.now.observation.lines
        self._run(gpu_steps.wipe, seen.reshape(seen.size))
        begin, plane = self._kernels.unseen
        to = int(self._batch.rules[2][plane])
        turn(self._columns, slice(begin, begin + HIGHEST_CARD), seen, to, types.int16)

    def dealt(self, table: int) -> list[str]:
        """The last moves of the dealer at a table."""
        (lines,) = self._batch.arrays
        lines[table] = self._columns.copy_to_host()[:, table]
        return self._batch.dealt(table)

    def close(self) -> None:
        """Nothing to release: the arrays go when nobody needs them any more."""

    def _run(self, kernel: Any, *arguments: Any) -> None:
        kernel[blocks_of(THREADS, self._tables), THREADS](*arguments)


def columns_like(lines: Any) -> Any:
    """Zeros on the GPU for an array with a line for every table: table n is column n there."""
    columns = room(lines.shape[::-1], lines.dtype)
    gpu_steps.clear[blocks_of(THREADS, len(lines)), THREADS](columns)
    return columns


def turn(columns: Any, part: slice, lines: Any, to: int, kind: Any) -> None:
    """Write a part of columns as lines, from `to` on.

    The part is cut out by the kernel: cutting an array of a GPU takes time for every line of it.
    """
    begin, end, _ = part.indices(len(columns))
    blocks = (blocks_of(gpu_steps.TILE, len(lines)), blocks_of(gpu_steps.TILE, end - begin))
    threads = (gpu_steps.TILE, gpu_steps.LINES)
    gpu_steps.turning(kind)[blocks, threads](columns, begin, end - begin, lines, to)
