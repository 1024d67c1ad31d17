"""What the points of a played-out round cost a player, given the state of the match."""

from typing import TYPE_CHECKING, Any

from sixthcow.engine import View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Points = npt.NDArray[np.floating[Any]]

# The cost of losing the match in this round, in penalty points.
LOST_MATCH = 10


def cost(view: View, points: "Points", seat: int | None = None) -> "Points":
    """The cost of play-outs to a seat, by default the view's own; `points` are all seats'
    penalties in each."""
    seat = view.seat if seat is None else seat
    featured = view.flags.get("featured")
    if featured is not None and featured != seat:
        return -points[:, int(featured)]  # TOUR-2: only the featured player's points are written
    own: Points = points[:, seat]
    if view.round == 1:
        return own
    totals = points + [player.total for player in view.players]
    lost = totals[:, seat] > totals.min(axis=1)
    with_match: Points = own + LOST_MATCH * (lost & match_ends(view, totals))
    return with_match


def match_ends(view: View, totals: "Points") -> Any:
    """In which play-outs the match is over with this round (END-1, END-2, END-4)."""
    highest = totals.max(axis=1)
    target = view.settings.get("target")
    if not isinstance(target, int):
        return (highest >= 0) & (view.round >= int(str(view.settings.get("rounds", view.seats))))
    return highest >= target if view.settings.get("ends") == "reaches" else highest > target
