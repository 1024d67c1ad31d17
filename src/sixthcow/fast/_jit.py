"""Numba behind a typed shim: what it compiles keeps its Python signature."""

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import njit
from numba.core import config as numba_config
from numba.core.caching import FunctionCache
from numba.core.runtime.nrt import rtsys
from platformdirs import user_cache_path

from sixthcow.fast.constants import COMPILED_IN

F = TypeVar("F", bound=Callable[..., Any])

U16 = npt.NDArray[np.uint16]
U64 = npt.NDArray[np.uint64]
I16 = npt.NDArray[np.int16]
I32 = npt.NDArray[np.int32]
I64 = npt.NDArray[np.int64]
F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]

# Indices of the lane kernels are unsigned: Numba tests a signed one for being negative, and the
# compiler then does not see that a loop walks through memory in order.
u16 = np.uint16
u64 = np.uint64
Index = np.uint64 | int  # a loop variable that runs up to one is an `int` to the type checker

HERE = Path(__file__).parent

config: Any = numba_config  # its settings exist only after the import


def cache_folder() -> str:
    """Where machine code is kept: beside the source if writable, else in the user's cache.

    Numba checks only the kernel's own file for changes. A separate folder for every version of this
    package's content keeps stale code from being used after another file, or a constant of the
    rules, has changed.
    """
    digest = sha256(repr(COMPILED_IN).encode())
    for file in sorted(HERE.rglob("*.py")):
        digest.update(file.read_bytes())
    given = os.environ.get("NUMBA_CACHE_DIR")
    home = user_cache_path("sixthcow", appauthor=False)
    beside = HERE / "__pycache__"
    writable = os.access(beside if beside.exists() else HERE, os.W_OK)
    base = Path(given) if given else beside if writable else home
    return str(base / f"kernels-{digest.hexdigest()[:16]}")


FOLDER = cache_folder()


# Counting references to arrays takes up to half of the time of short functions that are called
# often. What makes no arrays needs none of it: all that it is given belongs to its caller.
COUNTED: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": True}
UNCOUNTED: dict[str, Any] = {**COUNTED, "_nrt": False}


def part(function: F) -> F:
    """Inline a function into the kernels that call it: a real call would cost more. It may not make
    arrays."""
    return cast(F, njit(forceinline=True, **UNCOUNTED)(function))


class KernelCache(FunctionCache):
    """Machine code on disk.

    Numba's own cache first imports everything that a compiler may need, which takes far longer than
    to load a kernel. A loaded one needs only the memory management of arrays; the compiler imports
    the rest itself.
    """

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The machine code for these types, or None."""
        untyped: Any = self
        rtsys.initialize(target_context)
        with untyped._guard_against_spurious_io_errors():
            return untyped._load_overload(sig, target_context)


def kept_on_disk(function: F, folder: str, how: dict[str, Any]) -> F:
    """Compile on first use, and keep the machine code in a folder."""
    compiled: Any = njit(**how)(function)
    cache: Any = KernelCache
    usual = config.CACHE_DIR
    config.CACHE_DIR = folder
    try:
        compiled._cache = cache(function)
    finally:
        config.CACHE_DIR = usual
    return cast(F, compiled)


def kernel(function: F) -> F:
    """Compile on first use, keep the machine code on disk, and let other threads run meanwhile."""
    return kept_on_disk(function, FOLDER, COUNTED)
