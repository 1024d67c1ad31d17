"""What a variant of the rows game may add: public facts, open hands, additional state."""

from collections.abc import Sequence
from typing import Any

from sixthcow.engine import View, ZoneView
from sixthcow.engine.events import NO_FACTS, Facts
from sixthcow.games.rows.state import Cards, RowsState


class VariantHooks:
    """The main rules have none of this; a variant overrides what it needs."""

    def flags(self, state: RowsState) -> Facts:
        """Public facts of this game other than cards."""
        return NO_FACTS

    def hands_are_open(self, state: RowsState) -> bool:
        """Whether everybody may look at all hands now."""
        return state.asks == "over"

    def known_in_hand(self, state: RowsState, seat: int) -> Cards:
        """The cards in a hand that everybody at the table knows, if they paid attention."""
        return ()

    # A variant's own part of the state (`RowsState.variant`)

    def variant_cards(self, state: RowsState) -> Cards:
        """The cards of this round that it contains."""
        return ()

    def variant_zones(self, state: RowsState) -> Sequence[ZoneView]:
        """What everybody sees of it."""
        return ()

    def variant_knowledge(self, state: RowsState) -> dict[str, Any]:
        """What everybody at the table knows of it, if they paid attention, in JSON values."""
        return {}

    def sampled_variant(self, view: View) -> Any:
        """The part of a state that fits a view."""
        return None
