"""Tables and the lobby: opening, looking, commanding, and their sockets."""

from typing import Annotated, Any

from litestar import Response, WebSocket, get, post, websocket
from litestar.params import FromPath, QueryParameter

from sixthcow.engine import Refused
from sixthcow.server.bodies import Catalogue, NewTable, TableMade
from sixthcow.server.http.catalogue import catalogue
from sixthcow.server.http.connection import Connection, turn_away
from sixthcow.server.http.describing import JSON, says
from sixthcow.server.http.front import TheFront
from sixthcow.server.http.identity import Visitor, find_caller, provide_me
from sixthcow.server.http.reading import AnyRequest, read
from sixthcow.server.http.records import so_far
from sixthcow.server.http.shapes import SoFar
from sixthcow.server.messages import (
    AnyCommand,
    Command,
    FromClient,
    Lobby,
    News,
    Resync,
    Snapshot,
    encode,
)
from sixthcow.server.outbox import Outbox
from sixthcow.server.refusals import Declined
from sixthcow.server.store import StoreDown

Seen = Annotated[
    int, QueryParameter(ge=0, description="The last version that the client has seen.")
]


@get("/api/catalogue", opt=says(Catalogue))
async def show_catalogue(front: TheFront) -> Catalogue:
    """The games, their options, and what else a table may choose."""
    return catalogue(front.parts)


@post("/api/tables", opt=says(TableMade, 400, 403, 409, takes=NewTable))
async def open_table(request: AnyRequest, front: TheFront, me: Visitor) -> TableMade:
    """Open a table; whoever asks is its host."""
    new = await read(request, NewTable)
    front.new_tables.take(me.person.id)
    return TableMade(id=await front.hall.open(me.person, new))


@get("/api/tables/{table:str}", opt=says(Snapshot, 403, 404))
async def show_table(table: FromPath[str], front: TheFront, me: Visitor) -> Response[bytes]:
    """The table as whoever asks may see it."""
    return Response(await front.hall.snapshot(table, me.person), media_type=JSON)


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    opt=says(News, 400, 403, 404, 409, takes=AnyCommand),
)
async def command_table(
    table: FromPath[str], request: AnyRequest, front: TheFront, me: Visitor
) -> Response[bytes]:
    """One command; the answer is the news of it, with the whole view."""
    command: AnyCommand = await read(request, AnyCommand)  # type: ignore[arg-type]
    front.meter.count(command)
    answer = await front.hall.command(table, me.person, command)
    front.streams.look_again(me.person.id)
    return Response(answer, media_type=JSON)


@get("/api/tables/{table:str}/so-far", opt=says(SoFar, 401, 403, 404, 409))
async def show_so_far(table: FromPath[str], front: TheFront, known: Visitor) -> SoFar:
    """What one of the players has seen of a match that is being played."""
    front.replays.take(known.person.id)
    async with front.replaying:
        return await so_far(front.parts, table, known.person)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    table: FromPath[str],
    socket: WebSocket[Any, Any, Any],
    front: TheFront,
    seen: Seen = 0,
) -> None:
    """A table, live: see `server.messages` for what both sides say."""
    try:
        me = await provide_me(socket.scope, front)
    except (Refused, StoreDown) as error:
        await turn_away(socket, front, error)
        return
    connection = Connection(socket, front, "table", me)
    outbox: Outbox | None = None

    async def attach() -> Outbox:
        nonlocal outbox
        outbox = await front.hall.attach(table, me.person, seen)
        return outbox

    async def hear(message: FromClient) -> None:
        assert outbox and connection.person
        if isinstance(message, Resync):
            await front.hall.resync(table, outbox, message.seen)
        elif isinstance(message, Command):
            front.meter.count(message)
            await front.hall.act(table, connection.person, message)

    try:
        await connection.run(attach, hear)
    finally:
        connection.finish()
        if outbox:
            await front.hall.detach(table, outbox)


@get("/api/lobby", opt=says(Lobby))
async def show_lobby(front: TheFront) -> Lobby:
    """All public tables."""
    return front.hall.lobby.show()


@websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket[Any, Any, Any], front: TheFront) -> None:
    """The lobby, live: `Lobby` first, then `LobbyNews`."""
    try:
        caller = await find_caller(socket, front)
    except (Refused, StoreDown) as error:
        await turn_away(socket, front, error)
        return
    connection = Connection(socket, front, "lobby", caller)
    outbox: Outbox | None = None

    async def attach() -> Outbox:
        nonlocal outbox
        outbox = front.hall.lobby.attach(caller.person.id if caller else "")
        return outbox

    async def hear(message: FromClient) -> None:
        if not isinstance(message, Resync):
            raise Declined("no-table-here", 400)
        assert outbox
        outbox.put(encode(front.hall.lobby.show()))

    try:
        await connection.run(attach, hear)
    finally:
        connection.finish()
        if outbox:
            front.hall.lobby.detach(outbox)
