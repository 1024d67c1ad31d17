"""Many tables stepped at once: see `VectorEnv`."""

from sixthcow.research.vector.env import Step, VectorEnv

__all__ = ["Step", "VectorEnv"]
