"""Errors as answers: every one a `Problem` in JSON with the right status, never a traceback."""

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.types import ExceptionHandlersMap, Scope

from sixthcow.engine import BadOption, BadRecord, Refused
from sixthcow.server.http.context import HttpContext
from sixthcow.server.http.requests import AnyRequest, language_of
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person, StoreDown
from sixthcow.server.wire.api import Problem
from sixthcow.server.wire.messages import Refusal, encode

logger = logging.getLogger("sixthcow.http")

RETRY_AFTER = "5"
SUSPICIOUS = {401, 403, 413, 415, 429}
METHODS = ("GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS")


def status_of(refused: Refused) -> int:
    """The HTTP status that fits best."""
    if isinstance(refused, Declined):
        return refused.status
    return 400 if isinstance(refused, BadOption | BadRecord) else 409


def as_refused(error: Exception) -> Refused:
    """Any error as a refusal that is safe to send."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, StoreDown):
        return Declined("store-down", 503)
    if isinstance(error, HTTPException):
        return _of_framework(error)
    return Declined("server-error", 500)


def _of_framework(error: HTTPException) -> Declined:
    match error:
        case NotFoundException():
            return Declined("not-found", 404)
        case MethodNotAllowedException():
            return Declined("method-not-allowed", 405)
        case ValidationException():
            return Declined("bad-request", 400, detail=_details(error.extra))
        case HTTPException(status_code=413):
            return Declined("body-too-large", 413)
        case ClientException():
            return Declined("bad-request", 400, detail=error.detail[:200])
    return Declined("server-error", 500)


def _details(extra: Any) -> str:
    found = extra if isinstance(extra, list) else []
    return "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in found)[:200]


def refusal(
    context: HttpContext, error: Exception, person: Person | None, answer: str | None
) -> bytes:
    """A refusal for a socket."""
    refused = as_refused(error)
    context.metrics.refusals.labels(refused.reason).inc()
    return encode(
        Refusal(
            answer=answer,
            reason=refused.reason,
            facts=_plain(refused.facts),
            clause=refused.clause,
            text=_plain(context.services.speak(refused, person.language if person else "en")),
        )
    )


def handlers(context: HttpContext) -> ExceptionHandlersMap:
    """The handlers that turn exceptions into answers."""

    def answer(request: AnyRequest, error: Exception) -> Response[bytes]:
        refused = as_refused(error)
        context.metrics.refusals.labels(refused.reason).inc()
        language = request.scope["state"].get("language") or language_of(request)
        problem = Problem(
            status=status_of(refused),
            reason=refused.reason,
            facts=_plain(refused.facts) | _place(refused),
            clause=refused.clause,
            text=_plain(context.services.speak(refused, language)),
        )
        return Response(
            encode(problem),
            status_code=problem.status,
            media_type="application/json",
            headers=_headers(error),
        )

    return {Exception: answer}


def _place(refused: Refused) -> dict[str, int]:
    """Where in a record something is wrong: the number of the move, from 1."""
    return {"move": refused.move} if isinstance(refused, BadRecord) and refused.move else {}


async def note(error: Exception, scope: Scope) -> None:
    """Log refusals for safety, and internal errors. Only the pattern of a path is logged: a private
    table's id is its key."""
    refused = as_refused(error)
    what = (scope.get("method", "socket"), scope.get("path_template", "?"))
    if isinstance(error, StoreDown):
        logger.error("%s %s: the store is down: %s", *what, error)
    elif refused.reason == "server-error" and not isinstance(error, HTTPException):
        logger.error("%s %s failed", *what, exc_info=error)
    elif status_of(refused) in SUSPICIOUS:
        logger.info("%s %s refused: %s", *what, refused.reason)


def _headers(error: Exception) -> dict[str, str]:
    if isinstance(error, Declined) and "seconds" in error.facts:
        return {"retry-after": str(error.facts["seconds"])}
    if isinstance(error, StoreDown):
        return {"retry-after": RETRY_AFTER}
    if isinstance(error, Declined) and error.status == 401:
        return {"www-authenticate": 'Bearer realm="sixthcow"'}
    if isinstance(error, MethodNotAllowedException):
        allowed = (error.headers or {}).get("allow", "").split(", ")
        return {"allow": ", ".join(method for method in METHODS if method in allowed)}
    return {}


def _plain(value: Any) -> Any:
    """JSON values without lone surrogates, which cannot be encoded."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, Mapping):
        return {_plain(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
