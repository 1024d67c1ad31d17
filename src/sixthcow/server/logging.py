"""Structured logs: one line per event, for people or as JSON, each with the id of its request.

Nothing secret is written: no cookie, token, password, chat or card ever goes into a log message,
and of a path only its pattern does, because a private table's id is its key.
"""

import json
import logging
import secrets
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

REQUEST_ID = b"x-request-id"

request_id: ContextVar[str] = ContextVar("request_id", default="")

access = logging.getLogger("sixthcow.access")


def set_up(level: str, form: str, stream: TextIO = sys.stderr) -> None:
    """Send all logs to a stream, ours and the libraries' alike."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(_add_request_id)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn", "uvicorn.error", "asyncio"):
        # They log every start and socket; only problems are of interest.
        logging.getLogger(noisy).setLevel(logging.WARNING)


def _add_request_id(record: logging.LogRecord) -> bool:
    record.request = request_id.get()
    return True


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record with its time in UTC."""
        line: dict[str, Any] = {
            "at": _moment(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.__dict__.get("request"):
            line["request"] = record.__dict__["request"]
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """`18:05:09 warning tables: message`."""

    def format(self, record: logging.LogRecord) -> str:
        """The record on one line, and a traceback on further ones."""
        name = record.name.removeprefix("sixthcow.")
        request = record.__dict__.get("request")
        mark = f" [{request}]" if request else ""
        at = _moment(record).astimezone().strftime("%H:%M:%S")
        line = f"{at} {record.levelname.lower()} {name}{mark}: {record.getMessage()}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _moment(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def with_request_ids(app: ASGIApp, *, log_requests: bool) -> ASGIApp:
    """The app, with an id for each request in its logs and its answer."""

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        # A tuple: such an enum equals its text, but has a different hash.
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        name = secrets.token_hex(6)
        request_id.set(name)
        began = time.perf_counter()
        status: object = 101

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (REQUEST_ID, name.encode())]
            await send(message)

        await app(scope, receive, send_named if scope["type"] == ScopeType.HTTP else send)
        if log_requests:
            took = (time.perf_counter() - began) * 1000
            kind, route = scope.get("method", "SOCKET"), scope.get("path_template", "?")
            access.info("%s %s %s %.1f ms", kind, route, status, took)

    return named
