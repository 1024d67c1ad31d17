"""What can be set before a game: a field shows its value and changes it step by step."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixthcow.cli.terminal.language.texts import Texts
from sixthcow.engine.options import OneOf, Option, OptionValue, SeatNumber, spell
from sixthcow.games import GAMES

# Every language's name in that language, the same for all readers.
OWN_NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski", "ru": "Русский", "fa": "فارسی"}

Value = OptionValue | None
HIGHEST = 999


@dataclass
class Field:
    """A setting: one of some values, a number from `low` to `high`, or not set (None)."""

    name: str
    value: Value
    values: Sequence[Value] = ()
    low: int = 1
    high: int = HIGHEST
    optional: bool = False

    def step(self, by: int) -> None:
        """The next value, or the one before."""
        if self.values:
            index = list(self.values).index(self.value)
            self.value = self.values[(index + by) % len(self.values)]
            return
        number = int(self.value or self.low - 1) + by
        if number < self.low:
            self.value = None if self.optional else self.low
        else:
            self.value = min(number, self.high)

    def type(self, digit: str, *, fresh: bool) -> None:
        """A digit was typed: the first one replaces the number, the next ones extend it."""
        if self.values:
            return
        typed = int(digit if fresh or not self.value else f"{self.value}{digit}")
        if self.low <= typed <= self.high:
            self.value = typed

    def shown(self, texts: Texts) -> str:
        """The value in words."""
        if self.value is None:
            return texts.say("open-value")
        if self.name == "language":
            return OWN_NAMES[str(self.value)]
        key = f"value-{self.name}-{spell(self.value)}"
        if texts.words.has(key):
            return texts.words.text(key)
        if texts.words.has(f"terminal-{key}"):
            return texts.words.text(f"terminal-{key}")
        return texts.number(int(self.value))


def option_field(spec: Option, given: object, seats: int) -> Field:
    """The field for a game's option."""
    value: Value = given if isinstance(given, str | int | bool) else spec.default
    if isinstance(spec, OneOf):
        values = spec.values if spec.default is not None else (None, *spec.values)
        return Field(spec.name, value, values)
    if isinstance(spec, SeatNumber):
        return Field(spec.name, value, high=seats)
    return Field(spec.name, value, optional=spec.default is None)


def name_of(field: Field, game: str, texts: Texts) -> str:
    """A field's name in this game."""
    for key in (f"option-{field.name}-{game}", f"option-{field.name}"):
        if texts.words.has(key):
            return texts.words.text(key)
    return texts.say(f"field-{field.name}")


def chosen_options(game: str, fields: Sequence[Field]) -> dict[str, object]:
    """The options that differ from the game's defaults; rounds rule out a target (END-4)."""
    specs = {spec.name: spec for spec in GAMES[game].option_specs}
    options: dict[str, object] = {
        field.name: field.value
        for field in fields
        if field.name in specs
        and field.value is not None
        and field.value != specs[field.name].default
    }
    if "rounds" in options:
        for name in ("target", "ends"):
            options.pop(name, None)
    return options
