"""What every decision cost and what was luck: the measure behind reviews, hints and training."""

from sixthcow.analysis.choices import CLASSES, EQUAL, Choices, Cost
from sixthcow.analysis.decision import Decision, Fact, Hindsight, Pick, RoundEnd
from sixthcow.analysis.hints import Hint, hint, hint_in_steps
from sixthcow.analysis.match_summary import (
    SITUATIONS,
    VERDICTS,
    MatchSummary,
    Score,
    SeatSummary,
)
from sixthcow.analysis.measure import expectations
from sixthcow.analysis.positions import Position, positions
from sixthcow.analysis.steps import threads
from sixthcow.analysis.whole_match import Item, analyse, analyse_in_steps
from sixthcow.analysis.winning import Chance, chances_to_win

__all__ = [
    "CLASSES",
    "EQUAL",
    "SITUATIONS",
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
    "analyse_in_steps",
    "chances_to_win",
    "expectations",
    "hint",
    "hint_in_steps",
    "positions",
    "threads",
]
