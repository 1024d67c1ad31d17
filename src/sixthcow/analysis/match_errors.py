"""What each seat's errors in a match were expected to cost, quickly.

This is the part of a review that the arena needs: a few play-outs per decision, since the errors of
a whole match, and of many matches, are added up.
"""

from itertools import pairwise
from random import Random

from sixthcow import fast
from sixthcow.analysis.sampled_costs import samples_of
from sixthcow.analysis.steps import at_once
from sixthcow.engine import DEALER, Record, View
from sixthcow.games import GAMES

PLAY_OUTS = 2_048  # per decision, over all its choices
FEWEST = 16  # deals for each choice
TABLES = 4  # times as many as the network is asked about at least


def is_judged(view: View) -> bool:
    """Whether errors are measured in a game: play-outs must be fast enough to be worth it, and all
    seats must play for their own points (TOUR-2)."""
    kernel = fast.kernel_for(view) if fast.has_rules(view) else None
    return kernel is not None and kernel.lanes and "featured" not in view.flags


def errors_of(record: Record, seed: int = 0) -> tuple[float, ...] | None:
    """What the errors of each seat cost it in expectation, over the whole match; None for games in
    which they are not measured.

    The best choice is found in one half of the deals and compared with the chosen one in the other
    half, so that chance in the play-outs favours neither.
    """
    steps = list(record.steps(GAMES))
    if not is_judged(steps[0].state.view(None, choices=False, knowledge=False)):
        return None
    errors = [0.0] * len(record.seats)
    for before, step in pairwise(steps):
        assert step.move is not None
        if step.move.seat != DEALER:
            view = before.state.view(step.move.seat)
            number = Random(f"{seed}/{step.number}").getrandbits(63)
            errors[step.move.seat] += error_of(view, step.move.action, number)
    return tuple(errors)


def error_of(view: View, action: str, seed: int) -> float:
    """What an action is expected to cost more than the best one."""
    actions = view.actions
    if len(actions) == 1:
        return 0.0
    half, source = max(FEWEST, PLAY_OUTS // len(actions) // 2), samples_of(view, seed)
    played = at_once(source.costs(actions, 0, 2 * half))
    costs = played.reshape(len(actions), 2, half).mean(axis=2)
    if tables := source.tables(0):
        foreseen = at_once(source.foreseen(actions, 0, TABLES * tables))
        costs = costs + foreseen.reshape(len(actions), 2, -1).mean(axis=2)
    one, other = costs.argmin(axis=0)
    return float(costs[actions.index(action)].mean() - (costs[one, 1] + costs[other, 0]) / 2)
