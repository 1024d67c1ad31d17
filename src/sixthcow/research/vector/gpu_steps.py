"""The kernels of many tables on a GPU, by the steps of the CPU.

Table n is column n here: what neighbouring threads read or write then lies side by side. What
others read has a line for every table. Lines are written and read as words by all threads of a
block, and put together or taken apart in the memory that the block shares.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import types

from sixthcow.fast._jit import u64
from sixthcow.fast.cuda.target import cuda, gpu_kernel, gpu_part
from sixthcow.fast.generator import key_of
from sixthcow.research.vector import hoof, rows
from sixthcow.research.vector.choosing_actions import is_legal, random_action
from sixthcow.research.vector.rows_seen import HIGHEST_CARD

PARTS = 8  # of what a table waits for, each written by another thread

# The first table whose action is not legal, if there is none.
NONE = 1 << 62


class Kernels(NamedTuple):
    """What together does for many tables on a GPU what one kernel does on the CPU.

    Most decisions are picks, which take no time. The others do, and few tables begin a round at the
    same time, which takes long: `turning` and `ended` have the number of such tables, and then
    which they are, so that they are played and dealt side by side and keep no neighbour waiting.
    """

    pick: Any
    play: Any
    deal: Any
    show: Any


def kernels_of(family: Any) -> Kernels:
    """The kernels of a family of games."""
    pick, play = playing(family.pick_one, family.play_one)
    return Kernels(pick, play, dealing(family.deal_one), showing(family.show_part, *family.UNSEEN))


def playing(pick_one: Any, play_one: Any) -> tuple[Any, Any]:
    """The kernels for the decisions of a family of games."""

    @gpu_kernel
    def pick(
        tables: Any, terms: Any, starts: Any, masks: Any, rewards: Any, over: Any, actions: Any,
        illegal: Any, turning: Any,
    ) -> None:  # fmt: skip
        """A decision at every table that only waits for others, or none where one is not legal."""
        number = cuda.grid(1)
        longer = False
        if number < actions.shape[0] and illegal[0] == NONE:
            longer = not pick_one(
                tables[:, number], terms, starts, masks[number], rewards[number],
                over[number : number + 1], actions[number],
            )  # fmt: skip
        append(turning, number, longer)

    @gpu_kernel
    def play(
        tables: Any, terms: Any, starts: Any, masks: Any, rewards: Any, over: Any, actions: Any,
        turning: Any, ended: Any,
    ) -> None:  # fmt: skip
        """A decision where it takes longer."""
        if cuda.blockIdx.x * cuda.blockDim.x >= turning[0]:
            return
        at = cuda.grid(1)
        number, deals = 0, False
        if at < turning[0]:
            number = turning[1 + at]
            deals = play_one(
                tables[:, number], terms, starts, masks[number], rewards[number],
                over[number : number + 1], actions[number],
            )  # fmt: skip
        append(ended, number, deals)

    return pick, play


def dealing(deal_one: Any) -> Any:
    """The kernel that deals for a family of games."""

    @gpu_kernel
    def deal(
        tables: Any, used: Any, dealt: int, terms: Any, pool: Any, keys: Any, deals: Any, over: Any,
        actions: Any, ended: Any,
    ) -> None:  # fmt: skip
        """A new round where one has ended, `dealt` tables by each block, as lines of their own: the
        next number is never far away there."""
        lines = cuda.shared.array(0, types.int32)
        size, x = tables.shape[0], cuda.threadIdx.x
        for first in range(cuda.blockIdx.x * dealt, ended[0], cuda.gridDim.x * dealt):
            count = min(dealt, ended[0] - first)
            for at in range(x, dealt * size, cuda.blockDim.x):
                lines[at] = 0
            cuda.syncthreads()
            for at in range(x, dealt * used.shape[0], cuda.blockDim.x):
                line, number = at % dealt, used[at // dealt]
                if line < count:
                    lines[line * size + number] = tables[number, ended[1 + first + line]]
            cuda.syncthreads()
            if x < count:
                number = ended[1 + first + x]
                own = slice(number, number + 1)
                deal_one(
                    lines[x * size : (x + 1) * size], terms, pool, keys[own], deals[own], over[own],
                    actions[number],
                )  # fmt: skip
            cuda.syncthreads()
            for at in range(x, dealt * used.shape[0], cuda.blockDim.x):
                line, number = at % dealt, used[at // dealt]
                if line < count:
                    tables[number, ended[1 + first + line]] = lines[line * size + number]
            cuda.syncthreads()

    return deal


def showing(show_part: Any, unseen: int, plane: int) -> Any:
    """The kernel that shows tables of a family of games: the unseen cards begin at `unseen` in a
    table, and are this plane of an observation."""

    @gpu_kernel
    def show(
        tables: Any, terms: Any, planes: Any, starts: Any, width: int, words: Any, masks: Any,
        seats: Any, turning: Any, ended: Any,
    ) -> None:  # fmt: skip
        """What every table waits for: an observation of `width` numbers, and the rest."""
        seen, shown = cuda.shared.array(0, types.int16), cuda.shared.array(0, types.int64)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        thread, threads = y * cuda.blockDim.x + x, cuda.blockDim.x * cuda.blockDim.y
        number = cuda.blockIdx.x * cuda.blockDim.x + x
        size = cuda.blockDim.x * width // 4
        for at in range(thread, size, threads):
            shown[at] = 0
        cuda.syncthreads()
        if number < seats.shape[0]:
            begin = x * width + planes[plane]
            for card in range(y, HIGHEST_CARD, PARTS):
                seen[begin + card] = tables[unseen + card, number]
        cuda.syncthreads()
        if number < seats.shape[0]:
            show_part(
                tables[:, number], terms, planes, starts, seen[x * width : (x + 1) * width],
                masks[number], seats[number : number + 1], y,
            )  # fmt: skip
        cuda.syncthreads()
        for at in range(thread, size, threads):
            words[cuda.blockIdx.x * size + at] = shown[at]
        if number == 0 and y == 0:
            turning[0] = ended[0] = 0

    return show


@gpu_part
def append(numbers: Any, number: int, wanted: bool) -> None:
    """Add the number of every thread of a block that wants it: numbers[0] is how many there are.

    A block counts its own first: all tables counting at the same place would wait for each other.
    """
    count = cuda.shared.array(2, types.int32)
    if cuda.threadIdx.x == 0:
        count[0] = 0
    cuda.syncthreads()
    at = 0
    if wanted:
        at = cuda.atomic.add(count, 0, 1)
    cuda.syncthreads()
    if cuda.threadIdx.x == 0:
        count[1] = cuda.atomic.add(numbers, 0, count[0])
    cuda.syncthreads()
    if wanted:
        numbers[1 + count[1] + at] = number


# By the kernel for the CPU, for games that have them.
KERNELS: dict[Callable[..., None], Kernels] = {
    family.advance: kernels_of(family) for family in (rows, hoof)
}


@gpu_kernel
def clear(columns: Any) -> None:
    """Zeros everywhere."""
    number = cuda.grid(1)
    if number < columns.shape[1]:
        for at in range(columns.shape[0]):
            columns[at, number] = 0


@gpu_kernel
def begin(
    seed: np.uint64, keys: Any, deals: Any, actions: Any, illegal: Any, turning: Any, ended: Any
) -> None:  # fmt: skip
    """A key for every table, no deal yet, and the action that begins a match."""
    number = cuda.grid(1)
    if number < keys.shape[0]:
        keys[number], deals[number], actions[number] = key_of(seed, u64(number)), 0, -1
    if number == 0:
        illegal[0], turning[0], ended[0] = NONE, 0, 0


@gpu_kernel
def find_illegal(masks: Any, actions: Any, illegal: Any) -> None:
    """The number of the first table whose action is not legal."""
    number = cuda.grid(1)
    if number < actions.shape[0] and not is_legal(masks[number], actions[number]):
        cuda.atomic.min(illegal, 0, number)


@gpu_kernel
def random_actions(
    words: Any, width: int, tables: int, seed: np.uint64, actions: Any
) -> None:  # fmt: skip
    """One of the legal actions of every table, drawn by its number and a seed. The masks are lines
    of `width` bytes; a block reads those of `tables` tables."""
    masks, read = cuda.shared.array(0, types.int8), cuda.shared.array(0, types.int64)
    x, size = cuda.threadIdx.x, tables * width // 8
    for at in range(x, size, cuda.blockDim.x):
        read[at] = words[cuda.blockIdx.x * size + at]
    cuda.syncthreads()
    for line in range(x, tables, cuda.blockDim.x):
        number = cuda.blockIdx.x * tables + line
        if number < actions.shape[0]:
            mask = masks[line * width : (line + 1) * width]
            actions[number] = random_action(mask, key_of(seed, u64(number)))
