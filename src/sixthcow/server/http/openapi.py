"""The OpenAPI document: the routes' own descriptions, and Litestar's paths and parameters."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute
from litestar.types import ControllerRouterHandler

from sixthcow import __version__
from sixthcow.server.wire.api import Problem

Json = dict[str, Any]

JSON = "application/json"

ALWAYS = (429, 503)
WITH_A_BODY = (400, 403, 413, 415)
REFUSED = {
    400: "It cannot be read, or makes no sense.",
    401: "Nobody is known by this cookie or token.",
    403: "Not allowed, or not from this page.",
    404: "There is no such thing.",
    409: "Not as things stand.",
    413: "Too large.",
    415: "Only JSON is read.",
    429: "Too many; Retry-After says when to come again.",
    503: "The store is down; Retry-After says when to come again.",
}


class Description(NamedTuple):
    """What a route takes, returns and refuses; `kind` is the media type of its answer."""

    gives: Any
    takes: Any = None
    refuses: tuple[int, ...] = ()
    kind: str = JSON


def says(
    gives: Any = None, *refuses: int, takes: Any = None, kind: str = JSON
) -> dict[str, Description]:
    """The description, as options of a route handler."""
    return {"says": Description(gives, takes, refuses, kind)}


def describe(handlers: list[ControllerRouterHandler], dependencies: Mapping[str, Provide]) -> Json:
    """The document of these routes."""
    config = OpenAPIConfig(title="Sixth Cow", version=__version__, use_handler_docstrings=True)
    # An app only for the description: in the real one Litestar would add its own routes.
    app = Litestar(
        handlers, dependencies=dict(dependencies), openapi_config=config, logging_config=None
    )
    document: Json = app.openapi_schema.to_schema()
    found = {
        (route.path_format, method.lower()): (handler, handler.opt["says"])
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if "says" in handler.opt
    }
    shapes = {part for _, says in found.values() for part in (says.gives, says.takes) if part}
    schemas, components = schemas_of([Problem, *sorted(shapes, key=str)])
    for (path, method), (handler, says) in found.items():
        operation = document["paths"][path][method]
        operation["responses"] = responses(handler, says, schemas)
        if says.takes:
            schema = schemas[says.takes]
            operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    document["components"] = {
        "schemas": components,
        "securitySchemes": {"bot": {"type": "http", "scheme": "bearer"}},
    }
    return document


def schemas_of(shapes: list[Any]) -> tuple[dict[Any, Json], Json]:
    """The schema of each shape, and of everything they refer to."""
    template = "#/components/schemas/{name}"
    schemas, components = msgspec.json.schema_components(shapes, ref_template=template)
    return dict(zip(shapes, schemas, strict=True)), components


def responses(handler: HTTPRouteHandler, says: Description, schemas: dict[Any, Json]) -> Json:
    """What a route may answer."""
    good: Json = {"description": "Done."}
    if says.gives:
        good["content"] = {says.kind: {"schema": schemas[says.gives]}}
    refused = {JSON: {"schema": schemas[Problem]}}
    statuses = {*says.refuses, *ALWAYS, *(WITH_A_BODY if says.takes else ())}
    return {str(handler.status_code): good} | {
        str(status): {"description": REFUSED[status], "content": refused}
        for status in sorted(statuses)
    }
