"""Standard environments, array batches and data sets for research on these games."""

from typing import TYPE_CHECKING, Any

from sixthcow.fast import simulate

if TYPE_CHECKING:
    from sixthcow.research.vector import VectorEnv

__all__ = ["VectorEnv", "simulate"]


def __getattr__(name: str) -> Any:
    """`VectorEnv` imports the compiler, so it is loaded only when it is used."""
    if name != "VectorEnv":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sixthcow.research.vector import VectorEnv

    return VectorEnv
