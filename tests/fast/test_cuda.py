"""Rounds on a GPU: the simulator plays what the kernels of the CPU play, bit for bit."""

import json
import subprocess
import sys

import pytest

from sixthcow import fast
from tests.fast.simulator import run_simulated

ROUNDS = 12

# A game, its seats, and the policies of its players.
ROUNDS_OF = (
    ("classic", 2, "random"),
    ("classic", 4, "pair"),
    ("classic", 10, ["random", "thrifty", "keen", "cautious", "pair"] * 2),
    ("tactical", 3, "keen"),
    ("open", 9, "thrifty"),
    ("logical", 5, "random"),
    ("tournament", 3, "cautious"),
    ("professional", 3, ["random", "pair", "thrifty"]),
    ("double", 3, "cautious"),
    ("twins", 4, "random"),
    ("custom", 4, "pair"),
)

SIMULATE = """
import json
import numpy as np
from sixthcow.fast import simulate
found = []
for game, seats, policy in GAMES:
    on_gpu = simulate(game, seats, ROUNDS, policy, seed=6, device="cuda")
    assert np.array_equal(np.from_dlpack(on_gpu), np.asarray(on_gpu))
    found.append((str(on_gpu.dtype), on_gpu.shape, np.asarray(on_gpu).tolist()))
print(json.dumps(found))
"""


def test_the_same_seeds_give_the_same_rounds() -> None:
    found = json.loads(run_simulated(f"GAMES, ROUNDS = {ROUNDS_OF}, {ROUNDS}\n{SIMULATE}"))
    for (game, seats, policy), (kind, shape, penalties) in zip(ROUNDS_OF, found, strict=True):
        on_cpu = fast.simulate(game, seats, ROUNDS, policy, seed=6)
        assert (kind, tuple(shape)) == (str(on_cpu.dtype), on_cpu.shape)
        assert penalties == on_cpu.tolist(), game


def test_rounds_are_played_in_parts() -> None:
    code = """
import numpy as np
from sixthcow.fast import simulation
simulation.GPU_CHUNK = 5
seen = []
whole = simulation.simulate("classic", 2, 12, seed=6, device="cuda",
                            progress=lambda done, wanted: seen.append((done, wanted)))
print(np.asarray(whole).tolist(), seen)
"""
    on_cpu = fast.simulate("classic", 2, 12, seed=6).tolist()
    assert run_simulated(code) == f"{on_cpu} [(5, 12), (10, 12), (12, 12)]\n"


@pytest.mark.parametrize("game", ["himmel", "hoof"])
def test_games_without_a_kernel_for_it_are_refused(game: str) -> None:
    with pytest.raises(ValueError, match=f"{game} has no kernel for a GPU; device='cpu' plays it"):
        fast.simulate(game, 3, 1, device="cuda")


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown device 'tpu'; there are cpu, cuda"):
        fast.simulate("classic", 3, 1, device="tpu")


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        (
            "import sys; sys.modules['numba_cuda'] = None",
            "numba-cuda is not installed; pip install 'sixthcow[gpu]' brings it",
        ),
        (
            "from numba import cuda; cuda.is_available = lambda: False",
            "no GPU can be used: device='cuda' needs an NVIDIA GPU",
        ),
    ],
)
def test_without_a_gpu_a_sentence_says_so(missing: str, said: str) -> None:
    play = "from sixthcow.fast import simulate; simulate('classic', 3, 1, device='cuda')"
    done = subprocess.run(
        [sys.executable, "-c", f"{missing}; {play}"], capture_output=True, text=True, check=False
    )
    assert said in done.stderr.splitlines()[-1]


def test_no_numpy_array_without_a_copy() -> None:
    code = """
import numpy as np
from sixthcow.fast import simulate
try:
    np.array(simulate("classic", 2, 1, device="cuda"), copy=False)
except ValueError as refusal:
    print(refusal)
"""
    assert "not one of NumPy's without a copy" in run_simulated(code)
