"""The settings of a terminal game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

# Seconds that each event is shown.
SPEEDS = {"slow": 1.4, "normal": 0.7, "fast": 0.25, "instant": 0.0}
THEMES = ("dark", "light")
DIGITS = ("native", "latin")


@dataclass(frozen=True)
class Appearance:
    """How the screen is drawn."""

    colour: bool = True
    theme: str = "dark"
    unicode: bool = True
    digits: str = "native"  # Persian text with its own digits, or with `latin` ones
    bidi: str = "app"  # which side reorders right-to-left text: `app` or `terminal`
    speed: str = "normal"


@dataclass(frozen=True)
class Settings:
    """A game to be played: `game` is empty until it is chosen on the start screen.

    `people` play on this keyboard, in the first seats; `bots` sit in the others, repeated if there
    are fewer. `names` are the people's; a person without one is named after their seat.
    """

    game: str = ""
    seats: int = 4
    people: int = 1
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("cautious",)
    options: Mapping[str, object] = field(default_factory=dict)
    language: str = "en"
    record: Path | None = None
    resume: Path | None = None
    seed: int | None = None
    tally: bool = True  # everybody sees what each player has taken in this round
    appearance: Appearance = field(default_factory=Appearance)
