"""What there is to choose from: games with their options, levels, phrases, paces."""

from typing import Any, Literal, get_args

from litestar import get

from sixthcow.engine import Game
from sixthcow.engine.options import OneOf, Option, OptionValue, WholeNumber
from sixthcow.server.http.context import Context
from sixthcow.server.http.openapi import says
from sixthcow.server.services import Services
from sixthcow.server.wire.api import Catalogue, GameInfo, OptionInfo
from sixthcow.server.wire.messages import PACES, Phrase


@get("/api/catalogue", opt=says(Catalogue))
async def show_catalogue(context: Context) -> Catalogue:
    """The games, their options, and what else a table may choose."""
    return catalogue(context.services)


def catalogue(services: Services) -> Catalogue:
    """Everything that can be chosen at this server."""
    return Catalogue(
        games=[game_info(game) for game in services.games.values()],
        levels=list(services.thinker.levels),
        phrases=list(get_args(Phrase)),
        paces=dict(PACES),
    )


def game_info(game: type[Game[Any]]) -> GameInfo:
    """A game with its seats and options."""
    return GameInfo(
        name=game.name,
        chapters=list(game.chapters),
        least_seats=game.seat_range[0],
        most_seats=game.seat_range[-1],
        options=[option_info(option) for option in game.option_specs],
    )


def option_info(option: Option) -> OptionInfo:
    """An option with the values it may have."""
    kind: Literal["one-of", "whole-number", "seat"] = "seat"
    values: list[OptionValue] = []
    most = None
    if isinstance(option, OneOf):
        kind, values = "one-of", list(option.values)
    elif isinstance(option, WholeNumber):
        kind, most = "whole-number", option.most
    return OptionInfo(name=option.name, kind=kind, values=values, default=option.default, most=most)
