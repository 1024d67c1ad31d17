"""Copying part of a table into an observation."""

from sixthcow.fast._jit import I16, I32, u64
from sixthcow.research.vector.compiling import step


@step
def copy_plane(seen: I16, to: int, table: I32, begin: int, count: int) -> None:
    """Copy numbers of a table; with unsigned indices the compiler copies many at a time."""
    for at in range(u64(count)):
        seen[u64(to) + at] = table[u64(begin) + at]
