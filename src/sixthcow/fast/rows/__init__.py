"""The rows games, one card at a time: the parts that all variants are made of, and hoof."""
