"""The rest of a match after a round: what totals are worth if equally good players play all the
rounds that follow."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sixthcow.analysis.future_rounds import featured_results, rounds_like
from sixthcow.analysis.steps import Steps
from sixthcow.engine import View
from sixthcow.engine.options import MOST_ROUNDS
from sixthcow.games.himmel.match import MOST_EXTRA_GAMES

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]

LONGEST = 10 * MOST_ROUNDS  # a match to a high target that takes longer counts as it stands then


class End(NamedTuple):
    """When a match ends: after so many rounds; with a target, after the first round in which some
    total is more than that (or reaches it). Ties may be played off, in so many rounds more."""

    rounds: int
    target: float | None = None
    reaches: bool = False
    play_offs: int = 0

    @property
    def longest(self) -> int:
        """How many rounds there may be."""
        return LONGEST if self.target is not None else self.rounds + self.play_offs

    def goes_on(self, totals: Floats) -> Flags:
        """Which matches are not over yet, though the rounds that are certain have been played; the
        last axes of the totals are (counts, seats)."""
        points = totals[..., :1, :]
        if self.target is not None:
            highest = points.max(axis=(-2, -1))
            below: Flags = highest < self.target if self.reaches else highest <= self.target
            return below
        tied: Flags = winners(points).sum(axis=-1) > 1
        return tied


def end_of(view: View) -> End:
    """How the match of a view ends."""
    if "featured" in view.flags:
        return End(view.seats)  # TOUR-1
    settings: Any = view.settings
    if settings.get("target"):
        return End(1, settings["target"], settings["ends"] == "reaches")  # END-1, END-2
    again = settings.get("tie") == "again"  # HIM-END-3
    return End(settings["rounds"], play_offs=MOST_EXTRA_GAMES if again else 0)


def winners(totals: Floats) -> Flags:
    """Who wins, or shares the win (END-3); the last axes are (counts, seats). Each count decides
    between those who are equal in all before it (HIM-END-3)."""
    lowest: Flags = np.ones_like(totals[..., 0, :], np.bool_)
    for number in range(totals.shape[-2]):
        count = np.where(lowest, totals[..., number, :], np.inf)
        lowest = count == count.min(axis=-1, keepdims=True)
    return lowest


def shares(totals: Floats) -> Floats:
    """What each seat gets of the win: equal parts where several share it."""
    won = winners(totals).astype(np.float32)
    found: Floats = won / won.sum(axis=-1, keepdims=True)
    return found


class Race:
    """The match of a view, from the end of its current round on."""

    def __init__(self, view: View, seed: int) -> None:
        self._view = view
        self._end = end_of(view)
        self._rng = np.random.default_rng(seed)
        counts = [[player.total for player in view.players]]
        if "specials" in view.knowledge:  # HIM-END-3: those of the current game are among them
            counts.append(view.knowledge["specials"])
        self._before = np.array(counts, np.float32)
        # TOUR-2: only the featured player's points are written down.
        featured = view.flags.get("featured")
        counted = [featured in {None, player.seat} for player in view.players]
        self._counted = np.array(counted, np.float32)

    def shares(self, results: Floats, futures: int) -> Steps[Floats]:
        """In steps: what every seat can expect of the win after ends of this round, an array
        (actions, deals, seats). `results` has the counts too: (actions, deals, counts, seats). Each
        deal has some futures, the same for every action."""
        actions, deals, counts, seats = results.shape
        before = self._before[:counts]
        totals = np.repeat(before + results * self._counted, futures, axis=1)
        if "featured" in self._view.flags:
            self._play_featured(totals)
        else:
            yield from self._play_on(totals)
        each = shares(totals).reshape(actions, deals, futures, seats)
        found: Floats = each.mean(axis=2)
        return found

    def _play_on(self, totals: Floats) -> Steps[None]:
        """Add what follows to the totals of matches, an array (actions, futures, counts,
        seats)."""
        end, played = self._end, self._view.round
        if played >= end.longest:
            return
        rounds, (actions, futures, *each) = rounds_like(self._view), totals.shape
        at = rounds.starts(played + 1, futures, self._rng)
        certain = max(0, end.rounds - played)
        if certain:
            totals += rounds.sums(at, certain)
        yield
        matches, at = totals.reshape(-1, *each), np.tile(at + certain, actions)
        left = np.arange(len(matches))
        for _ in range(max(played, end.rounds), end.longest):
            left = left[end.goes_on(matches[left])]
            if not left.size:
                return
            matches[left] += rounds.results(at[left])
            at[left] += 1
            yield

    def _play_featured(self, totals: Floats) -> None:
        """TOUR-2: the players whose round is still to come play the same hand."""
        for seat in range(self._view.round, self._view.seats):
            results = featured_results(self._view)
            totals[:, :, 0, seat] = self._rng.choice(results, totals.shape[1])
