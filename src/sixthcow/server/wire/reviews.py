"""Reviews and hints: what every decision cost and what was luck, and what the present one will
cost. Seats are counted from 1 here, as in `sixthcow review --json`."""

from typing import Literal

from msgspec import field

from sixthcow.server.wire.views import Strict

Verdict = Literal["best", "equal", "inaccuracy", "mistake", "blunder"]
Decider = Literal["bot", "clock", "record"]


class FactData(Strict, frozen=True):
    """A reason for or against a choice: the text `fact-<kind>` says it with these values."""

    kind: str
    values: dict[str, int | float | str]


class PickData(Strict, frozen=True):
    """What another seat picked at the same time, how likely that was, and how surprising."""

    seat: int
    action: str
    chance: float
    surprise: float


class HindsightData(Strict, frozen=True):
    """What would have been best had the seat seen what the others picked."""

    best: str
    error: float


class ReviewedDecision(Strict, frozen=True, tag_field="kind", tag="decision"):
    """A decision: `choices` are the expected penalty points of every legal action to the end of the
    round, `error` what the chosen one cost more than the best; `win` are the chances to win the
    match, a shared win counting as an equal part. `before`, `after` and `expected` are expected
    match totals after this round. `decider` is who decided instead of the seat's player: a bot that
    stood in, the clock (when it had run out), or the record of another match from which this one
    goes on. Such a decision counts as luck."""

    move: int
    seat: int
    action: str
    best: str
    error: float
    se: float
    verdict: Verdict = field(name="class")
    exact: bool
    choices: dict[str, float]
    win: dict[str, float]
    round: int
    turn: int
    asks: str
    errors_se: dict[str, float]
    win_se: dict[str, float]
    equal: list[str]
    before: float
    after: float
    luck: float
    expected: list[float | None]
    others: list[PickData]
    hindsight: HindsightData | None
    facts: dict[str, list[FactData]]
    decider: Decider | None


class ReviewedRound(Strict, frozen=True, tag_field="kind", tag="round"):
    """The end of a round: its penalties, and the luck of the last reveal by seat."""

    move: int
    round: int
    penalties: list[float]
    luck: list[float | None]


class ReviewScore(Strict, frozen=True):
    """How well some decisions were made."""

    decisions: int
    error: float
    error_rate: float
    classes: dict[str, int]


class ReviewedSeat(Strict, frozen=True):
    """A seat's match: expected + error + luck = result."""

    seat: int
    expected: float
    error: float
    luck: float
    result: float
    corrected: float
    score: ReviewScore
    situations: dict[str, ReviewScore]


class ReviewedMatch(Strict, frozen=True, tag_field="kind", tag="match"):
    """The summary of a match, the last finding of a review."""

    seats: list[ReviewedSeat]


class ReviewPart(Strict, frozen=True):
    """The findings of a review after those that the client has; `done` if there will be no more.
    `preparing` while the first has to wait until the bots' processes are ready for the game.
    `decisions` is how many decisions there are in all."""

    done: bool
    preparing: bool
    decisions: int
    findings: list[ReviewedDecision | ReviewedRound | ReviewedMatch]


class ReviewNews(ReviewPart, frozen=True, tag_field="type", tag="review"):
    """A part of a review over its socket: the findings from number `after` on, counted from 0."""

    after: int


class HintWanted(Strict, frozen=True):
    """A hint for the decision of this number, which must be the current one."""

    decision: int


class Hint(Strict, frozen=True):
    """A hint for a decision, from what its seat can know. `look` is what to look at: the text
    `hint-<kind>` says it, with the text of `reason` where there is one. `choices` are the expected
    penalty points of every legal action to the end of the round, `win` the chances to win the
    match, `facts` the reasons for `best`."""

    look: FactData
    reason: FactData | None
    best: str
    choices: dict[str, float]
    win: dict[str, float]
    equal: list[str]
    exact: bool
    facts: list[FactData]
