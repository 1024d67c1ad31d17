"""Scoring a round and ending a match of the rows game (SCORE, END), with the options for both."""

from abc import abstractmethod

from sixthcow.engine import DEALER, BadOption, Event, Game, Outcome
from sixthcow.engine.game import ranked
from sixthcow.engine.options import MOST_ROUNDS, OneOf, Option, SeatNumber, WholeNumber
from sixthcow.games.rows import zones
from sixthcow.games.rows.cards import heads
from sixthcow.games.rows.state import RowsState

EDITIONS = ("boi-beret", "6-bierze", "korova-006", "persian")

MOST_TARGET = 1_000  # about as long as a hundred rounds

# END-4: another target, or a fixed number of rounds instead.
TARGET_OPTIONS: tuple[Option, ...] = (
    WholeNumber("target", 66, MOST_TARGET),
    OneOf("ends", ("exceeds", "reaches"), None),
    WholeNumber("rounds", None, MOST_ROUNDS),
)
FIRST_SEAT = SeatNumber("first")


def edition(default: str) -> OneOf:
    """The rulebook that is followed, where they differ (END-6 says which is the default)."""
    return OneOf("edition", EDITIONS, default)


def tidy(points: float) -> float:
    """Halves stay halves; whole points become integers."""
    if isinstance(points, int):
        return points
    return int(points) if points.is_integer() else points


class RowsMatch(Game[RowsState]):
    """From the end of a round to the end of a match."""

    option_specs = (edition("korova-006"), *TARGET_OPTIONS)
    # The finished rounds that were added up last, and what they come to.
    _written: tuple[object, tuple[float, ...]] = (None, ())

    def check_options(self) -> None:
        """END-4: a target or a number of rounds, not both; how a target ends it is by edition."""
        for name in ("target", "ends"):
            if name in self.options and "rounds" in self.options:
                raise BadOption("options-together", "END-4", option="rounds", other=name)
        if "target" not in self.settings:  # hoof and tournament have their own number of rounds
            return
        if self.settings["rounds"]:
            self.settings |= {"target": None, "ends": None}
        elif not self.settings["ends"]:
            by_edition = "reaches" if self.edition == "korova-006" else "exceeds"
            self.settings["ends"] = by_edition  # END-1, END-2

    @property
    def edition(self) -> str:
        """The rulebook this table follows."""
        return str(self.settings["edition"])

    def first_seat(self, number: int) -> int:
        """Who begins round `number`: the chosen starting seat, moving on by one each round."""
        return (int(self.settings.get("first") or 1) - 1 + number - 1) % self.seats

    @abstractmethod
    def next_round(self, state: RowsState, events: list[Event]) -> RowsState:
        """Ask for the first move of the next round."""

    # Scoring

    def penalty(self, state: RowsState, seat: int) -> float:
        """SCORE-1: the heads in a player's pile."""
        return heads(state.piles[seat])

    def final_penalty(self, state: RowsState, seat: int) -> float:
        """What a player's round counts for once it is over."""
        return self.penalty(state, seat)

    def is_written(self, number: int, seat: int) -> bool:
        """Whether a seat's penalty in round `number` counts for its total."""
        return True

    def totals(self, state: RowsState) -> tuple[float, ...]:
        """SCORE-1: finished rounds, plus this round's piles unless they are counted already."""
        written = self.written(state)
        if state.counted:
            return written
        return tuple(
            [
                tidy(before + self.penalty(state, seat))
                if self.is_written(state.round, seat)
                else before
                for seat, before in enumerate(written)
            ]
        )

    def written(self, state: RowsState) -> tuple[float, ...]:
        """Every seat's points from finished rounds, added up once after each of them."""
        rounds, known = self._written
        if rounds is state.rounds:
            return known
        written: list[float] = [0] * self.seats
        for number, penalties in enumerate(state.rounds, start=1):
            for seat, points in enumerate(penalties):
                if self.is_written(number, seat):
                    written[seat] += points
        known = tuple(map(tidy, written))
        self._written = state.rounds, known
        return known

    def end_round(self, state: RowsState, events: list[Event]) -> RowsState:
        """SCORE-1: all piles are counted; then the match is over, or the next round begins."""
        penalties = tuple(tidy(self.final_penalty(state, seat)) for seat in range(self.seats))
        state = state._replace(asks="over", actor=DEALER, rounds=(*state.rounds, penalties))
        totals = self.totals(state)
        for seat in range(self.seats):
            if self.is_written(state.round, seat):
                facts = {"points": penalties[seat], "total": totals[seat]}
                events.append(
                    Event("scored", "SCORE-1", seat, state.piles[seat], zones.PILES[seat], None,
                          facts)
                )  # fmt: skip
        if not self.match_is_over(state, totals):
            return self.next_round(state, events)
        events.append(Event("match_over", self.end_clause))
        for seat in self.result(totals).winners:
            events.append(Event("won", "END-3", seat, facts={"total": totals[seat]}))
        return state

    # The end of a match

    @property
    def end_clause(self) -> str:
        """The clause that ends this match."""
        if self.settings["rounds"]:
            return "END-4"
        return "END-1" if self.settings["ends"] == "exceeds" else "END-2"

    def match_is_over(self, state: RowsState, totals: tuple[float, ...]) -> bool:
        """END-1, END-2, END-4: asked when a round has been counted."""
        if self.settings["rounds"]:
            return len(state.rounds) == self.settings["rounds"]
        highest, target = max(totals), int(self.settings["target"] or 0)
        return highest > target or (highest == target and self.settings["ends"] == "reaches")

    def outcome(self, state: RowsState) -> Outcome:
        """How a match that is over has ended."""
        return self.result(self.totals(state))

    def result(self, totals: tuple[float, ...]) -> Outcome:
        """END-3: the lowest total wins, equal lowest totals share the win."""
        ranking = ranked(totals)
        winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1)
        titles = {}
        if self.edition == "korova-006":  # END-5
            mark = min(int(self.settings.get("target") or 66), max(totals))
            losers = tuple(seat for seat, total in enumerate(totals) if total >= mark)
            titles = {"loser": losers, "winner": winners}
        return Outcome(totals, ranking, winners, titles)
