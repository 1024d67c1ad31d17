"""Compiling the steps of many tables; machine code is kept on disk as for all kernels."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import njit

from sixthcow.fast._jit import COUNTED, UNCOUNTED, kept_on_disk, part
from sixthcow.fast._jit import FOLDER as KERNELS

I8 = npt.NDArray[np.int8]
F32 = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]

F = TypeVar("F", bound=Callable[..., Any])

HERE = Path(__file__).parent


def _folder() -> str:
    """A folder for each version of this package's content and of the kernels it uses."""
    digest = sha256()
    for file in sorted(HERE.glob("*.py")):
        digest.update(file.read_bytes())
    return f"{KERNELS}-vector-{digest.hexdigest()[:16]}"


FOLDER = _folder()


step = part  # as the parts of all kernels


def allocating(function: F) -> F:
    """Compile a function that kernels call and that makes arrays."""
    return cast(F, njit(**COUNTED)(function))


def kernel(function: F) -> F:
    """Compile on first use, keep the machine code on disk, and let other threads run meanwhile."""
    return kept_on_disk(function, FOLDER, UNCOUNTED)
