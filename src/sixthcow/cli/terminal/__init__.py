"""Playing in the terminal, whatever the game: a table drawn from views, keys, and words."""
