"""Finished games: their records, replays and proofs; games of one's own; matches so far."""

import asyncio
import gzip
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from sixthcow import fairness
from sixthcow.engine import Record
from sixthcow.server import log
from sixthcow.server.bodies import Proof, Replay
from sixthcow.server.http.describing import JSON, says
from sixthcow.server.http.front import Front, TheFront
from sixthcow.server.http.reading import AnyRequest, address_of, json_body
from sixthcow.server.http.replays import Bounds, parse_eyes, readable, replay
from sixthcow.server.http.shapes import SoFar
from sixthcow.server.news import events_json
from sixthcow.server.parts import Parts
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person
from sixthcow.server.table import Table

EyesText = Annotated[
    str,
    QueryParameter(
        name="eyes",
        pattern="^(open|spectator|[0-9]{1,2})$",
        description="All cards open, a spectator's eyes, or those of a seat (from 0).",
    ),
]
LARGEST_RECORD = 1024 * 1024


@get("/api/games/{table:str}/record", opt=says(dict, 404, 409))
async def show_record(table: FromPath[str], front: TheFront) -> Response[bytes]:
    """The record of a finished game, to keep: see docs/record.md."""
    text = await stored_record(front, table)
    name = f'attachment; filename="sixthcow-{table}.json"'
    return Response(text.encode(), media_type=JSON, headers={"content-disposition": name})


@get("/api/games/{table:str}/replay", opt=says(Replay, 400, 404, 409, 413))
async def show_replay(
    table: FromPath[str], request: AnyRequest, front: TheFront, eyes: EyesText = "open"
) -> Response[bytes]:
    """A finished game, step by step."""
    record = Record.from_json(await stored_record(front, table))
    return await replayed(request, front, record, eyes, table)


@post(
    "/api/records",
    status_code=200,
    opt=says(Replay, 400, 403, takes=dict),
    request_max_body_size=LARGEST_RECORD,
)
async def import_record(
    request: AnyRequest, front: TheFront, eyes: EyesText = "open"
) -> Response[bytes]:
    """A replay of any record, checked move by move. Nothing is stored."""
    record = readable(await json_body(request))
    return await replayed(request, front, record, eyes, None)


@get("/api/games/{table:str}/proof", opt=says(Proof, 404, 409))
async def show_proof(table: FromPath[str], request: AnyRequest, front: TheFront) -> Proof:
    """Whether the dealer of a finished game was honest."""
    record = Record.from_json(await stored_record(front, table))
    front.replays.take(address_of(request))
    async with front.replaying:
        verdict = await asyncio.to_thread(fairness.verify, record, front.parts.games)
    meta = record.extra["meta"]
    assert isinstance(meta, dict)  # or there would be no verdict
    return Proof(
        commitment=meta["fairness"]["commitment"],
        seed=meta["fairness"]["seed"],
        seed_fits=verdict.seed_fits,
        draws=verdict.draws,
        wrong=list(verdict.wrong),
    )


async def stored_record(front: Front, table: str) -> str:
    """The record of a finished game; declined while it goes on."""
    record = await front.parts.store.record(table)
    if record is None:
        if await front.parts.store.head(table) is None:
            raise Declined("not-found", 404)
        raise Declined("not-over")
    return record


async def replayed(
    request: AnyRequest, front: Front, record: Record, eyes: str, table: str | None
) -> Response[bytes]:
    """The answer with a replay, packed if the client can unpack it."""
    front.replays.take(address_of(request))
    packed = "gzip" in request.headers.get("accept-encoding", "")
    limits = front.settings.limits
    most = limits.import_moves if table is None else limits.record_moves
    bounds = Bounds(most, limits.replay_bytes)

    def work() -> bytes:
        seen = parse_eyes(eyes, len(record.seats))
        body = replay(record, front.parts.games, seen, bounds, table)
        return gzip.compress(body, 5) if packed else body

    async with front.replaying:
        body = await asyncio.to_thread(work)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    return Response(body, media_type=JSON, headers=headers)


async def so_far(parts: Parts, table: str, person: Person) -> SoFar:
    """The events of a running match, as a player has seen them."""
    entries = await parts.store.entries(table)
    if not entries:
        raise Declined("table-not-found", 404)
    return await asyncio.to_thread(_so_far, parts, table, person, entries)


def _so_far(parts: Parts, table: str, person: Person, entries: list[log.AnyEntry]) -> SoFar:
    folded = Table(table, parts.games)
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
