"""Positions to train with."""

from sixthcow.server.wire.reviews import FactData
from sixthcow.server.wire.views import CardFace, Strict, ViewData


class Training(Strict, frozen=True):
    """What there is to train with: the ratings of a game's positions, easiest first, and the number
    of today's puzzle. `day` counts days since 1970, by UTC."""

    game: str
    day: int
    today: int
    ratings: list[int]


class TrainingPosition(Strict, frozen=True):
    """A position: `view` is the question, `costs` (expected penalty points to the end of the round)
    the answer, `facts` the reasons for and against every choice."""

    game: str
    number: int
    rating: int
    deck: list[tuple[CardFace, float]]
    view: ViewData
    costs: dict[str, float]
    facts: dict[str, list[FactData]]
