"""Choices made by weight: one that weighs more by 1 is made e times as often."""

import numpy as np

from sixthcow.fast._jit import F32, U64, part, u64
from sixthcow.fast.generator import word_at

# Random numbers for it: the choice with the greatest sum of weight and such a number is made.
STEPS = 1024
NOISE: F32 = -np.log(-np.log((np.arange(STEPS, dtype=np.float32) + 0.5) / STEPS))
WHICH = u64(54)


@part
def noise(stream: U64) -> float:
    """The next of these numbers."""
    word = word_at(stream[0], stream[1])
    stream[1] += u64(1)
    return float(NOISE[np.int64(word >> WHICH)])


@part
def weighed(inputs: F32, weights: F32) -> float:
    """The weight of a choice."""
    total = np.float32(0)
    for at in range(weights.shape[0]):
        total += inputs[at] * weights[at]
    return float(total)
