"""Positions of the training with what PyTorch makes of them, for tests that run without it.

`python -m tests.research.training.examples` writes the file again, after other weights are shipped.
"""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

FILE = Path(__file__).with_name("examples.npz")
SEATS = (2, 3, 4, 6, 10)
TURNS = (0, 3, 6, 8)


def write() -> None:
    """Play some tables with the shipped weights, and keep a line of each turn."""
    import torch

    from sixthcow.bots.trained import SHIPPED
    from sixthcow.research.training import company
    from sixthcow.research.training.networks import policy
    from sixthcow.research.training.self_play import Player
    from sixthcow.research.training.weights import load_policy

    weights = load_policy(SHIPPED, "cpu")
    found: dict[str, list[Any]] = {}
    for seats in SEATS:
        torch.manual_seed(seats)
        around = company.seat(seats, 4 * seats, "cpu", mixed=0.5)
        player = Player("cpu", 4 * seats)
        for turn in player.play(weights, around):
            if turn.number not in TURNS:
                continue
            scores, gain, planned = policy(weights, turn.inputs)
            line = {
                "hand": turn.tables.hand, "unseen": turn.tables.unseen,
                "end": turn.tables.rows.end, "length": turn.tables.rows.length,
                "heads": turn.tables.rows.heads, "belief": turn.belief,
                "scores": scores, "planned": planned, "gain": gain,
            }  # fmt: skip
            for name, values in line.items():
                found.setdefault(name, []).append(values[1].numpy())
            found.setdefault("turn", []).append(turn.number)
            found.setdefault("seats", []).append(seats)
    stacked: dict[str, Any] = {name: np.stack(values) for name, values in found.items()}
    np.savez_compressed(FILE, **stacked)


def read() -> dict[str, npt.NDArray[Any]]:
    """The positions, by the names of their parts."""
    with np.load(FILE) as kept:
        return {name: kept[name] for name in kept.files}


if __name__ == "__main__":
    write()
