"""The two networks as plain tensors by name: residual layers over the inputs."""

from typing import Any, NamedTuple

import torch
from torch import Tensor

from sixthcow.games.rows.cards import HIGHEST
from sixthcow.research.training.inputs import CRITIC_INPUTS, POLICY_INPUTS

Weights = dict[str, Tensor]

CROWD = 128  # numbers that sum up the hands of the others


class Answer(NamedTuple):
    """What a policy says: a score for every card, in hand or not, the gain that the seat can expect
    (in tenths of points), and a score for every card as somebody who plans would choose it."""

    scores: Tensor
    gain: Tensor
    planned: Tensor


def half(values: Tensor) -> Any:
    """Multiply in half precision where that is fast."""
    return torch.autocast(values.device.type, torch.bfloat16, enabled=values.is_cuda)


def _layer(inputs: int, outputs: int, device: str) -> Tensor:
    weights = (2 * torch.rand(inputs, outputs, device=device) - 1) * inputs**-0.5
    return weights.requires_grad_()


def _network(inputs: int, outputs: int, width: int, depth: int, device: str) -> Weights:
    sizes = {"first": (inputs, width), **{f"layer{i}": (width, width) for i in range(depth)}}
    weights = {f"{name}.weight": _layer(*size, device) for name, size in sizes.items()}
    weights |= {f"{name}.bias": torch.zeros(width, device=device) for name in sizes}
    weights["out.weight"] = 0.05 * _layer(width, outputs, device).detach()
    weights["out.bias"] = torch.zeros(outputs, device=device)
    return {name: each.detach().requires_grad_() for name, each in weights.items()}


def new_policy(width: int, depth: int, device: str) -> Weights:
    """A policy with random weights."""
    return _network(POLICY_INPUTS, 2 * HIGHEST + 1, width, depth, device)


def new_critic(width: int, depth: int, device: str) -> Weights:
    """A critic: the gain that a seat can expect when all hands are known."""
    weights = _network(CRITIC_INPUTS, 1, width, depth, device)
    return weights | {
        "crowd.weight": _layer(HIGHEST, CROWD, device),
        "crowd.out": (0.1 * _layer(CROWD, width, device).detach()).requires_grad_(),
    }


def size_of(weights: Weights) -> tuple[int, int]:
    """The width of the layers, and how many inner ones there are."""
    depth = sum(name.startswith("layer") and name.endswith("weight") for name in weights)
    return weights["first.weight"].shape[1], depth


def _residual(weights: Weights, first: Tensor) -> Tensor:
    values = first.relu()
    for layer in range(size_of(weights)[1]):
        inner = values @ weights[f"layer{layer}.weight"] + weights[f"layer{layer}.bias"]
        values = values + inner.relu()
    return (values @ weights["out.weight"] + weights["out.bias"]).float()


def policy(weights: Weights, inputs: Tensor) -> Answer:
    """What a policy says to these inputs."""
    with half(inputs):
        out = _residual(weights, inputs @ weights["first.weight"] + weights["first.bias"])
    return Answer(out[:, :HIGHEST], out[:, HIGHEST], out[:, HIGHEST + 1 :])


def crowd(weights: Weights, hands: Tensor) -> Tensor:
    """What the hands of the others, in any order, add to a critic's first layer."""
    with half(hands):
        each = (hands.float() @ weights["crowd.weight"]).relu()
        return each.sum(1) @ weights["crowd.out"]


def critic(weights: Weights, inputs: Tensor, around: Tensor) -> Tensor:
    """The gain that a seat can expect, with the others' hands summed up."""
    with half(inputs):
        first = inputs @ weights["first.weight"] + weights["first.bias"] + around
        return _residual(weights, first)[:, 0]
