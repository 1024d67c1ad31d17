"""The table in the middle of a turn, while cards are being placed."""

from sixthcow.games.rows.state import Cards, RowsState, Showing


class Table:
    """What placing cards changes, as lists: rows, piles, twins' shares, and a row taken aside."""

    __slots__ = ("aside", "piles", "rows", "shares")

    def __init__(self, state: RowsState) -> None:
        self.rows = list(state.rows)
        self.piles = list(state.piles)
        self.shares = list(state.shares)
        self.aside: Cards = state.hoof.aside if state.hoof else ()

    def onto(self, state: RowsState, queue: tuple[Showing, ...]) -> RowsState:
        """The state with this table, and the cards that still wait to be placed."""
        hoof = state.hoof and state.hoof._replace(aside=self.aside)
        return state._replace(
            rows=tuple(self.rows),
            piles=tuple(self.piles),
            shares=tuple(self.shares),
            queue=queue,
            hoof=hoof,
        )
