"""The analysis of a whole match, decision by decision, from its record."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from types import MappingProxyType

from sixthcow.analysis import model
from sixthcow.analysis.averages import before_the_deal
from sixthcow.analysis.comparison import facts_of
from sixthcow.analysis.decision import Decision, RoundEnd
from sixthcow.analysis.hindsight import hindsight
from sixthcow.analysis.match_summary import MatchSummary, SeatSummary, score, situations
from sixthcow.analysis.measure import expectations_in_steps
from sixthcow.analysis.others import expected_picks
from sixthcow.analysis.steps import Steps
from sixthcow.analysis.winning import chances_in_steps
from sixthcow.engine import DEALER, Action, Record, State
from sixthcow.engine.record import Step
from sixthcow.games import GAMES

Item = Decision | RoundEnd | MatchSummary
NOBODY_ELSE: Mapping[int, str] = MappingProxyType({})
MOVES_OF_A_STEP = 100  # of a record that is followed


def analyse(
    record: Record,
    seats: Collection[int] | None = None,
    *,
    play_outs: int = 0,
    seed: int = 0,
    deciders: Mapping[int, str] = NOBODY_ELSE,
) -> Iterator[Item]:
    """Every decision of these seats (of all by default) in the record's order, the end of every
    round, and at last the summary of the match.

    Each is yielded as soon as it is known. `play_outs` is the most per decision (0: as usual); the
    same seed gives the same analysis, whichever other seats are analysed. `deciders` says of moves,
    by their number, who decided instead of the seat's player: these count as luck. The whole record
    is followed first: raises BadOption or BadRecord if that is not possible.
    """
    steps = list(record.steps(GAMES))
    everybody = range(len(record.seats))
    wanted = sorted(everybody if seats is None else seats)
    items = Review(steps, wanted, play_outs, seed, deciders).items()
    return (item for item in items if item is not None)


def analyse_in_steps(
    record: Record, *, deciders: Mapping[int, str] = NOBODY_ELSE
) -> Iterator[Item | None]:
    """The same of all seats, in steps: None wherever it may pause before it goes on."""
    steps = []
    for step in record.steps(GAMES):
        steps.append(step)
        if step.number % MOVES_OF_A_STEP == 0:
            yield None
    yield from Review(steps, range(len(record.seats)), 0, 0, deciders).items()


class Review:
    """Follows a match and keeps what every analysed seat can expect of the current round."""

    def __init__(
        self,
        steps: Sequence[Step],
        seats: Sequence[int],
        play_outs: int,
        seed: int,
        deciders: Mapping[int, str],
    ) -> None:
        self._steps = steps
        self._seats = seats
        self._play_outs = play_outs
        self._seed = seed
        self._deciders = deciders
        self._game = steps[0].state.game
        self._round = 0
        self._turns: dict[int, int] = {}
        self._now: dict[int, float] = {}  # what each seat expects of this round
        self._expected = dict.fromkeys(seats, 0.0)  # before the deals, of all rounds
        self._decisions: dict[int, list[Decision]] = {seat: [] for seat in seats}

    def items(self) -> Iterator[Item | None]:
        """Everything the analysis finds, in order; None between the steps to it."""
        for before, step in pairwise(self._steps):
            assert step.move is not None
            if step.move.seat != DEALER:
                if before.state.round > self._round:
                    yield from self._begin(before.state)
                if step.move.seat in self._seats:
                    yield (yield from self._decision(before, step))
            if len(step.state.rounds) > len(before.state.rounds):
                yield self._end(step, before.state)
        yield self._summary()

    def _begin(self, state: State) -> Steps[None]:
        """A round begins: before its deal, every seat expected what the game gives on average."""
        self._round, self._turns = state.round, dict.fromkeys(self._seats, 0)
        average = yield from before_the_deal(self._game, state.round)
        for seat in self._seats:
            view = state.view(seat, choices=False, knowledge=False)
            self._now[seat] = model.cost_of(view, average)
            if model.is_own(view):
                self._expected[seat] += self._now[seat]

    def _decision(self, before: Step, step: Step) -> Steps[Decision]:
        assert step.move is not None
        seat, action = step.move
        view = before.state.view(seat)
        seed = mixed(self._seed, step.number)
        choices = yield from expectations_in_steps(
            view, play_outs=self._play_outs, seed=seed, chosen=action
        )
        luck = choices.expected - self._now[seat]
        self._now[seat] = choices.after(action)
        self._turns[seat] += 1
        picks = self._picks_of_others(step)
        seen = yield from hindsight(view, action, picks, self._seed)
        win = yield from chances_in_steps(view, play_outs=self._play_outs, seed=seed)
        decision = Decision(
            step.number, seat, view.round, self._turns[seat], action, choices,
            self._total(before.state, seat, choices.expected),
            self._total(before.state, seat, self._now[seat]), luck,
            tuple(self._standing(before.state, other) for other in range(self._game.seats)),
            expected_picks(view, picks), seen, facts_of(view, action, choices),
            self._deciders.get(step.number), win,
        )  # fmt: skip
        self._decisions[seat].append(decision)
        return decision

    def _picks_of_others(self, step: Step) -> dict[int, Action]:
        """What the others picked at the same time, where all picks are revealed together."""
        assert step.move is not None
        at = step.number
        while may_change(self._steps[at - 1].state):
            at -= 1  # to the first pick of the turn
        picks: dict[int, Action] = {}
        while may_change(self._steps[at].state):
            picks |= dict([self._move(at)])
            at += 1
            if at == len(self._steps):
                return {}  # the record ends before the reveal
        picks |= dict([self._move(at)])
        return {seat: action for seat, action in picks.items() if seat != step.move.seat}

    def _move(self, at: int) -> tuple[int, Action]:
        move = self._steps[at].move
        assert move is not None
        return move.seat, move.action

    def _total(self, state: State, seat: int, points: float) -> float:
        """A seat's match total after this round if it gets these points in it."""
        view = state.view(seat, choices=False, knowledge=False)
        return view.players[seat].total + (points if model.is_own(view) else 0)

    def _standing(self, state: State, seat: int) -> float | None:
        return self._total(state, seat, self._now[seat]) if seat in self._now else None

    def _end(self, step: Step, before: State) -> RoundEnd:
        """The end of a round: what was expected last becomes what happened."""
        penalties = step.state.rounds[-1]
        luck: list[float | None] = [None] * self._game.seats
        for seat in self._now:
            view = before.view(seat, choices=False, knowledge=False)
            luck[seat] = model.cost_of(view, penalties) - self._now[seat]
        self._now = {}
        return RoundEnd(step.number, len(step.state.rounds), penalties, tuple(luck))

    def _summary(self) -> MatchSummary:
        return MatchSummary(tuple(self._seat_summary(seat) for seat in self._seats))

    def _seat_summary(self, seat: int) -> SeatSummary:
        state = self._steps[-1].state
        written = state.view(seat, choices=False, knowledge=False).players[seat].total
        # A round that the record does not finish counts as it was expected to end.
        result = self._total(state, seat, self._now[seat]) if self._now else written
        decisions = [each for each in self._decisions[seat] if each.decider is None]
        expected = self._expected[seat]
        error = sum(decision.error for decision in decisions)
        return SeatSummary(
            seat, expected, error, result - expected - error, result, score(decisions),
            situations(decisions),
        )  # fmt: skip


def may_change(state: State) -> bool:
    """Whether somebody has picked while others still have to."""
    return bool(state.game.may_change(state))


def mixed(seed: int, number: int) -> int:
    """Another seed for every decision."""
    return Random(f"{seed}/{number}").getrandbits(63)
