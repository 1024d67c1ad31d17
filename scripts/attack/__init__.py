"""Known attacks, repeated against servers of their own."""
