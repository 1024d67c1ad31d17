"""What a bot is: a name, and a decision for a view."""

from typing import Protocol

from sixthcow.engine import Random, View


class Bot(Protocol):
    """A player that sees only what its seat may know."""

    name: str

    def decide(self, view: View, rng: Random) -> str:
        """One of the view's legal actions."""
