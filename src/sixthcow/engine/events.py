"""Events: what a move caused, card by card, for animations, logs, explanations and tests."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

Card = int | str
Facts = Mapping[str, int | float | str]

NO_FACTS: Facts = MappingProxyType({})


class Zone(NamedTuple):
    """A place for cards: its kind, and its number from 0 (of a seat, a row, a stack)."""

    kind: str
    number: int = 0

    def __str__(self) -> str:
        """`row 2`: as people count, from 1."""
        return f"{self.kind} {self.number + 1}"


class Event(NamedTuple):
    """One thing that happened.

    `kind` says what happened (`placed`, `row_taken`, …), `clause` by which rule, `seat` is the seat
    concerned, and `source` and `target` are the zones between which the cards moved. `facts` holds
    whatever else a sentence about it needs, but never a hidden card. `seen_by` are the seats that
    may see the cards' faces: everybody if None.
    """

    kind: str
    clause: str
    seat: int | None = None
    cards: tuple[Card | None, ...] = ()
    source: Zone | None = None
    target: Zone | None = None
    facts: Facts = NO_FACTS
    seen_by: tuple[int, ...] | None = None

    def seen_from(self, seat: int | None) -> "Event":
        """The event as `seat` (or a spectator, None) may see it: hidden cards become None."""
        kind, clause, whose, cards, source, target, facts, seen_by = self
        if seen_by is None or seat in seen_by:
            return self
        hidden = (None,) * len(cards)
        return Event(kind, clause, whose, hidden, source, target, facts, seen_by)

    def to_json(self) -> dict[str, object]:
        """The event as plain JSON values, without `seen_by`."""
        kind, clause, seat, cards, source, target, facts, _ = self
        return {
            "kind": kind, "clause": clause, "seat": seat, "cards": cards, "source": source,
            "target": target, "facts": dict(facts) if facts else {},
        }  # fmt: skip
