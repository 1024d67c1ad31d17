"""Tables and the lobby: opening, viewing, commands, and their sockets."""

from typing import Annotated, Any

from litestar import Response, WebSocket, get, post, websocket
from litestar.params import FromPath, QueryParameter

from sixthcow.engine import Refused
from sixthcow.server.http.auth.identity import (
    Visitor,
    not_banned,
    people_only,
    provide_me,
)
from sixthcow.server.http.context import Context
from sixthcow.server.http.large_answers import LargeAnswer
from sixthcow.server.http.openapi import JSON, says
from sixthcow.server.http.requests import AnyRequest, address_of, read
from sixthcow.server.http.routes.finished_games import so_far
from sixthcow.server.http.sockets import Connection, connection_of_anybody, turn_away
from sixthcow.server.refusals import Declined
from sixthcow.server.store import StoreDown
from sixthcow.server.tables.live import LiveTable
from sixthcow.server.tables.quick import join_quick_match
from sixthcow.server.tables.subscribers import Outbox
from sixthcow.server.wire.api import NewTable, QuickMatch, TableMade
from sixthcow.server.wire.bot_api import SoFar
from sixthcow.server.wire.messages import (
    AnyCommand,
    Command,
    FromClient,
    Lobby,
    News,
    Ready,
    Resync,
    Snapshot,
    encode,
)
from sixthcow.server.wire.reviews import Hint, HintWanted

Seen = Annotated[
    int, QueryParameter(ge=0, description="The last version that the client has seen.")
]


@post("/api/tables", opt=says(TableMade, 400, 403, 409, takes=NewTable))
async def open_table(request: AnyRequest, context: Context, me: Visitor) -> TableMade:
    """Open a table; the person who asks is its host."""
    context.new_tables.take(me.person.id)
    new = await read(request, NewTable)
    return TableMade(id=await context.tables.open(me.person, new, by=address_of(request)))


@post("/api/quick", status_code=200, opt=says(TableMade, 400, 409, takes=QuickMatch))
async def join_quick(request: AnyRequest, context: Context, me: Visitor) -> TableMade:
    """Sit down with others who want to play the same game now; bots join after a while."""
    context.new_tables.take(me.person.id)
    wish = await read(request, QuickMatch)
    return TableMade(id=await join_quick_match(context.tables, me.person, wish.game))


@get("/api/tables/{table:str}", opt=says(Snapshot, 403, 404))
async def show_table(
    table: FromPath[str], request: AnyRequest, context: Context, me: Visitor
) -> Response[bytes]:
    """The table as the person who asks may see it."""
    live = await context.tables.live(table, by=address_of(request))
    return Response(await live.snapshot(me.person), media_type=JSON)


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    opt=says(News, 400, 403, 404, 409, takes=AnyCommand),
)
async def command_table(
    table: FromPath[str], request: AnyRequest, context: Context, me: Visitor
) -> Response[bytes]:
    """One command; the answer is its news, with the whole view."""
    command: AnyCommand = await read(request, AnyCommand)  # type: ignore[arg-type]
    context.metrics.count(command)
    live = await context.tables.live(table, by=address_of(request))
    answer = await live.answer(me.person, command)
    context.streams.look_again(me.person.id)
    return Response(answer, media_type=JSON)


@post(
    "/api/tables/{table:str}/hint",
    status_code=200,
    opt=says(Hint | None, 400, 403, 404, 409, 503, takes=HintWanted),
)
async def take_hint(
    table: FromPath[str], request: AnyRequest, context: Context, known: Visitor
) -> Response[bytes]:
    """A hint for a decision of the person who asks, who plays alone with bots; the table's log
    notes it. The same decision again gets the same hint. `null` while hints are being prepared: ask
    again in a second."""
    not_banned(known)
    people_only(known)
    context.hints.take(known.person.id)
    wanted, address = await read(request, HintWanted), address_of(request)
    live = await context.tables.live(table, by=address)
    body = await context.hint_desk.hint(live, known.person, wanted.decision, address)
    return Response(body or b"null", media_type=JSON)


@get("/api/tables/{table:str}/so-far", opt=says(SoFar, 401, 403, 404, 409))
async def show_so_far(
    table: FromPath[str], request: AnyRequest, context: Context, known: Visitor
) -> LargeAnswer:
    """What one of the players has seen of a match in progress."""
    not_banned(known)
    address = address_of(request)
    context.replays.take(address)
    entries = await context.services.store.entries(table)
    if not entries:
        raise Declined("table-not-found", 404)
    games, person = context.services.games, known.person
    body = await context.work.do(address, lambda: encode(so_far(games, table, person, entries)))
    return LargeAnswer(body, context.unread, address, {})


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    table: FromPath[str],
    socket: WebSocket[Any, Any, Any],
    context: Context,
    seen: Seen = 0,
) -> None:
    """A table, live: see `server/wire/messages.py` for the messages."""
    try:
        me = await provide_me(socket.scope, context)
    except (Refused, StoreDown) as error:
        await turn_away(socket, context, error)
        return
    connection = Connection(socket, context, "table", me)
    live: LiveTable | None = None  # it stays in memory as long as somebody is attached
    outbox: Outbox | None = None

    async def attach() -> Outbox:
        nonlocal live, outbox
        live = await context.tables.live(table, by=connection.address)
        outbox = await live.attach(me.person, seen)
        return outbox

    async def hear(message: FromClient) -> None:
        assert live and outbox and connection.person
        if isinstance(message, Resync):
            await live.resync(outbox, message.seen)
        elif isinstance(message, Ready):
            await live.be_ready(connection.person, message.round)
        elif isinstance(message, Command):
            context.metrics.count(message)
            await live.command(connection.person, message)

    try:
        await connection.run(attach, hear)
    finally:
        connection.finish()
        if live and outbox:
            await live.detach(outbox)


@get("/api/lobby", opt=says(Lobby))
async def show_lobby(context: Context) -> Lobby:
    """All public tables."""
    return context.tables.lobby.show()


@websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket[Any, Any, Any], context: Context) -> None:
    """The lobby, live: `Lobby` first, then `LobbyNews`."""
    connection = await connection_of_anybody(socket, context, "lobby")
    if connection is None:
        return
    outbox: Outbox | None = None

    async def attach() -> Outbox:
        nonlocal outbox
        outbox = context.tables.lobby.attach(connection.reader)
        return outbox

    async def hear(message: FromClient) -> None:
        if not isinstance(message, Resync):
            raise Declined("no-table-here", 400)
        assert outbox
        outbox.put(encode(context.tables.lobby.show()))

    try:
        await connection.run(attach, hear)
    finally:
        connection.finish()
        if outbox:
            context.tables.lobby.detach(outbox)
