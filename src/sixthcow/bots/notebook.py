"""What is remembered of a round between two decisions, in bytes that another process can read."""

from contextlib import suppress
from typing import ClassVar, Generic, TypeVar

import msgspec

Moment = TypeVar("Moment")


class Notebook(Generic[Moment]):
    """Keeps one moment of a round; a subclass says how it is decoded."""

    decoder: ClassVar[msgspec.json.Decoder[Moment | None]]

    def __init__(self) -> None:
        self.kept: Moment | None = None

    def notes(self) -> bytes:
        """What another one needs to continue from here."""
        return msgspec.json.encode(self.kept)

    def recall(self, notes: bytes) -> None:
        """Continue from another one's notes; unreadable notes are ignored."""
        with suppress(msgspec.DecodeError):
            self.kept = self.decoder.decode(notes)
