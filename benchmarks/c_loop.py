"""The scalar reference in C, compiled on demand if there is a C compiler."""

import ctypes
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

SOURCE = Path(__file__).with_name("scalar.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")


@cache
def library() -> ctypes.CDLL | None:
    """The compiled loop, or None without a compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    with TemporaryDirectory() as folder:
        target = str(Path(folder) / "scalar.so")
        subprocess.run([compiler, *FLAGS, "-o", target, str(SOURCE)], check=True)
        loop = ctypes.CDLL(target)
    loop.play_rounds.argtypes = [
        ctypes.c_uint64,
        ctypes.c_int64,
        ctypes.c_int,
        ctypes.POINTER(ctypes.c_int64),
    ]
    loop.play_rounds.restype = None
    return loop


def play_rounds(seed: int, rounds: int, seats: int) -> list[int]:
    """The total penalties of each seat over some random rounds."""
    loop = library()
    assert loop is not None
    totals = (ctypes.c_int64 * seats)()
    loop.play_rounds(seed, rounds, seats, totals)
    return list(totals)


def work(seats: int) -> Callable[[int], object]:
    """Work that plays the given number of rounds."""
    return lambda rounds: play_rounds(6, rounds, seats)
