"""The trained policy in NumPy: its inputs, its scores for every card, and its weights."""

from collections.abc import Mapping
from hashlib import sha256
from math import comb
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
from threadpoolctl import ThreadpoolController

from sixthcow.bots.reading import KINDS

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Array = npt.NDArray[Any]

HIGHEST = 104
ROWS = 4
TURNS = 10
MOST_SEATS = 10
PLANES = 19
SINGLE = TURNS + 8 * ROWS + 1 + (MOST_SEATS - 1) + 2 * (ROWS + 1)
INPUTS = PLANES * HIGHEST + SINGLE + len(KINDS) + 1

CARDS: Ints = np.arange(1, HIGHEST + 1)
FAR = 999

# Binomial coefficients: the ways to choose some of the rivals.
WAYS: Ints = np.array([[comb(rivals, some) for some in range(5)] for rivals in range(MOST_SEATS)])

DIGEST = "digest"

# The share of the inputs that must be in use for it to be quicker to multiply with all of them.
FEW = 0.7

# The matrices are small: several threads would mostly wait for each other, and keep processors
# busy that other bots need.
BLAS = ThreadpoolController()


Weights = Mapping[str, Array]


class Sight(NamedTuple):
    """What seats may know, one on every line: the cards that they hold and those they have not
    seen (a column per card), the rows, the turn and the number of seats, and how likely the others
    are to be of each kind (`KINDS`)."""

    hand: Array
    unseen: Array
    end: Array
    length: Array
    heads: Array
    turn: Array
    seats: Array
    belief: Array


class Answer(NamedTuple):
    """What the network says, a line per seat: scores for all cards, in hand or not, as it would
    play them and as somebody who plans would, and the penalty that the seat can expect."""

    scores: Floats
    planned: Floats
    penalty: Floats


class Misfit(ValueError):
    """A file of weights that does not fit, and why."""


def look(sight: Sight) -> Floats:
    """The inputs of the network, `[lines, INPUTS]`, in the order in which it was trained."""
    lines = len(sight.hand)
    order = sight.end.argsort(1)
    end, length, heads = (
        np.take_along_axis(values, order, 1) for values in (sight.end, sight.length, sight.heads)
    )
    rank = np.zeros((lines, HIGHEST), np.int64)
    for row in range(ROWS):  # three times as quick as a sum over an axis this short
        rank += end[:, row, None] < CARDS
    below = rank == 0
    target = np.maximum(rank - 1, 0)
    least = heads.min(1, keepdims=True)
    places = np.where(below, -1, 5 - np.take_along_axis(length, target, 1))
    cost = np.where(below, least, np.take_along_axis(heads, target, 1)) / 10
    lying, gaps = _between(sight.unseen, end, below, target)
    mine, own_gaps = _between(sight.hand, end, below, target)
    out = np.zeros((lines, INPUTS), np.float32)
    planes = out[:, : PLANES * HIGHEST].reshape(lines, PLANES, HIGHEST)
    planes[:, 0] = sight.hand
    line, card = np.nonzero(sight.hand)
    room, dear, come = places[line, card], cost[line, card], lying[line, card]
    fits = room >= 0
    planes[line[fits], 1 + room[fits], card[fits]] = 1
    planes[line, 6, card], planes[line, 7, card] = dear, come / 8
    planes[line, 8, card], planes[line, 9, card] = ~fits, mine[line, card] / 4
    share = come / np.maximum(sight.unseen.sum(1), 1)[line]
    risk = _danger(share, sight.seats[line] - 1, room)
    planes[line, 10, card], planes[line, 11, card] = risk, risk * (dear + np.maximum(room, 0) / 5)
    planes[:, 12] = sight.unseen
    each = np.arange(lines)[:, None]
    planes[each, 13, end - 1] = 1
    planes[each, 14, end - 1] = length / 5
    planes[each, 15, end - 1] = heads / 10
    planes[:, 16], planes[:, 17], planes[:, 18] = places / 5, cost, below
    held = sight.hand.sum(1) * (sight.seats - 1) / np.maximum(sight.unseen.sum(1), 1)
    out[:, PLANES * HIGHEST :] = np.concatenate(
        [
            np.arange(TURNS) == sight.turn[:, None],
            end / 104,
            (length[:, :, None] == np.arange(1, 6)).reshape(lines, -1),
            heads / 10,
            least / 10,
            heads == least,
            np.arange(2, MOST_SEATS + 1) == sight.seats[:, None],
            gaps / 10,
            own_gaps / 4,
            sight.belief,
            held[:, None],
        ],
        1,
    )
    return out


def _danger(share: Doubles, rivals: Ints, places: Ints) -> Doubles:
    """How likely cards are to take a row if the others play at random: `share` of their cards comes
    before each, and the row is taken if as many come as it has places left."""
    needed = np.maximum(places, 0)
    ways = WAYS[rivals, needed]
    missing = np.maximum(rivals - needed, 0)
    return ways * share**needed * (1 - share) ** missing


