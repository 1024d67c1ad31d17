"""Short matches for the tests of the analysis, played by bots from a seed."""

from sixthcow.analysis.sparring import match_of
from sixthcow.engine import Record
from sixthcow.games import GAMES

# A few players and one round each, where the game allows that.
SETUPS: dict[str, tuple[int, dict[str, object]]] = {
    name: (3, {} if name in {"tournament", "hoof", "himmel"} else {"rounds": 1}) for name in GAMES
}


def short_match(game: str, bot: str = "random", seed: int = 1) -> Record:
    """A match as short as the game allows, with the same bot on all seats."""
    seats, options = SETUPS[game]
    return match_of(game, [bot] * seats, options, seed)
