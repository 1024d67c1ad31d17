"""Bots that play out every choice many times, in deals that fit what they know."""

import logging
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar

from sixthcow import fast
from sixthcow.bots.cautious import Cautious
from sixthcow.bots.stakes import cost
from sixthcow.engine import Random, View

if TYPE_CHECKING:
    from sixthcow.bots.stakes import Points
    from sixthcow.fast.kernels import Kernel

# Plays out these actions in this many samples, beginning with that number: an array (actions,
# samples, seats).
PlayOuts = Callable[[Sequence[str], int, int], Any]

# How long a decision waits for kernels: loading them from the cache on disk takes less.
PATIENCE = 3.0

# On the plain engine a play-out takes about a thousand times as long; this many take a moment.
MOST_WITHOUT_KERNEL = 96


logger = logging.getLogger("sixthcow.bots")


class Searcher:
    """Monte Carlo search: the choice that costs least on average, over deals that fit the view.

    All choices meet the same deals, and after each part of the play-outs the worse half of the
    choices is dropped, so that most of them go into telling the good ones apart. The same generator
    and number of play-outs always lead to the same decision.
    """

    name: ClassVar[str]
    own_policy: ClassVar[str]  # how the bot itself plays on in the play-outs
    policy: ClassVar[str]  # how the others play in them
    usual: ClassVar[int]  # play-outs per decision
    least: ClassVar[int]  # deals in which every choice is tried
    longer: ClassVar[int] = 1  # factor on the play-outs in long games, which need more of them
    # How much a seat minds the spread of a choice's cost: some fear it, some like it.
    tempers: ClassVar[tuple[float, ...]] = (0.0,)

    def __init__(self, play_outs: int = 0, think: float = 0) -> None:
        """`play_outs` per decision, over all its choices, or `think` seconds instead."""
        self.play_outs = play_outs or self.usual
        self.think = think

    def prepare(self, game: str) -> None:
        """Wait until the kernels of a game are compiled."""
        fast.warm(game)

    def decide(self, view: View, rng: Random) -> str:
        """The best legal action, as far as the play-outs can tell."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        if not fast.ready(view.game) and not fast.warm_within(view.game, PATIENCE):
            logger.warning("%s is being compiled: cautious decides for %s", view.game, self.name)
            return Cautious().decide(view, rng)
        return self.search(view, actions, rng.getrandbits(63))

    def search(self, view: View, actions: tuple[str, ...], seed: int) -> str:
        """The choice that is left when the others are dropped."""
        return self.halve(view, actions, seed)[0]

    def halve(
        self, view: View, actions: tuple[str, ...], seed: int, kept: int = 1, share: float = 1.0
    ) -> list[str]:
        """Drop the worse half of the choices again and again until only the best are left, the best
        first; with a share of the play-outs, or of the time."""
        play = self.simulation(view, seed)
        left = list(actions)
        spent = dict.fromkeys(actions, 0.0)
        stages = max(1, ((len(actions) - 1) // kept).bit_length())
        budget, least = share * self.budget(view), self.fewest(view)
        first = 0
        while len(left) > kept:
            began = perf_counter()
            samples = max(least, round(budget / stages / len(left)))
            while True:
                for action, outcomes in zip(left, play(left, samples, first), strict=True):
                    spent[action] += self.value(view, outcomes)
                first += samples
                if perf_counter() - began >= share * self.think / stages:
                    break
            left = sorted(left, key=spent.__getitem__)[: max(kept, (len(left) + 1) // 2)]
        return left

    def simulation(self, view: View, seed: int) -> PlayOuts:
        """How choices are played out: all play on by their policies."""
        policy, opening = self.policies(view), self.opening(view, seed)

        def play(actions: Sequence[str], samples: int, first: int) -> Any:
            return fast.play_outs(
                view, actions, samples, seed=seed, first=first, policy=policy, opening=opening
            )

        return play

    def budget(self, view: View) -> float:
        """The number of play-outs for this decision."""
        kernel = fast.kernel_for(view)
        if kernel is None:
            return min(self.play_outs, MOST_WITHOUT_KERNEL)
        return self.kernel_budget(kernel, view.seats)

    def fewest(self, view: View) -> int:
        """The number of deals in which every choice is tried."""
        return self.least if fast.kernel_for(view) else 1

    def kernel_budget(self, kernel: "Kernel", seats: int) -> float:
        """The number of play-outs per decision with a kernel."""
        return self.play_outs * (self.longer if kernel.long else 1)

    def policies(self, view: View) -> list[str]:
        """How each seat plays on in the play-outs."""
        return self.playing_on(fast.kernel_for(view), view.seats, view.seat)

    @classmethod
    def playing_on(cls, kernel: "Kernel | None", seats: int, own: int | None) -> list[str]:
        """How each seat of a kernel's game plays on in the play-outs of one seat's choices, as long
        as nothing is known about the players."""
        return [cls.own_policy if seat == own else cls.policy for seat in range(seats)]

    def opening(self, view: View, seed: int) -> Mapping[int, float]:
        """What known cards of others cost them if played now, for others who consider that."""
        return {}

    def value(self, view: View, outcomes: "Points") -> float:
        """The total cost of a choice in these play-outs, to a seat with this temper."""
        costs: Any = cost(view, outcomes)
        temper = self.tempers[(view.seat or 0) % len(self.tempers)]
        return float(costs.sum() + temper * costs.std() * len(costs))


class Careful(Searcher):
    """Looks ahead a little: it overlooks rare cases, and either fears a big row or risks it."""

    name = "careful"
    own_policy = policy = "pair"
    usual = 400
    least = 12
    longer = 2
    tempers = (0.1, 0.2, -0.2)

    def kernel_budget(self, kernel: "Kernel", seats: int) -> float:
        """Twice as many for two players: fewer cards fall, and choices differ by less."""
        return super().kernel_budget(kernel, seats) * (2 if seats == 2 else 1)


class Strong(Searcher):
    """Looks ahead well, but still has a temper."""

    name = "strong"
    own_policy = "keen"
    policy = "pair"
    usual = 2560
    least = 32
    tempers = (0.05, -0.05, 0.0)
