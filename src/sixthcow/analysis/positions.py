"""Training positions: decisions with one clearly best choice, graded by which bots find it."""

import gzip
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from sixthcow.analysis.comparison import facts_about_all
from sixthcow.analysis.decision import Fact
from sixthcow.engine import Action, Record, State, View
from sixthcow.engine.record import Move
from sixthcow.games import GAMES

FOLDER = Path(str(resources.files("sixthcow.analysis"))) / "collection"

# The rating of a position that everybody solves, and of one that nobody does.
EASIEST, HARDEST = 600, 2200


@dataclass(frozen=True)
class Position:
    """A decision of one seat, reached by the moves of a record.

    `costs` are the expected penalty points of every legal action from now to the end of the round;
    `solved` is how often each level of bots finds the best one.
    """

    id: str
    record: Record
    seat: int
    costs: Mapping[Action, float]
    solved: Mapping[str, float]

    @property
    def best(self) -> Action:
        """The solution."""
        return min(self.costs, key=self.costs.__getitem__)

    @property
    def difficulty(self) -> float:
        """From 0 to 1: how often bots miss the solution, all levels counted alike."""
        return 1 - sum(self.solved.values()) / len(self.solved)

    @property
    def rating(self) -> int:
        """The difficulty as a rating, to be compared with that of a player."""
        return round(EASIEST + (HARDEST - EASIEST) * self.difficulty)

    @cached_property
    def state(self) -> State:
        """The whole state, with everything that is hidden from the seat."""
        *_, last = self.record.steps(GAMES)
        return last.state

    @property
    def view(self) -> View:
        """What the seat sees: the question."""
        return self.state.view(self.seat)

    @property
    def facts(self) -> Mapping[Action, tuple[Fact, ...]]:
        """The reasons for and against every choice."""
        return facts_about_all(self.view, self.costs)

    def to_json(self) -> dict[str, object]:
        """The position as plain JSON values."""
        moves = [[move.seat + 1, move.action] for move in self.record.moves]
        return {
            "id": self.id,
            "seats": len(self.record.seats),
            "options": dict(self.record.options),
            "moves": moves,
            "seat": self.seat + 1,
            "costs": dict(self.costs),
            "solved": dict(self.solved),
        }


def position_from(game: str, document: Mapping[str, Any]) -> Position:
    """A position from JSON values."""
    moves = tuple(Move(seat - 1, action) for seat, action in document["moves"])
    seats = tuple(str(seat + 1) for seat in range(document["seats"]))
    record = Record(game, seats, moves, document["options"])
    return Position(
        document["id"], record, document["seat"] - 1, document["costs"], document["solved"]
    )


@lru_cache(maxsize=16)
def positions(game: str) -> tuple[Position, ...]:
    """The positions of a game that come with the program, easiest first."""
    file = FOLDER / f"{game}.jsonl.gz"
    if not file.exists():  # a game of somebody else's
        return ()
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    return tuple(position_from(game, json.loads(line)) for line in lines)


def save(game: str, collection: Iterable[Position], folder: Path = FOLDER) -> Path:
    """Write the positions of a game, easiest first; the same ones give the same bytes."""
    ordered = sorted(collection, key=lambda position: (position.difficulty, position.id))
    text = "".join(json.dumps(each.to_json(), separators=(",", ":")) + "\n" for each in ordered)
    folder.mkdir(exist_ok=True)
    file = folder / f"{game}.jsonl.gz"
    file.write_bytes(gzip.compress(text.encode(), mtime=0))
    return file
