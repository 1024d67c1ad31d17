"""What a bot is: a name, and a decision for a view."""

from typing import Protocol

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
