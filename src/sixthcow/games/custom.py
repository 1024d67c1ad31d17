"""Custom: the parts of the rows game combined beyond the named variants (MIX)."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Self

from sixthcow.engine import BadOption
from sixthcow.engine.options import OneOf
from sixthcow.games.double import TwoCards
from sixthcow.games.logical import Draft
from sixthcow.games.open_game import OpenPicks
from sixthcow.games.professional import BothEnds
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.match import FIRST_SEAT, TARGET_OPTIONS, edition
from sixthcow.games.rows.moves import ROW_COUNT
from sixthcow.games.tactical import TacticalDeck

# MIX-1: the parts that change the main rules. The tactical deck comes before the open game: with
# it the starter marker is a token and card 1 is dealt (MIX-2).
PARTS: dict[tuple[str, object], type[RowsGame]] = {
    ("deal", "draft"): Draft,
    ("deck", "tactical"): TacticalDeck,
    ("reveal", "open"): OpenPicks,
    ("cards", 2): TwoCards,
    ("sides", "both"): BothEnds,
}


class Custom(RowsGame):
    """A mix of parts; which ones is said by its options."""

    name = "custom"
    chapters = (*RowsGame.chapters, "TACT", "LOGIC", "OPEN", "DOUBLE", "PRO", "MIX")
    option_specs = (
        edition("korova-006"),
        *TARGET_OPTIONS,
        FIRST_SEAT,
        OneOf("deck", ("full", "tactical"), "full"),
        OneOf("deal", ("shuffle", "draft"), "shuffle"),
        OneOf("reveal", ("hidden", "open"), "hidden"),
        OneOf("cards", (1, 2), 1),
        OneOf("sides", ("right", "both"), "right"),
    )

    def __new__(cls, seats: int, options: Mapping[str, object] | None = None) -> Self:
        """A game made of the parts that the options name."""
        chosen = options or {}
        parts = tuple(
            part for (option, choice), part in PARTS.items() if chosen.get(option) == choice
        )
        return object.__new__(mixed(cls, parts))  # type: ignore[return-value]

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles are made anew from the options."""
        return Custom, (self.seats, self.options)

    def check_options(self) -> None:
        """MIX-1, MIX-2: refuse what cannot be dealt or has no meaning, with the reason."""
        super().check_options()
        if self.settings["deal"] == "draft" and self.settings["deck"] != "tactical":
            raise BadOption("draft-needs-tactical", "MIX-2")
        if "first" in self.options and not isinstance(self, Draft | OpenPicks):
            raise BadOption("first-has-no-meaning", "MIX-1")
        needed, there = self.seats * self.hand_size + ROW_COUNT, len(self.deck())
        if needed > there:
            most = (there - ROW_COUNT) // self.hand_size
            raise BadOption(
                "too-few-cards", "MIX-1", seats=self.seats, needed=needed, there=there, high=most
            )


@cache
def mixed(base: type[Custom], parts: tuple[type[RowsGame], ...]) -> type[Custom]:
    """The class of a mix: the base's own rules first, then those of its parts."""
    # A draft is of the tactical deck already: naming both would repeat a base.
    own = [part for part in parts if not any(part in other.__mro__[1:] for other in parts)]
    return type(base.__name__, (base, *own), {}) if own else base
