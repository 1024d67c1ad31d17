"""Long work in small steps: between two of them, whoever computes it may do something else."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, TypeVar

from sixthcow import fast
from sixthcow.engine import View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.floating[Any]]

T = TypeVar("T")
Steps = Generator[None, None, T]  # it pauses after every step, and returns what it has found

# The play-outs of a step, each counted once for every seat: about 20 milliseconds of a core.
STEP = 524_288
STEP_OF_SLOW_KERNELS = 16_384
STEP_OF_LONG_ROUNDS = 8_192
STEP_WITHOUT_KERNEL = 32

LANES = 64  # deals that are played side by side
WORTH_A_THREAD = 4_096  # play-outs

_threads = 1


@contextmanager
def threads(count: int) -> Iterator[None]:
    """Share long play-outs out to threads meanwhile, which changes no number: for programs that
    have the machine to themselves."""
    global _threads  # noqa: PLW0603 (a setting of the process)
    before, _threads = _threads, count
    try:
        yield
    finally:
        _threads = before


def at_once(steps: Steps[T]) -> T:
    """Do all steps, and return what they find."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def play_outs_in_steps(
    view: View, actions: int, samples: int, play: "Callable[[int, int], Floats]"
) -> "Steps[Floats]":
    """Play-outs of so many actions of a view: an array (actions, samples, …). `play` makes those of
    some deals: from this number on, so many."""
    import numpy as np

    jobs = min(_threads, samples * actions // WORTH_A_THREAD)
    each = deals_of_a_step(view, actions)
    if jobs > 1:
        each = min(each, -(-samples // jobs // LANES) * LANES)
    firsts = range(0, samples, each)
    counts = [min(each, samples - first) for first in firsts]
    parts = []
    with ThreadPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        for part in (pool.map if pool else map)(play, firsts, counts):
            parts.append(part)
            yield
    return np.concatenate(parts, axis=1)


def deals_of_a_step(view: View, actions: int) -> int:
    """In how many deals one step plays out so many actions."""
    deals = step_of(view) // (actions * view.seats)
    kernel = fast.kernel_for(view)
    if kernel is not None and kernel.lanes:
        return max(1, deals // LANES) * LANES
    return max(1, deals)


def step_of(view: View) -> int:
    """The play-outs of a step, each counted once for every seat."""
    kernel = fast.kernel_for(view)
    if kernel is None:
        return STEP_WITHOUT_KERNEL
    if kernel.lanes:
        return STEP
    return STEP_OF_LONG_ROUNDS if kernel.long else STEP_OF_SLOW_KERNELS
