"""Bots that play every choice out, many times over, in deals that fit what they know."""

from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar

from sixthcow import fast
from sixthcow.bots import endgame
from sixthcow.bots.cautious import Cautious
from sixthcow.bots.stakes import cost
from sixthcow.engine import Random, View

if TYPE_CHECKING:
    from sixthcow.bots.stakes import Points

# So many games are played side by side: play-outs come in whole numbers of these.
LANES = 64


class Searcher:
    """Monte Carlo search: the choice that costs least on average, over deals that fit the view.

    All choices meet the same deals, and after each part of the play-outs the worse half of the
    choices is dropped, so that most are spent on telling the good ones apart. The same generator
    and number of play-outs always lead to the same decision.
    """

    name: ClassVar[str]
    own_policy: ClassVar[str]  # how the bot itself plays on in the play-outs
    policy: ClassVar[str]  # how the others play in them
    usual: ClassVar[int]  # how many play-outs a decision has

    def __init__(self, play_outs: int = 0, think: float = 0) -> None:
        """`play_outs` for a decision, over all its choices; or instead `think` seconds."""
        self.play_outs = play_outs or self.usual
        self.think = think

    def prepare(self, game: str) -> None:
        """Wait until the kernels of a game are compiled."""
        if not fast.ready(game):
            fast.warm(first=game)

    def decide(self, view: View, rng: Random) -> str:
        """The best of the legal actions, as far as the play-outs can tell."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        if not fast.ready(view.game):  # nobody waits for a compiler: a simple bot plays meanwhile
            fast.warm_in_background(view.game)
            return Cautious().decide(view, rng)
        return self.search(view, actions, rng.getrandbits(63))

    def search(self, view: View, actions: tuple[str, ...], seed: int) -> str:
        """Drop the worse half of the choices again and again until one is left."""
        policy = [
            self.own_policy if seat == view.seat else self.policy for seat in range(view.seats)
        ]
        left = list(actions)
        spent = dict.fromkeys(actions, 0.0)
        stages = (len(actions) - 1).bit_length()
        first = 0
        while len(left) > 1:
            began = perf_counter()
            samples = self.samples(self.play_outs / stages / len(left))
            while True:
                points = fast.play_outs(view, left, samples, seed=seed, first=first, policy=policy)
                for action, outcomes in zip(left, points, strict=True):
                    spent[action] += self.value(view, outcomes)
                first += samples
                if perf_counter() - began >= self.think / stages:
                    break
            left = sorted(left, key=spent.__getitem__)[: (len(left) + 1) // 2]
        return left[0]

    def samples(self, wanted: float) -> int:
        """A whole number of lanes, at least one."""
        return max(1, round(wanted / LANES)) * LANES

    def value(self, view: View, outcomes: "Points") -> float:
        """What a choice cost in these play-outs, all added up."""
        return float(cost(view, outcomes).sum())


class Careful(Searcher):
    """Looks ahead a little, and has a temper: some seats fear a big row, some take the risk."""

    name = "careful"
    own_policy = policy = "thrifty"
    usual = 320
    tempers: ClassVar = (0.0, 0.3, -0.3)

    def samples(self, wanted: float) -> int:
        """A few deals only: it overlooks what comes seldom."""
        return max(4, round(wanted))

    def value(self, view: View, outcomes: "Points") -> float:
        """Average cost, and so much of its spread as the temper of this seat minds."""
        costs: Any = cost(view, outcomes)
        temper = self.tempers[(view.seat or 0) % len(self.tempers)]
        return float(costs.sum() + temper * costs.std() * len(costs))


class Strong(Searcher):
    """Looks ahead well."""

    name = "strong"
    own_policy = policy = "pair"
    usual = 2_560


class Master(Searcher):
    """Looks ahead as well as it can in a moment, and thinks less of the others' plans than its own:
    to expect too much of them costs more than to expect too little."""

    name = "master"
    own_policy = "keen"
    policy = "pair"
    usual = 20_480

    def decide(self, view: View, rng: Random) -> str:
        """Exact where two players have few cards left and know them all; else by search."""
        if endgame.is_solvable(view) and len(view.actions) > 1:
            return endgame.solve(view, rng)
        return super().decide(view, rng)
