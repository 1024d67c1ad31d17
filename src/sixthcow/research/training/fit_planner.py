"""Learn how players choose who plan by play-outs: `python -m … FILE --begin FILE`.

Tables are played with flat Monte Carlo on most seats, its choices become examples, and a network
learns how likely each card of a hand is to be chosen. `sixthcow train --planner FILE` then lets
such players sit at the learner's tables.
"""

import argparse
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy, one_hot

from sixthcow.games.rows.cards import HIGHEST
from sixthcow.research.training import company
from sixthcow.research.training.flat_search import cheapest_cards
from sixthcow.research.training.inputs import POLICY_INPUTS, precision
from sixthcow.research.training.loop import SEATS, TACTICAL
from sixthcow.research.training.networks import Weights, new_policy, policy, size_of
from sixthcow.research.training.rollout_buffer import NOTHING
from sixthcow.research.training.self_play import Player, compiled
from sixthcow.research.training.tensors import Rows, Tables
from sixthcow.research.training.weights import export, load_policy

PLAN = 0.6  # the share of the seats that plan
MOST = {"cuda": 6_000_000, "cpu": 60_000}  # examples, of 4 or 8 KB each
LINES = {"cuda": 12_600, "cpu": 2_520}
BATCH = 16_384
SURE = 1e9
RATE, LAST_RATE = 1e-3, 1e-5


class Examples(NamedTuple):
    """What planners saw, and the card (a column) that each of them chose."""

    inputs: Tensor
    chosen: Tensor


def gather(player: Player, weights: Weights, most: int, seconds: float, chance: Random) -> Examples:
    """Play tables of planners and of a policy, until there are enough examples or time is up."""
    device = player.device
    inputs = torch.zeros(most, POLICY_INPUTS, dtype=precision(device), device=device)
    chosen = torch.zeros(most, dtype=torch.long, device=device)
    found, until = 0, time.perf_counter() + seconds
    while found < most and time.perf_counter() < until:
        seats = chance.choices([*SEATS], [*SEATS.values()])[0]
        for seen, cards in _round(player, weights, seats, tactical=chance.random() < TACTICAL):
            room = min(len(cards), most - found)
            inputs[found : found + room], chosen[found : found + room] = seen[:room], cards[:room]
            found += room
    return Examples(inputs[:found], chosen[:found])


def _round(
    player: Player, weights: Weights, seats: int, *, tactical: bool
) -> list[tuple[Tensor, Tensor]]:
    """One round of tables at which any seat may plan: what planners saw and chose, by turns."""
    plans = torch.rand(player.lines, device=player.device) < PLAN
    lines = plans.nonzero()[:, 0]
    around = company.seat_alone(seats, player.lines, player.device, company.LEARNER)
    found = []

    def choices(scores: Tensor, inputs: Tensor, tables: Tables) -> Tensor:
        rows = Rows(*(values[lines] for values in tables.rows))
        own = Tables(seats, tables.hand[lines], tables.unseen[lines], rows)
        cards = cheapest_cards(player, own)
        if int(own.hand[0].sum()) > 1:
            found.append((inputs[lines], cards))
        wanted = scores.clone()
        wanted[lines] = SURE * one_hot(cards, HIGHEST)
        return wanted

    for _ in player.play(weights, around, tactical=tactical, choices=choices):
        pass
    return found


def fit(examples: Examples, width: int, depth: int, epochs: float) -> Weights:
    """A network whose `planned` says how likely each card is to be chosen; the last two percent of
    the examples tell how well."""
    device = examples.chosen.device
    weights = new_policy(width, depth, str(device))
    optimiser = torch.optim.Adam(weights.values(), eps=1e-7)
    learnt = len(examples.chosen) * 49 // 50
    batch = min(BATCH, learnt)
    steps = max(1, round(epochs * learnt / batch))
    loss = compiled(surprise, device.type)
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = RATE + (LAST_RATE - RATE) * step / steps
        some = torch.randint(learnt, (batch,), device=device)
        found = loss(weights, Examples(*(values[some] for values in examples)))
        optimiser.zero_grad(set_to_none=True)
        found.backward()
        optimiser.step()
    with torch.no_grad():
        apart = Examples(*(values[learnt:] for values in examples))
        print(f"{learnt:,} choices; surprise {found:.3f}, in others {surprise(weights, apart):.3f}")
    return {name: each.detach() for name, each in weights.items()}


def surprise(weights: Weights, examples: Examples) -> Tensor:
    """The mean of minus the logarithm of how likely the chosen cards were."""
    held = examples.inputs[:, :HIGHEST] > 0  # the first plane is the hand
    planned = policy(weights, examples.inputs).planned.masked_fill(~held, NOTHING)
    return cross_entropy(planned, examples.chosen)


def main() -> None:
    """Gather examples, learn from them, and write the network."""
    parser = argparse.ArgumentParser(prog="python -m sixthcow.research.training.fit_planner")
    parser.add_argument("file", type=Path, help="where the network is written")
    parser.add_argument("--begin", type=Path, required=True, help="who else sits at the tables")
    parser.add_argument("--seconds", type=float, default=90, help="of gathering")
    parser.add_argument("--epochs", type=float, default=4)
    arguments = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    weights = load_policy(arguments.begin, device)
    player = Player(device, LINES[device])
    with torch.no_grad():
        examples = gather(player, weights, MOST[device], arguments.seconds, Random(0))
    export(fit(examples, *size_of(weights), arguments.epochs), arguments.file)


if __name__ == "__main__":
    main()
