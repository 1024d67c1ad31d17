"""What the tables of every game have in common: their arrays, their rules, their kernel."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sixthcow.fast._jit import I64
from sixthcow.research.action_space import Actions
from sixthcow.research.planes import Encoding


class Step(NamedTuple):
    """What all tables wait for now, and the results of the last decisions.

    Line n is table n: the observation and the mask of the seat that must decide, which seat that
    is, every seat's reward (minus its penalty points), and whether the match was over. The arrays
    are those of the environment: the next step writes into them. They are NumPy's, or with
    `device="cuda"` a `GpuArray` each.
    """

    observation: Any  # int16
    mask: Any  # int8
    seat: Any  # int8
    reward: Any  # float32
    over: Any  # bool


class Shapes(NamedTuple):
    """The numbers that the shapes of a `Step` are made of."""

    tables: int
    planes: int
    actions: int
    seats: int

    def of_step(self) -> Iterator[tuple[tuple[int, ...], type[np.generic]]]:
        """The shape and the type of every array of a `Step`."""
        yield (self.tables, self.planes), np.int16
        yield (self.tables, self.actions), np.int8
        yield (self.tables,), np.int8
        yield (self.tables, self.seats), np.float32
        yield (self.tables,), np.bool_


class Batch(NamedTuple):
    """Many tables of a game.

    `arrays` have a line for every table, `rules` are the same for all. `advance` is the kernel: it
    takes the arrays, the rules, the keys and counters of the random numbers, the arrays of a
    `Step`, and the actions; -1 begins a new match. `dealt` returns the dealer's last moves at a
    table. `used` are the numbers of a table that are not always zero, where a GPU must know them.
    """

    arrays: tuple[npt.NDArray[Any], ...]
    rules: tuple[npt.NDArray[Any], ...]
    advance: Callable[..., None]
    dealt: Callable[[int], list[str]]
    used: I64 | None = None


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
