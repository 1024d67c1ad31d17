"""How long the bots think, and how many play-outs per second they reach in a decision.

In processor time, so that other work on the machine does not count.
"""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple
from unittest.mock import patch

from sixthcow import fast
from sixthcow.bots import BOTS, LEVELS
from sixthcow.bots.master_1 import FirstMaster
from sixthcow.dealer import deal
from sixthcow.engine import State
from sixthcow.games import GAMES

# Where decisions take longest: all choices at once, long rounds, and many players.
TABLES = (
    ("classic", 4),
    ("classic", 10),
    ("tactical", 2),
    ("logical", 10),
    ("professional", 4),
    ("professional", 10),
    ("double", 4),
    ("double", 7),
    ("twins", 10),
    ("hoof", 4),
    ("hoof", 7),
    ("himmel", 4),
)


class Thought(NamedTuple):
    """A decision: how long it took, and how many play-outs it had."""

    seconds: float
    play_outs: int


class Counting:
    """`fast.play_outs`, with a count of them."""

    def __init__(self) -> None:
        self.count = 0
        self._run = fast.play_outs

    def __call__(self, moment: Any, actions: Sequence[str], samples: int, **how: Any) -> Any:
        self.count += len(actions) * samples
        return self._run(moment, actions, samples, **how)


def thoughts(bot: str, game: str, seats: int) -> Iterator[Thought]:
    """The decisions of a bot on the first seat, among cautious players, in one match."""
    rng = Random(6)
    player, others = BOTS[bot](), BOTS["cautious"]()
    player.prepare(game)
    state: State = GAMES[game](seats, {"rounds": 1}).start()
    while state.outcome is None:
        if state.chance:
            state, _ = state.apply(*deal(state, rng))
            continue
        seat = next(iter(state.pending))
        view = state.view(seat)
        if seat:
            action = others.decide(view, rng)
        else:
            with patch.object(fast, "play_outs", Counting()) as counting:
                began = process_time()
                action = player.decide(view, rng)
                taken = process_time() - began
            if len(view.actions) > 1:
                yield Thought(taken, counting.count)
        state, _ = state.apply(seat, action)


def lines() -> Iterator[str]:
    """Milliseconds per decision, the mean and the longest, by level and game; then play-outs."""
    yield f"{'ms a decision: mean, longest':30}" + "".join(f"{level:>16}" for level in LEVELS)
    rates = []
    for game, seats in TABLES:
        cells = []
        for level in LEVELS:
            done = list(thoughts(level, game, seats))
            times = [1000 * thought.seconds for thought in done]
            cells.append(f"{fmean(times):8.2f}{max(times):8.1f}")
        counted = list(thoughts(FirstMaster.name, game, seats))
        rates.append(sum(t.play_outs for t in counted) / sum(t.seconds for t in counted))
        yield f"{f'{game}, {seats} seats':30}" + "".join(cells)
    yield ""
    for (game, seats), rate in zip(TABLES, rates, strict=True):
        table = f"{FirstMaster.name}, {game}, {seats} seats"
        yield f"{table:30}  {rate:>12,.0f} play-outs/s inside its decisions"


def main() -> None:
    """Print the table, line by line as it is measured."""
    for line in lines():
        print(line, flush=True)
    print()
