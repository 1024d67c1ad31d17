"""Tactical: only as many cards as are dealt (TACT; korova-006 no. 1)."""

from sixthcow.games.rows.cards import FULL_DECK
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.moves import ROW_COUNT
from sixthcow.games.rows.state import Cards


class TacticalDeck(RowsGame):
    """Everybody knows which cards are in play."""

    def deck(self) -> Cards:
        """TACT-1: cards 1 to 10·n+4 (MIX-2: 14·n+4 with two cards a turn)."""
        return FULL_DECK[: self.hand_size * self.seats + ROW_COUNT]


class Tactical(TacticalDeck):
    """The main rules with the tactical deck."""

    name = "tactical"
    chapters = (*RowsGame.chapters, "TACT")
