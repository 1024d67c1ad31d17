"""`python -m sixthcow.research.training.fit_pairs FILE RECORDS…`: learn which pairs are played.

The records are matches of double, as `sixthcow arena --records` writes them; FILE gets the weights
that `sixthcow.fast.rows.pairs` reads.
"""

import argparse
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from sixthcow.engine.record import Record
from sixthcow.fast._jit import F32
from sixthcow.fast.rows import pairs
from sixthcow.fast.rows.position import position
from sixthcow.games import GAMES
from sixthcow.research.training.choice_weights import records_of

MOST = 14 * 13 // 2  # the pairs of a full hand
PASSES = 20
BATCH = 512
RATE = 4e-3
TESTED = 10  # one of so many matches is not learned from, but measured


class Examples(NamedTuple):
    """Decisions: what is known of the pairs of a hand, two arrays (decisions, MOST, INPUTS), which
    of them exist, and the number of the pair that was played."""

    lower: Tensor
    higher: Tensor
    there: Tensor
    played: Tensor


def pairs_played(record: Record) -> Iterator[tuple[F32, F32, int]]:
    """Every choice between several pairs, and the number of the one that was played."""
    for before, after in pairwise(record.steps(GAMES)):
        move = after.move
        assert move is not None
        verb, *words = move.action.split()
        if verb != "play" or before.state.asks != "play":
            continue
        start = position(before.state.view(move.seat))
        cards = sorted(start.hands[move.seat])
        count = len(cards) * (len(cards) - 1) // 2
        if count == 1:
            continue
        lower, higher = (np.zeros((MOST, pairs.INPUTS), np.float32) for _ in range(2))
        pairs.described(
            start.table([0] * len(record.seats)), np.array(cards, np.int32),
            np.array(start.pool, np.int32), lower, higher,
        )  # fmt: skip
        low, high = sorted(cards.index(int(word)) for word in words)
        number = sum(len(cards) - 1 - at for at in range(low)) + high - low - 1
        yield lower, higher, number


def examples(records: Iterable[Record]) -> Examples:
    """All choices of these matches."""
    lower, higher, played = zip(
        *(each for record in records for each in pairs_played(record)), strict=True
    )
    known = torch.tensor(np.array(lower))
    return Examples(
        known, torch.tensor(np.array(higher)), known[:, :, -1] > 0, torch.tensor(played)
    )


class Network:
    """The weights while they are learned, in the shape in which they are kept."""

    def __init__(self) -> None:
        shape = (2, pairs.INPUTS, pairs.UNITS)
        spread = pairs.INPUTS**-0.5
        self.hidden = ((2 * torch.rand(shape) - 1) * spread).requires_grad_()
        self.output = (0.1 * (2 * torch.rand(2, pairs.UNITS) - 1)).requires_grad_()

    def scores(self, some: Examples) -> Tensor:
        """The score of every pair; those that do not exist have none."""
        low, high = (
            torch.relu(known @ self.hidden[part]) @ self.output[part]
            for part, known in ((pairs.LOWER, some.lower), (pairs.HIGHER, some.higher))
        )
        return (low + high).masked_fill(~some.there, -torch.inf)

    def save(self, file: Path) -> None:
        """Write the weights in half precision."""
        hidden, output = (each.detach().numpy() for each in (self.hidden, self.output))
        np.savez(file, hidden=hidden.astype(np.float16), output=output.astype(np.float16))


def learn(network: Network, optimiser: Any, some: Examples) -> None:
    """Once through all examples, in a new order."""
    for batch in torch.randperm(len(some.played)).split(BATCH):
        part = Examples(*(each[batch] for each in some))
        loss = cross_entropy(network.scores(part), part.played)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def likelihood(network: Network, some: Examples) -> float:
    """The mean logarithm of how likely the pairs were that were played."""
    with torch.no_grad():
        return -float(cross_entropy(network.scores(some), some.played))


def fit(records: list[Record]) -> Network:
    """Learn from nine of ten matches, and print how likely the pairs of the others are."""
    torch.manual_seed(1)
    tested = examples(records[::TESTED])
    learned = examples([each for at, each in enumerate(records) if at % TESTED])
    chance = -float(tested.there.sum(1).log().mean())
    print(f"{len(learned.played):,} choices; {chance:.3f} for any pair")
    network = Network()
    optimiser = torch.optim.Adam([network.hidden, network.output])
    for number in range(PASSES):
        optimiser.param_groups[0]["lr"] = RATE * (1 - number / PASSES)
        learn(network, optimiser, learned)
        print(f"{number + 1:2}  {likelihood(network, tested):.3f}", flush=True)
    return network


def main() -> None:
    """Read the records, learn, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="where the weights go")
    parser.add_argument("records", type=Path, nargs="+", help="records of double, one a line")
    chosen = parser.parse_args()
    fit(list(records_of(chosen.records))).save(chosen.file)


if __name__ == "__main__":
    main()
