"""Legal actions: which table's is not one, and drawing one at random; for the CPU and the GPU."""

import numpy as np

from sixthcow.fast._jit import I64, u64
from sixthcow.fast.generator import key_of
from sixthcow.research.vector.compiling import I8, kernel, step

BLOCK = 64  # of a mask


@step
def is_legal(mask: I8, action: int) -> bool:
    """Whether a table may play an action."""
    return bool(0 <= action < mask.shape[0]) and mask[action] != 0


@step
def legal_in(mask: I8, begin: int) -> int:
    """How many actions of a block are legal; unsigned and in bytes, many are added at a time."""
    legal = np.uint8(0)
    for action in range(u64(begin), u64(min(begin + BLOCK, mask.shape[0]))):
        legal = np.uint8(legal + mask[action])
    return int(legal)


@step
def random_action(mask: I8, word: np.uint64) -> int:
    """One of a table's legal actions, chosen by a random word."""
    legal = np.uint16(0)
    for number in range(u64(mask.shape[0])):
        legal = np.uint16(legal + mask[number])
    left = np.int64(((word >> u64(32)) * u64(legal)) >> u64(32))
    action = 0
    there = legal_in(mask, action)
    while left >= there:
        left -= there
        action += BLOCK
        there = legal_in(mask, action)
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
