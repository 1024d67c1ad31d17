"""Legal actions: which table's is not one, and drawing one at random; for the CPU and the GPU."""

import numpy as np

from sixthcow.fast._jit import I64, u64
from sixthcow.fast.generator import key_of
from sixthcow.research.vector.compiling import I8, kernel, step

# A long mask is searched in large blocks, then in small ones. Far fewer than 256 actions are legal
# at the same time in every game, so bytes can count them, many at a time.
LARGE, SMALL = 768, 64


@step
def is_legal(mask: I8, action: int) -> bool:
    """Whether a table may play an action."""
    return bool(0 <= action < mask.shape[0]) and mask[action] != 0


@step
def legal_in(mask: I8, begin: int, size: int) -> int:
    """How many actions of a block are legal; the compiler adds many unsigned bytes at a time."""
    legal = np.uint8(0)
    for action in range(u64(begin), u64(min(begin + size, mask.shape[0]))):
        legal = np.uint8(legal + np.uint8(mask[action]))
    return int(legal)


@step
def block_of(mask: I8, begin: int, left: int, size: int) -> tuple[int, int]:
    """The block, from `begin` on, of the legal action that has `left` others before it; and how
    many of these are in the same block."""
    there = legal_in(mask, begin, size)
    while left >= there:
        left -= there
        begin += size
        there = legal_in(mask, begin, size)
    return begin, left


@step
def random_action(mask: I8, word: np.uint64) -> int:
    """One of a table's legal actions, chosen by a random word."""
    legal = legal_in(mask, 0, mask.shape[0])
    action, left = 0, int(((word >> u64(32)) * u64(legal)) >> u64(32))
    if mask.shape[0] > LARGE:
        action, left = block_of(mask, action, left, LARGE)
    action, left = block_of(mask, action, left, SMALL)
    while left or not mask[action]:
        left -= mask[action]
        action += 1
    return action


@kernel
def first_illegal(masks: I8, actions: I64) -> int:
    """The first table whose action is not legal, or -1."""
    for number in range(actions.shape[0]):
        if not is_legal(masks[number], actions[number]):
            return number
    return -1


@kernel
def random_actions(masks: I8, seed: np.uint64, actions: I64) -> None:
    """One of the legal actions of every table, drawn by its number and a seed."""
    for number in range(actions.shape[0]):
        actions[number] = random_action(masks[number], key_of(seed, u64(number)))
