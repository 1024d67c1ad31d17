"""Refusals: what was wrong, what is allowed, and the clause that says so."""

from collections.abc import Mapping, Sequence

Fact = str | int | float | Sequence[str | int]


class Refused(ValueError):
    """A request that cannot be fulfilled.

    `reason` is the key of a text in every language (`refusal-<reason>`), `facts` are the values
    that text needs and `clause` is the rule behind it, if there is one. The exception's own message
    is a short form for programmers.
    """

    def __init__(self, reason: str, clause: str = "", **facts: Fact) -> None:
        self.reason = reason
        self.clause = clause
        self.facts: Mapping[str, Fact] = facts
        said = ", ".join(f"{name}={value!r}" for name, value in facts.items())
        text = reason.replace("-", " ") + (f": {said}" if said else "")
        super().__init__(f"{text} ({clause})" if clause else text)


class BadOption(Refused):
    """A game cannot be set up like this: an unknown option or value, or a wrong number of seats."""


class IllegalAction(Refused):
    """A seat tried something it may not do now; `legal` lists what it may do."""

    def __init__(
        self,
        seat: int,
        action: str,
        legal: Sequence[str],
        reason: str,
        clause: str,
        **facts: Fact,
    ) -> None:
        super().__init__(reason, clause, **facts)
        self.seat = seat
        self.action = action
        self.legal = tuple(legal)


class BadRecord(Refused):
    """A game record cannot be read or followed; `move` is the number of the move, from 1."""

    def __init__(self, reason: str, clause: str = "", *, move: int = 0, **facts: Fact) -> None:
        super().__init__(reason, clause, **facts)
        self.move = move
