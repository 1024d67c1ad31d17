"""Play-outs of candidate actions from a position, all in the same random deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
import numpy.typing as npt

from sixthcow.engine import State, View
from sixthcow.fast import himmel_positions, hoof_positions, lane_search, rows
from sixthcow.fast._jit import I16, u64
from sixthcow.fast.himmel_positions import HimmelPosition
from sixthcow.fast.hoof_positions import HoofPosition
from sixthcow.fast.placing import NO_TRACE
from sixthcow.fast.policies import TRIES, Policy, same_rows, tries_of
from sixthcow.fast.positions import Position, from_state, from_view
from sixthcow.fast.tables import PACKED, network

WORD = 2**64 - 1

AnyPosition = Position | HoofPosition | HimmelPosition


def position_of(moment: View | State) -> AnyPosition:
    """The position of a view (what is unknown is drawn in every sample) or of a whole state."""
    name = moment.game if isinstance(moment, View) else moment.game.name
    if name == "himmel":
        return himmel_positions.position(moment)
    if name == "hoof":
        return hoof_positions.position(moment)
    return from_view(moment) if isinstance(moment, View) else from_state(moment)


def play_outs(
    moment: View | State | AnyPosition,
    actions: Sequence[str],
    samples: int,
    *,
    seed: int,
    first: int = 0,
    policy: Policy = "pair",
    seat: int | None = None,
    opening: Mapping[int, float] | None = None,
    lanes: bool = True,
) -> npt.NDArray[np.float32]:
    """Every seat's penalty in this round: an array (actions, samples, seats).

    Sample number n of a seed is the same deal for every action, and whatever `samples` is;
    `first` is the number of the first one, so a search can go on where it stopped. `lanes=False`
    takes the scalar kernel, whose samples are others.

    `seat` is whose actions these are, if not the moment's own: one whose cards the moment knows.
    `opening` is what known cards cost their players if they are played now: others who hold nothing
    else then pick their first card by it instead of by the quick estimate. Only the lanes know it.
    """
    position = moment if isinstance(moment, AnyPosition) else position_of(moment)
    if seat is not None:
        assert isinstance(position, Position), "only rows games know other hands"
        position = replace(position, seat=seat)
    tries = tries_of(policy, position.game.seats)
    codes = [position.code(action) for action in actions]
    seed &= WORD
    if not isinstance(position, Position):
        return position.run(codes, samples, seed, first, tries).astype(np.float32)
    run: Callable[..., I16] = (
        in_lanes if lanes and position.plain and same_rows(tries) else one_by_one
    )
    if opening:
        if run is not in_lanes or position.asks != "play":
            raise ValueError("an opening is for turns of the main rules, in lanes")
        run = partial(in_lanes, opening=opening)
    if position.asks == "draft":
        parts = [run(position.drafting(card), [0], samples, seed, first, tries) for card in codes]
        taken = np.concatenate(parts)
    else:
        taken = run(position, codes, samples, seed, first, tries)
    taken += np.array(position.points, np.int16)
    return taken.astype(np.float32) / np.float32(2)


def in_lanes(
    position: Position,
    codes: Sequence[int],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
    opening: Mapping[int, float] | None = None,
) -> I16:
    """Play-outs of the main rules, 64 samples at a time; in half heads."""
    begun, held, pool, queue, forced = position.lanes()
    out = np.empty((len(codes), samples, position.game.seats), np.int16)
    numbers = np.array(codes, np.uint16)
    ranks, openers = np.zeros(len(PACKED), np.uint16), np.zeros(position.game.seats, np.uint64)
    if opening:
        # Only the order of the cards by their costs counts; equal costs stay equal.
        order = np.unique(list(opening.values()), return_inverse=True)[1]
        ranks[list(opening)] = order
        for seat, hand in enumerate(position.hands):
            openers[seat] = TRIES["keen"] if hand and opening.keys() >= set(hand) else 0
    lane_search.search(
        u64(seed), u64(first), u64(position.seat), u64(position.size), begun, held, pool,
        queue, forced, position.kind, numbers, np.array(tries, np.uint64),
        ranks, openers, bool(all(tries)), network(position.game.seats), out,
    )  # fmt: skip
    out *= 2
    return out


def one_by_one(
    position: Position,
    codes: Sequence[int],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
    plain: bool | None = None,
) -> I16:
    """Play-outs of any rows variant, one after another; in half heads.

    The main rules have a short way of their own; `plain=False` goes the way of all variants.
    """
    pool = np.array(position.pool, np.int32)
    out = np.empty((len(codes), samples, position.game.seats), np.int16)
    rows.search(
        u64(seed), first, position.table(tries), pool,
        position.plain if plain is None else plain, position.kind,
        position.seat, np.array(codes, np.int64), NO_TRACE, np.empty_like(pool), out,
    )  # fmt: skip
    return out
