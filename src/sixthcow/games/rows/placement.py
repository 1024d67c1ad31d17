"""The table in the middle of a turn, while cards are being placed."""

from sixthcow.games.rows.state import RowsState, Showing


class Table:
    """What a turn changes: hands and picks, rows and piles as lists, and a variant's own part."""

    __slots__ = ("hands", "picks", "piles", "rows", "variant")

    def __init__(self, state: RowsState) -> None:
        self.hands = state.hands
        self.picks = state.picks
        self.rows = list(state.rows)
        self.piles = list(state.piles)
        self.variant = state.variant

    def onto(
        self, state: RowsState, queue: tuple[Showing, ...], asks: str, actor: int
    ) -> RowsState:
        """The state with this table, the cards that still wait to be placed, and the decision that
        is due."""
        return state._replace(
            hands=self.hands,
            picks=self.picks,
            rows=tuple(self.rows),
            piles=tuple(self.piles),
            queue=queue,
            variant=self.variant,
            asks=asks,
            actor=actor,
        )
