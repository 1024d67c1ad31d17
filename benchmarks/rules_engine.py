"""The engine's side: the same random rounds through immutable states, with all their events."""

from functools import cache
from random import Random
from typing import Any

from sixthcow.dealer import draw
from sixthcow.engine import Game
from sixthcow.games import GAMES


@cache
def one_round(seats: int) -> Game[Any]:
    """A match of one classic round."""
    return GAMES["classic"](seats, {"rounds": 1})


def play_round(rng: Random, seats: int = 4) -> list[float]:
    """Play one round of classic with random cards and random rows; return each seat's penalty."""
    state = one_round(seats).start()
    while pending := state.pending:
        for seat, actions in pending.items():
            action = draw(state.chance, rng) if state.chance else rng.choice(actions)
            state, _events = state.apply(seat, action)
    return list(state.totals)
