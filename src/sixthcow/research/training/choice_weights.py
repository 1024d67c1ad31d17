"""Weights that make the choices of recorded games likely: what a choice does, times its weight."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from sixthcow.engine.record import Record
from sixthcow.fast._jit import F32

PASSES = 40
BATCH = 256
RATE = 3e-2
TESTED = 8  # one of so many choices is not learned from, but measured


class Choice(NamedTuple):
    """A choice between some actions: what is known of each, (actions, inputs), and which was
    made."""

    known: F32
    made: int


def records_of(files: Iterable[Path]) -> Iterator[Record]:
    """The records of files with one a line."""
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            yield Record.from_json(line)


def scores(weights: Tensor, known: Tensor, count: Tensor) -> Tensor:
    """The weight of every action; those that do not exist have none."""
    there = torch.arange(known.shape[1]) < count[:, None]
    return (known @ weights).masked_fill(~there, -torch.inf)


def fit(choices: list[Choice]) -> tuple[list[float], float]:
    """The weights that make these choices most likely, and the mean logarithm of how likely they
    make those that were not learned from."""
    torch.manual_seed(1)
    count = torch.tensor([len(choice.known) for choice in choices])
    made = torch.tensor([choice.made for choice in choices])
    padded = np.zeros((len(choices), int(count.max()), choices[0].known.shape[1]), np.float32)
    for at, choice in enumerate(choices):
        padded[at, : len(choice.known)] = choice.known
    known = torch.tensor(padded)
    tested = torch.arange(len(choices)) % TESTED == 0
    learned = torch.nonzero(~tested).squeeze(1)
    weights = torch.zeros(known.shape[2], requires_grad=True)
    optimiser = torch.optim.Adam([weights])
    for number in range(PASSES):
        optimiser.param_groups[0]["lr"] = RATE * (1 - number / PASSES)
        for batch in learned[torch.randperm(len(learned))].split(BATCH):
            loss = cross_entropy(scores(weights, known[batch], count[batch]), made[batch])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    with torch.no_grad():
        rest = cross_entropy(scores(weights, known[tested], count[tested]), made[tested])
    return weights.tolist(), -float(rest)


def show(kind: str, choices: list[Choice]) -> None:
    """Print the weights of one kind of choice as they are written in the kernels."""
    weights, likely = fit(choices)
    chance = -np.mean([np.log(len(choice.known)) for choice in choices])
    print(f"{kind}: {len(choices):,} choices, {likely:.3f} (any: {chance:.3f})")
    print(", ".join(f"{weight:.2f}" for weight in weights), flush=True)
