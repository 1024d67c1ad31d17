"""The rules as compiled kernels, for search and research; Numba is imported on first use only."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from sixthcow.engine import Random, State, View
    from sixthcow.fast.policies import Policy
    from sixthcow.fast.progress import Progress

__all__ = [
    "estimates",
    "in_lanes",
    "play_outs",
    "ready",
    "sample",
    "simulate",
    "warm",
    "warm_in_background",
]

# The kernels that play-outs of a game need; the other games, and mixes, need both for rows.
NEEDED = {
    "classic": {"lanes"},
    "tactical": {"lanes"},
    "logical": {"lanes"},
    "tournament": {"lanes"},
    "open": {"lanes"},
    "hoof": {"hoof"},
    "himmel": {"himmel"},
}
ROWS = {"lanes", "rows"}

_ready: set[str] = set()
_warming: list[threading.Thread] = []
_lock = threading.Lock()


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
) -> npt.NDArray[Any]:
    """Many rounds under simulated players: `sixthcow.fast.simulation.simulate`."""
    from sixthcow.fast.simulation import simulate as run

    return run(
        game, seats, rounds, policy, seed=seed, options=options, jobs=jobs, progress=progress
    )


def play_outs(
    moment: View | State,
    actions: Sequence[str],
    samples: int,
    *,
    seed: int,
    first: int = 0,
    policy: Policy = "pair",
    seat: int | None = None,
    opening: Mapping[int, float] | None = None,
) -> npt.NDArray[np.float32]:
    """Candidate actions played to the end of the round: `sixthcow.fast.playouts.play_outs`."""
    from sixthcow.fast.playouts import play_outs as run

    return run(
        moment, actions, samples, seed=seed, first=first, policy=policy,
        seat=seat, opening=opening,
    )  # fmt: skip


def in_lanes(view: View) -> bool:
    """Whether a game has the main rules of placing, which many lanes play side by side."""
    from sixthcow.fast.positions import is_plain
    from sixthcow.games import GAMES

    return is_plain(GAMES[view.game](view.seats, view.options))


def estimates(view: View) -> Mapping[int, int]:
    """What the play-outs' quick estimate says about cards: `sixthcow.fast.estimate.estimates`."""
    from sixthcow.fast.estimate import estimates as run

    return run(view)


def sample(view: View, rng: Random) -> State:
    """A full state of a view's game that its seat cannot tell from the real one."""
    from sixthcow.games import GAMES

    state: State = GAMES[view.game](view.seats, view.options).sample(view, rng)
    return state


def warm(progress: Callable[[int, int], None] | None = None, first: str | None = None) -> None:
    """Import and compile every kernel (or load it from the cache on disk), `first` a game's."""
    from sixthcow.fast.kernels import KERNELS, make_ready

    soon = NEEDED.get(first, ROWS) if first else set()
    names = sorted(KERNELS, key=lambda name: name not in soon)
    for number, name in enumerate(names):
        if progress:
            progress(number, len(names))
        make_ready(name)
        _ready.add(name)
    if progress:
        progress(len(names), len(names))


def warm_in_background(first: str | None = None) -> None:
    """Begin to warm the kernels in another thread, unless that has been done already."""
    with _lock:
        if not _warming:
            thread = threading.Thread(target=warm, args=(None, first), name="warm", daemon=True)
            _warming.append(thread)
            thread.start()


def ready(game: str) -> bool:
    """Whether play-outs of a game begin at once, without waiting for the compiler."""
    return NEEDED.get(game, ROWS) <= _ready
