"""The tables that the conformance kit plays at, made from the registry and the option specs.

A new game or a new option is in the list by being registered.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import product
from typing import Any, NamedTuple, TypeVar

from sixthcow.engine import BadOption, Game
from sixthcow.engine.options import OneOf, Option, OptionValue, SeatNumber, spell
from sixthcow.games import GAMES

Options = dict[str, OptionValue]
T = TypeVar("T")

# What makes a match short, in the order tried: a game refuses what it does not have.
SHORTENERS: tuple[Options, ...] = ({"rounds": 1}, {"target": 5}, {})


class Table(NamedTuple):
    """A game with its number of seats and its options, as a value that names a test."""

    game: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def set_up(self) -> Game[Any]:
        """The game, ready to start."""
        return GAMES[self.game](self.seats, dict(self.options))

    def __str__(self) -> str:
        """`twins-4-rounds=1-deck=doubles`."""
        chosen = [f"{name}={spell(value)}" for name, value in self.options]
        return "-".join([self.game, str(self.seats), *chosen])


def values(spec: Option, seats: int) -> tuple[OptionValue, ...]:
    """The values of an option that are tried."""
    if isinstance(spec, OneOf):
        return spec.values
    return (1, seats) if isinstance(spec, SeatNumber) else (1, 2)


def mixes(game: type[Game[Any]]) -> list[Options]:
    """All combinations of the options that choose between two ways of playing."""
    parts = [
        spec
        for spec in game.option_specs
        if isinstance(spec, OneOf) and spec.default is not None and len(spec.values) == 2
    ]
    names = [part.name for part in parts]
    return [dict(zip(names, mix, strict=True)) for mix in product(*(p.values for p in parts))]


def accepted(name: str, seats: int, options: Options) -> Table | None:
    """A table with these options whose match ends soon, or None if the game refuses them."""
    for shortener in SHORTENERS:
        with suppress(BadOption):
            table = Table(name, seats, tuple((shortener | options).items()))
            table.set_up()
            return table
    return None


def first_accepted(name: str, candidates: Iterable[tuple[int, Options]]) -> Iterator[Table]:
    """The first table among these that the game does not refuse."""
    tables = (accepted(name, seats, options) for seats, options in candidates)
    yield from (table for table in [next(filter(None, tables), None)] if table)


def turned(items: Iterable[T], by: int) -> list[T]:
    """The items in order, beginning at another one and going round."""
    line = list(items)
    return [*line[by % len(line) :], *line[: by % len(line)]]


def tables_of(name: str) -> Iterator[Table]:
    """Every number of seats, every mix and every option value of a game, each at least once."""
    game = GAMES[name]
    yield Table(name, game.seat_range[len(game.seat_range) // 2])  # the whole match
    for number, seats in enumerate(game.seat_range):
        yield from first_accepted(name, ((seats, mix) for mix in turned(mixes(game), number)))
    for number, mix in enumerate(mixes(game)):
        yield from first_accepted(name, ((seats, mix) for seats in turned(game.seat_range, number)))
    number = 0
    for spec in game.option_specs:
        for choice in range(len(values(spec, 2))):
            number += 1
            yield from first_accepted(
                name,
                (
                    (seats, mix | {spec.name: values(spec, seats)[choice]})
                    for mix in turned(mixes(game), number)
                    for seats in turned(game.seat_range, number)
                ),
            )


TABLES: tuple[Table, ...] = tuple(dict.fromkeys(t for name in GAMES for t in tables_of(name)))
