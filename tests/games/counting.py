"""Counting every way a small game can be played out (as chess programs count with perft)."""

from collections.abc import Iterable
from itertools import permutations

from sixthcow.engine import DEALER, State


def histories(state: State) -> int:
    """How many records lead from a state to the end of its match.

    Simultaneous picks are made in seat order, one each, as a record writes them. Every shuffle
    and every theft that is possible counts as a move of its own.
    """
    if not state.pending:
        return 1
    seat = next(iter(state.pending))
    actions = dealers_moves(state) if seat == DEALER else state.pending[seat]
    return sum(histories(state.apply(seat, action)[0]) for action in actions)


def dealers_moves(state: State) -> Iterable[str]:
    """All that the dealer may do now, equal cards taken for the same."""
    assert state.chance is not None
    verb, cards = state.chance
    orders = permutations(cards) if verb == "shuffle" else ((card,) for card in cards)
    return sorted({" ".join([verb, *map(str, order)]) for order in orders})
