"""People as others see them: names, finished games, statistics, leaderboards."""

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from sixthcow.server.http.auth.identity import Visitor
from sixthcow.server.http.context import Context, HttpContext
from sixthcow.server.http.openapi import says
from sixthcow.server.refusals import Declined
from sixthcow.server.store import History, Leaderboard, Stats
from sixthcow.server.wire.bot_api import Somebody

LATEST = 2**53

OfGame = Annotated[
    str, QueryParameter(name="game", max_length=40, description="Only of this game.")
]
Won = Annotated[bool | None, QueryParameter(name="won", description="Only won, or only lost.")]
Before = Annotated[
    int, QueryParameter(name="before", ge=0, le=LATEST, description="Only older ones.")
]


@get("/api/people/{person:str}", opt=says(Somebody, 404))
async def show_person(person: FromPath[str], context: Context) -> Somebody:
    """Somebody by id."""
    found = await context.services.store.person(person)
    if found is None:
        raise Declined("not-found", 404)
    has_account, is_bot = found.account is not None, found.owner is not None
    return Somebody(id=found.id, name=found.name, account=has_account, bot=is_bot)


@get("/api/people/{person:str}/stats", opt=says(Stats, 404))
async def show_stats(person: FromPath[str], context: Context) -> Stats:
    """Somebody's statistics, game by game."""
    stats = await context.services.store.stats(person)
    if stats is None:
        raise Declined("not-found", 404)
    return stats


async def listed(context: HttpContext, history: History) -> History:
    """Only the games of public tables: a private table's id is its key."""
    heads = await asyncio.gather(
        *(context.services.store.head(game.table) for game in history.games)
    )
    public = {head.id for head in heads if head and head.visibility == "public"}
    games = [game for game in history.games if game.table in public]
    return History(games=games, before=history.before)


@get("/api/people/{person:str}/history", opt=says(History, 400, 404))
async def show_history(
    person: FromPath[str],
    context: Context,
    of_game: OfGame = "",
    won: Won = None,
    before: Before = LATEST,
) -> History:
    """Somebody's finished games at public tables."""
    if await context.services.store.person(person) is None:
        raise Declined("not-found", 404)
    history = await context.services.store.history(person, game=of_game, won=won, before=before)
    return await listed(context, history)


@get("/api/me/history", opt=says(History, 400, 401))
async def show_my_history(
    context: Context, known: Visitor, of_game: OfGame = "", won: Won = None, before: Before = LATEST
) -> History:
    """The finished games of the person who asks."""
    me = known.person.id
    return await context.services.store.history(me, game=of_game, won=won, before=before)


@get("/api/leaderboard/{game:str}", opt=says(Leaderboard, 404))
async def show_leaderboard(game: FromPath[str], context: Context) -> Leaderboard:
    """The leaderboard of a game."""
    if game not in context.services.games:
        raise Declined("not-found", 404)
    return await context.services.store.leaderboard(game)
