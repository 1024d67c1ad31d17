"""Decisions of bots as Parquet files: written in shards, read back as NumPy arrays."""

from sixthcow.research.dataset.dataset_plan import Plan
from sixthcow.research.dataset.loader import Decisions, read
from sixthcow.research.dataset.writing import write

__all__ = ["Decisions", "Plan", "read", "write"]
