"""Everything that is drawn, from single cells to the whole table."""
