"""What players were promised: every acknowledged action, to be found again in the record."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from sixthcow import fairness
from sixthcow.engine import Record, Refused
from sixthcow.games import GAMES


@dataclass
class Ledger:
    """All promises of a run, what was counted, and what was broken."""

    promises: dict[tuple[str, int], dict[int, str]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)

    def acknowledged(self, table: str, seat: int, decision: int, action: str) -> None:
        """A player has heard that their action counts; it takes the place of an earlier pick."""
        self.counts["acknowledged"] += 1
        self.promises.setdefault((table, seat), {})[decision] = action

    def broken(self, what: str) -> None:
        """A promise was not kept."""
        self.violations.append(what)

    def finish(self, table: str, document: dict[str, Any], people: list[int]) -> None:
        """Compare a finished record with what its people were promised."""
        record = Record.from_document(document)
        try:
            *_, last = record.steps(GAMES)
            if last.state.outcome is None:
                self.broken(f"{table}: the record does not reach the end")
            if not fairness.verify(record, GAMES).honest:
                self.broken(f"{table}: the dealer's draws do not follow from the seed")
        except Refused as error:
            self.broken(f"{table}: the record does not replay: {error}")
            return
        self.counts["tables finished"] += 1
        self.counts["moves replayed"] += len(record.moves)
        for seat in people:
            promised = self.promises.pop((table, seat), {})
            expected = [promised[decision] for decision in sorted(promised)]
            found = [move.action for move in record.moves if move.seat == seat]
            if expected != found:
                self.broken(f"{table}: seat {seat} was promised {expected} and got {found}")
