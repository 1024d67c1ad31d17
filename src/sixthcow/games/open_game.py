"""Open game: cards are turned up one after another, in turn (OPEN; korova-006 no. 5)."""

from collections.abc import Sequence

from sixthcow.engine import Action, Event
from sixthcow.engine.events import Facts
from sixthcow.games.rows import zones
from sixthcow.games.rows.cards import FULL_DECK, without
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.match import FIRST_SEAT, TARGET_OPTIONS, edition
from sixthcow.games.rows.placement import Table
from sixthcow.games.rows.state import Cards, RowsState, Showing, replaced


class OpenPicks(RowsGame):
    """A pick is its own reveal; the holder of the starter marker begins every turn."""

    def deck(self) -> Cards:
        """OPEN-1: card 1 leaves the deck, it is the starter marker."""
        return FULL_DECK[1:]

    def pickers(self, state: RowsState) -> Sequence[int]:
        """OPEN-3: the marker's holder first, then the others clockwise.

        OPEN-2: the marker moves on by one seat after each round.
        """
        return [(self.first_seat(state.round) + len(state.queue)) % self.seats]

    def may_pick(self, state: RowsState, seat: int) -> bool:
        """OPEN-3: a card shown cannot be changed."""
        return seat in self.pickers(state)

    def do_play(
        self, state: RowsState, seat: int, action: Action, events: list[Event]
    ) -> RowsState:
        """OPEN-3: the card is shown at once; when all lie open they are placed by TURN-3."""
        cards = self.picked_cards(action)
        hand, table = zones.HANDS[seat], zones.TABLES[seat]
        events.append(Event("revealed", "OPEN-3", seat, cards, hand, table))
        left = without(state.hands[seat], cards)
        state = state._replace(
            hands=replaced(state.hands, seat, left),
            queue=(*state.queue, Showing(cards, (seat,))),
        )
        if len(state.queue) < self.seats:
            return state
        return self.place_revealed(state, Table(state), tuple(sorted(state.queue)), events)

    def flags(self, state: RowsState) -> Facts:
        """Who holds the starter marker."""
        return {**super().flags(state), "starter": self.first_seat(state.round)}

    def clause_of(self, verb: str) -> str:
        """The clause behind a kind of decision."""
        return "OPEN-3" if verb == "play" else super().clause_of(verb)


class Open(OpenPicks):
    """The main rules with cards shown in turn."""

    name = "open"
    chapters = (*RowsGame.chapters, "OPEN")
    seat_range = range(2, 10)  # OPEN-1
    seat_clause = "OPEN-1"
    option_specs = (edition("korova-006"), *TARGET_OPTIONS, FIRST_SEAT)
