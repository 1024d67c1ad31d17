"""Rounds and decisions on a GPU, checked against the CPU and measured beside it.

Every step prints as it ends, so that a run on a borrowed machine is not lost when it is cut short.
"""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

import numpy as np

from sixthcow.fast.cuda.gpu import require_gpu
from sixthcow.games import GAMES
from sixthcow.research import VectorEnv, simulate

SEATS = (2, 4, 10)
THREADS = (64, 128, 256)  # in a block
ROUNDS = 1 << 27
FEWER = 1 << 22  # on the CPU
TABLES = (1 << 18, 1 << 20)
STEPS = 100  # the rounds of all tables end together in the first ones
DRIFT = 1000  # steps until they do not

ROUNDS_CHECKED = (("classic", 2), ("classic", 4), ("classic", 10), ("open", 5), ("professional", 3),
                  ("double", 3), ("twins", 4))  # fmt: skip
MATCHES_CHECKED: tuple[tuple[str, dict[str, Any]], ...] = tuple(
    (game, {} if game == "tournament" else {"rounds": 1}) for game in GAMES if game != "himmel"
)


def rate(units: int, work: Callable[[], object], repeats: int = 3) -> str:
    """The best rate of a few runs after one that compiles."""
    work()
    return f"{max(units / seconds(work) for _ in range(repeats)):.3g}/s"


def seconds(work: Callable[[], object]) -> float:
    """How long it takes."""
    began = perf_counter()
    work()
    return perf_counter() - began


def same_rounds(game: str, seats: int, rounds: int = 1 << 16) -> bool:
    """Whether the GPU plays what the CPU plays."""
    policy = ["random", "pair", "thrifty", "keen", "cautious"]
    policies = [policy[seat % len(policy)] for seat in range(seats)]
    here, there = (
        np.asarray(simulate(game, seats, rounds, policies, seed=6, device=device))
        for device in ("cpu", "cuda")
    )
    return np.array_equal(here, there)


def same_matches(
    game: str, options: dict[str, Any], tables: int = 1000, steps: int = 100
) -> bool:  # fmt: skip
    """Whether the tables on the GPU show what those on the CPU show."""
    here, there = (
        VectorEnv(game, 3, tables, seed=6, device=device, **options) for device in ("cpu", "cuda")
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


def stepping(env: VectorEnv, steps: int) -> Callable[[], None]:
    """Random play at all tables, observations and masks included."""
    rng = np.random.default_rng(6)

    def work() -> None:
        for _ in range(steps):
            env.step(env.sample(rng))

    return work


class Timed:
    """A kernel that notes when it begins and ends on the GPU."""

    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel
        self.events: list[tuple[Any, Any]] = []

    def __getitem__(self, launch: Any) -> Callable[..., None]:
        from sixthcow.fast.cuda.target import cuda

        def run(*arguments: Any) -> None:
            began, ended = cuda.event(), cuda.event()
            began.record()
            self._kernel[launch](*arguments)
            ended.record()
            self.events.append((began, ended))

        return run

    def milliseconds(self) -> float:
        """How long it took on average."""
        from sixthcow.fast.cuda.target import cuda

        cuda.synchronize()
        taken = [began.elapsed_time(ended) for began, ended in self.events]
        return float(np.mean(taken))


def kernel_times(env: VectorEnv) -> str:
    """How long each kernel of a step takes."""
    from sixthcow.research.vector import gpu_steps

    place: Any = env._place
    kept = place._kernels, gpu_steps.find_illegal, gpu_steps.random_actions
    timed = gpu_steps.Kernels(*map(Timed, kept[0]))
    place._kernels = timed
    gpu_steps.find_illegal, gpu_steps.random_actions = legal, drawn = Timed(kept[1]), Timed(kept[2])
    stepping(env, STEPS)()
    place._kernels, gpu_steps.find_illegal, gpu_steps.random_actions = kept
    named = {"random_actions": drawn, "find_illegal": legal, **timed._asdict()}
    return ", ".join(f"{name} {kernel.milliseconds():.2f} ms" for name, kernel in named.items())


def decisions() -> Iterator[tuple[str, str]]:
    """Decisions with observations, per second: while the tables are in step, and later."""
    stepping(VectorEnv("classic", 4, 1, device="cuda"), 1)()  # compile
    for tables in TABLES:
        env = VectorEnv("classic", 4, tables, device="cuda")
        name = f"decisions at {tables:,} tables"
        fast = STEPS * tables / seconds(stepping(env, STEPS))
        yield f"{name}, the first {STEPS} steps", f"{fast:.3g}/s"
        stepping(env, DRIFT)()
        yield f"{name}, after {STEPS + DRIFT:,} steps", rate(STEPS * tables, stepping(env, STEPS))
        yield f"{name}, kernel by kernel", kernel_times(env)
    env, tables = VectorEnv("classic", 4, 1 << 13), 1 << 13
    yield "decisions at 8,192 tables, all cores", rate(STEPS * tables, stepping(env, STEPS))


def rounds() -> Iterator[tuple[str, str]]:
    """Rounds per second, for several sizes of a block."""
    from sixthcow.fast.cuda import lane_rounds

    for seats in SEATS:
        for lane_rounds.THREADS in THREADS:
            name = f"rounds, {seats} seats, {lane_rounds.THREADS} threads in a block"
            yield name, rate(ROUNDS, rounds_of(seats, ROUNDS, "cuda"))
        name = f"rounds, {seats} seats, all cores of the CPU"
        yield name, rate(FEWER, rounds_of(seats, FEWER, "cpu"))


def main() -> None:
    """Check, then measure."""
    try:
        require_gpu()
    except (ModuleNotFoundError, RuntimeError) as reason:
        print(f"The GPU is not measured: {reason}")
        return
    for game, options in MATCHES_CHECKED:
        print(f"matches of {game}: {verdict(same_matches(game, options))}", flush=True)
    show(decisions())
    for game, seats in ROUNDS_CHECKED:
        print(f"rounds of {game}, {seats} seats: {verdict(same_rounds(game, seats))}", flush=True)
    show(rounds())


def show(results: Iterator[tuple[str, str]]) -> None:
    """Print each as it is known."""
    for name, speed in results:
        print(f"{name:60}{speed:>12}", flush=True)


def verdict(same: bool) -> str:
    """In words."""
    return "the same as on the CPU" if same else "NOT THE SAME as on the CPU"
