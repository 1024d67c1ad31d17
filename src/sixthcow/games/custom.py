"""Custom: the parts of the rows game combined beyond the named variants (MIX)."""

from collections.abc import Mapping

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
    """A mix of parts, chosen by its options."""

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

    @classmethod
    def parts(cls, options: Mapping[str, object]) -> tuple[type[RowsGame], ...]:
        """MIX-1: those that the options name."""
        return tuple(part for (name, value), part in PARTS.items() if options.get(name) == value)

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
