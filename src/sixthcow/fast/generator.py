"""The random numbers of the kernels: a hash of a key and a counter, the same on every machine."""

import numpy as np

from sixthcow.fast._jit import U64, part, u64

STEP = u64(0x9E3779B97F4A7C15)
HALF = u64(32)
LOW_HALF = u64(0xFFFFFFFF)


@part
def mixed(word: np.uint64) -> np.uint64:
    """SplitMix64's finaliser: every bit of the word changes half of the bits of the result."""
    word = (word ^ (word >> u64(30))) * u64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> u64(27))) * u64(0x94D049BB133111EB)
    return word ^ (word >> u64(31))


@part
def key_of(seed: np.uint64, number: np.uint64) -> np.uint64:
    """The key of game (or sample) `number`: its stream depends on nothing else."""
    return mixed(mixed(seed + STEP) + number)


@part
def word_at(key: np.uint64, counter: np.uint64) -> np.uint64:
    """The `counter`-th random word of a key."""
    return mixed(key + (counter + u64(1)) * STEP)


@part
def below(stream: U64, limit: int) -> int:
    """The next random number under `limit` of a stream, which is a key and a counter."""
    word = word_at(stream[0], stream[1])
    stream[1] += u64(1)
    return np.int64(((word >> HALF) * u64(limit)) >> HALF)  # type: ignore[return-value]
