"""The zones of a himmel table, made once."""

from sixthcow.engine import Zone

TARGETS = (Zone("target", 0), Zone("target", 1))
STACKS = (Zone("stack", 0), Zone("stack", 1))
HANDS = tuple(Zone("hand", seat) for seat in range(6))
HEAPS = tuple(Zone("heap", seat) for seat in range(6))
DECK = Zone("deck")
ASIDE = Zone("aside")
