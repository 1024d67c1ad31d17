"""What a route says about itself, for the OpenAPI document: shapes in and out, and its refusals."""

from typing import Any, NamedTuple

JSON = "application/json"


class Description(NamedTuple):
    """What a route takes, gives and refuses; `kind` is the media type of what it gives."""

    gives: Any
    takes: Any = None
    refuses: tuple[int, ...] = ()
    kind: str = JSON


def says(
    gives: Any = None, *refuses: int, takes: Any = None, kind: str = JSON
) -> dict[str, Description]:
    """The description, as options of a route handler."""
    return {"says": Description(gives, takes, refuses, kind)}
