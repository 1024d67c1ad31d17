"""The result of a deal: every seat's total and rank in each match, and the bots' faults."""

from collections.abc import Sequence
from typing import Any, NamedTuple


class Faults(NamedTuple):
    """How often a bot (an entrant's number) lost a decision in one way, and the first instance."""

    bot: int
    kind: str
    times: int
    first: str


class Match(NamedTuple):
    """One match: totals and ranks by seat, what went wrong, what each seat's errors were expected
    to cost, and how many of its points are luck, if these were measured."""

    totals: tuple[float, ...]
    ranking: tuple[int, ...]
    faults: tuple[Faults, ...] = ()
    errors: tuple[float, ...] | None = None
    luck: tuple[float, ...] | None = None


class Deal(NamedTuple):
    """One deal: the same cards, played once in every rotation of the seating."""

    number: int
    matches: tuple[Match, ...]

    def to_json(self) -> dict[str, object]:
        """The deal as plain JSON values."""
        return {"deal": self.number, "matches": [match._asdict() for match in self.matches]}


def deal_from(document: Any, rotations: int, seats: int) -> Deal:
    """A deal from JSON values; raises ValueError if they are not a deal of this size."""
    match document:
        case {"deal": int(number), "matches": list(matches)} if len(matches) == rotations:
            return Deal(number, tuple(_match(match, seats) for match in matches))
    raise ValueError("no deal")


def _match(document: Any, seats: int) -> Match:
    match document:
        case {"totals": list(totals), "ranking": list(ranking), "faults": list(faults)}:
            if _are_numbers(totals, seats) and _are_numbers(ranking, seats):
                measured = [_measured(document, name, seats) for name in ("errors", "luck")]
                return Match(tuple(totals), tuple(ranking), tuple(map(_faults, faults)), *measured)
    raise ValueError("no match")


def _measured(document: Any, name: str, seats: int) -> tuple[float, ...] | None:
    values = document.get(name)
    if values is None:
        return None
    if isinstance(values, list) and _are_numbers(values, seats):
        return tuple(values)
    raise ValueError(f"no {name}")


def _are_numbers(values: Sequence[object], count: int) -> bool:
    return len(values) == count and all(isinstance(value, int | float) for value in values)


def _faults(document: Any) -> Faults:
    match document:
        case [int(bot), str(kind), int(times), str(first)]:
            return Faults(bot, kind, times, first)
    raise ValueError("no faults")
