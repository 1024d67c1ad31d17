"""How lucky a match was for every seat: what the bots picked, against what they might have picked.

A bot that is asked again, with the same view and memory but other random numbers, gives every
answer with the same probability. So whatever a position is thought to be worth, its worth after the
answer that counted, less the mean over the others, is zero in expectation. The sum of these terms
is what a match owes to chance: a result without it is as right as before, and spreads less.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import numpy as np
import numpy.typing as npt

from sixthcow import fast
from sixthcow.arena.plan import Plan
from sixthcow.engine import Action, State
from sixthcow.games import GAMES

Pick = tuple[int, Action]
Points = npt.NDArray[np.float64]

# The bots that decide at once, so that asking them again costs little, and the policy that plays on
# most like each of them.
QUICK: Mapping[str, str] = {"random": "random", "thrifty": "thrifty", "cautious": "keen"}
OTHERS = "pair"

USUAL_ASKS = 24  # times that a quick bot is asked again
PLAY_OUTS = 64  # for the value of a pick


def asks_of(plan: Plan) -> list[int]:
    """How often each entrant is asked again at every decision: never where play-outs are too slow
    to say what a position is worth."""
    game = GAMES[plan.game](plan.seats, plan.options)
    view = game.start().view(None, choices=False, knowledge=False)
    if fast.kernel_for(view) is None:
        return [0] * len(plan.entrants)
    if plan.asks is not None:
        return [plan.asks] * len(plan.entrants)
    return [USUAL_ASKS if name_of(bot) in QUICK else 0 for bot in plan.entrants]


def name_of(bot: str) -> str:
    """The name of a bot without its settings."""
    return bot.partition(":")[0]


def policies_of(bots: Sequence[str]) -> list[str]:
    """How the bots on these seats play on in the play-outs, by their names."""
    return [QUICK.get(name_of(bot), OTHERS) for bot in bots]


class Luck:
    """The luck of one match so far, in penalty points for every seat; less is better."""

    def __init__(self, policies: Sequence[str], rng: Random) -> None:
        self._policies = policies
        self._rng = rng
        self._points: Points = np.zeros(len(policies))

    @property
    def points(self) -> tuple[float, ...]:
        """How many penalty points every seat owes to chance."""
        return tuple(map(float, self._points))

    def add(
        self,
        state: State,
        moves: Mapping[int, Action],
        answers: Mapping[int, Sequence[Action]],
    ) -> None:
        """Add the luck of seats that decide at the same time: what they did, and what they answered
        when they were asked again.

        One after another their picks become known: the seats before have picked, and those after
        may pick anything they answered.
        """
        waiting = list(moves)
        for seat, action in moves.items():
            waiting.remove(seat)
            again = Counter(answers[seat])
            if {*again} - {action}:
                after = _joint(moves, answers, waiting)
                values = self._values(state, seat, [*{action: 0} | again], after)
                usual = sum(values[other] * times for other, times in again.items())
                self._points += values[action] - usual / again.total()
            state, _ = state.apply(seat, action)

    def _values(
        self, state: State, seat: int, actions: Sequence[Action], after: Counter[tuple[Pick, ...]]
    ) -> dict[Action, Points]:
        """What every seat can expect of this round if a seat takes one of several actions, over
        what those after it may pick."""
        points = np.zeros((len(actions), len(self._policies)))
        for picks, times in after.items():
            before = state
            for other, action in picks:
                before, _ = before.apply(other, action)
            seed = self._rng.getrandbits(63)
            played = fast.play_outs(
                before, actions, PLAY_OUTS, seed=seed, policy=self._policies, seat=seat
            )
            points += played.mean(axis=1, dtype=np.float64) * times
        points /= after.total()
        featured = state.view(None, choices=False, knowledge=False).flags.get("featured")
        if featured is not None:  # TOUR-2: nobody else's points are written down
            points *= np.arange(len(self._policies)) == featured
        return dict(zip(actions, points, strict=True))


def _joint(
    moves: Mapping[int, Action], answers: Mapping[int, Sequence[Action]], seats: Sequence[int]
) -> Counter[tuple[Pick, ...]]:
    """What several seats picked together each time they were asked again, and how often; a seat
    that was not asked again picks what it did."""
    picks = [answers[seat] or (moves[seat],) for seat in seats]
    times = max(map(len, picks), default=1)
    return Counter(
        tuple((seat, each[turn % len(each)]) for seat, each in zip(seats, picks, strict=True))
        for turn in range(times)
    )
