"""What a candidate of a search decides, as the kernels number it."""

NOTHING = 0  # there is only one way to go on
PICK = 1  # the actor's next card or cards
PLACING = 2  # the first decision about the cards that wait to be placed
