"""Matches of bots, decision by decision."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from sixthcow import fast
from sixthcow.dealer import draw
from sixthcow.engine import DEALER, State, View
from sixthcow.research.action_space import Actions
from sixthcow.research.dataset.dataset_plan import Plan
from sixthcow.research.environment import encoding_of
from sixthcow.research.planes import Observation


class Decision(NamedTuple):
    """What a bot saw and did, and how it ended.

    `costs` are the mean penalties of the round, one for every action in `legal`; `points` is the
    seat's penalty in the round of the decision, `total` and `rank` are those of the match.
    """

    match: int
    number: int
    seat: int
    bot: str
    round: int
    asks: str
    observation: Observation
    legal: list[int]
    action: int
    costs: list[float]
    points: float = 0.0
    total: float = 0.0
    rank: int = 0


class Player:
    """Plays the matches of a plan, one after another."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._actions = Actions(plan.set_up)
        self._encoding = encoding_of(plan.set_up)

    def play(self, match: int) -> Iterator[Decision]:
        """All decisions of a match, in order."""
        plan = self._plan
        seed = f"{plan.seed}/{match}"
        seats = range(plan.seats)
        bots = [plan.makers[plan.bot(match, seat)]() for seat in seats]
        for bot in bots:
            bot.prepare(plan.game)
        chances = [Random(f"{seed}/{seat}") for seat in seats]
        dealer, judge = Random(seed), Random(f"{seed}/costs")
        made: list[Decision] = []
        state: State = plan.set_up.start()
        while not state.outcome:
            moves = {}
            if state.chance:
                moves[DEALER] = draw(state.chance, dealer)
            else:
                # Seats that decide at the same time see the same table.
                for seat in state.pending:
                    view = state.view(seat)
                    moves[seat] = bots[seat].decide(view, chances[seat])
                    made.append(self._noted(match, len(made), view, moves[seat], judge))
            for seat, move in moves.items():
                state, _ = state.apply(seat, move)
        for decision in made:
            seat = decision.seat
            yield decision._replace(
                points=state.rounds[decision.round - 1][seat],
                total=state.outcome.totals[seat],
                rank=state.outcome.ranking[seat],
            )

    def _noted(self, match: int, number: int, view: View, move: str, judge: Random) -> Decision:
        assert view.seat is not None
        return Decision(
            match=match,
            number=number,
            seat=view.seat,
            bot=self._plan.bots[self._plan.bot(match, view.seat)],
            round=view.round,
            asks=view.asks,
            observation=self._encoding.encode(view),
            legal=[self._actions.number(action, lambda: view) for action in view.actions],
            action=self._actions.number(move, lambda: view),
            costs=self._costs(view, judge),
        )

    def _costs(self, view: View, judge: Random) -> list[float]:
        """What every legal action costs in this round, on average over play-outs."""
        seed, count = judge.getrandbits(63), self._plan.play_outs
        if not count:
            return []
        points = fast.play_outs(view, view.actions, count, seed=seed)
        costs: list[float] = points[:, :, view.seat].mean(axis=1).tolist()
        return costs
