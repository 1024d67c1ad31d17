"""The compiled kernels on one core: whole random rounds, and play-outs inside a search."""

from collections.abc import Callable, Iterator
from random import Random

import numpy as np

from benchmarks import c_loop
from benchmarks.harness import Measurement
from sixthcow.dealer import deal
from sixthcow.fast.playouts import one_by_one, play_outs, position_of
from sixthcow.fast.positions import fresh
from sixthcow.fast.simulation import simulate
from sixthcow.games import GAMES
from sixthcow.games.classic import Classic

SEATS = (2, 4, 10)
CHUNK = 4096  # rounds of the scalar kernel, so that what it returns stays in the cache


def lanes(game: str, seats: int, policy: str = "random") -> Callable[[int], object]:
    """Rounds from the deal, as `simulate` plays them."""
    return lambda rounds: simulate(game, seats, rounds, policy, seed=6, jobs=1, progress=False)


def scalar(seats: int) -> Callable[[int], object]:
    """The same random rounds, one after another."""
    start = fresh(Classic(seats))

    def work(rounds: int) -> None:
        for first in range(0, rounds, CHUNK):
            one_by_one(start, [0], min(CHUNK, rounds - first), 6, first, [0] * seats)

    return work


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
        yield Measurement(f"scalar, {seats} seats", "rounds", scalar(seats), reference)
        yield Measurement(f"lanes, {seats} seats", "rounds", lanes("classic", seats), reference)
        for policy in ("thrifty", "pair", "cautious"):
            name = f"search, {policy}, {seats} seats"
            yield Measurement(name, "play-outs", search(seats, policy), reference)
    for game in GAMES:
        if game not in {"classic", "tactical", "logical", "tournament", "open", "custom"}:
            yield Measurement(f"{game}, 4 seats", "rounds", lanes(game, 4))


def check(seats: int, rounds: int = 200_000) -> float:
    """How far the mean penalties of the C loop and of the lanes lie apart."""
    plain = np.mean(c_loop.play_rounds(6, rounds, seats)) / rounds
    return float(abs(plain - simulate("classic", seats, rounds, seed=6).mean()))
