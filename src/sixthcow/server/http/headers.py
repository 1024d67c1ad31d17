"""What every answer carries: the security headers, a new cookie if there is one; and its count."""

import time
from collections.abc import Awaitable, Callable

from litestar.datastructures import MutableScopeHeaders
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from sixthcow.server.http.context import HttpContext

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)

SECURITY = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": (
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

ONE_YEAR = "max-age=31536000"
KNOWN_METHODS = {"GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS", "PUT"}


def finisher(context: HttpContext) -> Callable[[Message, Scope], Awaitable[None]]:
    """The hook that sees every message before it is sent."""
    security = dict(SECURITY)
    if context.settings.secure:
        security["strict-transport-security"] = ONE_YEAR

    async def finish(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in security.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api"):
                headers.setdefault("cache-control", "no-store")
            if scope.get("method") == "OPTIONS":
                headers["allow"] = _methods(scope)
            _add_cookie(headers, scope)
            _count(context, scope, message["status"])
        elif message["type"] == "websocket.accept":
            _add_cookie(MutableScopeHeaders.from_message(message), scope)

    return finish


def _methods(scope: Scope) -> str:
    """All methods of a path: Litestar's own answer knows only those of its first handler."""
    return ", ".join(
        sorted(
            method
            for route in scope["litestar_app"].routes
            if isinstance(route, HTTPRoute) and route.path_format == scope.get("path_template")
            for method in route.methods
        )
    )


def _add_cookie(headers: MutableScopeHeaders, scope: Scope) -> None:
    if cookie := scope["state"].get("cookie"):
        headers.add("set-cookie", cookie)


def _count(context: HttpContext, scope: Scope, status: int) -> None:
    method = str(scope.get("method"))
    context.metrics.requests.labels(
        scope.get("path_template", "unknown"),
        method if method in KNOWN_METHODS else "other",
        status,
    ).inc()
    if began := scope["state"].get("began"):
        context.metrics.seconds.observe(time.perf_counter() - began)
