"""Reading records that people bring: anything may be in them."""

from litestar.exceptions import HTTPException

from sixthcow.engine import BadRecord, Record
from sixthcow.server.http.reading import AnyRequest, json_body
from sixthcow.server.refusals import Declined

# The longest matches that are taken are below half of it.
LARGEST_RECORD = 256 * 1024
DEEPEST_RECORD = 40


async def record_body(request: AnyRequest) -> bytes:
    """What somebody brings, unless it is too large."""
    try:
        return await json_body(request)
    except HTTPException as error:
        if error.status_code == 413:
            limit = LARGEST_RECORD // 1024
            raise Declined("record-too-large", 413, limit=limit) from None
        raise


def readable(text: bytes, moves: int) -> Record:
    """A record of at most so many moves; declines what could not be sent back."""
    record = Record.from_json(text)
    if len(record.moves) > moves:
        raise Declined("import-too-long", 413, limit=moves)
    if not _is_flat(record.to_document(), DEEPEST_RECORD):
        raise BadRecord("not-json", detail=f"nested more than {DEEPEST_RECORD} times")
    try:
        record.to_json().encode()
    except UnicodeEncodeError as error:
        raise BadRecord("not-json", detail=str(error)[:120]) from None
    return record


def _is_flat(value: object, depth: int) -> bool:
    """Whether nothing is nested deeper than so: some readers would stumble over it."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return depth > 0 and all(_is_flat(each, depth - 1) for each in inner)
