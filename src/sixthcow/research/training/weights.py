"""Weights exported to a file that is played without PyTorch, and back."""

from pathlib import Path

import torch

from sixthcow.bots import network
from sixthcow.research.training.networks import Weights


def export(policy: Weights, file: Path) -> None:
    """Write a policy in half precision, as the bot `trained` reads it."""
    network.save(file, {name: each.detach().cpu().numpy() for name, each in policy.items()})


def load_policy(file: Path, device: str) -> Weights:
    """A policy that was exported; refuses a file that is damaged or does not fit."""
    kept = network.read(file)
    return {
        name: torch.tensor(values, dtype=torch.float32, device=device)
        for name, values in kept.items()
    }
