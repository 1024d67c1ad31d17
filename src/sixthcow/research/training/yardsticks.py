"""How well a policy plays: against simple players, and against an earlier self."""

import torch
from torch import Tensor

from sixthcow.fast.policies import TRIES
from sixthcow.research.training import company
from sixthcow.research.training.networks import Weights, policy
from sixthcow.research.training.self_play import Player

# Which tables are measured: the policy alone against simple players.
TABLES = (
    ("thrifty", 4),
    ("random", 4),
    ("cautious", 4),
    ("cautious", 2),
    ("cautious", 6),
    ("cautious", 10),
)
SURE = 1e4  # a factor on scores: the best card is always drawn


def alone(player: Player, weights: Weights, rival: str, seats: int) -> float:
    """The mean penalty of the policy's best cards, alone against players of a simple kind."""
    kinds = torch.full((player.lines,), TRIES[rival], device=player.device)
    kinds[::seats] = company.LEARNER
    turns = player.play(weights, kinds, seats, choices=lambda scores, _: scores * SURE)
    return float(sum(turn.penalty[::seats].float().mean() for turn in turns))


def against(player: Player, weights: Weights, earlier: Weights, seats: int) -> float:
    """How much less the policy takes than an earlier one, in alternating seats."""
    kinds = torch.full((player.lines,), company.LEARNER, device=player.device)
    second = torch.arange(player.lines, device=player.device) % seats % 2 == 1

    def choices(scores: Tensor, inputs: Tensor) -> Tensor:
        other, _ = player.run(policy, earlier, inputs)
        return torch.where(second[:, None], other, scores) * SURE

    turns = player.play(weights, kinds, seats, choices=choices)
    total = torch.stack([turn.penalty for turn in turns]).sum(0).float()
    return float(total[~second].mean() - total[second].mean())


def measure(player: Player, weights: Weights, earlier: Weights | None) -> dict[str, float]:
    """All yardsticks, by name."""
    found = {f"{rival}-{seats}": alone(player, weights, rival, seats) for rival, seats in TABLES}
    if earlier:
        found["earlier-4"] = against(player, weights, earlier, 4)
    return {name: round(value, 3) for name, value in found.items()}
