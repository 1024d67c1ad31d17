"""Rounds and decisions on a GPU, checked against the CPU and measured beside it.

Every step prints as it ends, so that a run on a borrowed machine is not lost when it is cut short.
"""

from collections.abc import Callable, Iterator
from time import perf_counter

import numpy as np

from sixthcow.fast.cuda.gpu import require_gpu
from sixthcow.research import VectorEnv, simulate

SEATS = (2, 4, 10)
THREADS = (64, 128, 256)  # in a block
ROUNDS = 1 << 27
FEWER = 1 << 22  # on the CPU
TABLES = (1 << 18, 1 << 20)
STEPS = 20

ROUNDS_CHECKED = (("classic", 2), ("classic", 4), ("classic", 10), ("open", 5), ("professional", 3),
                  ("double", 3), ("twins", 4))  # fmt: skip
MATCHES_CHECKED = ("classic", "logical", "twins", "professional", "double", "hoof")


def rate(units: int, work: Callable[[], object], repeats: int = 3) -> str:
    """The best rate of a few runs after one that compiles."""
    work()
    best = 0.0
    for _ in range(repeats):
        began = perf_counter()
        work()
        best = max(best, units / (perf_counter() - began))
    return f"{best:.3g}/s"


def same_rounds(game: str, seats: int, rounds: int = 1 << 16) -> bool:
    """Whether the GPU plays what the CPU plays."""
    policy = ["random", "pair", "thrifty", "keen", "cautious"]
    policies = [policy[seat % len(policy)] for seat in range(seats)]
    here, there = (
        np.asarray(simulate(game, seats, rounds, policies, seed=6, device=device))
        for device in ("cpu", "cuda")
    )
    return np.array_equal(here, there)


def same_matches(game: str, tables: int = 256, steps: int = 100) -> bool:
    """Whether the tables on the GPU show what those on the CPU show."""
    here, there = (
        VectorEnv(game, 3, tables, seed=6, device=device, rounds=1) for device in ("cpu", "cuda")
    )
    rng = np.random.default_rng(6)
    for _ in range(steps):
        actions = here.sample(rng)
        for one, other in zip(here.step(actions), there.step(actions), strict=True):
            if not np.array_equal(one, np.asarray(other)):
                return False
    return True


def rounds_of(seats: int, rounds: int, device: str) -> Callable[[], object]:
    """Random rounds of classic."""
    return lambda: simulate("classic", seats, rounds, seed=6, device=device, progress=False)


def stepping(env: VectorEnv) -> Callable[[], None]:
    """Random play at all tables, observations and masks included."""
    rng = np.random.default_rng(6)

    def work() -> None:
        for _ in range(STEPS):
            env.step(env.sample(rng))

    return work


def speeds() -> Iterator[tuple[str, str]]:
    """Rounds, and decisions with observations, per second, for several sizes of a block."""
    from sixthcow.fast.cuda import lane_rounds
    from sixthcow.research.vector import on_gpu

    for seats in SEATS:
        for lane_rounds.THREADS in THREADS:
            name = f"rounds, {seats} seats, {lane_rounds.THREADS} threads in a block"
            yield name, rate(ROUNDS, rounds_of(seats, ROUNDS, "cuda"))
        name = f"rounds, {seats} seats, all cores of the CPU"
        yield name, rate(FEWER, rounds_of(seats, FEWER, "cpu"))
    for tables in TABLES:
        for on_gpu.THREADS in THREADS:
            env = VectorEnv("classic", 4, tables, device="cuda")
            name = f"decisions at {tables:,} tables, {on_gpu.THREADS} threads in a block"
            yield name, rate(STEPS * tables, stepping(env))
    env = VectorEnv("classic", 4, 1 << 13)
    yield "decisions at 8,192 tables, all cores of the CPU", rate(STEPS << 13, stepping(env))


def main() -> None:
    """Check, then measure."""
    try:
        require_gpu()
    except (ModuleNotFoundError, RuntimeError) as reason:
        print(f"The GPU is not measured: {reason}")
        return
    for game, seats in ROUNDS_CHECKED:
        print(f"rounds of {game}, {seats} seats: {verdict(same_rounds(game, seats))}", flush=True)
    for game in MATCHES_CHECKED:
        print(f"matches of {game}: {verdict(same_matches(game))}", flush=True)
    for name, speed in speeds():
        print(f"{name:60}{speed:>12}", flush=True)


def verdict(same: bool) -> str:
    """In words."""
    return "the same as on the CPU" if same else "NOT THE SAME as on the CPU"
