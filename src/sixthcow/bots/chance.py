"""The bot that plays anything."""

from sixthcow.engine import Random, View


class RandomBot:
    """Every legal action is as good as any other."""

    name = "random"

    def prepare(self, game: str) -> None:
        """Nothing to prepare."""

    def decide(self, view: View, rng: Random) -> str:
        """Any legal action, all equally likely."""
        return rng.choice(view.actions)
