"""Where games are saved while they are played: files are written aside and then renamed."""

import json
import os
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_state_path

from sixthcow.engine import BadRecord, Record
from sixthcow.engine.record import MAX_BYTES
from sixthcow.games import GAMES


def home() -> Path:
    """The folder for this person's games."""
    if chosen := os.environ.get("SIXTHCOW_HOME"):
        return Path(chosen).expanduser()
    return user_state_path("sixthcow", appauthor=False)


def new_file(game: str) -> Path:
    """A free path for a new game, named after its starting time."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return free(home() / f"{stamp}-{game}.json")


def free(path: Path) -> Path:
    """The path, or a similar one if it exists already."""
    number, found = 2, path
    while found.exists():
        found = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return found


def save(record: Record, path: Path) -> None:
    """Write a record atomically: the file is always complete, either old or new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.to_json() + "\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: Path) -> Record:
    """Read a record; raises BadRecord if it cannot be read."""
    try:
        with path.open("rb") as file:
            text = file.read(MAX_BYTES + 1)
    except OSError as error:
        detail = error.strerror or str(error)
        raise BadRecord("unreadable", file=str(path), detail=detail) from None
    if not text.strip():
        raise BadRecord("empty", file=str(path))
    return Record.from_json(text)


def latest_unfinished() -> Path | None:
    """The game that was played last and is not over, if there is one."""
    return next(_unfinished(), None)


def brief(path: Path) -> tuple[str, int]:
    """The game and the round of a file that `latest_unfinished` found."""
    document = json.loads(path.read_text("utf-8"))
    return str(document["game"]), int(document["meta"].get("round", 1))


def _unfinished() -> Iterator[Path]:
    files = []
    for path in home().glob("*.json"):
        try:
            files.append((path.stat().st_mtime_ns, path))
        except OSError:
            continue
    for _, path in sorted(files, reverse=True):
        try:
            document = json.loads(path.read_text("utf-8"))
            meta = document["meta"]
            if document["game"] in GAMES and meta["people"] and not meta["over"]:
                yield path
        except (OSError, ValueError, LookupError, TypeError):
            continue
