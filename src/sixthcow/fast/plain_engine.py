"""Play-outs on the rules engine itself, for games that no kernel knows: slow, and always right."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from sixthcow.dealer import deal
from sixthcow.engine import Choice, Game, State, View
from sixthcow.games import GAMES

# A round that is not over after this many moves is scored as it is; no built-in game is this long.
MOST_MOVES = 2_000


def play_outs(
    moment: View | State,
    actions: Sequence[str],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
    seat: int | None = None,
) -> npt.NDArray[np.float32]:
    """Every seat's penalty in this round: an array (actions, samples, seats)."""
    who = seat
    if who is None:
        who = moment.seat if isinstance(moment, View) else next(iter(moment.pending))
    assert who is not None, "spectators decide nothing"
    out = np.empty((len(actions), samples, len(tries)), np.float32)
    for sample in range(samples):
        name = f"{seed}/{first + sample}"
        state = sampled(moment, Random(name))
        for number, action in enumerate(actions):
            if action not in state.game.legal(state, who):
                raise ValueError(f"{action!r} is no candidate where {moment.asks!r} is due")
            out[number, sample] = played_out(state, who, action, tries, Random(f"{name}/play"))
    return out


def sampled(moment: View | State, rng: Random) -> Any:
    """A full state for a view; a state is returned as it is."""
    if isinstance(moment, View):
        return GAMES[moment.game](moment.seats, moment.options).sample(moment, rng)
    return moment


def played_out(
    state: State, seat: int, action: str, tries: Sequence[int], rng: Random
) -> tuple[float, ...]:
    """The penalties of this round after an action, with everybody following their policies."""
    return round_points(state, state.apply(seat, action)[0], tries, rng)


def play_round(game: Game[Any], tries: Sequence[int], rng: Random) -> tuple[float, ...]:
    """The penalties of a first round from the deal."""
    start = game.start()
    return round_points(start, start, tries, rng)


def round_points(
    before: State, state: State, tries: Sequence[int], rng: Random
) -> tuple[float, ...]:
    """Play a round to its end; the penalties of every seat in it."""
    number = len(before.rounds)
    for _ in range(MOST_MOVES):
        if len(state.rounds) > number or not state.pending:
            break
        if state.chance:
            state, _ = state.apply(*deal(state, rng))
            continue
        seat = next(iter(state.pending))
        state, _ = state.apply(seat, choose(state, seat, tries[seat], rng))
    if len(state.rounds) > number:
        return state.rounds[number]
    finished = [sum(points) for points in zip(*state.rounds, strict=True)] or [0] * len(tries)
    return tuple(now - old for now, old in zip(state.totals, finished, strict=True))


def choose(state: State, seat: int, tries: int, rng: Random) -> str:
    """A random action, or the cheapest of all; only of some where everybody chooses at the same
    time and nobody can be sure."""
    actions = state.pending[seat]
    if tries == 0 or (tries == 1 and len(state.pending) > 1) or len(actions) == 1:
        return rng.choice(actions)
    choices = list(state.game.own(state, seat, choices=True, knowledge=False).choices)
    rng.shuffle(choices)
    seen = choices[:tries] if len(state.pending) > 1 else choices
    return min(seen, key=lambda choice: cost_now(state, choice)).action


def cost_now(state: State, choice: Choice) -> float:
    """What a choice takes in the current state, by its own preview."""
    return sum(effect.worth if effect.target else cheapest_zone(state) for effect in choice.effects)


def cheapest_zone(state: State) -> float:
    """The points of the cheapest zone, of those that are taken when full."""
    zones = state.view(None, choices=False, knowledge=False).zones
    return min((zone.worth or 0 for zone in zones if zone.capacity), default=0)
