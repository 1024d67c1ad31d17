"""The measure: every legal action played out in the same deals, from one seat's view only."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sixthcow import fast
from sixthcow.analysis import exact, model
from sixthcow.analysis.choices import CLASSES, EQUAL, Choices, Cost
from sixthcow.analysis.sampled_costs import samples_of
from sixthcow.analysis.searches import is_searched
from sixthcow.analysis.steps import Steps, at_once
from sixthcow.engine import View
from sixthcow.fast.policies import USUAL

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.floating[Any]]

# Play-outs per decision, over all its choices, at most. Most decisions are clear long before that.
PLAY_OUTS = 600_000
PLAY_OUTS_OF_SLOW_KERNELS = 300_000
PLAY_OUTS_AFTER_SEARCHES = 400_000
PLAY_OUTS_OF_LONG_ROUNDS = 131_072
PLAY_OUTS_BY_HABITS = 98_304
PLAY_OUTS_WITHOUT_KERNEL = 192
LONGER_FOR_DRAFTS = 4  # factor: there are many choices, and they differ by little

UNLIKELY = 3.5  # standard errors by which a choice is given up
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
    samples = max(1, min(sampling.fewest, sampling.affordable(budget)))
    while True:
        yield from sampling.draw(samples)
        sampling.give_up(at)
        samples = min(sampling.samples, sampling.affordable(budget))  # as many again
        if samples < 1 or sampling.settled(at):
            break
    return Choices(view.seat or 0, view.asks, sampling.costs(), model.taken(view), exact=False)


def usual(view: View) -> int:
    """The usual number of play-outs for a decision."""
    kernel = fast.kernel_for(view)
    if kernel is None:
        return PLAY_OUTS_WITHOUT_KERNEL
    if is_searched(view):
        return PLAY_OUTS_AFTER_SEARCHES
    if kernel.lanes:
        return PLAY_OUTS * (LONGER_FOR_DRAFTS if view.asks == "draft" else 1)
    if USUAL in model.policies(view):
        return PLAY_OUTS_BY_HABITS
    return PLAY_OUTS_OF_LONG_ROUNDS if kernel.long else PLAY_OUTS_OF_SLOW_KERNELS


class Sampling:
    """The play-outs of a decision so far: all actions meet the same deals, in the same order. Where
    the network says something, too, it adds to what they cost."""

    def __init__(self, view: View, seed: int) -> None:
        from sixthcow.analysis.sums import Sums

        assert view.seat is not None, "spectators decide nothing"
        self._view = view
        self._source = samples_of(view, seed)
        self._actions = view.actions
        self._played, self._foreseen = Sums(len(self._actions)), Sums(len(self._actions))
        self.left = list(range(len(self._actions)))
        self.best = 0
        self.samples = 0
        self.spent = 0
        self._tables = 0

    @property
    def fewest(self) -> int:
        """The number of deals before any action is given up."""
        return self._source.fewest

    def affordable(self, budget: int) -> int:
        """In how many more samples the actions that are left can be played out."""
        return (budget - self.spent) // (len(self.left) * self._source.play_outs)

    def draw(self, samples: int) -> Steps[None]:
        """Play out every action that is left in this many more deals."""
        actions = [self._actions[number] for number in self.left]
        costs = yield from self._source.costs(actions, self.samples, samples)
        self._played.add(self.left, costs)
        self.samples += samples
        self.spent += samples * self._source.play_outs * len(self.left)
        tables = self._source.tables(self.samples)
        if tables > self._tables:
            more = yield from self._source.foreseen(actions, self._tables, tables - self._tables)
            self._foreseen.add(self.left, more)
            self._tables = tables
        self._compare()

    def _compare(self) -> None:
        """The mean and the standard error of every action's difference from the best."""
        import numpy as np

        self._means = self._played.means() + self._foreseen.means()
        self.best = min(self.left, key=self._means.__getitem__)
        gaps, played = self._played.differences(self.best)
        more, foreseen = self._foreseen.differences(self.best)
        self.gaps = np.maximum(0, gaps + more)
        self.ses = np.sqrt(played + foreseen)
        self._ses_of_play_outs = np.sqrt(played)

    def give_up(self, chosen: int | None) -> None:
        """Drop the actions that cannot matter any more; never the chosen one.

        Those that are certainly worse than the best do not matter; if the chosen one may be the
        best, or none is chosen, those that are certainly not equal to it.
        """
        if self.samples < self.fewest:
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
        if self._is_settled(chosen, self.ses):
            return True
        # The network has said what it will say: only play-outs still change anything.
        said = self._source.tables(2 * self.samples) == self._tables
        return said and self._is_settled(chosen, self._ses_of_play_outs)

    def _is_settled(self, chosen: int | None, ses: "Floats") -> bool:
        if chosen is not None and chosen != self.best:
            return self._clear(chosen, ses, CLASSES.values())
        rivals = [number for number in self.left if number != self.best]
        if chosen is not None and any(self._is_clearly_equal(rival, ses) for rival in rivals):
            return True
        return all(self._clear(rival, ses, (EQUAL,)) for rival in rivals)

    def _is_clearly_equal(self, action: int, ses: "Floats") -> bool:
        gap, se = self.gaps[action], ses[action]
        return bool(se <= FINE and gap + self._source.clear * se < EQUAL)

    def _clear(self, action: int, ses: "Floats", limits: Iterable[float]) -> bool:
        gap, se = self.gaps[action], ses[action]
        if se > FINE:
            return False
        return bool(
            se < FINEST or all(abs(gap - limit) > self._source.clear * se for limit in limits)
        )

    def costs(self) -> dict[str, Cost]:
        """The cost of every action from now on: that of the best, and the difference from it."""
        least = float(self._means[self.best]) - model.taken(self._view)
        others = [number for number in range(len(self._actions)) if number != self.best]
        nearest = min(others, key=self.gaps.__getitem__, default=self.best)
        self.ses[self.best] = self.ses[nearest]
        played = self._played.met.diagonal() * self._source.play_outs
        return {
            action: Cost(float(least + self.gaps[n]), float(self.ses[n]), int(played[n]))
            for n, action in enumerate(self._actions)
        }
