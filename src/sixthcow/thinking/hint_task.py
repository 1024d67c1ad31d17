"""A hint for one decision, computed by a process of the bots."""

from typing import NamedTuple

import msgspec

from sixthcow.engine import View
from sixthcow.thinking.review_slices import Findings


class HintTask(NamedTuple):
    """A hint requested for the seat of a view."""

    game: str
    view: View
    seed: int


def give_hint(task: HintTask) -> Findings:
    """The hint; none as long as the game's kernels are being compiled."""
    from sixthcow import fast
    from sixthcow.analysis import hint

    if not fast.ready(task.game):
        fast.warm_in_background(task.game)
        return Findings((), done=False)
    found = hint(task.view, seed=task.seed)
    return Findings((msgspec.json.encode(found.to_json()),), done=True)
