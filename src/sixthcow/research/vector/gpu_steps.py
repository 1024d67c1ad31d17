"""The kernels of many tables on a GPU: one table in each thread, by the steps of the CPU.

Table n is column n here: what neighbouring threads read or write then lies side by side.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from sixthcow.fast._jit import u64
from sixthcow.fast.cuda.target import cuda, gpu_kernel
from sixthcow.fast.generator import key_of
from sixthcow.research.vector import hoof, rows
from sixthcow.research.vector.choosing_actions import is_legal, random_action

TILE = 32
SHAPE = (TILE, TILE + 1)  # the odd width keeps the columns of a tile in different banks
LINES = 2  # of a tile are turned at the same time


@gpu_kernel
def advance_rows(
    tables: Any, terms: Any, pool: Any, planes: Any, starts: Any, keys: Any, deals: Any,
    seen: Any, masks: Any, seats: Any, rewards: Any, over: Any, actions: Any,
) -> None:  # fmt: skip
    """A decision at every table of a rows game."""
    number = cuda.grid(1)
    if number < keys.shape[0]:
        own = slice(number, number + 1)
        rows.advance_one(
            tables[:, number], terms, pool, planes, starts, keys[own], deals[own],
            seen[:, number], masks[:, number], seats[own], rewards[number], over[own],
            actions[number],
        )  # fmt: skip


@gpu_kernel
def advance_hoof(
    tables: Any, terms: Any, planes: Any, starts: Any, keys: Any, deals: Any,
    seen: Any, masks: Any, seats: Any, rewards: Any, over: Any, actions: Any,
) -> None:  # fmt: skip
    """A decision at every table of hoof."""
    number = cuda.grid(1)
    if number < keys.shape[0]:
        own = slice(number, number + 1)
        hoof.advance_one(
            tables[:, number], terms, planes, starts, keys[own], deals[own],
            seen[:, number], masks[:, number], seats[own], rewards[number], over[own],
            actions[number],
        )  # fmt: skip


# The kernel for a GPU that does what one for the CPU does, for games that have one.
KERNELS: dict[Callable[..., None], Any] = {
    rows.advance: advance_rows,
    hoof.advance: advance_hoof,
}


@gpu_kernel
def clear(columns: Any) -> None:
    """Zeros everywhere."""
    number = cuda.grid(1)
    if number < columns.shape[1]:
        for at in range(columns.shape[0]):
            columns[at, number] = 0


@gpu_kernel
def begin(seed: np.uint64, keys: Any, deals: Any, actions: Any) -> None:
    """A key for every table, no deal yet, and the action that begins a match."""
    number = cuda.grid(1)
    if number < keys.shape[0]:
        keys[number], deals[number], actions[number] = key_of(seed, u64(number)), 0, -1


@gpu_kernel
def find_illegal(masks: Any, actions: Any, found: Any) -> None:
    """The number of the first table whose action is not legal, if it is less than `found`."""
    number = cuda.grid(1)
    if number < actions.shape[0] and not is_legal(masks[:, number], actions[number]):
        cuda.atomic.min(found, 0, number)


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
    def turn(columns: Any, lines: Any) -> None:
        """Line n becomes what column n is."""
        tile = cuda.shared.array(SHAPE, kind)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        table, plane = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE
        for step in range(y, TILE, LINES):
            if table + x < columns.shape[1] and plane + step < columns.shape[0]:
                tile[step, x] = columns[plane + step, table + x]
        cuda.syncthreads()
        for step in range(y, TILE, LINES):
            if table + step < columns.shape[1] and plane + x < columns.shape[0]:
                lines[table + step, plane + x] = tile[x, step]

    return turn
