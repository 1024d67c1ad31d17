"""Refusals of the server: reasons that the page and the texts of every language know."""

from sixthcow.engine import Refused


class Declined(Refused):
    """The server refuses a request; `status` is the HTTP status that fits best."""

    def __init__(self, reason: str, status: int = 409, **facts: str | int | float) -> None:
        super().__init__(reason, "", **facts)
        self.status = status
