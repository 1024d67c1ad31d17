"""The rules as compiled kernels, for search and research; Numba is imported on first use only."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sixthcow.games import GAMES

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from sixthcow.engine import Random, State, View
    from sixthcow.fast.kernels import Kernel
    from sixthcow.fast.lanes.left_rows import LeftRows
    from sixthcow.fast.policies import Policy
    from sixthcow.fast.rows.nested import Effort
    from sixthcow.fast.simulation import Progress

__all__ = [
    "deals",
    "drawn_picks",
    "drawn_play_outs",
    "estimates",
    "has_rules",
    "kernel_for",
    "likely_play_outs",
    "nested_play_outs",
    "play_deals",
    "play_outs",
    "ready",
    "rows_after",
    "sample",
    "simulate",
    "warm",
    "warm_in_background",
    "warm_within",
]

_ready: set[str] = set()
_warming: set[str] = set()
_lock = threading.Lock()
_changed = threading.Condition()


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
    """Many rounds under simulated players: `sixthcow.fast.simulation.simulate`."""
    from sixthcow.fast.simulation import simulate as run

    return run(
        game, seats, rounds, policy, seed=seed, options=options, jobs=jobs, progress=progress,
        device=device,
    )  # fmt: skip


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


def play_deals(
    view: View,
    deals: Any,
    actions: Sequence[str],
    *,
    seed: int,
    first: int = 0,
    policy: Policy = "pair",
    seat: int | None = None,
) -> npt.NDArray[np.float32]:
    """The same in deals that are given: `sixthcow.fast.playouts.play_deals`."""
    from sixthcow.fast.playouts import play_deals as run

    return run(view, deals, actions, seed=seed, first=first, policy=policy, seat=seat)


def deals(view: View, samples: int, *, seed: int, first: int = 0) -> npt.NDArray[np.int64]:
    """The deals of play-outs: `sixthcow.fast.playouts.deals`."""
    from sixthcow.fast.playouts import deals as run

    return run(view, samples, seed=seed, first=first)


def drawn_play_outs(
    view: View,
    actions: Sequence[str],
    samples: int,
    weights: npt.NDArray[np.float64],
    *,
    seed: int,
    first: int = 0,
    policy: Policy = "pair",
) -> npt.NDArray[np.float32]:
    """The same against cards drawn by weight: `sixthcow.fast.playouts.drawn_play_outs`."""
    from sixthcow.fast.playouts import drawn_play_outs as run

    return run(view, actions, samples, weights, seed=seed, first=first, policy=policy)


def drawn_picks(
    view: View, samples: int, weights: npt.NDArray[np.float64], *, seed: int, first: int = 0
) -> npt.NDArray[np.int64]:
    """The cards drawn by weight: `sixthcow.fast.playouts.drawn_picks`."""
    from sixthcow.fast.playouts import drawn_picks as run

    return run(view, samples, weights, seed=seed, first=first)


def nested_play_outs(
    view: View, actions: Sequence[str], effort: Effort, *, seed: int, policy: Policy = "pair"
) -> npt.NDArray[np.float32]:
    """The same against others who search: `sixthcow.fast.playouts.nested_play_outs`."""
    from sixthcow.fast.playouts import nested_play_outs as run

    return run(view, actions, effort, seed=seed, policy=policy)


def likely_play_outs(
    view: View,
    actions: Sequence[str],
    deals: int,
    repeats: int,
    *,
    seed: int,
    first: int = 0,
    policy: Policy = "pair",
) -> npt.NDArray[np.float32]:
    """The same against likely pairs: `sixthcow.fast.playouts.likely_play_outs`."""
    from sixthcow.fast.playouts import likely_play_outs as run

    return run(view, actions, deals, repeats, seed=seed, first=first, policy=policy)


def has_rules(view: View) -> bool:
    """Whether the game of a view is a registered one, so that play-outs know its rules."""
    return view.game in GAMES


def kernel_for(view: View) -> Kernel | None:
    """The kernel that plays the game of a view; None if play-outs use the plain engine."""
    from sixthcow.fast.kernels import kernel_of

    return kernel_of(GAMES[view.game](view.seats, view.options))


def estimates(view: View) -> Mapping[int, int]:
    """The play-outs' quick estimate for cards: `sixthcow.fast.lanes.estimate`."""
    from sixthcow.fast.lanes.estimate import estimates as run

    return run(view)


def rows_after(view: View, turns: npt.NDArray[np.int64], seat: int) -> LeftRows:
    """The rows that turns leave, and what a seat takes: `sixthcow.fast.lanes.left_rows`."""
    from sixthcow.fast.lanes.left_rows import rows_after as run

    return run(view, turns, seat)


def sample(view: View, rng: Random) -> State:
    """A full state of a view's game that its seat cannot tell from the real one."""
    state: State = GAMES[view.game](view.seats, view.options).sample(view, rng)
    return state


def warm(game: str | None = None) -> None:
    """Compile the kernels that a game needs, or load them from the cache on disk; without a name,
    those of all games."""
    from sixthcow.fast.kernels import warm_module

    for module in sorted(needed(game) - _ready):
        warm_module(module)
        with _changed:
            _ready.add(module)
            _changed.notify_all()


def warm_in_background(game: str | None = None) -> None:
    """Start warming the kernels of a game (or of all) in another thread, unless already started."""
    with _lock:
        missing = needed(game) - _ready - _warming
        _warming.update(missing)
    if missing:
        threading.Thread(target=warm, args=(game,), name="warm", daemon=True).start()


def warm_within(game: str, seconds: float) -> bool:
    """Warm the kernels of a game in another thread; whether that was done in so many seconds."""
    if game in GAMES:
        warm_in_background(game)
        with _changed:
            _changed.wait_for(lambda: ready(game), seconds)
    return ready(game)


def ready(game: str) -> bool:
    """Whether play-outs of a game can start at once, without waiting for the compiler."""
    return game in GAMES and needed(game) <= _ready


def needed(game: str | None) -> set[str]:
    """The modules of the kernels that a game may need, or of all."""
    from sixthcow.fast.kernels import all_modules, modules_for

    return set(all_modules()) if game is None else modules_for(game)
