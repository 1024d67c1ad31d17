"""Playing on from a moment of a finished game."""

from litestar import post
from litestar.params import FromPath

from sixthcow.engine import Record
from sixthcow.server.http.auth.identity import Visitor, people_only
from sixthcow.server.http.context import Context
from sixthcow.server.http.openapi import says
from sixthcow.server.http.requests import AnyRequest, address_of, read
from sixthcow.server.http.routes.finished_games import stored_record
from sixthcow.server.refusals import Declined
from sixthcow.server.tables.registry import new_id
from sixthcow.server.tables.table import TableState
from sixthcow.server.tables.trying import Tried, Wish, go_on
from sixthcow.server.wire.api import TableMade, TryWanted


@post("/api/games/{table:str}/try", opt=says(TableMade, 400, 403, 404, 409, 413, takes=TryWanted))
async def try_it(
    table: FromPath[str], request: AnyRequest, context: Context, me: Visitor
) -> TableMade:
    """Open a table that goes on from a moment of a finished game: the person who asks takes a seat
    there, bots the others. Its match counts in no statistics."""
    people_only(me)
    address, limit = address_of(request), context.settings.limits.import_moves
    context.replays.take(address)
    context.new_tables.take(me.person.id)
    wanted = await read(request, TryWanted)
    levels = context.services.thinker.levels
    if wanted.level not in levels:
        allowed = ", ".join(levels)
        raise Declined("unknown-level", 400, level=wanted.level, allowed=allowed)
    text, _ = await stored_record(context, table)
    await context.tables.check_number(me.person)
    new, now = TableState(new_id(), context.services.games), context.services.now()

    def work() -> Tried:
        record = Record.from_json(text)
        if len(record.moves) > limit:
            raise Declined("replay-too-large", 413, limit=limit)
        return go_on(record, Wish(table, wanted, me.person, now), new)

    tried = await context.work.do(address, work)
    return TableMade(id=await context.tables.keep(*tried, by=address))
