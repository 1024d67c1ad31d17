"""Observations as lists of floats, which is what OpenSpiel wants them to be."""

from typing import NamedTuple

import numpy as np

from sixthcow.fast._jit import I16, I64, u64
from sixthcow.research.planes import HIGHEST, Observation
from sixthcow.research.vector.compiling import kernel, step

# Every number of an observation as a float that exists already; 0 and 1, which most of them are, as
# several ones. A list counts a reference to each of its objects, and counting many to the same one
# takes three times as long: each must wait for the one before it.
COPIES = 16
FLOATS = [float(n) for n in [0, 1] * COPIES] + [float(n) for n in range(2, HIGHEST + 1)]

BLOCK = 64


@step
def is_same(was: I16, now: I16, begin: int) -> bool:
    """Whether a block has not changed; the compiler compares many numbers at a time."""
    different = np.int16(0)
    for at in range(u64(begin), u64(min(begin + BLOCK, now.shape[0]))):
        different |= was[at] ^ now[at]
    return bool(different == 0)


@step
def float_of(number: int, place: int) -> int:
    """Which of `FLOATS` a number is at a place."""
    return 2 * (place % COPIES) + number if number < 2 else 2 * COPIES - 2 + number


@kernel
def differences(was: I16, now: I16, changed: I64) -> int:
    """Write the places of all that is different now, each with which of `FLOATS` it is, and let
    `was` be the same; returns how much was written."""
    written = 0
    for begin in range(0, now.shape[0], BLOCK):
        if not is_same(was, now, begin):
            for at in range(begin, min(begin + BLOCK, now.shape[0])):
                if was[at] != now[at]:
                    was[at] = now[at]
                    changed[written], changed[written + 1] = at, float_of(now[at], at)
                    written += 2
    return written


class Last(NamedTuple):
    """An observation, the same as a list, and room for what will change."""

    seen: I16
    floats: list[float]
    changed: I64


class FloatLists:
    """Observations as lists, each made from the last one of the same seat.

    From one move to the next few of the hundreds of numbers change: making all of them would take
    longer than the move itself.
    """

    def __init__(self, size: int) -> None:
        """How many numbers an observation has."""
        self._size = size
        self._last: dict[int, Last] = {}

    def of(self, seat: int, seen: Observation) -> list[float]:
        """The numbers of a seat's observation; the list belongs to the caller."""
        # Taken out while it changes: another thread then makes one of its own.
        last = self._last.pop(seat, None) or self._blank()
        was, floats, changed = last
        pairs = iter(changed[: differences(was, seen, changed)].tolist())
        for at in pairs:
            floats[at] = FLOATS[next(pairs)]
        own = floats.copy()
        self._last[seat] = last
        return own

    def _blank(self) -> Last:
        size = self._size
        zeros = [FLOATS[2 * (place % COPIES)] for place in range(size)]
        return Last(np.zeros(size, np.int16), zeros, np.empty(2 * size, np.int64))
