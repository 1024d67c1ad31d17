"""Professional: a card may be added at either end of a row (PRO; korova-006 no. 4)."""

from collections.abc import Sequence

from sixthcow.engine import Action, Choice, Event
from sixthcow.engine.events import Facts
from sixthcow.games.rows import seen
from sixthcow.games.rows.cards import Card, Row, value
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.moves import Spot
from sixthcow.games.rows.placement import Table
from sixthcow.games.rows.state import RowsState, Showing


class BothEnds(RowsGame):
    """Rows grow to the left and to the right."""

    nearest_clause = "PRO-2"
    full_row_clause = "PRO-3"  # the sixth card, at either end, takes the five
    lowest_card_clause = "PRO-4"  # a card that fits no end takes a row, as in PLACE-4

    def spots(self, rows: Sequence[Row], card: Card) -> Sequence[Spot]:
        """PRO-2: the end with the smallest difference; two ends if they are equally near."""
        gaps: dict[Spot, int] = {}
        for row, cards in enumerate(rows):
            leftmost, rightmost = value(cards[0]), value(cards[-1])
            if card < leftmost:  # PRO-1
                gaps[Spot(row, "left")] = leftmost - card
            if card > rightmost:  # PRO-1
                gaps[Spot(row, "right")] = card - rightmost
        smallest = min(gaps.values(), default=0)
        return [spot for spot, gap in gaps.items() if gap == smallest]

    def decision(self, showing: Showing, spots: Sequence[Spot]) -> str:
        """PRO-2: which of two equally near ends."""
        return "end" if len(spots) > 1 else super().decision(showing, spots)

    def legal_end(self, state: RowsState) -> Sequence[Action]:
        """PRO-2: either of two equally near ends."""
        spots = self.spots(state.rows, state.queue[0].cards[0])
        return [f"end {spot.row + 1} {spot.side}" for spot in spots]

    def do_end(
        self, state: RowsState, _seat: int, action: Action, events: list[Event]
    ) -> RowsState:
        """PRO-2: the card goes to the end that its player chose; the later cards follow."""
        _, row, side = action.split()
        table, showing = Table(state), state.queue[0]
        self.place(table, showing, Spot(int(row) - 1, side), events)
        return self.place_revealed(state, table, state.queue[1:], events)

    def choice_end(self, state: RowsState, _seat: int, action: Action) -> Choice:
        """PRO-2: the player clicks the row, at that end."""
        _, row, side = action.split()
        return seen.at_row(self, state, action, int(row) - 1, side)

    def asks_facts(self, state: RowsState) -> Facts:
        """PRO-2: the card whose end is to be chosen."""
        return seen.waiting_card(state) if state.asks == "end" else super().asks_facts(state)

    def flags(self, state: RowsState) -> Facts:
        """PRO-1: rows have two ends."""
        return {**super().flags(state), "ends": 2}

    def clause_of(self, verb: str) -> str:
        """The clause behind a kind of decision."""
        clauses = {"end": "PRO-2", "row": "PRO-4"}
        return clauses.get(verb) or super().clause_of(verb)


class Professional(BothEnds):
    """The main rules with two-ended rows."""

    name = "professional"
    chapters = (*RowsGame.chapters, "PRO")