def _between(cards: Bools, end: Ints, below: Bools, target: Ints) -> tuple[Ints, Ints]:
    """How many of these cards are between a card and its row, and in the gaps between rows."""
    upto = cards.cumsum(1)
    at_rows = np.take_along_axis(upto, end - 1, 1)
    at = np.where(below, 0, np.take_along_axis(at_rows, target, 1))
    edges = np.concatenate([np.zeros_like(upto[:, :1]), at_rows, upto[:, -1:]], 1)
    return upto - cards - at, np.diff(edges)


def estimate(end: Ints, length: Ints, heads: Ints, seats: int) -> Ints:
    """The quick estimate of what every card may cost its player, in one position."""
    gap = np.where(CARDS[:, None] > end, CARDS[:, None] - end, FAR)
    row = gap.argmin(1)
    nearest = gap[CARDS - 1, row]
    once = np.minimum((nearest - 1) * (seats - 1), 128)
    twice = once * once >> 8
    thrice = twice * once >> 8
    there, cost = length[row], heads[row]
    risk = np.select([there == 4, there == 3, there == 2], [once, twice, thrice], 0)
    likely = np.where(there == 5, cost * 128, risk * (cost + 3))
    found: Ints = np.where(nearest == FAR, heads.min() * 128, likely)
    return found


class Network:
    """A policy: for any hand that fits a table, how likely each card is to be played."""

    def __init__(self, weights: Weights) -> None:
        """Refuses weights that do not belong to such a network."""
        self._first = self._layer(weights, "first", INPUTS)
        width = len(self._first[1])
        depth = sum(name.startswith("layer") and name.endswith("weight") for name in weights)
        self._layers = [self._layer(weights, f"layer{at}", width, width) for at in range(depth)]
        self._out = self._layer(weights, "out", width, 2 * HIGHEST + 1)

    @staticmethod
    def _layer(weights: Weights, name: str, inputs: int, outputs: int = 0) -> tuple[Floats, Floats]:
        try:
            matrix, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
        except KeyError as missing:
            raise Misfit(f"it has no {missing.args[0]}") from None
        expected = (inputs, outputs or matrix.shape[-1])
        if matrix.shape != expected or bias.shape != expected[1:]:
            raise Misfit(f"its {name} is {matrix.shape} where {expected} fits")
        return matrix.astype(np.float32), bias.astype(np.float32)

    def ask(self, sight: Sight) -> Answer:
        """What the network says to these seats."""
        with BLAS.limit(limits=1, user_api="blas"):
            out: Floats = self._inner(sight) @ self._out[0] + self._out[1]
        return Answer(out[:, :HIGHEST], out[:, HIGHEST + 1 :], -10 * out[:, HIGHEST])

    def penalty(self, sight: Sight) -> Floats:
        """The penalty alone that these seats can expect."""
        matrix, bias = self._out
        with BLAS.limit(limits=1, user_api="blas"):
            out: Floats = self._inner(sight) @ matrix[:, HIGHEST] + bias[HIGHEST]
        found: Floats = -10 * out
        return found

    def _inner(self, sight: Sight) -> Floats:
        """The values of the last inner layer."""
        inputs = look(sight)
        matrix, bias = self._first
        (used,) = np.nonzero(inputs.any(0))
        if len(used) < FEW * INPUTS:  # leave out what is 0 on every line
            inputs, matrix = inputs[:, used], matrix[used]
        values: Floats = np.maximum(inputs @ matrix + bias, 0)
        for weight, shift in self._layers:
            values = values + np.maximum(values @ weight + shift, 0)
        return values


def log_likely(scores: Floats, hand: Bools) -> Floats:
    """The logarithm of how likely each card of a hand is to be played by its scores, -inf for cards
    that are not in it."""
    held: Floats = np.where(hand, scores, -np.inf)
    held -= held.max(1, keepdims=True)
    found: Floats = held - np.log(np.exp(held).sum(1, keepdims=True))
    return found


def digest(weights: Weights) -> str:
    """A fingerprint of all weights with their names and shapes."""
    found = sha256()
    for name in sorted(weights):
        found.update(f"{name} {weights[name].shape}\n".encode())
        found.update(np.ascontiguousarray(weights[name], np.float16).tobytes())
    return found.hexdigest()


def save(file: Path, weights: Weights) -> None:
    """Write the weights in half precision, with their fingerprint."""
    half: dict[str, Any] = {name: values.astype(np.float16) for name, values in weights.items()}
    Network(half)  # refuses weights that cannot be used
    with file.open("wb") as out:
        half[DIGEST] = np.array(digest(half))
        np.savez(out, **half)


def read(file: Path) -> Weights:
    """The weights of a file; refuses one that is damaged or does not fit."""
    try:
        with file.open("rb") as source, np.load(source, allow_pickle=False) as kept:
            weights = {name: kept[name] for name in kept.files}
    except OSError as error:
        raise Misfit(f"{file} cannot be read: {error.strerror}") from None
    except (ValueError, EOFError, BadZipFile) as error:
        raise Misfit(f"{file} cannot be read: {error}") from None
    written = weights.pop(DIGEST, None)
    if written is None or str(written) != digest(weights):
        raise Misfit(f"{file} is damaged: its fingerprint differs")
    try:
        Network(weights)
    except Misfit as misfit:
        raise Misfit(f"{file} does not fit: {misfit}") from None
    return weights


def load(file: Path) -> Network:
    """The network of a file."""
    return Network(read(file))
