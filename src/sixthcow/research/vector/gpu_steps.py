"""The kernels of many tables on a GPU: one table in each thread, by the steps of the CPU.

Table n is column n here: what neighbouring threads read or write then lies side by side.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from sixthcow.fast._jit import u64
from sixthcow.fast.cuda.target import cuda, gpu_kernel
from sixthcow.fast.generator import key_of
from sixthcow.research.vector import hoof, rows
from sixthcow.research.vector.choosing_actions import is_legal, random_action

TILE = 32
SHAPE = (TILE, TILE + 1)  # the odd width keeps the columns of a tile in different banks
LINES = 2  # of a tile are turned at the same time


# The first table whose action is not legal, if there is none.
NONE = 1 << 62


class Kernels(NamedTuple):
    """What together does for many tables on a GPU what one kernel does on the CPU.

    Few tables begin a round at the same time, and that takes long: `ended` has their number, and
    then which they are, so that they are dealt side by side and keep no neighbour waiting.

    Most of an observation is zeros and the unseen cards; these are written for all tables together,
    and `show` adds the rest. `unseen` says where they begin in a table, and which plane they are.
    """

    play: Any
    deal: Any
    show: Any
    unseen: tuple[int, int]


def kernels_of(family: Any) -> Kernels:
    """The kernels of a family of games."""
    play_one, deal_one, show_one = family.play_one, family.deal_one, family.show_one

    @gpu_kernel
    def play(
        tables: Any, terms: Any, starts: Any, masks: Any, rewards: Any, over: Any, actions: Any,
        illegal: Any, ended: Any,
    ) -> None:  # fmt: skip
        """A decision at every table, or at none where one is not legal."""
        number = cuda.grid(1)
        if number < actions.shape[0] and illegal[0] == NONE:
            own = slice(number, number + 1)
            if play_one(
                tables[:, number], terms, starts, masks[:, number], rewards[number], over[own],
                actions[number],
            ):  # fmt: skip
                ended[1 + cuda.atomic.add(ended, 0, 1)] = number

    @gpu_kernel
    def deal(
        tables: Any, terms: Any, pool: Any, keys: Any, deals: Any, over: Any, actions: Any,
        ended: Any,
    ) -> None:  # fmt: skip
        """A new round where one has ended."""
        at = cuda.grid(1)
        if at < ended[0]:
            number = ended[1 + at]
            own = slice(number, number + 1)
            deal_one(
                tables[:, number], terms, pool, keys[own], deals[own], over[own], actions[number]
            )

    @gpu_kernel
    def show(
        tables: Any, terms: Any, planes: Any, starts: Any, seen: Any, masks: Any, seats: Any,
        ended: Any,
    ) -> None:  # fmt: skip
        """What every table waits for; `seen` has the unseen cards already."""
        number = cuda.grid(1)
        if number < seats.shape[0]:
            show_one(
                tables[:, number], terms, planes, starts, seen[number], masks[:, number],
                seats[number : number + 1],
            )  # fmt: skip
        if number == 0:
            ended[0] = 0

    return Kernels(play, deal, show, family.UNSEEN)


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
def wipe(numbers: Any) -> None:
    """Zeros everywhere, by as many threads as there are."""
    for at in range(cuda.grid(1), numbers.shape[0], cuda.gridsize(1)):
        numbers[at] = 0


@gpu_kernel
def begin(
    seed: np.uint64, keys: Any, deals: Any, actions: Any, illegal: Any, ended: Any
) -> None:  # fmt: skip
    """A key for every table, no deal yet, and the action that begins a match."""
    number = cuda.grid(1)
    if number < keys.shape[0]:
        keys[number], deals[number], actions[number] = key_of(seed, u64(number)), 0, -1
    if number == 0:
        illegal[0], ended[0] = NONE, 0


@gpu_kernel
def find_illegal(masks: Any, actions: Any, illegal: Any) -> None:
    """The number of the first table whose action is not legal."""
    number = cuda.grid(1)
    if number < actions.shape[0] and not is_legal(masks[:, number], actions[number]):
        cuda.atomic.min(illegal, 0, number)


@gpu_kernel
def random_actions(masks: Any, seed: np.uint64, actions: Any) -> None:
    """One of the legal actions of every table, drawn by its number and a seed."""
    number = cuda.grid(1)
    if number < actions.shape[0]:
        actions[number] = random_action(masks[:, number], key_of(seed, u64(number)))


@cache
def turning(kind: Any) -> Any:
    """The kernel that turns columns of this type of numbers into lines, tile by tile."""

    @gpu_kernel
    def turn(columns: Any, begin: int, count: int, lines: Any, to: int) -> None:
        """Numbers of column n, `count` from `begin` on, are written into line n from `to` on."""
        tile = cuda.shared.array(SHAPE, kind)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        table, plane = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE
        for step in range(y, TILE, LINES):
            if table + x < columns.shape[1] and plane + step < count:
                tile[step, x] = columns[begin + plane + step, table + x]
        cuda.syncthreads()
        for step in range(y, TILE, LINES):
            if table + step < columns.shape[1] and plane + x < count:
                lines[table + step, to + plane + x] = tile[x, step]

    return turn
