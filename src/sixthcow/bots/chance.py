"""The bot that plays at random."""

from sixthcow.engine import Random, View


class RandomBot:
    """Treats all legal actions alike."""

    name = "random"

    def prepare(self, game: str) -> None:
        """Nothing to prepare."""

    def decide(self, view: View, rng: Random) -> str:
        """Any legal action, all equally likely."""
        return rng.choice(view.actions)
