"""The main rules of the rows games in lanes: 64 play-outs side by side."""
