"""The players that the analysis expects: how a seat and the others play on, as the strongest bot
sees them."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from math import comb
from typing import TYPE_CHECKING, Any, TypeVar

from sixthcow import fast
from sixthcow.bots import BOTS, LEVELS
from sixthcow.engine import Game, View
from sixthcow.fast.kernels import Kernel, kernel_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.floating[Any]]

Pick = TypeVar("Pick")

STRONGEST: Any = BOTS[LEVELS[-1]]

# Habits are followed where at least this share of the play-outs still fits into the time: with
# fewer, two reviews of the same match would put too many decisions into different classes.
LEAST_SHARE = 0.3

# Rounds that give the expectation before a deal: known to about a tenth of a head.
ROUNDS = 8_192
ROUNDS_OF_SLOW_KERNELS = 2_048
ROUNDS_WITHOUT_KERNEL = 64


def policies(view: View) -> list[str]:
    """How each seat plays on in the play-outs of the choices of a view's seat."""
    return playing_on(fast.kernel_for(view), view.seats, view.seat)


def equal_policies(game: Game[Any]) -> list[str]:
    """How seats play on if all of them play as the seat does that decides."""
    kernel = kernel_of(game)
    return [playing_on(kernel, game.seats, seat)[seat] for seat in range(game.seats)]


def playing_on(kernel: Kernel | None, seats: int, seat: int | None) -> list[str]:
    """The same for the choices of a seat in the game of a kernel."""
    quick = kernel is not None and kernel.usual >= LEAST_SHARE
    names: list[str] = STRONGEST.playing_on(kernel if quick else None, seats, seat)
    return names


def likely_picks(prices: Mapping[Pick, float], tries: int) -> dict[Pick, float]:
    """How likely each of several picks is, for a player who looks at some of them at random and
    takes the one that seems cheapest."""
    count, seen = len(prices), min(max(1, tries), len(prices))
    ranks = sorted(prices.values())
    likely = {}
    for pick, price in prices.items():
        dearer = count - bisect_right(ranks, price)
        equal = bisect_right(ranks, price) - bisect_left(ranks, price)
        likely[pick] = (comb(dearer + equal, seen) - comb(dearer, seen)) / comb(count, seen) / equal
    return likely


def costs(view: View, points: "Floats") -> "Floats":
    """The cost of play-outs (the last axis is the seats) to the view's seat, in penalty points.

    TOUR-2: only the featured player's points are written down, so the others want them high.
    """
    seat, sign = counted(view)
    own: Floats = sign * points[..., seat]
    return own


def counted(view: View) -> tuple[int, int]:
    """The seat whose points count in this round, and whether they are bad (1) or good (-1)."""
    assert view.seat is not None, "spectators decide nothing"
    featured = view.flags.get("featured")
    return (view.seat, 1) if featured in {None, view.seat} else (int(str(featured)), -1)


def is_own(view: View) -> bool:
    """Whether the seat's own points of this round are written down."""
    return counted(view)[1] > 0


def cost_of(view: View, points: Sequence[float]) -> float:
    """The cost of one round's points (by seat) to the view's seat."""
    seat, sign = counted(view)
    return sign * points[seat]


def taken(view: View) -> float:
    """What the seat has got in this round so far, as `costs` counts it."""
    seat, sign = counted(view)
    return sign * (view.players[seat].running - view.players[seat].total)


def rounds_for(game: Game[Any]) -> int:
    """How many rounds show what a game gives on average."""
    kernel = kernel_of(game)
    if kernel is None:
        return ROUNDS_WITHOUT_KERNEL
    return ROUNDS if kernel.lanes else ROUNDS_OF_SLOW_KERNELS
