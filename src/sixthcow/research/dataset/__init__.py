"""Decisions of bots as Parquet files: written in shards, read back as NumPy arrays."""

from sixthcow.research.dataset.plan import Plan
from sixthcow.research.dataset.reading import Decisions, read
from sixthcow.research.dataset.writing import write

__all__ = ["Decisions", "Plan", "read", "write"]
