"""The table in the middle of a turn, while cards are being placed."""

from typing import Any

from sixthcow.games.rows.state import RowsState, Showing


class Table:
    """What placing cards changes: rows and piles as lists, and a variant's own part."""

    __slots__ = ("piles", "rows", "variant")

    def __init__(self, state: RowsState) -> None:
        self.rows = list(state.rows)
        self.piles = list(state.piles)
        self.variant = state.variant

    def onto(self, state: RowsState, queue: tuple[Showing, ...], **changes: Any) -> RowsState:
        """The state with this table, the cards that still wait to be placed, and other changes."""
        return state._replace(
            rows=tuple(self.rows),
            piles=tuple(self.piles),
            queue=queue,
            variant=self.variant,
            **changes,
        )
