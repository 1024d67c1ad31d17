"""Texts on a screen of cells."""
