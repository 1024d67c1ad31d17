"""Himmel: targets, stacks and dung heaps (HIM)."""

from sixthcow.games.himmel.game import Himmel

__all__ = ["Himmel"]
