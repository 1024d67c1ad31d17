"""The zones of a rows table, made once."""

from sixthcow.engine import Zone

ROWS = tuple(Zone("row", row) for row in range(4))
HANDS = tuple(Zone("hand", seat) for seat in range(10))
PILES = tuple(Zone("pile", seat) for seat in range(10))
TABLES = tuple(Zone("table", seat) for seat in range(10))
DECK = Zone("deck")
DRAFT = Zone("draft")
ASIDE = Zone("aside")
