"""The rules: one small file per variant, and the registry of all variants."""

from typing import Any

from sixthcow.engine import Game
from sixthcow.games.classic import Classic
from sixthcow.games.custom import Custom
from sixthcow.games.double import Double
from sixthcow.games.himmel import Himmel
from sixthcow.games.hoof import Hoof
from sixthcow.games.logical import Logical
from sixthcow.games.open_game import Open
from sixthcow.games.professional import Professional
from sixthcow.games.tactical import Tactical
from sixthcow.games.tournament import Tournament
from sixthcow.games.twins import Twins

GAMES: dict[str, type[Game[Any]]] = {
    game.name: game
    for game in (
        Classic,
        Tactical,
        Logical,
        Tournament,
        Professional,
        Open,
        Double,
        Hoof,
        Twins,
        Himmel,
        Custom,
    )
}
