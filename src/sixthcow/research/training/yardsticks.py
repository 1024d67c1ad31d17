"""How well a policy plays: against simple players, and against an earlier self."""

import torch
from torch import Tensor

from sixthcow.fast.policies import TRIES
from sixthcow.research.training import company
from sixthcow.research.training.networks import Weights, policy
from sixthcow.research.training.self_play import Player, with_rival
from sixthcow.research.training.tensors import Tables

# Which tables are measured: the policy alone against simple players.
TABLES = (
    ("thrifty", 4),
    ("random", 4),
    ("cautious", 4),
    ("cautious", 2),
    ("cautious", 6),
    ("cautious", 10),
)
PLANNERS = (4, 2, 10)  # and against so many who plan, less one
SURE = 1e4  # a factor on scores: the best card is always drawn


def response(player: Player, weights: Weights, rival: Weights, seats: int) -> tuple[float, float]:
    """The mean penalty of a policy alone among rivals, and the rivals' own among their like."""
    around = company.seat_alone(seats, player.lines, player.device, company.RIVAL)
    scores_of_all = with_rival(player, around.kinds, rival)

    def taken(first: Weights) -> float:
        turns = player.play(
            first,
            around,
            choices=lambda scores, *seen: scores_of_all(scores, *seen) * SURE,
        )
        return float(sum(turn.penalty[::seats].float().mean() for turn in turns))

    return taken(weights), taken(rival)


def alone(
    player: Player, weights: Weights, kind: int, seats: int, planner: Weights | None = None
) -> float:
    """The mean penalty of the policy's best cards, alone against players of a kind that it
    knows."""
    around = company.seat_alone(seats, player.lines, player.device, kind)
    turns = player.play(weights, around, planner=planner, choices=lambda scores, *_: scores * SURE)
    return float(sum(turn.penalty[::seats].float().mean() for turn in turns))


def against(player: Player, weights: Weights, earlier: Weights, seats: int) -> float:
    """How much less the policy takes than an earlier one, in alternating seats."""
    around = company.seat_alone(seats, player.lines, player.device, company.LEARNER)
    second = torch.arange(player.lines, device=player.device) % seats % 2 == 1

    def choices(scores: Tensor, inputs: Tensor, _: Tables) -> Tensor:
        other = player.run(policy, earlier, inputs).scores
        return torch.where(second[:, None], other, scores) * SURE

    turns = player.play(weights, around, choices=choices)
    total = torch.stack([turn.penalty for turn in turns]).sum(0).float()
    return float(total[~second].mean() - total[second].mean())


def measure(
    player: Player,
    weights: Weights,
    earlier: Weights | None,
    rival: Weights | None = None,
    planner: Weights | None = None,
) -> dict[str, float]:
    """All yardsticks, by name."""
    found = {
        f"{kind}-{seats}": alone(player, weights, TRIES[kind], seats) for kind, seats in TABLES
    }
    if planner:
        for seats in PLANNERS:
            found[f"planner-{seats}"] = alone(player, weights, company.PLANNER, seats, planner)
    if earlier:
        found["earlier-4"] = against(player, weights, earlier, 4)
    if rival:
        found["rival-4"], found["rivals-4"] = response(player, weights, rival, 4)
    return {name: round(value, 3) for name, value in found.items()}
