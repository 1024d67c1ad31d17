"""Double strike: two cards per turn (DOUBLE; korova-006 no. 6)."""

from collections.abc import Sequence
from itertools import combinations

from sixthcow.engine import Action, Choice, Event
from sixthcow.games.rows import seen, zones
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.moves import Spot, cards_in
from sixthcow.games.rows.placement import Table
from sixthcow.games.rows.state import Cards, RowsState, Showing


class TwoCards(RowsGame):
    """Everyone picks two cards and places both before the next player acts."""

    hand_size = 14  # DOUBLE-1

    def legal_play(self, hand: Cards) -> Sequence[Action]:
        """DOUBLE-1: two cards from hand."""
        return tuple([f"play {low} {high}" for low, high in combinations(hand, 2)])

    def picked_cards(self, action: Action) -> Cards:
        """The cards of a `play`, ascending: TURN-3 then orders by the lowest one (DOUBLE-2)."""
        return cards_in(action)

    def decision(self, showing: Showing, spots: Sequence[Spot]) -> str:
        """DOUBLE-3: the order is chosen when the player's moment comes."""
        return "first" if len(showing.cards) == 2 else super().decision(showing, spots)

    def legal_first(self, state: RowsState) -> Sequence[Action]:
        """DOUBLE-2: either card may be placed first."""
        return [f"first {card}" for card in state.queue[0].cards]

    def do_first(
        self, state: RowsState, seat: int, action: Action, events: list[Event]
    ) -> RowsState:
        """DOUBLE-2: both cards are placed, in the order chosen, before the next player acts."""
        first = int(action.split()[1])
        cards = sorted(state.queue[0].cards, key=lambda card: card != first)
        table = zones.TABLES[seat]
        events.append(Event("order_chosen", "DOUBLE-2", seat, tuple(cards), table, table))
        turns = (Showing((card,), (seat,)) for card in cards)
        return self.place_revealed(state, Table(state), (*turns, *state.queue[1:]), events)

    def choice_first(self, state: RowsState, seat: int, action: Action) -> Choice:
        """DOUBLE-2: the player clicks one of the two cards on the table."""
        return seen.placing(self, state, action, zones.TABLES[seat])

    def clause_of(self, verb: str) -> str:
        """The clause behind a kind of decision."""
        clauses = {"play": "DOUBLE-1", "first": "DOUBLE-2"}
        return clauses.get(verb) or super().clause_of(verb)


class Double(TwoCards):
    """The main rules with two cards per turn."""

    name = "double"
    chapters = (*RowsGame.chapters, "DOUBLE")
    seat_range = range(2, 8)  # DOUBLE-1
    seat_clause = "DOUBLE-1"
