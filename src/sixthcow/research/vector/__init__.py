"""Many tables stepped at once: see `VectorEnv`."""

from sixthcow.research.vector.batch import Step
from sixthcow.research.vector.env import VectorEnv

__all__ = ["Step", "VectorEnv"]
