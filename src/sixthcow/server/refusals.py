"""What the server refuses: reasons that the page and the words of every language know."""

from sixthcow.engine import Refused


class Declined(Refused):
    """The server will not do it; `status` is the HTTP status that says so best."""

    def __init__(self, reason: str, status: int = 409, **facts: str | int | float) -> None:
        super().__init__(reason, "", **facts)
        self.status = status
