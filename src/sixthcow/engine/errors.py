"""Refusals: what was wrong, what is allowed, and the clause that says so."""

from collections.abc import Mapping, Sequence

Fact = str | int | float | Sequence[str | int]


class Refused(ValueError):
    """Something asked for cannot be done.

    `reason` is a key that the words of every language know (`refusal-<reason>`), `facts` are the
    values its sentence needs and `clause` is the rule behind it, where one is. The text of the
    exception itself is the same in brief, for programmers.
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
    """A seat tried what it may not do now; `legal` is what it may do."""

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
