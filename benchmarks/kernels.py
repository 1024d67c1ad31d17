"""The compiled kernels on one core: whole random rounds, and play-outs inside a search."""

from collections.abc import Callable, Iterator
from random import Random

import numpy as np

from benchmarks import c_loop
from benchmarks.harness import Measurement
from sixthcow.dealer import deal
from sixthcow.fast.kernels import KERNELS
from sixthcow.fast.playouts import play_outs, position_of
from sixthcow.fast.simulation import simulate
from sixthcow.games.classic import Classic

SEATS = (2, 4, 10)


def rounds_of(game: str, seats: int, policy: str = "random") -> Callable[[int], object]:
    """Rounds from the deal, as `simulate` plays them."""
    return lambda rounds: simulate(game, seats, rounds, policy, seed=6, jobs=1, progress=False)


def search(seats: int, policy: str) -> Callable[[int], object]:
    """Play-outs inside a decision: all cards of a first hand, in the same deals."""
    state = Classic(seats).start()
    view = state.apply(*deal(state, Random(6)))[0].view(0)
    position, actions = position_of(view), view.actions

    def work(wanted: int) -> None:
        samples = -(-wanted // len(actions))
        for first in range(0, samples, 1024):
            count = min(1024, samples - first)
            play_outs(position, actions, count, seed=6, first=first, policy=policy)

    return work


def measurements() -> Iterator[Measurement]:
    """What is timed, each against the C loop where there is a compiler."""
    for seats in SEATS:
        reference = None
        if c_loop.library():
            reference = f"C loop, {seats} seats"
            yield Measurement(reference, "rounds", c_loop.work(seats))
        yield Measurement(f"lanes, {seats} seats", "rounds", rounds_of("classic", seats), reference)
        for policy in ("thrifty", "pair", "cautious"):
            name = f"search, {policy}, {seats} seats"
            yield Measurement(name, "play-outs", search(seats, policy), reference)
    for kernel in KERNELS:
        if not kernel.lanes:
            for game in kernel.games:
                yield Measurement(f"{game.name}, 4 seats", "rounds", rounds_of(game.name, 4))


def check(seats: int, rounds: int = 200_000) -> float:
    """How far apart the mean penalties of the C loop and of the lanes are."""
    plain = np.mean(c_loop.play_rounds(6, rounds, seats)) / rounds
    return float(abs(plain - simulate("classic", seats, rounds, seed=6).mean()))
