"""The rows game: what all its variants share."""
