"""The settings that a game is checked with, derived from its seats and options."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import product
from typing import Any, NamedTuple, TypeVar

from sixthcow.engine import BadOption, Game
from sixthcow.engine.options import OneOf, Option, OptionValue, SeatNumber

Options = dict[str, OptionValue]
T = TypeVar("T")

# Options that make a match short, in the order tried: a game refuses those it does not have.
SHORTENERS: tuple[Options, ...] = ({"rounds": 1}, {"target": 5}, {})


class Setting(NamedTuple):
    """A number of seats, and options as pairs: hashable, so it can identify a check."""

    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()


def values(spec: Option, seats: int) -> tuple[OptionValue, ...]:
    """The values of an option that are tried."""
    if isinstance(spec, OneOf):
        return spec.values
    return (1, seats) if isinstance(spec, SeatNumber) else (1, 2)


def mixes(game: type[Game[Any]]) -> list[Options]:
    """All combinations of the options that switch between two ways of playing."""
    parts = [
        spec
        for spec in game.option_specs
        if isinstance(spec, OneOf) and spec.default is not None and len(spec.values) == 2
    ]
    names = [part.name for part in parts]
    return [dict(zip(names, mix, strict=True)) for mix in product(*(p.values for p in parts))]


def accepted(game: type[Game[Any]], seats: int, options: Options) -> Setting | None:
    """A setting with these options whose match ends soon, or None if the game refuses them."""
    for shortener in SHORTENERS:
        with suppress(BadOption):
            game(seats, shortener | options)
            return Setting(seats, tuple((shortener | options).items()))
    return None


def first_accepted(
    game: type[Game[Any]], candidates: Iterable[tuple[int, Options]]
) -> Iterator[Setting]:
    """The first setting among these that the game does not refuse."""
    settings = (accepted(game, seats, options) for seats, options in candidates)
    yield from (setting for setting in [next(filter(None, settings), None)] if setting)


def turned(items: Iterable[T], by: int) -> list[T]:
    """The items rotated, so that another one comes first."""
    line = list(items)
    return [*line[by % len(line) :], *line[: by % len(line)]]


def settings_of(game: type[Game[Any]]) -> list[Setting]:
    """Every number of seats, every mix and every option value of a game, each at least once."""
    return list(dict.fromkeys(_settings(game)))


def _settings(game: type[Game[Any]]) -> Iterator[Setting]:
    yield Setting(game.seat_range[len(game.seat_range) // 2])  # the whole match
    for number, seats in enumerate(game.seat_range):
        yield from first_accepted(game, ((seats, mix) for mix in turned(mixes(game), number)))
    for number, mix in enumerate(mixes(game)):
        yield from first_accepted(game, ((seats, mix) for seats in turned(game.seat_range, number)))
    number = 0
    for spec in game.option_specs:
        for choice in range(len(values(spec, 2))):
            number += 1
            yield from first_accepted(
                game,
                (
                    (seats, mix | {spec.name: values(spec, seats)[choice]})
                    for mix in turned(mixes(game), number)
                    for seats in turned(game.seat_range, number)
                ),
            )
