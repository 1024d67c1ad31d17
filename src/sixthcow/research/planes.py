"""Observations as arrays: what an encoding is, and which one a game uses."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sixthcow.engine import View

Observation = npt.NDArray[np.int16]

HIGHEST = 32767  # of an int16


class Plane(NamedTuple):
    """A named part of an observation: `size` numbers from `start` on, each from 0 to `most`."""

    name: str
    start: int
    size: int
    most: int


class Sizes(NamedTuple):
    """A plane before it has its position."""

    name: str
    size: int
    most: int


class Encoding(ABC):
    """The observations of a game: arrays of int16, made of planes, from a seat's view alone.

    Seats are counted clockwise from the viewer's own (0), rows and stacks in table order.
    Points are counted in halves, because twins share heads (TWIN-4).
    """

    def __init__(self, sizes: Iterator[Sizes]) -> None:
        """Lay the planes one after another."""
        planes = []
        start = 0
        for name, size, most in sizes:
            planes.append(Plane(name, start, size, most))
            start += size
        self.size = start
        self.planes: Mapping[str, Plane] = {plane.name: plane for plane in planes}
        self.starts = {plane.name: plane.start for plane in planes}
        self._blank = bytes(2 * start)

    def encode(self, view: View) -> Observation:
        """The observation of the view's seat."""
        # Setting single numbers is several times as fast in an `array` as in a NumPy array.
        numbers = array("h", self._blank)
        self.fill(numbers, view)
        return np.frombuffer(numbers, np.int16)

    @abstractmethod
    def fill(self, numbers: "array[int]", view: View) -> None:
        """Write an observation over zeros."""

    def at(self, plane: str) -> slice:
        """Where a plane is in the array."""
        _, start, size, _ = self.planes[plane]
        return slice(start, start + size)

    @property
    def highest(self) -> Observation:
        """The highest number that can be at each place."""
        planes = self.planes.values()
        return np.repeat([plane.most for plane in planes], [plane.size for plane in planes]).astype(
            np.int16
        )


def halves(points: float) -> int:
    """Points in halves, as far as they fit into an observation."""
    return min(int(2 * points), HIGHEST)
