"""What a bot is: a name, and a decision for a view."""

from typing import Protocol, runtime_checkable

from sixthcow.engine import Random, View


class Bot(Protocol):
    """A player that sees only what its seat may know."""

    @property
    def name(self) -> str:
        """What it is called."""

    def prepare(self, game: str) -> None:
        """Get ready for a game in which decisions must not depend on how busy the machine is."""

    def decide(self, view: View, rng: Random) -> str:
        """One of the view's legal actions."""


@runtime_checkable
class Learner(Bot, Protocol):
    """A bot that learns in the course of a match, and can go on where another one has stopped."""

    def notes(self) -> bytes:
        """What it has learnt so far, from its own views alone."""

    def recall(self, notes: bytes) -> None:
        """Know what another one has learnt on this seat; notes that make no sense are no notes."""
