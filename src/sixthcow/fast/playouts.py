"""Play-outs of candidate actions from a position, all in the same random deals."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from sixthcow.engine import Game, State, View
from sixthcow.fast import plain_engine
from sixthcow.fast.kernels import kernel_of, tries_in
from sixthcow.fast.policies import Policy, tries_of
from sixthcow.games import GAMES

if TYPE_CHECKING:
    from sixthcow.fast.rows.nested import Effort

WORD = 2**64 - 1


def game_of(moment: Any) -> Game[Any]:
    """The game of a view, a state or a position."""
    if isinstance(moment, View):
        return GAMES[moment.game](moment.seats, moment.options)
    game: Game[Any] = moment.game
    return game


def position_of(moment: View | State) -> Any:
    """The position of a view (what is unknown is drawn in every sample) or of a whole state."""
    kernel = kernel_of(game_of(moment))
    assert kernel is not None
    return kernel.load().position(moment)


def play_outs(
    moment: Any,
    actions: Sequence[str],
    samples: int,
    *,
    seed: int,
    first: int = 0,
    policy: Policy = "pair",
    seat: int | None = None,
    opening: Mapping[int, float] | None = None,
) -> npt.NDArray[np.float32]:
    """Every seat's penalty in this round: an array (actions, samples, seats).

    `moment` is a view, a state, or a position made of one. Sample number n of a seed is the same
    deal for every action, and whatever `samples` is; `first` is the number of the first one, so a
    search can continue where it stopped.

    `seat` is the seat that acts, by default the moment's own; the moment must know its cards.
    `opening` is what known cards cost their players if they are played now: others whose whole hand
    it covers pick their first card by it instead of by the quick estimate. Only the lanes use it.
    """
    game = game_of(moment)
    kernel, tries = kernel_of(game), tries_in(game, policy)
    if opening and (kernel is None or not kernel.lanes or moment.asks != "play"):
        raise ValueError("an opening is for turns of the main rules, in lanes")
    if kernel is None:
        return plain_engine.play_outs(moment, actions, samples, seed, first, tries, seat)
    play = kernel.load()
    position = play.position(moment) if isinstance(moment, View) or is_state(moment) else moment
    if seat is not None:
        position = replace(position, seat=seat)
    codes = [position.code(action) for action in actions]
    more = {"opening": opening} if opening else {}
    points = play.run(position, codes, samples, seed & WORD, first, tries, **more)
    return penalties_of(position, points, play.UNIT)


def play_deals(
    view: View,
    deals: Any,
    actions: Sequence[str],
    *,
    seed: int,
    first: int = 0,
    policy: Policy = "pair",
    seat: int | None = None,
) -> npt.NDArray[np.float32]:
    """The same in deals that are given, an array (deals, seats, size) of hands, each led by the
    card that its seat plays now: an array (actions, deals, seats). Only the lanes have this."""
    from sixthcow.fast.lanes import given_deals

    position = position_of(view)
    if seat is not None:
        position = replace(position, seat=seat)
    codes = [position.code(action) for action in actions]
    tries = tries_of(policy, view.seats)
    points = given_deals.play(position, deals, codes, seed & WORD, tries, first)
    return penalties_of(position, points, 1.0)


def deals(view: View, samples: int, *, seed: int, first: int = 0) -> npt.NDArray[np.int64]:
    """The deals of play-outs: an array (samples, seats, size) of hands, each led by the card that
    its seat has shown, if it has. Only the lanes have this."""
    from sixthcow.fast.lanes import play

    return play.deal(position_of(view), samples, seed & WORD, first).astype(np.int64)


def drawn_play_outs(
    view: View,
    actions: Sequence[str],
    samples: int,
    weights: npt.NDArray[np.float64],
    *,
    seed: int,
    first: int = 0,
    policy: Policy = "pair",
) -> npt.NDArray[np.float32]:
    """The same in deals in which each of the others draws its card of this turn by weight (one for
    every card by its number). Only the rows games but hoof have this."""
    kernel = kernel_of(game_of(view))
    assert kernel is not None
    play: Any = kernel.load()
    position, tries = position_of(view), tries_of(policy, view.seats)
    codes = [position.code(action) for action in actions]
    points = play.draw(position, codes, samples, seed & WORD, first, tries, weights)
    return penalties_of(position, points, play.UNIT)


def drawn_picks(
    view: View, samples: int, weights: npt.NDArray[np.float64], *, seed: int, first: int = 0
) -> npt.NDArray[np.int64]:
    """The cards that they draw: an array (samples, seats). Only the lanes have this."""
    from sixthcow.fast.lanes import play

    picks = play.drawn(position_of(view), samples, seed & WORD, first, weights)
    return picks.astype(np.int64)


def nested_play_outs(
    view: View, actions: Sequence[str], effort: "Effort", *, seed: int, policy: Policy = "pair"
) -> npt.NDArray[np.float32]:
    """The same in deals in which each of the others picks the card that a small search of its own
    hand finds best. Only the rows games without lanes have this."""
    from sixthcow.fast.rows import nested, play

    position = position_of(view)
    codes = [position.code(action) for action in actions]
    points, _ = nested.play(position, codes, effort, seed & WORD, tries_of(policy, view.seats))
    return penalties_of(position, points, play.UNIT)


def likely_play_outs(
    view: View,
    actions: Sequence[str],
    deals: int,
    repeats: int,
    *,
    seed: int,
    first: int = 0,
    policy: Policy = "pair",
) -> npt.NDArray[np.float32]:
    """The same in deals in which each of the others picks a pair that is likely from its hand, with
    `repeats` of every action in each. Only double has this."""
    from sixthcow.fast.rows import pairs, play

    position, tries = position_of(view), tries_of(policy, view.seats)
    codes = [position.code(action) for action in actions]
    points, _ = pairs.play(position, codes, deals, repeats, seed & WORD, first, tries)
    return penalties_of(position, points, play.UNIT)


def penalties_of(position: Any, points: Any, unit: float) -> npt.NDArray[np.float32]:
    """The penalties of the whole round, with what each seat had before."""
    penalties: npt.NDArray[np.float32] = points.astype(np.float32) * np.float32(unit)
    penalties += np.array(position.points, np.float32)
    return penalties


def is_state(moment: Any) -> bool:
    """Whether it is a full state rather than a position."""
    return hasattr(moment, "apply")
