"""What actions cost in many samples, kept as sums that say how much any two of them differ."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Floats = npt.NDArray[np.floating[Any]]

ONE_THREAD = 200_000  # multiplications that are not worth a second thread


class Sums:
    """For every pair of actions, sums over the samples that both have met, from which the mean and
    the standard error of their difference follow."""

    def __init__(self, actions: int) -> None:
        pairs = actions, actions
        self.met = np.zeros(pairs)
        self._sums = np.zeros(pairs)  # of the first action's costs
        self._products = np.zeros(pairs)
        self._squares = np.zeros(pairs)  # of the first action's costs

    def add(self, actions: Sequence[int], costs: "Floats") -> None:
        """More samples, the same ones for each of these actions: an array (actions, samples)."""
        products, pairs = products_of(costs), np.ix_(actions, actions)
        self.met[pairs] += costs.shape[1]
        self._sums[pairs] += costs.sum(axis=1, dtype=np.float64)[:, None]
        self._products[pairs] += products
        self._squares[pairs] += products.diagonal()[:, None]

    def means(self) -> "Floats":
        """What every action costs on average, in all its samples."""
        found: Floats = self._sums.diagonal() / np.maximum(1, self.met.diagonal())
        return found

    def differences(self, best: int) -> tuple["Floats", "Floats"]:
        """How much more than one of them every action costs on average, and the square of the
        standard error of that."""
        met = np.maximum(1, self.met[:, best])
        gaps = (self._sums[:, best] - self._sums[best]) / met
        squares = self._squares[:, best] + self._squares[best]
        spread = (squares - 2 * self._products[:, best]) / met - gaps**2
        return gaps, np.maximum(0, spread) / met


def products_of(costs: "Floats") -> "Floats":
    """The products of all pairs of lines, in parts so small that no thread is started for them:
    waiting for threads would take longer than the work."""
    actions, samples = costs.shape
    found = np.zeros((actions, actions))
    step = max(1, ONE_THREAD // actions**2)
    for first in range(0, samples, step):
        part = costs[:, first : first + step]
        found += part @ part.T
    return found
