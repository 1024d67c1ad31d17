"""Who is let in: rate limits per address, and which pages may act for a browser's person.

A browser attaches the cookie to every page's requests, so each request that changes something, and
every socket, must prove that it comes from our own page: by its Origin, or by Sec-Fetch-Site.
Programs with a bot's token, or without a cookie, have nothing that could be misused.
"""

import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from sixthcow.server.http.context import HttpContext, HttpSettings
from sixthcow.server.http.requests import AnyConnection, address_of
from sixthcow.server.refusals import Declined

SAFE = {"GET", "HEAD", "OPTIONS"}


def guard(context: HttpContext) -> Callable[[AnyConnection, BaseRouteHandler], Awaitable[None]]:
    """The guard before every route."""

    async def check(connection: AnyConnection, _: BaseRouteHandler) -> None:
        connection.scope["state"]["began"] = time.perf_counter()
        if not connection.scope["path"].startswith("/api"):
            return
        context.requests.take(address_of(connection))
        if (
            connection.scope["type"] == ScopeType.WEBSOCKET
            or connection.scope["method"] not in SAFE
        ):
            check_origin(connection, context.settings)

    return check


def check_origin(connection: AnyConnection, settings: HttpSettings) -> None:
    """Decline requests that another site's page makes in a person's name."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is not None:
        welcome = is_own(origin, headers.get("host", ""), settings)
    elif "sec-fetch-site" in headers:
        welcome = headers["sec-fetch-site"] == "same-origin"
    else:
        welcome = "authorization" in headers or settings.cookie not in connection.cookies
    if not welcome:
        raise Declined("wrong-origin", 403)


def is_own(origin: str, host: str, settings: HttpSettings) -> bool:
    """Whether an origin is this server's own, by the request's host name, or an allowed one."""
    if origin in settings.origins or origin == (settings.public_url or None):
        return True
    parts = urlsplit(origin)
    schemes = {"https"} if settings.secure else {"http", "https"}
    return parts.scheme in schemes and bool(host) and parts.netloc.lower() == host.lower()
