"""With hindsight: what would have been best had a seat seen what the others picked."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from sixthcow import fast
from sixthcow.analysis import model
from sixthcow.analysis.decision import Hindsight
from sixthcow.analysis.measure import usual
from sixthcow.analysis.steps import Steps, play_outs_in_steps
from sixthcow.engine import Action, View

if TYPE_CHECKING:
    from sixthcow.analysis.steps import Floats

SHARE = 16  # hindsight is a side remark: it gets this fraction of the usual play-outs


def hindsight(
    view: View, action: Action, picks: Mapping[int, Action], seed: int
) -> Steps[Hindsight | None]:
    """In steps: the best action with the others' picks lying open; None where nobody else did."""
    if not picks or len(view.actions) == 1:
        return None
    assert view.seat is not None
    samples = max(1, usual(view) // SHARE // len(view.actions))
    shown, policies = with_open_picks(view, picks), model.policies(view)

    def part(first: int, count: int) -> "Floats":
        points = fast.play_outs(shown, view.actions, count, seed=seed, first=first, policy=policies)
        return model.costs(view, points)

    played = yield from play_outs_in_steps(view, len(view.actions), samples, part)
    means = played.mean(axis=1)
    costs = dict(zip(view.actions, map(float, means), strict=True))
    best = min(costs, key=costs.__getitem__)
    return Hindsight(best, costs[action] - costs[best])


def with_open_picks(view: View, picks: Mapping[int, Action]) -> View:
    """The view as it would be if the others had shown their cards first, as in the open game."""
    known = view.knowledge
    hands, unseen = [list(hand) for hand in known["hands"]], list(known["unseen"])
    sizes, queue = list(known["hand_sizes"]), list(known["queue"])
    for seat, action in picks.items():
        cards = [int(card) for card in action.split()[1:]]
        for card in cards:
            (hands[seat] if card in hands[seat] else unseen).remove(card)
        sizes[seat] -= len(cards)
        queue.append([cards, [seat]])
    changes = {"hands": hands, "unseen": unseen, "hand_sizes": sizes, "queue": queue}
    return replace(view, knowledge={**known, **changes})
