"""Reviews of finished matches, played here or imported, finding by finding."""

import asyncio
import gzip
from contextlib import aclosing
from functools import partial
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import WebSocket, get, websocket
from litestar.params import FromPath, QueryParameter
from msgspec import Raw

from sixthcow.engine import Record, Refused
from sixthcow.server.http.context import Context, HttpContext
from sixthcow.server.http.large_answers import LargeAnswer
from sixthcow.server.http.openapi import says
from sixthcow.server.http.problems import refusal
from sixthcow.server.http.requests import AnyRequest, address_of
from sixthcow.server.http.routes.finished_games import stored_record
from sixthcow.server.http.sockets import Connection, connection_of_anybody
from sixthcow.server.refusals import Declined
from sixthcow.server.review_queue import Reviewed, unpack
from sixthcow.server.running_review import Running
from sixthcow.server.tables.deciders import deciders
from sixthcow.server.tables.subscribers import Outbox
from sixthcow.server.wire.messages import Bye, FromClient, encode
from sixthcow.server.wire.reviews import ReviewPart

MOST_ON_THE_LOOP = 200  # findings: more of them are encoded in a thread

After = Annotated[
    int,
    QueryParameter(
        name="after", ge=0, le=1_000_000, description="How many findings the client has already."
    ),
]


class Begun(NamedTuple):
    """The record of a match, and its review: one that is being computed, or the stored one."""

    record: str
    running: Running | None
    stored: bytes | None


@get("/api/games/{table:str}/review", opt=says(ReviewPart, 400, 404, 409, 413, 503))
async def show_review(
    table: FromPath[str], request: AnyRequest, context: Context, after: After = 0
) -> LargeAnswer:
    """What every decision of a finished match cost, and what was luck. The first request begins the
    review; follow it on its socket, or ask again for what it has found since, until it is
    `done`."""
    address = address_of(request)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    begun = await begin(context, table, address)

    def work() -> bytes:
        body = msgspec.json.encode(part_of(begun, after))
        return gzip.compress(body, 5) if packed else body

    body = await context.work.do(address, work)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    return LargeAnswer(body, context.unread, address, headers)


@websocket("/api/games/{table:str}/review/socket")
async def review_socket(
    table: FromPath[str], socket: WebSocket[Any, Any, Any], context: Context, after: After = 0
) -> None:
    """A review, live: `ReviewNews` at once, and whenever it has found more, until it is `done`."""
    connection = await connection_of_anybody(socket, context, "review")
    if connection is None:
        return
    outbox: Outbox | None = None
    telling: asyncio.Task[None] | None = None

    async def attach() -> Outbox:
        nonlocal outbox, telling
        begun = await begin(context, table, connection.address)

        async def refill(outbox: Outbox) -> None:
            outbox.put(await context.work.do(connection.address, lambda: encode_news(begun, after)))

        outbox = Outbox(connection.reader, refill, context.unread)
        telling = asyncio.create_task(tell(context, connection, begun, after, outbox))
        return outbox

    async def hear(_: FromClient) -> None:
        raise Declined("no-table-here", 400)

    try:
        await connection.run(attach, hear)
    finally:
        connection.finish()
        if telling:
            telling.cancel()
        if outbox:
            outbox.discard()


async def begin(context: HttpContext, table: str, address: str) -> Begun:
    """The review of a match: it is begun if nobody has asked for it before."""
    limit = context.settings.limits.review_moves
    running, stored = context.reviews.running(table), None
    text, source = await stored_record(context, table)
    if running is None:
        stored = await context.services.store.review(table)
    if running is None and stored is None:
        context.new_reviews.take(address)
        entries = [] if source.imported else await context.services.store.entries(table)

        def prepared() -> Reviewed:
            record = Record.from_json(text)
            if len(record.moves) > limit:
                raise Declined("review-too-long", 413, limit=limit)
            by_others = deciders(table, context.services.games, entries)
            return Reviewed(record.game, text, by_others, record.decisions())

        reviewed = await context.work.do(address, prepared)
        running = context.reviews.running(table) or context.reviews.start(table, reviewed, address)
    return Begun(text, running, stored)


def part_of(begun: Begun, after: int) -> dict[str, Any]:
    """The findings of a review after the first ones. Run it in a thread if the review is stored."""
    record, running, stored = begun
    if running is None:
        assert stored is not None
        decisions = Record.from_json(record).decisions()
        part = {"done": True, "preparing": False, "decisions": decisions}
        return part | {"findings": list(map(Raw, unpack(stored)[after:]))}
    return {
        "done": running.done,
        "preparing": running.preparing,
        "decisions": running.decisions,
        "findings": [Raw(item) for item in running.items[after:]],
    }


def news(begun: Begun, after: int) -> dict[str, Any]:
    """The same as a message."""
    return {"type": "review", "after": after} | part_of(begun, after)


def encode_news(begun: Begun, after: int) -> bytes:
    """The message as JSON."""
    return msgspec.json.encode(news(begun, after))


async def tell(
    context: HttpContext, connection: Connection, begun: Begun, after: int, outbox: Outbox
) -> None:
    """Send what a review finds, as it finds it."""
    try:
        if begun.running is None:
            outbox.put(await context.work.do(connection.address, lambda: encode_news(begun, after)))
        else:
            async with aclosing(begun.running.follow(after)) as changes:
                async for since in changes:
                    message = news(begun, since)
                    if len(message["findings"]) <= MOST_ON_THE_LOOP:
                        outbox.put(msgspec.json.encode(message))
                    else:
                        encoding = partial(msgspec.json.encode, message)
                        outbox.put(await context.work.do(connection.address, encoding))
        outbox.close(encode(Bye(reason="done")))
    except Refused as error:
        outbox.put(refusal(context, error, connection.person, None))
        outbox.close(encode(Bye(reason=error.reason)))
