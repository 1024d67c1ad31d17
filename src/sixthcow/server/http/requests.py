"""Reading requests: JSON of one exact shape, a record, a language, an address; or a refusal."""

from ipaddress import ip_network
from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from sixthcow.engine import BadRecord, Record
from sixthcow.server.refusals import Declined

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

LANGUAGES = ("en", "de", "pl", "ru", "fa")

# The longest accepted matches need less than half of it.
LARGEST_RECORD = 256 * 1024
DEEPEST_RECORD = 40
# Lists and objects, of which a move is one: they cost far more than the bytes they are written in.
MOST_PARTS = 20_000


async def read(request: AnyRequest, shape: type[T]) -> T:
    """The request's body, in this shape."""
    body = await json_body(request)
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(error) from None


async def json_body(request: AnyRequest) -> bytes:
    """The request's body, if its content type is JSON and it is not compressed: a small body could
    become a very large one."""
    coding = request.headers.get("content-encoding", "identity").strip().lower()
    if coding != "identity":
        raise Declined("compressed", 415, coding=coding[:20])
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Declined("unsupported", 415, allowed="application/json")
    return await request.body()


async def record_body(request: AnyRequest) -> bytes:
    """The raw body, unless it is too large."""
    try:
        return await json_body(request)
    except HTTPException as error:
        if error.status_code == 413:
            limit = LARGEST_RECORD // 1024
            raise Declined("record-too-large", 413, limit=limit) from None
        raise


def readable(text: bytes, moves: int) -> Record:
    """A record of limited length; declines what could not be sent back."""
    if text.count(b"[") + text.count(b"{") > MOST_PARTS:
        raise BadRecord("not-json", detail=f"more than {MOST_PARTS} lists and objects")
    record = Record.from_json(text)
    if len(record.moves) > moves:
        raise Declined("import-too-long", 413, limit=moves)
    if not _is_flat(record.to_document(), DEEPEST_RECORD):
        raise BadRecord("not-json", detail=f"nested more than {DEEPEST_RECORD} times")
    return record


def _is_flat(value: object, depth: int) -> bool:
    """Whether nothing is nested too deeply for other readers."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return depth > 0 and all(_is_flat(each, depth - 1) for each in inner)


def malformed(error: Exception) -> Declined:
    """What is wrong with input that could not be read."""
    return Declined("bad-request", 400, detail=str(error)[:200])


def language_of(connection: AnyConnection) -> str:
    """The best supported language in what a browser asks for."""
    for wish in connection.headers.get("accept-language", "").split(","):
        language = wish.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


def address_of(connection: AnyConnection) -> str:
    """The address of a connection, as limits count it."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """An address; an IPv6 network (/64) counts as one."""
    return str(ip_network((host, 64), strict=False)) if ":" in host else host
