"""Bodies of bot streams, profiles and health checks."""

from msgspec import Raw

from sixthcow.server.wire.views import EventData, Strict


class Somebody(Strict, frozen=True):
    """A person as others see them."""

    id: str
    name: str
    account: bool
    bot: bool


class SoFar(Strict, frozen=True):
    """A match in progress, as far as one of its players has seen it."""

    table: str
    game: str
    seat: int
    names: list[str]
    events: list[EventData]


class Ready(Strict, frozen=True):
    """Whether the server can work."""

    ready: bool


class TableLine(Strict, frozen=True, tag_field="type", tag="message"):
    """A line of a bot's stream: a message of a table, the same as a socket there would get."""

    table: str
    message: Raw


class DecideLine(Strict, frozen=True, tag_field="type", tag="decide"):
    """A line of a bot's stream: the bot must decide, by `deadline` if there is one; its whole
    view."""

    table: str
    decision: int
    deadline: int | None
    view: Raw


class ByeLine(Strict, frozen=True, tag_field="type", tag="bye"):
    """The last line of a bot's stream, if the server ends it."""

    reason: str
