"""Random play with a fixed seed: the histories that the conformance kit looks at."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from sixthcow.dealer import deal
from sixthcow.engine import Action, Event, Game, State
from sixthcow.testing.promises import BrokenPromise

T = TypeVar("T")

# Far more than any match needs: the longest take about two thousand.
MOST_MOVES = 20_000

# How often a player who may still change their pick does so.
SECOND_THOUGHTS = 0.1


class Step(NamedTuple):
    """A move, the state after it, and the events it caused."""

    seat: int
    action: Action
    state: State
    events: tuple[Event, ...]


class History(NamedTuple):
    """A match from its start, including changed picks."""

    start: State
    steps: tuple[Step, ...]

    @property
    def game(self) -> Game[Any]:
        """The game that was played."""
        return self.start.game

    @property
    def states(self) -> list[State]:
        """The start, and the state after every step."""
        return [self.start, *(step.state for step in self.steps)]


def decide(state: State, rng: Random) -> tuple[int, Action]:
    """Make a random legal move; now and then change a pick."""
    if state.chance:
        return deal(state, rng)
    pending = state.pending
    picked = state.game.may_change(state)
    if picked and rng.random() < SECOND_THOUGHTS:
        seat = rng.choice(picked)
        return seat, rng.choice(state.game.legal(state, seat))
    seat = rng.choice(list(pending))
    return seat, rng.choice(pending[seat])


def wander(state: State, rng: Random) -> Iterator[Step]:
    """Make random moves to the end of the match."""
    for _ in range(MOST_MOVES):
        if not state.pending:
            return
        seat, action = decide(state, rng)
        state, events = state.apply(seat, action)
        yield Step(seat, action, state, events)
    raise BrokenPromise(f"a match ends: {state.game} has not after {MOST_MOVES} moves")


def play(game: Game[Any], seed: str) -> History:
    """A whole random match."""
    start: State = game.start()
    return History(start, tuple(wander(start, Random(seed))))


def spread(items: Sequence[T], most: int) -> list[T]:
    """Some of the items, evenly spread, including the first and the last."""
    return [*items[: -1 : max(1, len(items) // most)], items[-1]]
