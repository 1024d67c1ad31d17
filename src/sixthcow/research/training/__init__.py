"""Training a player by self-play with PyTorch; nothing is imported until it is used."""
