"""What a match, or many, say about each seat: errors, luck and strengths."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sixthcow.analysis.choices import CLASSES
from sixthcow.analysis.decision import Decision, rounded

VERDICTS = ("best", "equal", *CLASSES)

# Situations that a decision may be in, beyond what it asks for.
LATE_TURN = 7  # from this turn of a round on
LOW_CARD = 15  # a hand with a card up to this one
SPECIAL_CHOICES = ("stop", "rob")  # where one may do this as well as something else

# All of them, in the order in which they are shown.
SITUATIONS = (
    "draft", "play", "place", "turn", "row", "end", "first", "keep", "target", "stop", "rob",
    "low-cards", "late",
)  # fmt: skip


@dataclass(frozen=True)
class Score:
    """How well some decisions were made: how many there were with a real choice, what the errors
    add up to, and how many there were of each class."""

    decisions: int
    error: float
    classes: Mapping[str, int]

    @property
    def error_rate(self) -> float:
        """The error per decision, in penalty points."""
        return self.error / self.decisions if self.decisions else 0.0

    def __add__(self, other: "Score") -> "Score":
        classes = {name: self.classes[name] + other.classes[name] for name in VERDICTS}
        return Score(self.decisions + other.decisions, self.error + other.error, classes)

    def to_json(self) -> dict[str, object]:
        """The score as plain JSON values."""
        return {
            "decisions": self.decisions,
            "error": rounded(self.error),
            "error_rate": rounded(self.error_rate, 4),
            "classes": dict(self.classes),
        }


NO_SCORE = Score(0, 0.0, dict.fromkeys(VERDICTS, 0))


@dataclass(frozen=True)
class SeatSummary:
    """A seat's match: expected before the deals + error + luck = result.

    The summaries of a player's matches can be added up.
    """

    seat: int
    expected: float
    error: float
    luck: float
    result: float
    score: Score
    situations: Mapping[str, Score]

    @property
    def corrected(self) -> float:
        """The result without the luck."""
        return self.result - self.luck

    def __add__(self, other: "SeatSummary") -> "SeatSummary":
        names = {**self.situations, **other.situations}
        return SeatSummary(
            self.seat,
            self.expected + other.expected,
            self.error + other.error,
            self.luck + other.luck,
            self.result + other.result,
            self.score + other.score,
            {name: self.in_situation(name) + other.in_situation(name) for name in names},
        )

    def in_situation(self, name: str) -> Score:
        """The score of the decisions in a situation."""
        return self.situations.get(name, NO_SCORE)

    def line(self) -> dict[str, object]:
        """The seat as `sixthcow review --json` writes it."""
        return {
            "seat": self.seat + 1,
            "expected": rounded(self.expected),
            "error": rounded(self.error),
            "luck": rounded(self.luck),
            "result": rounded(self.result),
        }

    def to_json(self) -> dict[str, object]:
        """Everything about the seat's match as plain JSON values."""
        return {
            **self.line(),
            "corrected": rounded(self.corrected),
            "score": self.score.to_json(),
            "situations": {name: score.to_json() for name, score in self.situations.items()},
        }


@dataclass(frozen=True)
class MatchSummary:
    """The summary of a match: one for each seat that was analysed."""

    seats: tuple[SeatSummary, ...]

    def line(self) -> dict[str, object]:
        """The match as `sixthcow review --json` writes it."""
        return {"seats": [seat.line() for seat in self.seats]}

    def to_json(self) -> dict[str, object]:
        """Everything about the match as plain JSON values."""
        return {"seats": [seat.to_json() for seat in self.seats]}


def score(decisions: Iterable[Decision]) -> Score:
    """The score of decisions; those with a single legal action do not count."""
    free = [decision for decision in decisions if len(decision.choices.costs) > 1]
    classes = Counter(decision.verdict for decision in free)
    error = sum(decision.error for decision in free)
    return Score(len(free), error, {name: classes[name] for name in VERDICTS})


def situations(decisions: Iterable[Decision]) -> dict[str, Score]:
    """The scores by situation: by what was to be decided, and late or with low cards in hand."""
    found: dict[str, list[Decision]] = {}
    for decision in decisions:
        for name in situations_of(decision):
            found.setdefault(name, []).append(decision)
    return {name: score(found[name]) for name in SITUATIONS if name in found}


def situations_of(decision: Decision) -> list[str]:
    """The situations that a decision is in: what is asked for, whatever was done then."""
    names, actions = [decision.choices.asks], [action.split() for action in decision.choices.costs]
    verbs = {action[0] for action in actions}
    names += [verb for verb in SPECIAL_CHOICES if verb in verbs and len(verbs) > 1]
    if verbs == {"play"}:
        names += ["late"] if decision.turn >= LATE_TURN else []
        cards = [int(card) for _, *played in actions for card in played]
        names += ["low-cards"] if min(cards) <= LOW_CARD else []
    return names
