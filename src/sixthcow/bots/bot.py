"""What a bot is: a name, and a decision for a view."""

from typing import Protocol, runtime_checkable

from sixthcow.engine import Random, View


class Bot(Protocol):
    """A player that sees only what its seat may know."""

    @property
    def name(self) -> str:
        """Its name."""

    def prepare(self, game: str) -> None:
        """Prepare for a game, so that decisions do not depend on how busy the machine is."""

    def decide(self, view: View, rng: Random) -> str:
        """One of the view's legal actions."""


@runtime_checkable
class Learner(Bot, Protocol):
    """A bot that learns in the course of a match, and can continue from another bot's notes."""

    def notes(self) -> bytes:
        """What it has learnt so far, from its own views only."""

    def recall(self, notes: bytes) -> None:
        """Take over what another bot has learnt on this seat; unreadable notes are ignored."""
