"""Whether choices are made as often as their weights say."""

from collections import Counter
from collections.abc import Callable

import numpy as np

from sixthcow.fast._jit import F32, I32
from tests.fast.parts import alone

DRAWS = 3000


def draws(table: I32, inputs: int, choose: Callable[..., int]) -> Counter[int]:
    """How often each code is drawn."""
    room, part = np.empty(inputs, np.float32), alone(choose)
    streams = (np.array([at, 0], np.uint64) for at in range(DRAWS))
    return Counter(part(table, stream, room) for stream in streams)


def by_weight(weights: F32) -> list[float]:
    """How likely each choice is."""
    shares = np.exp(weights.astype(float))
    return list(shares / shares.sum())


def same_shares(counts: Counter[int], expected: dict[int, float]) -> None:
    """Every choice came as often as expected, by five standard errors."""
    assert counts.keys() <= expected.keys()
    for code, share in expected.items():
        off = abs(counts[code] - DRAWS * share)
        assert off <= 5 * (DRAWS * share * (1 - share)) ** 0.5 + 5
