"""`python -m sixthcow.research.training.fit_hoof RECORDS…`: learn how hoof is usually played.

The records are matches of hoof, as `sixthcow arena --records` writes them. Prints the weights of
`sixthcow.fast.rows.hoof_habits`.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from sixthcow.engine import DEALER
from sixthcow.engine.record import Record
from sixthcow.fast._jit import F32
from sixthcow.fast.rows import hoof_habits
from sixthcow.fast.rows.hoof_position import position
from sixthcow.games import GAMES

MOST_CHOICES = 17  # a full hand, and to stop
PASSES = 40
BATCH = 256
RATE = 3e-2
TESTED = 8  # one of so many decisions is not learned from, but measured

INPUTS = {
    "place": hoof_habits.CARD_INPUTS,
    "row": hoof_habits.ROW_INPUTS,
    "keep": hoof_habits.KEPT_INPUTS,
}


def decisions(record: Record) -> Iterator[tuple[str, F32, int, int]]:
    """The kind of every decision with a choice, what is weighed, the number of choices and which
    was made. To keep a card or not is a choice of its own, between it and nothing."""
    for before, after in pairwise(record.steps(GAMES)):
        move, state = after.move, before.state
        assert move is not None
        if move.seat == DEALER or len(state.pending[move.seat]) == 1:
            continue
        start = position(state)
        known = np.zeros((MOST_CHOICES, hoof_habits.MOST_INPUTS), np.float32)
        hoof_habits.described(start.table([0] * len(record.seats)), known)
        verb, *words = move.action.split()
        if verb == "keep":
            for number, card in enumerate(sorted(start.turn.aside)):
                one = np.zeros_like(known)
                one[0] = known[number]
                yield "keep", one, 2, 0 if str(card) in words else 1
        elif verb == "row":
            yield "row", known, 4, int(words[0]) - 1
        else:
            hand = start.hands[move.seat]
            chosen = len(hand) if verb == "stop" else hand.index(int(words[0]))
            yield "place", known, len(hand) + start.turn.placed, chosen


def scores(weights: Tensor, known: Tensor, choices: Tensor) -> Tensor:
    """The weight of every choice; those that do not exist have none."""
    there = torch.arange(MOST_CHOICES) < choices[:, None]
    return (known @ weights).masked_fill(~there, -torch.inf)


def fit(known: Tensor, choices: Tensor, chosen: Tensor) -> tuple[Tensor, float]:
    """The weights that make the choices most likely, and the mean logarithm of how likely they make
    those that were not learned from."""
    tested = torch.arange(len(chosen)) % TESTED == 0
    learned = torch.nonzero(~tested).squeeze(1)
    weights = torch.zeros(known.shape[2], requires_grad=True)
    optimiser = torch.optim.Adam([weights])
    for number in range(PASSES):
        optimiser.param_groups[0]["lr"] = RATE * (1 - number / PASSES)
        for batch in learned[torch.randperm(len(learned))].split(BATCH):
            loss = cross_entropy(scores(weights, known[batch], choices[batch]), chosen[batch])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    with torch.no_grad():
        rest = cross_entropy(scores(weights, known[tested], choices[tested]), chosen[tested])
    return weights.detach(), -float(rest)


def main() -> None:
    """Read the records, learn, and print the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", type=Path, nargs="+", help="records of hoof, one a line")
    files = parser.parse_args().records
    torch.manual_seed(1)
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    found = [each for line in lines for each in decisions(Record.from_json(line))]
    for kind, inputs in INPUTS.items():
        of_kind = [each[1:] for each in found if each[0] == kind]
        known, choices, chosen = zip(*of_kind, strict=True)
        inputs_known = torch.tensor(np.array(known)[:, :, :inputs])
        weights, likely = fit(inputs_known, torch.tensor(choices), torch.tensor(chosen))
        print(f"{kind}: {len(chosen):,} choices, {likely:.3f}")
        print(", ".join(f"{weight:.2f}" for weight in weights.tolist()), flush=True)


if __name__ == "__main__":
    main()
