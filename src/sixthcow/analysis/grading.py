"""Finding training positions in matches of bots, and grading them by which bots solve them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from random import Random

from sixthcow import fast
from sixthcow.analysis.choices import Choices
from sixthcow.analysis.measure import expectations
from sixthcow.analysis.positions import Position
from sixthcow.analysis.sparring import match_of
from sixthcow.bots import BOTS
from sixthcow.engine import DEALER, Record, View
from sixthcow.engine.record import Move, Step
from sixthcow.games import GAMES

# How much better than the next choice a solution is, in penalty points and in standard errors.
LEAD = 0.5
CERTAIN = 4.0

# Where a position may come from: tables of these sizes, with players of these levels.
SEATS = (4, 3, 5, 2, 4, 6)
PLAYERS = ("careful", "strong", "cautious")

# Who is asked for the solution, and how often; a random player is asked in theory only.
GRADERS: Mapping[str, int] = {"cautious": 6, "careful": 4, "strong": 3}
GRADES = (0.25, 0.5, 0.75)  # difficulties that divide a collection into four parts
# Play-outs of a closer look, with lanes and with other kernels; one in FIRST_LOOK of them decides
# whether to take it.
CLOSER_LOOK = (600_000, 65_536)
FIRST_LOOK = 16
MOST_OF_A_MATCH = 3


def generate(game: str, count: int, seed: int) -> Iterator[Position]:
    """Positions of a game, as evenly spread over the difficulties as a search of reasonable length
    allows; the same seed gives the same ones."""
    wanted = -(-count // (len(GRADES) + 1))
    found: Counter[int] = Counter()
    spare: list[Position] = []
    for number in range(count):  # a match gives one position on average
        for position in candidates(game, f"{seed}/{number}"):
            grade = sum(position.difficulty > limit for limit in GRADES)
            if found[grade] < wanted:
                found[grade] += 1
                yield position
            else:
                spare.append(position)
            if found.total() >= count:
                return
    yield from spare[: count - found.total()]


def candidates(game: str, seed: str) -> Iterator[Position]:
    """The positions of one match."""
    rng = Random(seed)
    low, high = GAMES[game].seat_range[0], GAMES[game].seat_range[-1]
    seats = min(high, max(low, rng.choice(SEATS)))
    bots = [rng.choice(PLAYERS) for _ in range(seats)]
    record = match_of(game, bots, one_round(game), seed)
    steps = list(record.steps(GAMES))
    turns = [
        (before, step)
        for before, step in pairwise(steps)
        if step.move and step.move.seat != DEALER and not before.state.rounds
    ]
    rng.shuffle(turns)
    found = 0
    for before, step in turns:
        position = graded(record, before, step, f"{game}-{seed.replace('/', '-')}-{step.number}")
        if position is not None:
            found += 1
            yield position
        if found == MOST_OF_A_MATCH:
            return


def one_round(game: str) -> dict[str, object]:
    """The options that make a match short, where the game has them."""
    names = {spec.name for spec in GAMES[game].option_specs}
    return {"rounds": 1} if "rounds" in names else {}


def graded(record: Record, before: Step, step: Step, name: str) -> Position | None:
    """The decision before a step as a position, if one choice is clearly best and others tempt."""
    assert step.move is not None
    view = before.state.view(step.move.seat)
    if len(view.actions) < 2:
        return None
    kernel = fast.kernel_for(view)
    look = CLOSER_LOOK[0 if kernel is not None and kernel.lanes else 1]
    first = expectations(view, play_outs=look // FIRST_LOOK)
    ahead, se = lead(first)
    if ahead < max(LEAD / 2, se):
        return None
    closer = expectations(view, play_outs=look)
    ahead, se = lead(closer)
    if ahead < max(LEAD, CERTAIN * se):
        return None
    solved = {"random": 1 / len(view.actions)} | {
        level: share(level, view, closer.best) for level in GRADERS
    }
    moves = settled(record, before)
    costs = {action: round(cost.points, 2) for action, cost in closer.costs.items()}
    shown = {level: round(often, 3) for level, often in solved.items()}
    return Position(name, replace(record, moves=moves), step.move.seat, costs, shown)


def settled(record: Record, before: Step) -> tuple[Move, ...]:
    """The moves up to a decision, without the picks of this turn that others have made already."""
    moves = list(record.moves[: before.number])
    state = before.state
    for _ in state.game.may_change(state):
        moves.pop()
    return tuple(moves)


def lead(choices: Choices) -> tuple[float, float]:
    """How much the best choice is ahead of the next, and the standard error of that."""
    others = [action for action in choices.costs if action != choices.best]
    ahead = min(choices.error(action) for action in others)
    return ahead, choices.costs[choices.best].se


def share(level: str, view: View, best: str) -> float:
    """How often bots of a level find the best choice."""
    times = GRADERS[level]
    right = 0
    for number in range(times):
        bot = BOTS[level]()
        right += bot.decide(view, Random(f"{view.round}/{number}")) == best
    return right / times
