"""Bot accounts: created by people, identified by a token, informed through one stream."""

from litestar import delete, get, post
from litestar.params import FromPath
from litestar.response import Stream

from sixthcow.server.http.auth.identity import Visitor, key_of, new_secret, people_only
from sixthcow.server.http.bot_streams import follow_all
from sixthcow.server.http.context import Context
from sixthcow.server.http.display_names import clean_name
from sixthcow.server.http.openapi import says
from sixthcow.server.http.requests import AnyRequest, read
from sixthcow.server.http.routes.me import forget
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person
from sixthcow.server.tables.registry import new_id
from sixthcow.server.wire.api import BotAccount, BotMade, NewBot
from sixthcow.server.wire.bot_api import ByeLine, DecideLine, TableLine

LINES = "application/x-ndjson"


@post("/api/bots", opt=says(BotMade, 400, 401, 403, 409, takes=NewBot))
async def make_bot(request: AnyRequest, context: Context, me: Visitor) -> BotMade:
    """Create a bot account; its token is shown here and never again."""
    people_only(me)
    new = await read(request, NewBot)
    name, limit = clean_name(new.name), context.settings.limits.bots_per_person
    if len(await context.services.store.bots_of(me.person.id)) >= limit:
        raise Declined("too-many-bots", limit=limit)
    now, token = context.services.now(), f"cow_{new_secret()}"
    bot = Person(id=new_id(), name=name, owner=me.person.id, created=now, seen=now)
    await context.services.store.add_person(bot, key_of(token))
    return BotMade(id=bot.id, name=bot.name, token=token)


@get("/api/bots", opt=says(list[BotAccount], 401, 403))
async def show_bots(context: Context, me: Visitor) -> list[BotAccount]:
    """The bot accounts of the person who asks."""
    people_only(me)
    bots = await context.services.store.bots_of(me.person.id)
    return [BotAccount(id=bot.id, name=bot.name, created=bot.created) for bot in bots]


@delete("/api/bots/{bot:str}", status_code=204, opt=says(None, 401, 403, 404))
async def remove_bot(bot: FromPath[str], context: Context, known: Visitor) -> None:
    """Delete a bot account and revoke its token."""
    people_only(known)
    for own in await context.services.store.bots_of(known.person.id):
        if own.id == bot:
            await forget(context, own)
            return
    raise Declined("not-found", 404)


@get(
    "/api/bot/stream",
    opt=says(TableLine | DecideLine | ByeLine, 401, 403, kind=LINES),
)
async def bot_stream(context: Context, me: Visitor) -> Stream:
    """Everything that happens at the bot's tables, one JSON value per line; empty lines keep it
    alive."""
    if not me.is_bot:
        raise Declined("bots-only", 403)
    context.streams.check_room(me.person.id)
    return Stream(follow_all(context.tables, context.streams, me.person), media_type=LINES)
