"""Finished games, played here or imported: their records, replays and proofs; matches so far."""

import gzip
from collections.abc import Callable, Sequence
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from sixthcow import fairness
from sixthcow.engine import BadRecord, Record
from sixthcow.engine.record import Games
from sixthcow.server.http.context import Context, HttpContext
from sixthcow.server.http.large_answers import LargeAnswer
from sixthcow.server.http.openapi import says
from sixthcow.server.http.replay_view import Bounds, Source, parse_eyes, replay
from sixthcow.server.http.requests import (
    LARGEST_RECORD,
    AnyRequest,
    address_of,
    readable,
    record_body,
)
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person
from sixthcow.server.tables import log
from sixthcow.server.tables.table import TableState
from sixthcow.server.tables.updates import events_json
from sixthcow.server.wire.api import Proof, Replay
from sixthcow.server.wire.bot_api import SoFar

EyesText = Annotated[
    str,
    QueryParameter(
        name="eyes",
        pattern="^(open|spectator|[0-9]{1,2})$",
        description="All cards open, a spectator's eyes, or those of a seat (from 0).",
    ),
]


@get("/api/games/{table:str}/record", opt=says(dict, 404, 409))
async def show_record(table: FromPath[str], request: AnyRequest, context: Context) -> LargeAnswer:
    """The record of a finished game, as a download: see docs/record.md."""
    text, _ = await stored_record(context, table)
    headers = {"content-disposition": f'attachment; filename="sixthcow-{table}.json"'}
    return LargeAnswer(text.encode(), context.unread, address_of(request), headers)


@get("/api/games/{table:str}/replay", opt=says(Replay, 400, 404, 409, 413))
async def show_replay(
    table: FromPath[str], request: AnyRequest, context: Context, eyes: EyesText = "open"
) -> LargeAnswer:
    """A finished game, step by step."""
    context.replays.take(address_of(request))
    text, source = await stored_record(context, table)
    return await replayed(request, context, lambda: Record.from_json(text), eyes, source)


@post(
    "/api/replays",
    status_code=200,
    opt=says(Replay, 400, 403, takes=dict),
    request_max_body_size=LARGEST_RECORD,
)
async def replay_record(
    request: AnyRequest, context: Context, eyes: EyesText = "open"
) -> LargeAnswer:
    """A replay of any record, checked move by move. Nothing is stored."""
    context.replays.take(address_of(request))
    text, moves = await record_body(request), context.settings.limits.import_moves
    source = Source(None, imported=True)
    return await replayed(request, context, lambda: readable(text, moves), eyes, source)


@get("/api/games/{table:str}/proof", opt=says(Proof, 404, 409))
async def show_proof(table: FromPath[str], request: AnyRequest, context: Context) -> Proof:
    """Whether the dealer of a finished game was honest; for an imported one, whether its record is
    consistent."""
    context.replays.take(address_of(request))
    text, source = await stored_record(context, table)
    games = context.services.games
    return await context.work.do(address_of(request), lambda: proof_of(text, games, source))


def proof_of(text: str, games: Games, source: Source) -> Proof:
    """What the check of a record's dealer found."""
    record = Record.from_json(text)
    try:
        verdict = fairness.verify(record, games)
    except BadRecord as error:
        raise Declined(error.reason) from None
    meta = record.extra["meta"]
    assert isinstance(meta, dict)  # or there would be no verdict
    return Proof(
        dealt_here=not source.imported,
        commitment=meta["fairness"]["commitment"],
        seed=meta["fairness"]["seed"],
        contributions=meta["fairness"].get("contributions", {}),
        seed_fits=verdict.seed_fits,
        draws=verdict.draws,
        wrong=list(verdict.wrong),
        continues=verdict.continues,
    )


async def stored_record(context: HttpContext, identity: str) -> tuple[str, Source]:
    """The record of a game played here or imported; declined while it is in progress."""
    store = context.services.store
    if record := await store.record(identity):
        return record, Source(identity, imported=False)
    if record := await store.imported(identity):
        return record, Source(identity, imported=True)
    raise Declined("not-over") if await store.head(identity) else Declined("not-found", 404)


async def replayed(
    request: AnyRequest,
    context: HttpContext,
    parse: Callable[[], Record],
    eyes: str,
    source: Source,
) -> LargeAnswer:
    """The answer with a replay, compressed if the client accepts it."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    limits = context.settings.limits
    bounds = Bounds(limits.record_moves, limits.replay_bytes)

    def work() -> bytes | bytearray:
        record = parse()
        seen = parse_eyes(eyes, len(record.seats))
        body = replay(record, context.services.games, seen, bounds, source)
        return gzip.compress(body, 5) if packed else body

    body = await context.work.do(address_of(request), work)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    return LargeAnswer(body, context.unread, address_of(request), headers)


def so_far(games: Games, table: str, person: Person, entries: Sequence[log.AnyEntry]) -> SoFar:
    """The events of a running match, as a player has seen them."""
    folded = TableState(table, games)
    events = [event for entry in entries for event in folded.add([entry]).events]
    seat = folded.seat_of(person.id)
    if seat is None:
        raise Declined("not-seated", 403)
    if folded.state is None:
        raise Declined("not-started")
    return SoFar(
        table=table,
        game=folded.terms.game,
        seat=seat,
        names=folded.names,
        events=events_json(tuple(events), seat),  # type: ignore[arg-type]
    )
