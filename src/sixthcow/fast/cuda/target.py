"""Numba's CUDA behind a typed shim."""

from collections.abc import Callable
from typing import Any

from numba import cuda as _cuda

cuda: Any = _cuda


def gpu_kernel(function: Callable[..., None]) -> Any:
    """Compile for the GPU on first use; `kernel[blocks, threads](…)` runs it.

    What it calls is written once for both: functions compiled for the CPU are compiled for the GPU
    too.
    """
    return cuda.jit(function)


def gpu_part(function: Callable[..., Any]) -> Any:
    """Compile a function that kernels of the GPU call, and that exists only there."""
    return cuda.jit(function, device=True)
