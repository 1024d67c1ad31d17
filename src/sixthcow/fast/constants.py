"""The constants of the rules that are compiled into the kernels, taken from the games."""

from sixthcow.games.himmel.game import HAND_SIZE
from sixthcow.games.himmel.state import NUMBERS
from sixthcow.games.hoof import HAND_LIMIT, LAP_LIMIT, PILE_LIMIT
from sixthcow.games.rows.cards import FULL_DECK, heads
from sixthcow.games.rows.game import RowsGame

PLACES = RowsGame.row_places  # PLACE-3
CARD_HEADS = (0, *(heads((card,)) for card in FULL_DECK))  # CARD-2, by the number of the card
HIGHEST = len(NUMBERS)  # HIM-CARD-1

# Machine code on disk is valid as long as these stay the same.
COMPILED_IN = (PLACES, CARD_HEADS, HAND_LIMIT, LAP_LIMIT, PILE_LIMIT, HIGHEST, HAND_SIZE)

__all__ = [
    "CARD_HEADS",
    "COMPILED_IN",
    "HAND_LIMIT",
    "HAND_SIZE",
    "HIGHEST",
    "LAP_LIMIT",
    "PILE_LIMIT",
    "PLACES",
]
