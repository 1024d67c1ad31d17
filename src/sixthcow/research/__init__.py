"""Standard environments, batches as arrays and data sets, for those who study these games."""

from typing import TYPE_CHECKING, Any

from sixthcow.fast import simulate

if TYPE_CHECKING:
    from sixthcow.research.vector import VectorEnv

__all__ = ["VectorEnv", "simulate"]


def __getattr__(name: str) -> Any:
    """`VectorEnv` brings the compiler along, so it is imported when it is asked for."""
    if name != "VectorEnv":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sixthcow.research.vector import VectorEnv

    return VectorEnv
