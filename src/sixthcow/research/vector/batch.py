"""What the tables of every game have in common: their arrays, their rules, their kernel."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sixthcow.fast._jit import I64
from sixthcow.research.action_space import Actions
from sixthcow.research.planes import Encoding


class Batch(NamedTuple):
    """Many tables of a game.

    `arrays` have a line for every table, `rules` are the same for all. `advance` is the kernel: it
    takes the arrays, the rules, the keys and counters of the random numbers, the arrays of a
    `Step`, and the actions; without any, new matches begin. `dealt` returns the dealer's last moves
    at a table.
    """

    arrays: tuple[npt.NDArray[Any], ...]
    rules: tuple[npt.NDArray[Any], ...]
    advance: Callable[..., None]
    dealt: Callable[[int], list[str]]


def starts_of(planes: Sequence[str], encoding: Encoding) -> I64:
    """Where planes begin in an observation; -1 for one that a game does not have."""
    known = encoding.planes
    return np.array([known[name].start if name in known else -1 for name in planes], np.int64)


def numbers_of(verbs: Sequence[str], actions: Actions) -> I64:
    """The first number of each kind of actions; -1 for one that a game does not have."""
    names = [name.partition(" ")[0] for name in actions.names]
    return np.array([names.index(verb) if verb in names else -1 for verb in verbs], np.int64)


def shuffle_of(cards: Iterable[object]) -> str:
    """A shuffle as it is written in records."""
    return " ".join(["shuffle", *map(str, cards)])
