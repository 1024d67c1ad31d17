"""The threads of a block in Numba's CUDA simulator, without threads of the operating system.

The simulator starts one of those for each of them, and asks all again and again whether they wait:
that takes far longer than what they compute. Here each runs until it waits for the others, in
another order every time: where a `syncthreads` is missing, some order goes wrong.
"""

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
from greenlet import getcurrent, greenlet
from numba.cuda import simulator

kernel: Any = simulator.kernel
kernelapi: Any = simulator.kernelapi
ORDER = random.Random(6)


class BlockThread(greenlet):  # type: ignore[misc]
    """A thread of a block: where it is, and how it waits for the others."""

    def __init__(self, function: Any, block: tuple[int, ...], point: tuple[int, ...]) -> None:
        super().__init__(function)
        self.blockIdx, self.threadIdx = kernelapi.Dim3(*block), kernelapi.Dim3(*point)

    def syncthreads(self) -> None:
        """Go on when all the others of the block are here, or have ended."""
        self.parent.switch()


def run(manager: Any, block: tuple[int, ...], *arguments: Any) -> None:
    """Run the threads of a block from one meeting to the next, until all have ended."""
    points = np.ndindex(*manager._block_dim)
    threads = [BlockThread(lambda: manager._f(*arguments), block, point) for point in points]
    while threads:
        ORDER.shuffle(threads)
        for thread in threads:
            thread.switch()
        threads = [thread for thread in threads if not thread.dead]


kernel.BlockManager.run = run
kernelapi.threading = SimpleNamespace(current_thread=getcurrent)
