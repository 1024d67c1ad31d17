"""The first master: it searches long, and learns how the others play."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar

from sixthcow import fast
from sixthcow.bots import endgame
from sixthcow.bots.reading import DOUBTS, PLANS, Reader, hands_of_others
from sixthcow.bots.search import Searcher
from sixthcow.bots.stakes import cost
from sixthcow.engine import Random, View
from sixthcow.fast.policies import TRIES
from sixthcow.fast.rows.known import Cards

if TYPE_CHECKING:
    from sixthcow.fast.kernels import Kernel

# How many play-outs estimate the cost of a card in another's known hand.
SAMPLES = 256
APART = 1 << 30  # samples of the search itself never get this far


class FirstMaster(Searcher):
    """Looks ahead as far as play-outs go. The others are assumed to continue choosing as
    they seem to have done so far; those whose cards it knows and who seem to look ahead are
    expected to do so in this turn too."""

    name = "master-1"
    own_policy = "keen"
    policy = "pair"
    usual = 20_480
    least = 64
    doubts: ClassVar[Mapping[str, float]] = DOUBTS

    def __init__(self, play_outs: int = 0, think: float = 0) -> None:
        """`play_outs` per decision, over all its choices, or `think` seconds instead."""
        super().__init__(play_outs, think)
        self._reader = Reader(self.doubts)

    def notes(self) -> bytes:
        """What it has learnt about the others."""
        return self._reader.notes()

    def recall(self, notes: bytes) -> None:
        """Take over what another bot has learnt on this seat."""
        self._reader.recall(notes)

    def decide(self, view: View, rng: Random) -> str:
        """Exact if two players have few cards left and know them all; otherwise by search."""
        if endgame.is_solvable(view) and len(view.actions) > 1:
            with suppress(endgame.TooLarge):
                return endgame.solve(view, rng)
        return super().decide(view, rng)

    def search(self, view: View, actions: tuple[str, ...], seed: int) -> str:
        """Note what the others have played, and search with that."""
        self._reader.look(view)
        return super().search(view, actions, seed)

    def kernel_budget(self, kernel: "Kernel", seats: int) -> float:
        """As many play-outs as fit into a tenth of a second: fewer where they take longer."""
        return self.play_outs / kernel.cost(seats)

    def policies(self, view: View) -> list[str]:
        """The others are assumed to choose as they seem to have done so far."""
        policies = super().policies(view)
        if is_read(view):
            for seat, seems in self._reader.policies(view).items():
                policies[seat] = seems if seems in TRIES else self.policy
        return policies

    def opening(self, view: View, seed: int) -> Mapping[int, float]:
        """What the known cards of players who seem to plan cost them, by separate play-outs."""
        if view.asks != "play" or not is_read(view):
            return {}
        hands, seem = hands_of_others(view), self._reader.policies(view)
        costs = self.costs_of(view, hands, seed)
        self.remember(view, costs)
        plans = [card for seat in hands if seem[seat] == PLANS for card in hands[seat]]
        return {card: costs[card] for card in plans}

    def costs_of(self, view: View, hands: Mapping[int, Cards], seed: int) -> dict[int, float]:
        """What each card of these seats' hands costs its player, by separate play-outs."""
        return {
            card: points
            for seat, cards in hands.items()
            for card, points in self._costs(view, seat, cards, seed)
        }

    def remember(self, view: View, costs: Mapping[int, float]) -> None:
        """Remember a turn, with what known cards cost their players."""
        self._reader.remember(view, costs)

    def _costs(self, view: View, seat: int, cards: Cards, seed: int) -> Iterator[tuple[int, float]]:
        """What each card of a hand costs its player if it is played now."""
        policy = [self.own_policy if one == seat else self.policy for one in range(view.seats)]
        actions = [f"play {card}" for card in cards]
        points = fast.play_outs(
            view, actions, SAMPLES, seed=seed, first=APART, policy=policy, seat=seat
        )
        for card, outcomes in zip(cards, points, strict=True):
            yield card, float(cost(view, outcomes, seat).mean())


def is_read(view: View) -> bool:
    """Whether the others' style can be read in this game, which needs the estimate of the lanes."""
    kernel = fast.kernel_for(view)
    return kernel is not None and kernel.lanes
