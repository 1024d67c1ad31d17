"""The measure: every legal action played out in the same deals, from one seat's view only."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sixthcow import fast
from sixthcow.analysis import exact, model
from sixthcow.analysis.choices import CLASSES, EQUAL, Choices, Cost
from sixthcow.analysis.steps import Steps, at_once, play_outs_in_steps
from sixthcow.engine import View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.floating[Any]]

# Play-outs per decision, over all its choices, at most. Most decisions are clear long before that.
PLAY_OUTS = 600_000
PLAY_OUTS_OF_SLOW_KERNELS = 300_000
PLAY_OUTS_OF_LONG_ROUNDS = 131_072
PLAY_OUTS_WITHOUT_KERNEL = 192
LONGER_FOR_DRAFTS = 4  # factor: there are many choices, and they differ by little

ONE_THREAD = 200_000  # multiplications that are not worth a second thread

FEWEST = 256  # deals before any choice is given up
UNLIKELY = 3.5  # standard errors by which a choice is given up
CLEAR = 3.0  # standard errors between an error and the next class that settle it
FINE = 0.1  # the standard error that is always aimed at
FINEST = 0.01  # and the one beyond which nothing changes


def expectations(
    view: View, *, play_outs: int = 0, seed: int = 0, chosen: str | None = None
) -> Choices:
    """What each of the view's legal actions is expected to cost.

    `play_outs` is the most that may be spent on all actions together (0: as many as usual). They go
    on as long as it is open which class an action is in: that of `chosen`, or of those that may be
    the best.
    """
    return at_once(expectations_in_steps(view, play_outs=play_outs, seed=seed, chosen=chosen))


def expectations_in_steps(
    view: View, *, play_outs: int = 0, seed: int = 0, chosen: str | None = None
) -> Steps[Choices]:
    """The same, in steps."""
    actions = view.actions
    found = exact.costs(view)
    if found is not None:
        return Choices(view.seat or 0, view.asks, found, model.taken(view), exact=True)
    sampling = Sampling(view, seed)
    budget = play_outs or usual(view)
    at = None if chosen is None else actions.index(chosen)
    samples = max(1, min(FEWEST, budget // len(actions)))
    while True:
        yield from sampling.draw(samples)
        sampling.give_up(at)
        affordable = (budget - sampling.spent) // len(sampling.left)
        samples = min(sampling.samples, affordable)  # as many again
        if samples < 1 or sampling.settled(at):
            break
    return Choices(view.seat or 0, view.asks, sampling.costs(), model.taken(view), exact=False)


def usual(view: View) -> int:
    """The usual number of play-outs for a decision."""
    kernel = fast.kernel_for(view)
    if kernel is None:
        return PLAY_OUTS_WITHOUT_KERNEL
    if kernel.lanes:
        return PLAY_OUTS * (LONGER_FOR_DRAFTS if view.asks == "draft" else 1)
    return PLAY_OUTS_OF_LONG_ROUNDS if kernel.long else PLAY_OUTS_OF_SLOW_KERNELS


def products_of(costs: "Floats") -> "Floats":
    """The products of all pairs of lines, in parts so small that no thread is started for them:
    waiting for threads would take longer than the work."""
    import numpy as np

    actions, samples = costs.shape
    found = np.zeros((actions, actions))
    step = max(1, ONE_THREAD // actions**2)
    for first in range(0, samples, step):
        part = costs[:, first : first + step]
        found += part @ part.T
    return found


class Sampling:
    """The play-outs of a decision so far: all actions meet the same deals, in the same order.

    For every pair of actions it keeps sums over the deals that both have met, from which the mean
    and the standard error of their difference follow.
    """

    def __init__(self, view: View, seed: int) -> None:
        import numpy as np

        assert view.seat is not None, "spectators decide nothing"
        self._view = view
        self._seed = seed
        self._policies = model.policies(view)
        self._actions = view.actions
        pairs = len(self._actions), len(self._actions)
        self._met = np.zeros(pairs)
        self._sums = np.zeros(pairs)  # of the first action's costs
        self._products = np.zeros(pairs)
        self._squares = np.zeros(pairs)  # of the first action's costs
        self.left = list(range(len(self._actions)))
        self.best = 0
        self.samples = 0
        self.spent = 0

    def draw(self, samples: int) -> Steps[None]:
        """Play out every action that is left in this many more deals."""
        import numpy as np

        costs = yield from self._played(samples)
        products, pairs = products_of(costs), np.ix_(self.left, self.left)
        self._met[pairs] += samples
        self._sums[pairs] += costs.sum(axis=1, dtype=np.float64)[:, None]
        self._products[pairs] += products
        self._squares[pairs] += products.diagonal()[:, None]
        self.samples += samples
        self.spent += samples * len(self.left)
        self._compare()

    def _played(self, samples: int) -> "Steps[Floats]":
        """The costs of the actions that are left in this many more deals."""
        actions = [self._actions[number] for number in self.left]

        def part(first: int, count: int) -> "Floats":
            points = fast.play_outs(
                self._view, actions, count, seed=self._seed, first=self.samples + first,
                policy=self._policies,
            )  # fmt: skip
            return model.costs(self._view, points)

        return play_outs_in_steps(self._view, len(actions), samples, part)

    def _compare(self) -> None:
        """The mean and the standard error of every action's difference from the best."""
        import numpy as np

        self.best = min(self.left, key=lambda number: self._sums[number, number])
        met, sums = self._met[:, self.best], self._sums
        self.gaps = np.maximum(0, (sums[:, self.best] - sums[self.best]) / met)
        squares = self._squares[:, self.best] + self._squares[self.best]
        spread = (squares - 2 * self._products[:, self.best]) / met - self.gaps**2
        self.ses = np.sqrt(np.maximum(0, spread) / met)

    def give_up(self, chosen: int | None) -> None:
        """Drop the actions that cannot matter any more; never the chosen one.

        Those that are certainly worse than the best do not matter; if the chosen one may be the
        best, or none is chosen, those that are certainly not equal to it.
        """
        if self.samples < FEWEST:
            return
        limits = UNLIKELY * self.ses
        if chosen is None or self.gaps[chosen] <= limits[chosen]:
            limits += EQUAL
        kept = {self.best, chosen}
        self.left = [
            number for number in self.left if number in kept or self.gaps[number] <= limits[number]
        ]

    def settled(self, chosen: int | None) -> bool:
        """Whether more play-outs would hardly change the class of any action that matters."""
        if chosen is not None and chosen != self.best:
            return self._clear(chosen, CLASSES.values())
        rivals = [number for number in self.left if number != self.best]
        if chosen is not None and any(self._is_clearly_equal(rival) for rival in rivals):
            return True
        return all(self._clear(rival, (EQUAL,)) for rival in rivals)

    def _is_clearly_equal(self, action: int) -> bool:
        gap, se = self.gaps[action], self.ses[action]
        return bool(se <= FINE and gap + CLEAR * se < EQUAL)

    def _clear(self, action: int, limits: Iterable[float]) -> bool:
        gap, se = self.gaps[action], self.ses[action]
        if se > FINE:
            return False
        return bool(se < FINEST or all(abs(gap - limit) > CLEAR * se for limit in limits))

    def costs(self) -> dict[str, Cost]:
        """The cost of every action from now on: that of the best, and the difference from it."""
        least = self._sums[self.best, self.best] / self.samples - model.taken(self._view)
        others = [number for number in range(len(self._actions)) if number != self.best]
        nearest = min(others, key=self.gaps.__getitem__, default=self.best)
        self.ses[self.best] = self.ses[nearest]
        played = self._met.diagonal()
        return {
            action: Cost(float(least + self.gaps[n]), float(self.ses[n]), int(played[n]))
            for n, action in enumerate(self._actions)
        }
