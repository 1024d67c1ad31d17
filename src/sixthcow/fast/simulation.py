"""Many rounds of a game under simulated players, on all cores, as one array of penalties."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from sixthcow.engine import Game
from sixthcow.fast import plain_engine
from sixthcow.fast.cuda.gpu import GpuArray, require_gpu, room
from sixthcow.fast.kernels import kernel_of, load, tries_in
from sixthcow.fast.playouts import WORD
from sixthcow.fast.policies import Policy
from sixthcow.games import GAMES

CHUNK = 32768  # rounds of a kernel: some milliseconds
PLAIN_CHUNK = 128  # rounds of the plain engine
GPU_CHUNK = 1 << 26
DEVICES = ("cpu", "cuda")
UNDECIDED = -1  # the code of no candidate

# Called with the rounds done and the rounds wanted.
Progress = Callable[[int, int], None]

# Plays rounds of a seed from number `first` on: an array (rounds, seats).
Player = Callable[[int, int, int], npt.NDArray[Any]]


def simulate(
    game: str,
    seats: int,
    rounds: int,
    policy: Policy = "random",
    *,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    jobs: int | None = None,
    progress: Progress | bool | None = None,
    device: str = "cpu",
) -> Any:
    """The penalties of every seat in every round: an array (rounds, seats).

    Whole points as int16; where penalties may be halves (twins) or the game has no kernel, as
    float32. `policy` is one name, or one per seat: `random`, `thrifty` (random cards, the cheapest
    row), `pair` (the better of two cards), `keen` (the best of five), `cautious` (the best of all
    by a quick estimate). A seed gives the same rounds whatever `jobs` is (all cores by default).
    `progress` is called with the rounds done and the rounds wanted; without it a run in a terminal
    draws a bar (False: never).

    With `device="cuda"` an NVIDIA GPU plays the same rounds (the rows games, but for hoof); the
    array stays there, and `sixthcow.fast.cuda.gpu.GpuArray` says how others take it.
    """
    if game not in GAMES:
        raise ValueError(f"unknown game {game!r}; there are {', '.join(GAMES)}")
    if rounds < 0:
        raise ValueError(f"rounds is {rounds}; it must not be negative")
    if device not in DEVICES:
        raise ValueError(f"unknown device {device!r}; there are {', '.join(DEVICES)}")
    played = GAMES[game](seats, options)
    tries = tries_in(played, policy)
    if device == "cuda":
        return simulate_on_gpu(played, rounds, tries, seed & WORD, progress)
    play, kind = player_of(played, tries)
    chunk = CHUNK if kernel_of(played) else PLAIN_CHUNK
    out = np.empty((rounds, seats), kind)

    def fill(first: int) -> None:
        part = out[first : first + chunk]
        part[:] = play(seed & WORD, first, len(part))

    with reporting(progress) as report, ThreadPoolExecutor(jobs or os.cpu_count()) as pool:
        tasks = [pool.submit(fill, first) for first in range(0, rounds, chunk)]
        for done, task in enumerate(as_completed(tasks), start=1):
            task.result()
            report(min(rounds, done * chunk), rounds)
    return out


def simulate_on_gpu(
    game: Game[Any], rounds: int, tries: list[int], seed: int, progress: Progress | bool | None
) -> GpuArray:
    """The same rounds, played and kept on a GPU."""
    kernel = kernel_of(game)
    if kernel is None or not kernel.gpu:
        raise ValueError(f"{game.name} has no kernel for a GPU; device='cpu' plays it")
    require_gpu()
    start = kernel.load().fresh(game)
    out = room((rounds, game.seats), np.float32 if kernel.halves else np.int16)
    play = import_module(kernel.gpu).play
    with reporting(progress) as report:
        for first in range(0, rounds, GPU_CHUNK):
            play(start, tries, seed, first, out[first : first + GPU_CHUNK])
            report(min(rounds, first + GPU_CHUNK), rounds)
    return GpuArray(out)


def player_of(game: Game[Any], tries: list[int]) -> tuple[Player, type[np.generic]]:
    """What plays rounds of a game with these policies, and the type of its penalties.

    LOGIC-2: a draft at random is a deal; TOUR-1: round 1 of a tournament.
    """
    kernel = kernel_of(game)
    if kernel is None:

        def on_engine(seed: int, first: int, count: int) -> npt.NDArray[Any]:
            names = [f"{seed}/{number}" for number in range(first, first + count)]
            return np.array([plain_engine.play_round(game, tries, Random(name)) for name in names])

        return on_engine, np.float32
    play = load(kernel.rounds or kernel.module)
    start, kind = play.fresh(game), np.float32 if kernel.halves else np.int16

    def compiled(seed: int, first: int, count: int) -> npt.NDArray[Any]:
        points: npt.NDArray[Any] = play.run(start, [UNDECIDED], count, seed, first, tries)[0]
        return points if play.UNIT == 1 else points * np.float32(play.UNIT)

    return compiled, kind


@contextmanager
def reporting(progress: Progress | bool | None) -> Iterator[Progress]:
    """What to report to: the caller's own function, a bar on the terminal, or nothing."""
    if callable(progress):
        yield progress
    elif progress is False or (progress is None and not sys.stderr.isatty()):
        yield lambda _done, _wanted: None
    else:
        from rich.console import Console
        from rich.progress import MofNCompleteColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        columns = (*Bar.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
        with Bar(*columns, console=Console(stderr=True), transient=progress is None) as bar:
            task = bar.add_task("", total=None)
            yield lambda done, wanted: bar.update(task, completed=done, total=wanted)
