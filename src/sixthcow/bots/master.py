"""The strongest bot: it searches with a prediction of the cards that the others play now."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, ClassVar

import msgspec

from sixthcow import fast
from sixthcow.bots.master_1 import APART, FirstMaster
from sixthcow.bots.reading import (
    DOUBTS_WITH_NETWORK,
    PLANNER,
    PLANS,
    TRAINED,
    hands_of_others,
    shows_in_turn,
)
from sixthcow.bots.search import PlayOuts
from sixthcow.bots.trained import SHIPPED, best_row, is_covered, network_of
from sixthcow.engine import View
from sixthcow.fast.kernels import LEARNED_PAIRS, Kernel
from sixthcow.fast.policies import TRIES, USUAL
from sixthcow.fast.rows.known import known_hands

# How many choices are tried against others who search, and the share of play-outs that finds them.
SHORTLIST = 4
FIRST_SHARE = 0.35

# The searches of others predict more, in few deals; play-outs without them are many. Both count.
SEARCHED_SHARE = 0.6
PLAIN_SAMPLES = 1024  # with eight cards in hand

# Double: deals in which every pair is tried, and play-outs of all pairs in one deal, when there are
# few of them: drawing what three others play takes as long as sixteen play-outs.
FEWEST_OF_PAIRS = 12
REPEATED = 24

_notes = msgspec.json.Decoder(tuple[bytes, bytes])


class Master(FirstMaster):
    """Expects the others to play the cards that are good for them.

    Under the main rules the trained network says which these are, as long as the others seem to
    play like it; if all hands are known, play-outs of all of them together; in other rows games,
    small searches of the hands that they may hold. Everything else is left to the search of the
    first master.
    """

    name = "master"
    doubts: ClassVar[Mapping[str, float]] = DOUBTS_WITH_NETWORK

    def __init__(self, play_outs: int = 0, think: float = 0) -> None:
        """`play_outs` per decision, over all its choices, or `think` seconds instead."""
        from sixthcow.bots.hand_reading import HandReader

        super().__init__(play_outs, think)
        self._hands = HandReader()
        self._liked: dict[str, dict[int, float]] = {}

    def prepare(self, game: str) -> None:
        """Wait until the kernels of a game are compiled, and read the network."""
        network_of(SHIPPED)
        super().prepare(game)

    def notes(self) -> bytes:
        """What it has learnt about the others, and seen of this round."""
        return msgspec.json.encode((super().notes(), self._hands.notes()))

    def recall(self, notes: bytes) -> None:
        """Take over what another master has learnt on this seat."""
        with suppress(msgspec.DecodeError):
            learnt, read = _notes.decode(notes)
            super().recall(learnt)
            self._hands.recall(read)

    def search(self, view: View, actions: tuple[str, ...], seed: int) -> str:
        """Choose with predictions where there are some, and by the first master's search if not."""
        self._liked = {}
        if asks_network(view):
            return self._with_network(view, actions, seed)
        if are_hands_known(view):
            return self._with_known_hands(view, actions, seed)
        if draws_pairs(view):
            return self.halve(view, actions, seed)[0]
        if searches_hands(view):
            return self._with_searches(view, actions, seed)
        return super().search(view, actions, seed)

    def simulation(self, view: View, seed: int) -> PlayOuts:
        """In double, against pairs that are likely from the hands that the others may hold."""
        if not draws_pairs(view):
            return super().simulation(view, seed)
        policy = self.policies(view)

        def play(actions: Sequence[str], samples: int, first: int) -> Any:
            repeats = max(1, REPEATED // len(actions))
            return fast.likely_play_outs(
                view, actions, -(-samples // repeats), repeats,
                seed=seed, first=first, policy=policy,
            )  # fmt: skip

        return play

    @classmethod
    def playing_on(cls, kernel: Kernel | None, seats: int, own: int | None) -> list[str]:
        """All play on as is usual in the game, where that is known."""
        known = kernel is not None and kernel.usual
        return [USUAL] * seats if known else super().playing_on(kernel, seats, own)

    def budget(self, view: View) -> float:
        """Twice as many play-outs in double, where nothing else takes time, and more with fewer
        cards; fewer where everybody chooses with more care."""
        budget = super().budget(view)
        if share := usual_share(view):
            return budget * share
        if not draws_pairs(view):
            return budget
        cards: int = view.knowledge["hand_sizes"][view.seat]
        return budget * 2 * min(2, 10 / cards)

    def fewest(self, view: View) -> int:
        """Fewer where there are up to 91 choices, and where many players make play-outs long."""
        if draws_pairs(view):
            return FEWEST_OF_PAIRS
        fewest = super().fewest(view)
        return min(fewest, fewest * 4 // view.seats) if usual_share(view) else fewest

    def remember(self, view: View, costs: Mapping[int, float]) -> None:
        """Remember a turn, with what the network expected of it."""
        self._reader.remember(view, costs, self._liked)

    def _with_network(self, view: View, actions: tuple[str, ...], seed: int) -> str:
        """The joined search, or the first master's if the others do not seem to plan: how simple
        players choose, play-outs know exactly."""
        import numpy as np

        from sixthcow.bots import joined, two_players
        from sixthcow.bots.sight import table_of

        self._reader.look(view)
        look = joined.Look(table_of(view), self._reader.belief(view))
        plan = {*self._reader.policies(view).values()} <= {TRAINED, PLANNER}
        if view.asks == "row":
            if plan:
                return best_row(network_of(SHIPPED), view, *look)
            return self.halve(view, actions, seed)[0]
        chance = np.random.default_rng(seed)
        own = len(actions)
        held = self._hands.held(view, own)
        proposal = joined.propose(view, look.belief, chance, held)
        played = joined.shares(view, proposal.hands, proposal.likely)
        self._hands.remember(view, own, held, played)
        self._liked = joined.appeal(view, proposal)
        self.remember(view, {})
        if not plan:
            return self.halve(view, actions, seed)[0]
        policy = self.policies(view)
        until = perf_counter() + self.think
        simultaneous = not shows_in_turn(view)
        search = two_players.costs if view.seats == 2 and simultaneous else joined.costs
        rounds = [search(view, look, proposal, policy, chance)]
        while perf_counter() < until:
            more = joined.propose(view, look.belief, chance, held)
            rounds.append(search(view, look, more, policy, chance))
        costs = np.mean(rounds, axis=0) + joined.doubts(view, proposal)
        return actions[joined.mixed(costs, chance)]

    def _with_known_hands(self, view: View, actions: tuple[str, ...], seed: int) -> str:
        """The best card if all who plan choose well, and the others as they seem to."""
        import numpy as np

        from sixthcow.bots import joined, open_hands
        from sixthcow.bots.opponents import shares_by_looking

        assert view.seat is not None
        until = perf_counter() + self.think
        self._reader.look(view)
        others, seem = hands_of_others(view), self._reader.policies(view)
        self.remember(view, planned := self.costs_of(view, others, seed))
        own = tuple(int(action.split()[1]) for action in actions)
        planned |= self.costs_of(view, {view.seat: own}, seed)
        hands = np.array([others.get(seat, own) for seat in range(view.seats)])
        estimates = fast.estimates(view)
        known = {
            seat: shares_by_looking(
                np.array([float(estimates[card]) for card in others[seat]]), TRIES[name]
            )
            for seat, name in seem.items()
            if name != PLANS
        }
        expected = np.vectorize(planned.__getitem__, otypes=[float])(hands)
        players = open_hands.Players(hands, expected, known)
        chance = np.random.default_rng(seed)
        costs = open_hands.costs(view, players, self.policies(view), chance, until)
        return actions[joined.mixed(costs[view.seat], chance)]

    def _with_searches(self, view: View, actions: tuple[str, ...], seed: int) -> str:
        """The best of a shortlist, against others who search their own hands."""
        from sixthcow.fast.rows.nested import effort_for, pace

        cards = view.knowledge["hand_sizes"][view.seat]
        samples = round(PLAIN_SAMPLES * pace(cards))
        until = perf_counter() + self.think
        left = self.halve(view, actions, seed, kept=SHORTLIST, share=FIRST_SHARE)
        pairs = len(actions[0].split()) > 2
        policy, effort = self.policies(view), effort_for(view.seats, cards, pairs=pairs)
        spent, rounds = dict.fromkeys(left, 0.0), 0
        while rounds == 0 or perf_counter() < until:
            again = seed + rounds
            searched = fast.nested_play_outs(view, left, effort, seed=again, policy=policy)
            plain = fast.play_outs(view, left, samples, seed=again, first=APART, policy=policy)
            for action, one, other in zip(left, searched, plain, strict=True):
                spent[action] += SEARCHED_SHARE * self.value(view, one) / len(one)
                spent[action] += (1 - SEARCHED_SHARE) * self.value(view, other) / len(other)
            rounds += 1
        return min(left, key=spent.__getitem__)


def draws_pairs(view: View) -> bool:
    """Whether the others' picks are pairs of a kind that was learned from games."""
    kernel = fast.kernel_for(view)
    return kernel is not None and kernel.deeper == LEARNED_PAIRS and view.asks == "play"


def searches_hands(view: View) -> bool:
    """Whether the others' picks are found by searches of the hands that they may hold."""
    kernel = fast.kernel_for(view)
    if kernel is None or kernel.lanes or draws_pairs(view):
        return False
    return bool(kernel.deeper) and view.asks == "play"


def usual_share(view: View) -> float:
    """How many play-outs take as long if all choose as is usual; 0 where that is not known."""
    kernel = fast.kernel_for(view)
    return kernel.usual if kernel else 0


def asks_network(view: View) -> bool:
    """Whether the network can predict the others: it was trained for the decision, no card of
    theirs is known, and the seat plays for its own points (TOUR-2)."""
    if view.flags.get("featured") not in {None, view.seat} or not is_covered(view):
        return False
    return are_hands_hidden(view)


def are_hands_hidden(view: View) -> bool:
    """Whether no card of the others is known."""
    hands, _ = known_hands(view)
    return not any(hand for seat, hand in enumerate(hands) if seat != view.seat)


def are_hands_known(view: View) -> bool:
    """Whether all play a card at the same time, by the main rules, and know each other's hands."""
    if view.asks != "play" or shows_in_turn(view) or not is_covered(view):
        return False
    return len(hands_of_others(view)) == view.seats - 1
