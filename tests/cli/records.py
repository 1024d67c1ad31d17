"""Records for the command's tests: played at random from a seed, or written by hand."""

import json
from pathlib import Path
from random import Random

from sixthcow.dealer import draw
from sixthcow.engine import Record
from sixthcow.engine.record import Recorder
from sixthcow.games import GAMES

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")

# Ada holds 1–10, Bo 11–20, the rows begin with 21 to 24.
STRAIGHT = "shuffle " + " ".join(map(str, range(1, 105)))


def played(game: str, seats: int, seed: int = 1, **options: object) -> Record:
    """A whole match at random."""
    rng = Random(seed)
    recorder = Recorder(Record(game, NAMES[:seats], (), options), GAMES)
    while pending := recorder.state.pending:
        for seat, legal in pending.items():
            chance = recorder.state.chance
            recorder.play(seat, draw(chance, rng) if chance else rng.choice(legal))
    return recorder.record


def document(*moves: tuple[int, str], **changes: object) -> dict[str, object]:
    """A record of a classic match for two, or with other keys."""
    plain: dict[str, object] = {
        "format": "sixthcow/1",
        "game": "classic",
        "options": {},
        "seats": ["Ada", "Bo"],
        "moves": [list(move) for move in moves],
    }
    return plain | changes


def write(folder: Path, content: object) -> str:
    """A record file; its name."""
    file = folder / "record.json"
    if isinstance(content, bytes):
        file.write_bytes(content)
    else:
        text = content if isinstance(content, str) else json.dumps(content)
        file.write_text(text, encoding="utf-8")
    return str(file)
