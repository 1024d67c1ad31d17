"""Choosing an action step by step."""
