"""How well a policy plays: against simple players, and against an earlier self."""

import torch
from torch import Tensor

from sixthcow.fast.policies import TRIES
from sixthcow.research.training import company
from sixthcow.research.training.networks import Weights, policy
from sixthcow.research.training.self_play import Player, with_rival

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


def response(player: Player, weights: Weights, rival: Weights, seats: int) -> tuple[float, float]:
    """The mean penalty of a policy alone among rivals, and the rivals' own among their like."""
    kinds = company.seat_alone(seats, player.lines, player.device)
    scores_of_all = with_rival(player, kinds, rival)

    def taken(first: Weights) -> float:
        turns = player.play(
            first, kinds, seats, choices=lambda scores, inputs: scores_of_all(scores, inputs) * SURE
        )
        return float(sum(turn.penalty[::seats].float().mean() for turn in turns))

    return taken(weights), taken(rival)


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


def measure(
    player: Player, weights: Weights, earlier: Weights | None, rival: Weights | None = None
) -> dict[str, float]:
    """All yardsticks, by name."""
    found = {f"{kind}-{seats}": alone(player, weights, kind, seats) for kind, seats in TABLES}
    if earlier:
        found["earlier-4"] = against(player, weights, earlier, 4)
    if rival:
        found["rival-4"], found["rivals-4"] = response(player, weights, rival, 4)
    return {name: round(value, 3) for name, value in found.items()}
