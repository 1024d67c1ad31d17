"""Running code in Numba's CUDA simulator: the kernels of the GPU, thread by thread on the CPU."""

import os
import subprocess
import sys


def run_simulated(code: str) -> str:
    """What a program prints in which the simulator is the GPU; nothing is compiled there."""
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", f"import tests.fast.blocks\n{code}"],
        env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
