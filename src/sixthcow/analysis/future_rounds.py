"""Rounds that are still to come, as equally good players would play them: tables of results to draw
from."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from sixthcow import fast
from sixthcow.analysis import model
from sixthcow.engine import DEALER, View
from sixthcow.engine.options import MOST_ROUNDS
from sixthcow.fast import tie_breaks
from sixthcow.games import GAMES
from sixthcow.games.rows.game import RowsGame

Floats = npt.NDArray[np.float32]

# A known hand is tried in so many layouts of the rows, so often each.
LAYOUTS = 16
HAND_SAMPLES = 128


class Rounds:
    """Results of rounds one after the other, for ever: all seats play equally well, and the seat
    that begins moves on by one each round.

    Round `number` of a match may be any whose index leaves the remainder `number - 1` when
    divided by the number of seats. Results are arrays (rounds, counts, seats): the penalties, and
    what breaks ties (`sixthcow.fast.tie_breaks`).
    """

    def __init__(self, results: Floats) -> None:
        seats = results.shape[-1]
        self.count = len(results) // seats * seats
        rolled = [
            np.roll(results[seat : self.count : seats], seat, axis=-1) for seat in range(seats)
        ]
        self._results: Floats = np.stack(rolled, axis=1).reshape(self.count, -1, seats)
        longer = np.resize(self._results, (self.count + MOST_ROUNDS, *self._results.shape[1:]))
        first = np.zeros_like(longer[:1])
        self._sums = np.concatenate([first, longer.cumsum(axis=0, dtype=np.float32)])

    def starts(self, number: int, how_many: int, rng: np.random.Generator) -> npt.NDArray[Any]:
        """Rounds at random that may be round `number`."""
        seats = self._results.shape[-1]
        drawn: npt.NDArray[Any] = rng.integers(self.count // seats, size=how_many) * seats
        drawn += (number - 1) % seats
        return drawn

    def results(self, at: npt.NDArray[Any]) -> Floats:
        """What happens in these rounds."""
        found: Floats = self._results[at % self.count]
        return found

    def of_the_first_seat(self) -> Floats:
        """What the seat that begins may get."""
        found: Floats = self._results[:: self._results.shape[-1], 0, 0]
        return found

    def sums(self, at: npt.NDArray[Any], rounds: int) -> Floats:
        """What so many rounds, from each of these on, add up to."""
        found: Floats = self._sums[at + rounds] - self._sums[at]
        return found


def rounds_like(view: View) -> Rounds:
    """Rounds of the game of a view."""
    return _rounds(view.game, view.seats, tuple(sorted(view.options.items())))


@lru_cache(maxsize=16)
def _rounds(game: str, seats: int, options: Sequence[tuple[str, object]]) -> Rounds:
    played = GAMES[game](seats, dict(options))
    rounds, players = model.rounds_for(played), model.equal_policies(played)
    return Rounds(tie_breaks.simulate(played, rounds, players))


def featured_results(view: View) -> Floats:
    """TOUR-2: what later players may get with the featured hand, as far as the view's seat knows
    that hand; otherwise with any hand."""
    rows, hands = view.knowledge.get("kept", ((), ((),)))
    hand = [*hands[0]]
    if view.round == 1:
        hand += view.knowledge["hands"][0]
    if len(hand) != RowsGame.hand_size:
        return rounds_like(view).of_the_first_seat()
    kept = bool(view.settings["duplicate"]) or view.settings["cards"] == "logical"
    return results_of_hand(view.seats, tuple(sorted(hand)), tuple(rows) if kept else ())


@lru_cache(maxsize=64)
def results_of_hand(seats: int, hand: Sequence[int], rows: Sequence[int]) -> Floats:
    """The penalties of a tournament's hand, in deals that are alike in nothing but the hand (and
    the first cards of the rows, if they are known too)."""
    game = GAMES["tournament"](seats, {})
    start = game.start()
    rng, found = Random(0), []
    others = [card for card in start.chance.cards if card not in {*hand, *rows}]
    for _ in range(1 if rows else LAYOUTS):
        rng.shuffle(others)
        known = RowsGame.hand_size * seats
        deal = [*hand, *others]
        deal[known:known] = rows
        state, _events = start.apply(DEALER, "shuffle " + " ".join(map(str, deal)))
        view = state.view(0)
        samples = HAND_SAMPLES * LAYOUTS if rows else HAND_SAMPLES
        points = fast.play_outs(
            view, view.actions, 2 * samples, seed=rng.getrandbits(63),
            policy=model.equal_policies(game),
        )[:, :, 0]  # fmt: skip
        # The best card is found in one half of the deals, and what it brings in the other.
        best = int(points[:, :samples].mean(axis=1).argmin())
        found.append(points[best, samples:])
    return np.concatenate(found)
