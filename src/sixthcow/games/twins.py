"""Twins: two decks, and equal cards lie on each other (TWIN; korova-006 no. 8)."""

from collections.abc import Sequence
from typing import Any

from sixthcow.engine import Action, Event, View
from sixthcow.engine.options import OneOf
from sixthcow.games.rows import zones
from sixthcow.games.rows.cards import FULL_DECK, Card, Row, cards_of, heads, value
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.match import FIRST_SEAT, TARGET_OPTIONS, edition, tidy
from sixthcow.games.rows.moves import ROW_COUNT, Spot
from sixthcow.games.rows.placement import Table
from sixthcow.games.rows.state import Cards, RowsState, Showing

DOUBLES = tuple(range(11, 100, 11))


class Twins(RowsGame):
    """The main rules, with additions for cards of the same number.

    Its part of the state is the points that twins have moved to each seat in this round (TWIN-4).
    """

    name = "twins"
    chapters = (*RowsGame.chapters, "TWIN")
    option_specs = (
        edition("korova-006"),
        *TARGET_OPTIONS,
        FIRST_SEAT,
        OneOf("deck", ("two", "doubles"), "two"),
    )

    # Cards and setting up

    def deck(self) -> Cards:
        """TWIN-1: two full decks, or one and the nine doubles of a second."""
        return FULL_DECK + (FULL_DECK if self.settings["deck"] == "two" else DOUBLES)

    def first_cards(self, cards: Cards, events: list[Event]) -> tuple[tuple[Row, ...], Cards]:
        """TWIN-6: a twin among the first cards lies on the other, the next card fills its row."""
        rows: list[Row] = [()] * ROW_COUNT
        turned_up = [*enumerate(cards[:ROW_COUNT])]
        left = cards[ROW_COUNT:]
        while turned_up:
            free, card = turned_up.pop(0)
            twin = rows.index((card,)) if (card,) in rows else None
            row, kind, clause = free, "row_started", "DEAL-3"
            if twin is not None:
                row, kind, clause = twin, "laid_on", "TWIN-6"
                turned_up.append((free, left[0]))
                left = left[1:]
            rows[row] = (card,) if twin is None else ((card, card),)
            events.append(Event(kind, clause, None, (card,), zones.DECK, zones.ROWS[row]))
        return tuple(rows), left

    def begin_play(self, state: RowsState, events: list[Event]) -> RowsState:
        """At the start of a round no points are shared."""
        return super().begin_play(state._replace(variant=(0,) * self.seats), events)

    # A turn

    def legal_play(self, hand: Cards) -> Sequence[Action]:
        """TURN-1: one card from hand; twins in one hand are the same choice."""
        return super().legal_play(tuple(dict.fromkeys(hand)))

    def placing_order(self, state: RowsState, picks: Sequence[Cards]) -> tuple[Showing, ...]:
        """TWIN-2: twins revealed in the same turn are placed together.

        TWIN-5: of their players, the one who sits first clockwise from the round's first seat is
        listed first and chooses.
        """
        first = self.first_seat(state.round)
        clockwise = [(first + step) % self.seats for step in range(self.seats)]
        showings = []
        for card in sorted({cards[0] for cards in picks}):
            seats = tuple(seat for seat in clockwise if picks[seat] == (card,))
            showings.append(Showing((card,) * len(seats), seats))
        return tuple(showings)

    # Placing a card

    def spots(self, rows: Sequence[Row], card: Card) -> Sequence[Spot]:
        """TWIN-3: a twin at the end of a row is nearer than any other card."""
        for row, cards in enumerate(rows):
            if value(cards[-1]) == card:
                return (Spot(row),)
        return super().spots(rows, card)

    def overfills(self, row: Row, card: Card) -> bool:
        """TWIN-3: a card laid on its twin adds no place, so it never makes a sixth."""
        return super().overfills(row, card) and value(row[-1]) != card

    def lay(self, row: Row, showing: Showing, spot: Spot, events: list[Event]) -> Row:
        """TWIN-3: a card whose twin is the last of its row is laid on it."""
        card, seat = showing.cards[0], showing.seats[0]
        if value(row[-1]) != card:
            return super().lay(row, showing, spot, events)
        table, zone = zones.TABLES[seat], zones.ROWS[spot.row]
        events.append(Event("laid_on", "TWIN-3", seat, showing.cards, table, zone))
        return (*row[:-1], (card, card))

    def take_row(
        self, table: Table, showing: Showing, row: int, clause: str, events: list[Event]
    ) -> None:
        """TWIN-4: twins placed together share the heads of a row in equal halves."""
        points = heads(cards_of(table.rows[row]))
        super().take_row(table, showing, row, clause, events)
        if len(showing.seats) == 1:
            return
        taker, other = showing.seats
        shares = list(table.variant)
        shares[taker] -= points / 2
        shares[other] += points / 2
        table.variant = tuple(shares)
        facts = {"points": tidy(points / 2), "taker": taker}
        events.append(Event("heads_shared", "TWIN-4", other, facts=facts))

    # Scoring

    def penalty(self, state: RowsState, seat: int) -> float:
        """SCORE-1 with TWIN-4: the heads in the pile, and what was shared."""
        return tidy(super().penalty(state, seat) + state.variant[seat])

    # The variant's part of the state

    def variant_knowledge(self, state: RowsState) -> dict[str, Any]:
        """TWIN-4: everybody saw what was shared."""
        shares = state.variant
        return {"shares": list(shares)} if shares and any(shares) else {}

    def sampled_variant(self, view: View) -> tuple[float, ...]:
        """The same, read from a view."""
        return tuple(view.knowledge.get("shares", (0,) * self.seats))
