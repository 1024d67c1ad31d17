"""Costs computed exactly where little is left to happen: all ways the cards may lie, and all ways
the expected players may choose."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, product
from math import comb
from random import Random
from typing import Any

from sixthcow import fast
from sixthcow.analysis import model
from sixthcow.analysis.choices import Cost
from sixthcow.analysis.learnt_choices import learnt_shares
from sixthcow.bots.master import are_hands_known, asks_network
from sixthcow.engine import DEALER, State, View, ZoneView
from sixthcow.fast.policies import TRIES

# More moves than this take longer than play-outs that are as good.
MOST_MOVES = 400
MOST_DEALS = 24
MOST_CARDS = 2


class TooLarge(Exception):
    """There is too much that may still happen."""


def costs(view: View) -> dict[str, Cost] | None:
    """The cost of every action of a view, or None where play-outs must do."""
    if not fast.has_rules(view):
        return None
    try:
        deals = list(states(view))
        tree = Tree(view, len(deals[0].rounds))
        sums = dict.fromkeys(view.actions, 0.0)
        for state in deals:
            for action in sums:
                sums[action] += tree.cost(tree.after(state, view.seat, action))
    except TooLarge:
        return None
    taken = model.taken(view)
    return {action: Cost(total / len(deals) - taken, 0.0, 0) for action, total in sums.items()}


def states(view: View) -> Iterator[State]:
    """Every state that the view cannot tell from the real one, all equally likely; raises TooLarge
    if there are too many."""
    known = view.knowledge
    if "hand_sizes" not in known:
        raise TooLarge
    sizes: Sequence[int] = known["hand_sizes"]
    if max(sizes) > MOST_CARDS:
        raise TooLarge
    missing = [size - len(hand) for size, hand in zip(sizes, known["hands"], strict=True)]
    ways, left = 1, len(known["unseen"])
    for count in missing:
        ways *= comb(left, count)
        left -= count
    if ways > MOST_DEALS:
        raise TooLarge
    zones = tuple(map(without_pick, view.zones))
    for hands, unseen in dealt(known["hands"], missing, known["unseen"]):
        filled = {**known, "hands": hands, "unseen": unseen}
        yield fast.sample(replace(view, zones=zones, picked=(), knowledge=filled), Random(0))


def without_pick(zone: ZoneView) -> ZoneView:
    """A place at the table without the card that lies there face down: its player is expected to
    choose like everybody else."""
    hidden = zone.zone.kind == "table" and None in zone.cards
    return zone._replace(cards=(), size=0) if hidden else zone


def dealt(
    hands: Sequence[Sequence[int]], missing: Sequence[int], unseen: Sequence[int]
) -> Iterator[tuple[list[list[int]], list[int]]]:
    """All ways to fill the hands with unseen cards, with the cards that are left over."""
    if not hands:
        yield [], list(unseen)
        return
    for drawn in combinations(unseen, missing[0]):
        rest = list(unseen)
        for card in drawn:
            rest.remove(card)
        for others, left in dealt(hands[1:], missing[1:], rest):
            yield [[*hands[0], *drawn], *others], left


class Tree:
    """All ways to play on to the end of a round, each as likely as the expected players make it."""

    def __init__(self, view: View, begun: int) -> None:
        assert view.seat is not None
        kernel = fast.kernel_for(view)
        self._lanes = kernel is not None and kernel.lanes
        self._view = view
        self._begun = begun
        self._moves = 0
        self._policies = model.policies(view)
        self._predicted = asks_network(view)
        self._learnt = learnt_shares(view) if are_hands_known(view) else {}

    def after(self, state: State, seat: int | None, action: str) -> State:
        """The state after an action."""
        assert seat is not None
        self._moves += 1
        if self._moves > MOST_MOVES:
            raise TooLarge
        return state.apply(seat, action)[0]

    def cost(self, state: State) -> float:
        """What the round costs the view's seat on average."""
        if len(state.rounds) > self._begun:
            return model.cost_of(self._view, state.rounds[self._begun])
        pending = state.pending
        if DEALER in pending:
            raise TooLarge
        likely = [self.likely(state, seat, legal) for seat, legal in pending.items()]
        total = 0.0
        for picks in product(*(each.items() for each in likely)):
            following, chance = state, 1.0
            for seat, (action, share) in zip(pending, picks, strict=True):
                following, chance = self.after(following, seat, action), chance * share
            total += chance * self.cost(following)
        return total

    def likely(self, state: State, seat: int, legal: Sequence[str]) -> Mapping[str, float]:
        """How likely a seat of the play-outs is to choose each action."""
        if len(legal) == 1:
            return {legal[0]: 1.0}
        if self._policies[seat] not in TRIES or (self._predicted and state.asks == "play"):
            raise TooLarge  # habits and predictions are followed by samples alone
        if self._learnt and state.asks == "play":  # the last choice of cards (MOST_CARDS)
            return {f"play {card}": share for card, share in self._learnt[seat].items()}
        table: Any = state.view(None, choices=False, knowledge=False)
        if state.asks == "row":
            rows = table.all_of("row")
            return {f"row {1 + min(range(len(rows)), key=lambda row: rows[row].worth)}": 1.0}
        if state.asks != "play" or not self._lanes:
            raise TooLarge
        estimates = fast.estimates(table)
        prices = {action: estimates[int(action.split()[1])] for action in legal}
        return model.likely_picks(prices, TRIES[self._policies[seat]])
