"""What every decision cost and what was luck: the measure behind reviews, hints and training."""

from sixthcow.analysis.choices import CLASSES, EQUAL, Choices, Cost
from sixthcow.analysis.decision import Decision, Fact, Hindsight, Pick, RoundEnd
from sixthcow.analysis.hints import Hint, hint
from sixthcow.analysis.match_summary import VERDICTS, MatchSummary, Score, SeatSummary
from sixthcow.analysis.measure import expectations, use_threads
from sixthcow.analysis.positions import Position, positions
from sixthcow.analysis.whole_match import Item, analyse
from sixthcow.analysis.winning import Chance, chances_to_win

__all__ = [
    "CLASSES",
    "EQUAL",
    "VERDICTS",
    "Chance",
    "Choices",
    "Cost",
    "Decision",
    "Fact",
    "Hindsight",
    "Hint",
    "Item",
    "MatchSummary",
    "Pick",
    "Position",
    "RoundEnd",
    "Score",
    "SeatSummary",
    "analyse",
    "chances_to_win",
    "expectations",
    "hint",
    "positions",
    "use_threads",
]
