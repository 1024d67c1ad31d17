"""The tables of a `VectorEnv` on a GPU: the same matches, in arrays that stay there."""

from typing import Any

import numpy as np
import numpy.typing as npt

from sixthcow.fast._jit import u64
from sixthcow.fast.cuda.gpu import GpuArray, blocks_of, room
from sixthcow.fast.cuda.target import cuda
from sixthcow.research.vector import gpu_steps
from sixthcow.research.vector.batch import Batch, Shapes, Step

THREADS = 128  # in a block
SAMPLED = 128  # tables whose masks a block reads together
SHOWN = 32  # tables whose observations a block writes together
DEALT = 8  # tables that a block deals together
DEALING = 1024  # blocks that deal
SHARED = 48 * 1024  # bytes that the threads of a block may share
WORD = 8  # bytes that a thread copies at once


class OnGpu:
    """Many tables. `now` is what they wait for."""

    def __init__(self, batch: Batch, shapes: Shapes) -> None:
        self._batch, self._shapes = batch, shapes
        (lines,) = batch.arrays
        self._columns = columns_like(lines)
        self._rules = [cuda.to_device(numbers) for numbers in batch.rules]
        self._used = cuda.to_device(batch.used)
        self._kernels = gpu_steps.KERNELS[batch.advance]
        self._keys = room((shapes.tables,), np.uint64)
        self.deals = room((shapes.tables,), np.int64)
        self._illegal = room((1,), np.int64)
        self._turning, self._ended = (room((1 + shapes.tables,), np.int64) for _ in range(2))
        self._shown = fitting(SHOWN, 2 * shapes.planes)
        self._sampled = fitting(SAMPLED, shapes.actions)
        self._seen, seen = words_and_lines(shapes.tables, shapes.planes, np.int16, self._shown)
        self._masks, mask = words_and_lines(shapes.tables, shapes.actions, np.int8, self._sampled)
        rest = (room(shape, kind) for shape, kind in list(shapes.of_step())[2:])
        self.now = Step(*map(GpuArray, (seen, mask, *rest)))

    def begin(self, seed: int) -> None:
        """New matches at all tables."""
        actions = room((self._shapes.tables,), np.int64)
        self._run(
            gpu_steps.begin, u64(seed), self._keys, self.deals, actions, self._illegal,
            self._turning, self._ended,
        )  # fmt: skip
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
        tables, _, width, _ = self._shapes
        actions = room((tables,), np.int64)
        blocks, shared = blocks_of(self._sampled, tables), self._sampled * width
        gpu_steps.random_actions[blocks, THREADS, 0, shared](
            self._masks, width, self._sampled, seed, actions
        )
        return GpuArray(actions)

    def play(self, actions: Any) -> int:
        """A decision at all tables; or none, and the first table whose action is not legal."""
        self._run(gpu_steps.find_illegal, self.now.mask.lines, actions, self._illegal)
        first = self._advance(actions)
        if first == gpu_steps.NONE:
            return -1
        self._illegal.copy_to_device(np.array([gpu_steps.NONE], np.int64))
        return first

    def _advance(self, actions: Any) -> int:
        """Run the kernels at all tables, and wait: others may read the arrays on streams of their
        own. Asking for what is not legal is what waits, so that a step waits once."""
        tables, (terms, pool, planes, starts) = self._columns, self._rules
        _, mask, seats, reward, over = (array.lines for array in self.now)
        playing = (tables, terms, starts, mask, reward, over, actions)
        self._run(self._kernels.pick, *playing, self._illegal, self._turning)
        self._run(self._kernels.play, *playing, self._turning, self._ended)
        dealt = DEALT
        blocks = min(DEALING, blocks_of(dealt, self._shapes.tables))
        self._kernels.deal[blocks, THREADS, 0, 4 * dealt * len(tables)](
            tables, self._used, dealt, terms, pool, self._keys, self.deals, over, actions,
            self._ended,
        )  # fmt: skip
        blocks, width = blocks_of(self._shown, self._shapes.tables), self._shapes.planes
        threads = (self._shown, gpu_steps.PARTS)
        self._kernels.show[blocks, threads, 0, 2 * self._shown * width](
            tables, terms, planes, starts, width, self._seen, mask, seats, self._turning,
            self._ended,
        )  # fmt: skip
        return int(self._illegal.copy_to_host()[0])

    def dealt(self, table: int) -> list[str]:
        """The last moves of the dealer at a table."""
        (lines,) = self._batch.arrays
        lines[table] = self._columns.copy_to_host()[:, table]
        return self._batch.dealt(table)

    def close(self) -> None:
        """Nothing to release: the arrays go when nobody needs them any more."""

    def _run(self, kernel: Any, *arguments: Any) -> None:
        kernel[blocks_of(THREADS, self._shapes.tables), THREADS](*arguments)


def fitting(most: int, size: int) -> int:
    """How many tables, with so many bytes each, a block can share: half as many, and so on."""
    while most * size > SHARED:
        most //= 2
    return most


def words_and_lines(tables: int, width: int, kind: npt.DTypeLike, block: int) -> tuple[Any, Any]:
    """Room for a line for every table; and the same as words, with more lines behind the last so
    that every block has as many."""
    lines = blocks_of(block, tables) * block
    words = room((lines * width * np.dtype(kind).itemsize // WORD,), np.int64)
    return words, words.view(kind)[: tables * width].reshape(tables, width)


def columns_like(lines: Any) -> Any:
    """Zeros on the GPU for an array with a line for every table: table n is column n there."""
    columns = room(lines.shape[::-1], lines.dtype)
    gpu_steps.clear[blocks_of(THREADS, len(lines)), THREADS](columns)
    return columns
