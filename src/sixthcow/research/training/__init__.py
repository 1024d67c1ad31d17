"""Training a player by self-play with PyTorch; nothing of it is imported until it is asked for."""
