"""Parts of the kernels that tests call by themselves."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from sixthcow.fast._jit import FOLDER, UNCOUNTED, kept_on_disk

F = TypeVar("F", bound=Callable[..., Any])


def alone(part: F) -> F:
    """A part of the kernels that Python calls: its machine code is kept on disk as theirs is."""
    compiled: Any = part
    return cast(F, kept_on_disk(compiled.py_func, FOLDER, UNCOUNTED))
