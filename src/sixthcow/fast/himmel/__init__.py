"""Himmel: its rules as a kernel, and its positions."""
