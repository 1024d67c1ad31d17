"""Results with what decides between equal penalties, as arrays (…, counts, seats): the first count
is the penalties, and each further one decides where those before it are equal.

HIM-END-3: in himmel the second count is the special cards played. Elsewhere there is none.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from sixthcow.engine import Game, View
from sixthcow.fast.kernels import kernel_of, tries_in
from sixthcow.fast.playouts import WORD, game_of
from sixthcow.fast.playouts import play_outs as plain_play_outs
from sixthcow.fast.policies import Policy
from sixthcow.fast.simulation import UNDECIDED
from sixthcow.fast.simulation import simulate as plain_simulate

Counts = npt.NDArray[np.float32]


def play_outs(
    view: View, actions: Sequence[str], samples: int, *, seed: int, first: int = 0, policy: Policy
) -> Counts:
    """Candidate actions played to the end of the round, as by `sixthcow.fast.play_outs`: an array
    (actions, samples, counts, seats)."""
    game = game_of(view)
    kernel = kernel_of(game)
    if kernel is None or not kernel.tie_breaks:
        points = plain_play_outs(view, actions, samples, seed=seed, first=first, policy=policy)
        return points[:, :, None]
    play = kernel.load()
    position, tries = play.position(view), tries_in(game, policy)
    codes = [position.code(action) for action in actions]
    counts = play.run(position, codes, samples, seed & WORD, first, tries, tie_breaks=True)
    return np.asarray(counts, np.float32)


def simulate(game: Game[Any], rounds: int, policy: Policy) -> Counts:
    """Rounds under simulated players, as by `sixthcow.fast.simulate`: an array (rounds, counts,
    seats)."""
    kernel = kernel_of(game)
    if kernel is None or not kernel.tie_breaks:
        points = plain_simulate(
            game.name, game.seats, rounds, policy, options=game.options, jobs=1, progress=False
        )
        return np.asarray(points, np.float32)[:, None]
    play, tries = kernel.load(), tries_in(game, policy)
    counts = play.run(play.fresh(game), [UNDECIDED], rounds, 0, 0, tries, tie_breaks=True)[0]
    return np.asarray(counts, np.float32)
