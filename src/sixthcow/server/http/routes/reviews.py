"""Reviews of finished matches, played here or imported, finding by finding."""

import gzip
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter
from msgspec import Raw

from sixthcow.engine import DEALER, Record
from sixthcow.server.http.context import Context
from sixthcow.server.http.large_answers import LargeAnswer
from sixthcow.server.http.openapi import says
from sixthcow.server.http.requests import AnyRequest, address_of
from sixthcow.server.http.routes.finished_games import stored_record
from sixthcow.server.refusals import Declined
from sixthcow.server.review_queue import Reviewed, unpack
from sixthcow.server.tables.deciders import deciders
from sixthcow.server.wire.reviews import ReviewPart

After = Annotated[
    int,
    QueryParameter(
        name="after", ge=0, le=1_000_000, description="How many findings the client has already."
    ),
]


@get("/api/games/{table:str}/review", opt=says(ReviewPart, 400, 404, 409, 413, 503))
async def show_review(
    table: FromPath[str], request: AnyRequest, context: Context, after: After = 0
) -> LargeAnswer:
    """What every decision of a finished match cost, and what was luck. The first request begins the
    review; ask again for what it has found since, until it is `done`."""
    address, limit = address_of(request), context.settings.limits.review_moves
    packed = "gzip" in request.headers.get("accept-encoding", "")
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
            return Reviewed(record.game, text, deciders(table, context.services.games, entries))

        reviewed = await context.work.do(address, prepared)
        running = context.reviews.running(table) or context.reviews.start(table, reviewed, address)
    items = [Raw(item) for item in running.items] if running else []
    preparing = running is not None and running.preparing

    def work() -> bytes:
        found = items if stored is None else unpack(stored)
        part = {
            "done": stored is not None,
            "preparing": preparing,
            "decisions": sum(move.seat != DEALER for move in Record.from_json(text).moves),
            "findings": found[after:],
        }
        body = msgspec.json.encode(part)
        return gzip.compress(body, 5) if packed else body

    body = await context.work.do(address, work)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    return LargeAnswer(body, context.unread, address, headers)
