"""Tables of all games, options and seats for the tests of the environments, and random play."""

from collections.abc import Iterator
from random import Random

import numpy as np

from sixthcow.games import GAMES
from sixthcow.research.environment import Table
from tests.conformance.tables import TABLES
from tests.conformance.tables import Table as Spec

# One short match a game, with the fewest seats that its options allow.
SMALL: tuple[Spec, ...] = tuple(
    min(
        (spec for spec in TABLES if spec.game == game and spec.options), key=lambda spec: spec.seats
    )
    for game in GAMES
)


def table_of(spec: Spec) -> Table:
    """A table that is set up like that."""
    return Table(spec.game, spec.seats, dict(spec.options))


def wander(table: Table, rng: Random) -> Iterator[tuple[int, int]]:
    """Play at random to the end: yields who decides and what, before it is played."""
    while not table.over:
        seat = rng.choice(table.deciders)
        number = int(rng.choice(np.flatnonzero(table.see(seat)["action_mask"])))
        yield seat, number
        table.play(seat, number)
