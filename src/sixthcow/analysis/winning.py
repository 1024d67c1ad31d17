"""The chance to win the match with every legal action, from one seat's view only."""

from collections.abc import Mapping
from typing import NamedTuple

from sixthcow import fast
from sixthcow.analysis import model
from sixthcow.analysis.steps import Steps, at_once, play_outs_in_steps
from sixthcow.engine import Action, View

# Play-outs for the chances of one decision, over all its choices, and deals for each of them.
PLAY_OUTS = 12_288
PLAY_OUTS_WITHOUT_KERNEL = 48
MOST_DEALS = 2_048
NOTABLE = 0.02  # what a choice must change in the chance to win to be worth saying
FUTURES = 1_024  # of the match, after each choice; with fewer deals there are several for each


class Chance(NamedTuple):
    """The chance to win the match, a shared win counting as an equal part; `se` is the standard
    error of its difference from the best chance (for the best: from the next best)."""

    share: float
    se: float


def matters(win: Mapping[Action, Chance]) -> bool:
    """Whether the chance to win the match depends on the choice."""
    shares = [chance.share for chance in win.values()]
    return bool(shares) and max(shares) - min(shares) >= NOTABLE


def chances_to_win(view: View, *, play_outs: int = 0, seed: int = 0) -> dict[Action, Chance]:
    """The chance to win the match with each of the view's legal actions, if all seats play equally
    well from then on. `play_outs` is the most for all actions together (0: as many as usual).

    This is measured in deals of its own: in the play-outs for costs, the view's seat is expected
    to play better than the others.
    """
    return at_once(chances_in_steps(view, play_outs=play_outs, seed=seed))


def chances_in_steps(
    view: View, *, play_outs: int = 0, seed: int = 0
) -> Steps[dict[Action, Chance]]:
    """The same, in steps."""
    import numpy as np

    from sixthcow.analysis.race import Race
    from sixthcow.fast import tie_breaks
    from sixthcow.fast.playouts import game_of

    actions = view.actions
    usual = PLAY_OUTS if fast.kernel_for(view) else PLAY_OUTS_WITHOUT_KERNEL
    deals = max(1, min(MOST_DEALS, min(usual, play_outs or usual) // len(actions)))
    policy = model.equal_policies(game_of(view))

    def part(first: int, count: int) -> tie_breaks.Counts:
        return tie_breaks.play_outs(view, actions, count, seed=seed, first=first, policy=policy)

    results = yield from play_outs_in_steps(view, len(actions), deals, part)
    expected = yield from Race(view, seed).shares(results, max(1, FUTURES // deals))
    won = expected[:, :, view.seat]
    means = won.mean(axis=1, dtype=np.float64)
    best = int(means.argmax())
    ses = (won - won[best]).std(axis=1, dtype=np.float64) / np.sqrt(deals)
    if len(actions) > 1:
        others = [number for number in range(len(actions)) if number != best]
        ses[best] = ses[max(others, key=means.__getitem__)]
    return {
        action: Chance(float(mean), float(se))
        for action, mean, se in zip(actions, means, ses, strict=True)
    }
