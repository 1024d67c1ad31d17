"""Many tables on a GPU: the simulator plays the matches of the CPU, number by number."""

import json
from typing import Any

import numpy as np
import pytest

from sixthcow.research.vector import VectorEnv
from tests.fast.simulator import run_simulated

TABLES = 5  # more than one block shows, or deals at the same time

# A game, its seats, its options, and how many decisions are compared.
MATCHES: tuple[tuple[str, int, dict[str, Any], int], ...] = (
    ("classic", 2, {"rounds": 1}, 50),
    ("tactical", 5, {}, 20),
    ("logical", 2, {"rounds": 1}, 60),
    ("tournament", 2, {}, 60),
    ("open", 3, {}, 30),
    ("twins", 3, {}, 30),
    ("professional", 3, {}, 30),
    ("double", 2, {}, 12),
    ("custom", 3, {"sides": "both", "reveal": "open"}, 30),
    ("hoof", 2, {"rounds": 1}, 50),
)

# Few threads in a block: the simulator starts a thread of Python for each.
SMALL = """
import numpy as np
from sixthcow.research.vector import VectorEnv, on_gpu

on_gpu.THREADS, on_gpu.SAMPLED, on_gpu.SHOWN, on_gpu.DEALT, on_gpu.DEALING = 4, 8, 4, 2, 1
"""
PLAY = """
import json
found = []
for game, seats, options, decisions in MATCHES:
    env = VectorEnv(game, seats, TABLES, seed=6, device="cuda", **options)
    rng = np.random.default_rng(6)
    found.append([env.dealt(1)])
    for _ in range(decisions):
        now = env.step(env.sample(rng))
        found[-1].append([np.asarray(lines).tolist() for lines in now])
print(json.dumps(found))
"""


def test_the_same_seeds_give_the_same_matches() -> None:
    found = json.loads(run_simulated(f"{SMALL}MATCHES, TABLES = {MATCHES}, {TABLES}{PLAY}"))
    ended = 0
    for (game, seats, options, _), (dealt, *steps) in zip(MATCHES, found, strict=True):
        env = VectorEnv(game, seats, TABLES, seed=6, **options)
        assert dealt == env.dealt(1)
        rng = np.random.default_rng(6)
        for there in steps:
            now = env.step(env.sample(rng))
            assert there == [lines.tolist() for lines in now], game
            ended += now.over.sum()
    assert ended


def test_what_is_not_legal_is_refused_before_anything_is_played() -> None:
    code = """
env = VectorEnv("classic", 2, 3, seed=6, device="cuda")
before = np.asarray(env.now.observation)
actions = np.asarray(env.sample(np.random.default_rng(6)))
for wrong in (actions[:2], [*actions[:2], 104], [actions[0], -1, 104]):
    try:
        env.step(wrong)
    except ValueError as refusal:
        print(refusal)
assert (np.asarray(env.now.observation) == before).all()
"""
    assert run_simulated(SMALL + code).splitlines() == [
        "3 actions are needed, not an array (2,)",
        "table 2, seat 0: 104 ('row 1') is not legal now",
        "table 1, seat 0: -1 (no action) is not legal now",
    ]


def test_himmel_and_unknown_devices_are_refused() -> None:
    with pytest.raises(ValueError, match="himmel has no kernel for a GPU; device='cpu' plays it"):
        VectorEnv("himmel", 3, 1, device="cuda")
    with pytest.raises(ValueError, match="unknown device 'tpu'; there are cpu, cuda"):
        VectorEnv("classic", 3, 1, device="tpu")
