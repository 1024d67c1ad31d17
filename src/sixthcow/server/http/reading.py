"""Reading what a request brings: JSON of one exact shape, or a clear refusal."""

from ipaddress import ip_network
from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection

from sixthcow.server.refusals import Declined

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

LANGUAGES = ("en", "de", "pl", "ru", "fa")


async def read(request: AnyRequest, shape: type[T]) -> T:
    """The request's body, in this shape."""
    body = await json_body(request)
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(error) from None


async def json_body(request: AnyRequest) -> bytes:
    """The request's body, if it says that it is JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Declined("unsupported", 415, allowed="application/json")
    return await request.body()


def malformed(error: Exception) -> Declined:
    """What was wrong with something that could not be read."""
    return Declined("bad-request", 400, detail=str(error)[:200])


def language_of(connection: AnyConnection) -> str:
    """The first language we speak in what a browser asks for."""
    for wish in connection.headers.get("accept-language", "").split(","):
        language = wish.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


def address_of(connection: AnyConnection) -> str:
    """Where a connection comes from; an IPv6 household counts as one."""
    host = connection.client.host if connection.client else ""
    return str(ip_network((host, 64), strict=False)) if ":" in host else host
