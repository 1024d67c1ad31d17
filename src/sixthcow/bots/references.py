"""Reference players that published bots were measured against, for the arena."""

from sixthcow import fast
from sixthcow.bots.cautious import Cautious
from sixthcow.bots.chance import RandomBot
from sixthcow.bots.search import Searcher
from sixthcow.engine import Random, View


class Thrifty(RandomBot):
    """Plays any card, but always takes the cheapest row."""

    name = "thrifty"

    def decide(self, view: View, rng: Random) -> str:
        """A random pick; the cheapest row."""
        return Cautious().decide(view, rng) if view.asks == "row" else super().decide(view, rng)


class Flat(Searcher):
    """Flat Monte Carlo as published: random play-outs for each choice (cards at random, the
    cheapest row), with separate deals for every choice."""

    name = "flat100"
    own_policy = policy = "thrifty"
    usual = 100

    def decide(self, view: View, rng: Random) -> str:
        """The choice with the lowest mean penalty."""
        self.prepare(view.game)
        means = {action: self.mean(view, action, rng.getrandbits(63)) for action in view.actions}
        return min(means, key=means.__getitem__)

    def mean(self, view: View, action: str, seed: int) -> float:
        """The mean penalty of one choice."""
        points = fast.play_outs(view, [action], self.play_outs, seed=seed, policy=self.policy)
        return float(points[0, :, view.seat].mean())
