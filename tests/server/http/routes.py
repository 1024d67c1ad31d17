"""Every method of every route."""

from collections.abc import Iterable

from litestar.types import ControllerRouterHandler


def asked_of(routes: Iterable[ControllerRouterHandler]) -> set[tuple[str, str]]:
    """The methods and paths of routes, without sockets."""
    return {
        (method, path)
        for route in routes
        for path in route.paths  # type: ignore[union-attr]
        for method in getattr(route, "http_methods", ())
        if method != "OPTIONS"
    }
