"""Options: the settings of a match, each checked with a clear refusal."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sixthcow.engine.errors import BadOption

OptionValue = str | int | bool

MOST_ROUNDS = 100  # of a match at a table


class OneOf(NamedTuple):
    """An option with a few named values."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue | None

    def check(self, value: object, seats: int) -> None:
        """Refuse any value that is not listed (True is not 1)."""
        if not any(type(value) is type(allowed) and value == allowed for allowed in self.values):
            refuse_value(self.name, value, allowed=", ".join(map(spell, self.values)))


class WholeNumber(NamedTuple):
    """An option that is a whole number of at least 1, or is omitted.

    A record may have any; `most` is the largest that a table may choose.
    """

    name: str
    default: int | None
    most: int

    def check(self, value: object, seats: int) -> None:
        """Refuse what is not a whole number or less than 1."""
        if type(value) is not int or value < 1:
            refuse_value(self.name, value, allowed="1, 2, 3, …")


class SeatNumber(NamedTuple):
    """An option that names a seat, from 1."""

    name: str
    default: int = 1

    def check(self, value: object, seats: int) -> None:
        """Refuse what is not the number of a seat at this table."""
        if type(value) is not int or not 1 <= value <= seats:
            refuse_value(self.name, value, allowed=f"1–{seats}")


Option = OneOf | WholeNumber | SeatNumber


def yes_no(name: str, *, default: bool) -> OneOf:
    """An option that is true or false."""
    return OneOf(name, (True, False), default)


def spell(value: object) -> str:
    """A value as it is written in a record's options."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def refuse_value(name: str, value: object, allowed: str) -> None:
    """Refuse a value, naming the option and what is allowed."""
    raise BadOption("option-value", option=name, value=spell(value)[:80], allowed=allowed)


def check_bounds(specs: Sequence[Option], given: Mapping[str, object]) -> None:
    """Refuse numbers with which a match would hardly ever end."""
    for spec in specs:
        if isinstance(spec, WholeNumber) and spec.name in given:
            value = given[spec.name]
            if isinstance(value, int) and value > spec.most:
                refuse_value(spec.name, value, allowed=f"1–{spec.most}")


def settle(
    specs: Sequence[Option], given: Mapping[str, object], seats: int
) -> dict[str, OptionValue | None]:
    """Check the given options and fill in the defaults."""
    by_name = {spec.name: spec for spec in specs}
    for name, value in given.items():
        if name not in by_name:
            raise BadOption("option-unknown", option=str(name)[:80], allowed=", ".join(by_name))
        by_name[name].check(value, seats)
    return {spec.name: given.get(spec.name, spec.default) for spec in specs}  # type: ignore[misc]
