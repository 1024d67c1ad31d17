"""The random numbers of the kernels: a hash of a key and a counter, in integer arithmetic alone.

A key is made of a seed and the number of a sample. Every use has its own range of counters, so the
same seed and sample give the same deal in every kernel and on every processor.
"""

import numpy as np

from sixthcow.fast._jit import U64, part, u64

STEP = u64(0x9E3779B97F4A7C15)
HALF = u64(32)
LOW_HALF = u64(0xFFFFFFFF)

# Counters of a key: dealing begins at 0, shuffles of known hands at 256 (sixteen per seat), rows
# taken at random at 512 (two per turn), cards drawn by weight at 768 (four per seat), all other
# choices at 1024.
SHUFFLES = u64(256)
ROWS = u64(512)
PICKS = u64(768)
CHOICES = u64(1024)

QUEUED = 32  # the turn number, for random rows, of the cards still waiting before the first turn


@part
def mixed(word: np.uint64) -> np.uint64:
    """SplitMix64's finaliser: every bit of the word changes half of the bits of the result."""
    word = (word ^ (word >> u64(30))) * u64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> u64(27))) * u64(0x94D049BB133111EB)
    return word ^ (word >> u64(31))


@part
def key_of(seed: np.uint64, number: np.uint64) -> np.uint64:
    """The key of game (or sample) `number`: its numbers depend on nothing else."""
    return mixed(mixed(seed + STEP) + number)


@part
def word_at(key: np.uint64, counter: np.uint64) -> np.uint64:
    """The `counter`-th random word of a key."""
    return mixed(key + (counter + u64(1)) * STEP)


@part
def drawn(key: np.uint64, number: int, limit: int) -> int:
    """Which of the `limit` remaining cards is drawn as card `number` of a deal.

    A word is good for four cards, two from each half. The bias of the second of a half is at most
    208² / 2³², a hundred-thousandth.
    """
    at = u64(number)
    word = word_at(key, at & ~u64(3))
    half = word >> HALF if at & u64(2) else word & LOW_HALF
    if at & u64(1):
        half = (half * (u64(limit) + u64(1))) & LOW_HALF
    return np.int64((half * u64(limit)) >> HALF)  # type: ignore[return-value]


@part
def drawn_four(
    key: np.uint64, number: np.uint64, limit: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """`drawn` for four cards of a deal, from one of number 0, 4, 8, … on."""
    word = word_at(key, number)
    one = (word & LOW_HALF) * limit
    two = (one & LOW_HALF) * (limit - u64(1))
    three = (word >> HALF) * (limit - u64(2))
    four = (three & LOW_HALF) * (limit - u64(3))
    return one >> HALF, two >> HALF, three >> HALF, four >> HALF


@part
def shuffled_to(key: np.uint64, seat: np.uint64, at: np.uint64, count: np.uint64) -> np.uint64:
    """Which of `count` cards changes places with card `at` when a seat's known hand is shuffled."""
    word = word_at(key, SHUFFLES + seat * u64(16) + at)
    return ((word >> HALF) * count) >> HALF


@part
def drawn_rows(key: np.uint64, turn: np.uint64, step: np.uint64) -> np.uint64:
    """Rows for eight cards of a turn, two bits each, beginning with card `step` of it."""
    return word_at(key, ROWS + u64(2) * turn + (step >> u64(3))) >> u64(48)


@part
def below(stream: U64, limit: int) -> int:
    """The next random number under `limit` of a stream, which is a key and a counter."""
    word = word_at(stream[0], stream[1])
    stream[1] += u64(1)
    return np.int64(((word >> HALF) * u64(limit)) >> HALF)  # type: ignore[return-value]
