"""The strongest bot: it searches with a prediction of the cards that the others play now."""

from collections.abc import Mapping
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar

import msgspec

from sixthcow import fast
from sixthcow.bots.master_1 import FirstMaster
from sixthcow.bots.reading import DOUBTS_WITH_NETWORK, TRAINED, hands_of_others
from sixthcow.bots.trained import SHIPPED, best_row, is_covered, network_of
from sixthcow.engine import View

if TYPE_CHECKING:
    pass

# How many choices are tried against others who search, and the share of play-outs that finds them.
SHORTLIST = 4
FIRST_SHARE = 0.5

_notes = msgspec.json.Decoder(tuple[bytes, bytes])


class Master(FirstMaster):
    """Expects the others to play the cards that are good for them.

    Under the main rules the trained network says which these are, as long as the others seem to
    play like it; in other rows games, small searches of the hands that they may hold. Everything
    else is left to the search of the first master.
    """

    name = "master"
    doubts: ClassVar[Mapping[str, float]] = DOUBTS_WITH_NETWORK

    def __init__(self, play_outs: int = 0, think: float = 0) -> None:
        """`play_outs` per decision, over all its choices, or `think` seconds instead."""
        from sixthcow.bots.sight import Watcher

        super().__init__(play_outs, think)
        self._watcher = Watcher()
        self._appeal: dict[int, float] = {}

    def prepare(self, game: str) -> None:
        """Wait until the kernels of a game are compiled, and read the network."""
        network_of(SHIPPED)
        super().prepare(game)

    def notes(self) -> bytes:
        """What it has learnt about the others, and seen of this round."""
        return msgspec.json.encode((super().notes(), self._watcher.notes()))

    def recall(self, notes: bytes) -> None:
        """Take over what another master has learnt on this seat."""
        with suppress(msgspec.DecodeError):
            learnt, seen = _notes.decode(notes)
            super().recall(learnt)
            self._watcher.recall(seen)

    def search(self, view: View, actions: tuple[str, ...], seed: int) -> str:
        """Choose with predictions where there are some, and by the first master's search if not."""
        self._appeal = {}
        if asks_network(view):
            return self._with_network(view, actions, seed)
        kernel = fast.kernel_for(view)
        if kernel is not None and kernel.deeper and not kernel.lanes and view.asks == "play":
            return self._with_searches(view, actions, seed)
        return super().search(view, actions, seed)

    def remember(self, view: View, costs: Mapping[int, float]) -> None:
        """Remember a turn, with what the network expected of it."""
        self._reader.remember(view, costs, self._appeal)

    def _with_network(self, view: View, actions: tuple[str, ...], seed: int) -> str:
        """The joined search, or the first master's if the others do not play like the network."""
        import numpy as np

        from sixthcow.bots import joined
        from sixthcow.bots.sight import table_of

        self._reader.look(view)
        table = table_of(view)
        evidence = self._watcher.look(view, table)
        like_network = {*self._reader.policies(view).values()} == {TRAINED}
        if view.asks == "row":
            if like_network:
                return best_row(network_of(SHIPPED), view, table, evidence)
            return self.halve(view, actions, seed)[0]
        chance = np.random.default_rng(seed)
        proposal = joined.propose(view, evidence, chance)
        self._appeal = joined.appeal(view, proposal)
        if not like_network:
            return self.halve(view, actions, seed)[0]
        self.remember(view, {})
        policy = self.policies(view)
        until = perf_counter() + self.think
        rounds = [joined.points(view, proposal, policy, chance)]
        while perf_counter() < until:
            more = joined.propose(view, evidence, chance)
            rounds.append(joined.points(view, more, policy, chance))
        costs = np.mean(rounds, axis=0) + joined.doubts(view, proposal)
        return actions[joined.mixed(costs, chance)]

    def _with_searches(self, view: View, actions: tuple[str, ...], seed: int) -> str:
        """The best of a shortlist, against others who search their own hands."""
        from sixthcow.fast.rows.nested import effort_for

        began, rounds = perf_counter(), 0
        left = self.halve(view, actions, seed, kept=SHORTLIST, share=FIRST_SHARE)
        spent = dict.fromkeys(left, 0.0)
        while rounds == 0 or perf_counter() - began < self.think:
            points = fast.nested_play_outs(
                view, left, effort_for(view.seats), seed=seed + rounds, policy=self.policies(view)
            )
            for action, outcomes in zip(left, points, strict=True):
                spent[action] += self.value(view, outcomes)
            rounds += 1
        return min(left, key=spent.__getitem__)


def asks_network(view: View) -> bool:
    """Whether the network can predict the others: it was trained for the decision, no hand is
    known, and the seat plays for its own points (TOUR-2)."""
    own = view.flags.get("featured") in {None, view.seat}
    return own and is_covered(view) and not hands_of_others(view)
