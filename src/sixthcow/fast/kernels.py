"""A small call of every kernel, with the types that all calls have: it makes them ready."""

from collections.abc import Callable

from sixthcow.fast._jit import u16
from sixthcow.fast.estimate import ALL_CARDS, weigh_all
from sixthcow.fast.playouts import in_lanes, one_by_one
from sixthcow.fast.positions import fresh
from sixthcow.fast.simulation import simulate
from sixthcow.games.classic import Classic


def search_rows(play: Callable[..., object]) -> None:
    """One play-out of a classic deal."""
    play(fresh(Classic(2)), [0], 1, 0, 0, [1, 1])


def search_lanes() -> None:
    """One play-out in lanes, and the estimate that a search reads the others by."""
    search_rows(in_lanes)
    weigh_all(ALL_CARDS[:4], ALL_CARDS, u16(1), ALL_CARDS.copy())


# By name; those that take longest to compile come first, so that several processes end together.
KERNELS: dict[str, Callable[[], object]] = {
    "rows": lambda: search_rows(one_by_one),
    "himmel": lambda: simulate("himmel", 3, 1, jobs=1, progress=False),
    "lanes": search_lanes,
    "hoof": lambda: simulate("hoof", 2, 1, jobs=1, progress=False),
    "rounds": lambda: simulate("classic", 2, 1, jobs=1, progress=False),
}


def make_ready(name: str) -> None:
    """Compile one of them, or load it from the cache on disk."""
    KERNELS[name]()
