"""Classic: the main rules unchanged (CARD, DEAL, TURN, PLACE, SCORE, END)."""

from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.match import TARGET_OPTIONS, edition


class Classic(RowsGame):
    """Four rulebooks, one game: they differ in how a match ends (END-1, END-2)."""

    name = "classic"
    option_specs = (edition("6-bierze"), *TARGET_OPTIONS)
