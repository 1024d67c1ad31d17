"""What is kept of the tables played for one step of learning."""

from typing import NamedTuple

import torch
from torch import Tensor

from sixthcow.games.rows.cards import HIGHEST
from sixthcow.research.training.inputs import CRITIC_INPUTS, POLICY_INPUTS, precision
from sixthcow.research.training.tensors import MOST_SEATS, TURNS

NOTHING = -1e9  # the score of a card that is not there


class Memory(NamedTuple):
    """Decisions: what was seen, what each card in hand was worth, and what came of it."""

    inputs: Tensor
    known: Tensor  # the critic's inputs
    hands: Tensor  # of the others
    cards: Tensor  # columns of the cards in hand
    gains: Tensor  # of each of them, the others' cards as they were
    before: Tensor  # the logarithm of how likely each was
    planned: Tensor  # and for somebody who plans
    returned: Tensor  # what the seat gained from here on
    expected: Tensor  # what the critic expected
    learns: Tensor  # whether it was the learner's decision


def new_memory(size: int, device: str) -> Memory:
    """Room for this many decisions."""

    def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros(size, *shape, dtype=dtype, device=device)

    return Memory(
        inputs=room(POLICY_INPUTS, dtype=precision(device)),
        known=room(CRITIC_INPUTS, dtype=precision(device)),
        hands=room(MOST_SEATS - 1, HIGHEST, dtype=torch.bool),
        cards=room(TURNS, dtype=torch.int16),
        gains=room(TURNS),
        before=room(TURNS),
        planned=room(TURNS),
        returned=room(),
        expected=room(),
        learns=room(dtype=torch.bool),
    )
