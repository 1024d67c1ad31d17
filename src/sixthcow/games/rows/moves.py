"""Actions of the rows game in the notation, their effects, and the events everybody sees."""

from functools import lru_cache
from sys import intern
from typing import NamedTuple

from sixthcow.engine import Action, Event
from sixthcow.games.rows import zones
from sixthcow.games.rows.cards import FULL_DECK
from sixthcow.games.rows.state import Cards, Showing

ROW_COUNT = 4

PLAY = {card: f"play {card}" for card in FULL_DECK}
play = PLAY.__getitem__  # a function, for `map`
PICKED = {action: (card,) for card, action in PLAY.items()}
NAMED = {str(card): card for card in FULL_DECK}
TAKE_ROW = tuple(f"row {row + 1}" for row in range(ROW_COUNT))


class Spot(NamedTuple):
    """Where a card may go: a row, and which end of it."""

    row: int
    side: str = "right"


NOWHERE: tuple[Spot, ...] = ()
AT_THE_END = tuple((Spot(row),) for row in range(ROW_COUNT))


@lru_cache(maxsize=8192)
def method_name(action: Action) -> str:
    """The name of the method that does an action: `do_play` for `play 17`."""
    return intern("do_" + action.partition(" ")[0])


@lru_cache(maxsize=8192)
def cards_in(action: Action) -> Cards:
    """The cards that an action names."""
    return tuple([NAMED[word] for word in action.split()[1:]])


# Created once and reused: the same cards are picked and shown all the time.


@lru_cache(maxsize=4096)
def picked(seat: int, cards: Cards) -> Event:
    """TURN-1: a seat lays its pick face down."""
    hand, table = zones.HANDS[seat], zones.TABLES[seat]
    return Event("picked", "TURN-1", seat, cards, hand, table, seen_by=(seat,))


@lru_cache(maxsize=4096)
def revealed(seat: int, cards: Cards) -> Event:
    """TURN-2: a seat's pick is turned up."""
    table = zones.TABLES[seat]
    return Event("revealed", "TURN-2", seat, cards, table, table)


@lru_cache(maxsize=4096)
def shown(cards: Cards, seat: int) -> Showing:
    """TURN-2: a seat's pick, turned up and waiting to be placed."""
    return Showing(cards, (seat,))
