"""The tables that our games are checked at, each with the random match that is played there.

A new game or a new option is in the list by being registered.
"""

from functools import cache
from typing import Any, NamedTuple

from sixthcow.engine import Game
from sixthcow.engine.options import OptionValue, spell
from sixthcow.games import GAMES
from sixthcow.testing.random_play import History, play
from sixthcow.testing.setups import settings_of
from sixthcow.testing.story import Story


class Table(NamedTuple):
    """A game with its number of seats and its options, as a value that names a test."""

    game: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def set_up(self) -> Game[Any]:
        """The game, ready to start."""
        return GAMES[self.game](self.seats, dict(self.options))

    def __str__(self) -> str:
        """`twins-4-rounds=1-deck=doubles`."""
        chosen = [f"{name}={spell(value)}" for name, value in self.options]
        return "-".join([self.game, str(self.seats), *chosen])


TABLES = tuple(Table(name, *setting) for name in GAMES for setting in settings_of(GAMES[name]))


@cache
def played(table: Table) -> History:
    """The random match of a table; every check looks at the same one."""
    return play(table.set_up(), str(table))


@cache
def told(table: Table) -> Story:
    """The story of a table's random match."""
    return Story(played(table))
