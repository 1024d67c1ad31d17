"""Records that people import: checked move by move, stored at their own address."""

import hashlib
import json
import time

from litestar import delete, get, post
from litestar.params import FromPath

from sixthcow.engine import Record
from sixthcow.engine.record import Games
from sixthcow.server.http.auth.identity import Visitor, people_only
from sixthcow.server.http.context import Context
from sixthcow.server.http.display_names import shown_name
from sixthcow.server.http.openapi import says
from sixthcow.server.http.requests import (
    LARGEST_RECORD,
    AnyRequest,
    address_of,
    readable,
    record_body,
)
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Imported, ImportedGame
from sixthcow.server.tables.registry import new_id
from sixthcow.server.wire.api import RecordKept


@post(
    "/api/records",
    status_code=200,
    opt=says(RecordKept, 400, 403, 409, takes=dict),
    request_max_body_size=LARGEST_RECORD,
)
async def import_record(request: AnyRequest, context: Context, me: Visitor) -> RecordKept:
    """Store a record, checked move by move; the same record again gets the same address."""
    people_only(me)
    context.imports.take(address_of(request))
    text = await record_body(request)
    limits, new, now = context.settings.limits, new_id(), context.services.now()

    def work() -> Imported:
        record = readable(text, limits.import_moves)
        return Imported(
            person=me.person.id,
            digest=digest(record),
            summary=summary(record, context.services.games, new, now),
            record=record.to_json(),
        )

    imported = await context.work.do(address_of(request), work)
    kept = await context.services.store.keep_import(imported, limits.imports_per_person)
    if kept is None:
        raise Declined("too-many-imports", limit=limits.imports_per_person)
    return RecordKept(id=kept)


@get("/api/records", opt=says(list[ImportedGame], 401))
async def show_imports(context: Context, known: Visitor) -> list[ImportedGame]:
    """The records that the person who asks has imported, latest first."""
    return await context.services.store.imports_of(known.person.id)


@delete("/api/records/{record:str}", status_code=204, opt=says(None, 401, 404))
async def remove_import(record: FromPath[str], context: Context, known: Visitor) -> None:
    """Delete an imported record and its address."""
    if not await context.services.store.remove_import(known.person.id, record):
        raise Declined("not-found", 404)


def digest(record: Record) -> str:
    """A digest that is the same for the same record, however it is formatted."""
    text = json.dumps(record.to_document(), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def summary(record: Record, games: Games, identity: str, now: int) -> ImportedGame:
    """What a list shows of a record, which is replayed to its end for that."""
    for step in record.steps(games):
        last = step.state
        time.sleep(0)  # lets the event loop run
    return ImportedGame(
        id=identity,
        game=record.game,
        at=now,
        over=last.outcome is not None,
        rounds=len(last.rounds),
        names=[shown_name(name) for name in record.seats],
        totals=list(last.outcome.totals if last.outcome else last.totals),
    )
