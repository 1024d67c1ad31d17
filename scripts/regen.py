"""Regenerate the golden games in tests/golden, to be reviewed as a diff.

`python scripts/regen.py` writes the transcripts of the existing records; `--records` first replays
the records, each with the first seed whose game shows what it is meant to show.
"""

import argparse
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from sixthcow.cli.replay import json_lines
from sixthcow.dealer import deal
from sixthcow.engine import Record
from sixthcow.engine.record import Recorder, Step
from sixthcow.games import GAMES
from sixthcow.locale import Words
from sixthcow.locale.say import Speaker

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
NAMES = ("Ada", "Bo", "Cy", "Dee")


class Golden(NamedTuple):
    """A game to be recorded, and the signs (see `signs`) that it must show."""

    name: str
    game: str
    seats: int
    options: Mapping[str, object]
    shows: tuple[str, ...]

    @property
    def record_file(self) -> Path:
        """The path of its record."""
        return FOLDER / f"{self.name}.json"

    @property
    def transcript_file(self) -> Path:
        """The path of its transcript."""
        return FOLDER / f"{self.name}.txt"


GOLDEN = (
    Golden(
        "classic", "classic", 3, {"rounds": 1},
        ("placed PLACE-2", "row_taken PLACE-3", "row_taken PLACE-4", "match_over END-4"),
    ),
    Golden(
        "classic-korova", "classic", 2, {"edition": "korova-006", "target": 12},
        ("round 2", "row_taken PLACE-3", "row_taken PLACE-4", "match_over END-2"),
    ),
    Golden("tactical", "tactical", 2, {"rounds": 1}, ("row_taken PLACE-3", "row_taken PLACE-4")),
    Golden(
        "logical", "logical", 2, {"edition": "persian", "first": 2, "target": 5},
        ("drafted LOGIC-2", "row_taken PLACE-4", "match_over END-1"),
    ),
    Golden(
        "tournament", "tournament", 2, {}, ("round 2", "row_taken PLACE-3", "match_over TOUR-4")
    ),
    Golden(
        "tournament-logical", "tournament", 2, {"cards": "logical"},
        ("dealt TOUR-2", "drafted LOGIC-2", "row_taken PLACE-4"),
    ),
    Golden("tournament-duplicate", "tournament", 3, {"duplicate": True}, ("row_taken PLACE-3",)),
    Golden(
        "professional", "professional", 3, {"rounds": 1},
        ("placed left", "end", "row_taken PRO-3", "row_taken PRO-4"),
    ),
    Golden(
        "open", "open", 3, {"rounds": 1, "first": 2},
        ("revealed OPEN-3", "row_taken PLACE-3", "row_taken PLACE-4"),
    ),
    Golden(
        "double", "double", 2, {"rounds": 1},
        ("order_chosen DOUBLE-2", "row_taken PLACE-3", "row_taken PLACE-4"),
    ),
    Golden(
        "hoof-hand", "hoof", 2, {"first": 2},
        ("kept HOOF-3", "piled HOOF-3", "stopped HOOF-2", "round_over hand", "hand_counted HOOF-6"),
    ),
    Golden(
        "hoof-pile", "hoof", 2, {},
        ("kept HOOF-3", "piled HOOF-3", "round_over pile", "hand_counted HOOF-6"),
    ),
    Golden(
        "twins", "twins", 4, {"rounds": 1},
        ("laid_on TWIN-3", "laid_on TWIN-6", "placed 2 cards", "heads_shared TWIN-4"),
    ),
    Golden(
        "twins-doubles", "twins", 3, {"rounds": 1, "deck": "doubles", "first": 3},
        ("laid_on TWIN-3", "placed 2 cards"),
    ),
    Golden(
        "himmel", "himmel", 3, {"first": 2, "tie": "specials"},
        (
            *("put HIM-NUM-1", "reversed HIM-SPEC-2", "stolen HIM-SPEC-3", "raised HIM-SPEC-4"),
            *("turned_up HIM-DEAL-1", "shuffled_back HIM-DEAL-1", "target_laid HIM-PASS-2"),
            *("round_over HIM-END-1",),
        ),
    ),
    Golden(
        "custom-draft", "custom", 2,
        {"rounds": 1, "deck": "tactical", "deal": "draft", "reveal": "open", "sides": "both"},
        ("drafted LOGIC-2", "revealed OPEN-3", "placed left", "row_taken PRO-4"),
    ),
    Golden(
        "custom-double", "custom", 2, {"rounds": 1, "cards": 2, "sides": "both"},
        ("order_chosen DOUBLE-2", "placed left", "row_taken PRO-3", "end"),
    ),
)  # fmt: skip


def signs(step: Step) -> Iterator[str]:
    """What a step shows: its verb, and the clause, cards and some facts of its events."""
    if step.move:
        yield step.move.action.partition(" ")[0]
    for event in step.events:
        yield f"{event.kind} {event.clause}"
        yield f"{event.kind} {len(event.cards)} cards"
        yield from (
            f"{event.kind} {event.facts[key]}" for key in ("side", "reason") if key in event.facts
        )
        if event.kind == "round_began":
            yield f"round {event.facts['round']}"


def played(golden: Golden, seed: int) -> Record:
    """A random game with this seed."""
    blank = Record(
        golden.game,
        NAMES[: golden.seats],
        options=golden.options,
        extra={"meta": {"seed": seed}},
    )
    rng = Random(seed)
    recorder = Recorder(blank, GAMES)
    while pending := recorder.state.pending:
        if recorder.state.chance:
            recorder.play(*deal(recorder.state, rng))
        else:
            seat = rng.choice(list(pending))
            recorder.play(seat, rng.choice(pending[seat]))
    return recorder.record


def shown(record: Record) -> set[str]:
    """Everything that a game shows."""
    return {sign for step in record.steps(GAMES) for sign in signs(step)}


def found(golden: Golden) -> Record:
    """The first random game that shows everything it should."""
    games = (played(golden, seed) for seed in count(1))
    return next(record for record in games if shown(record).issuperset(golden.shows))


def transcript(record: Record) -> str:
    """Every state as `replay --json` writes it, and under it what led to it, in words."""
    speaker = Speaker(Words("en"), record.seats)
    lines = []
    states = json_lines(record)
    for step, state in zip(record.steps(GAMES), states, strict=False):
        lines += [state, *(f"    {speaker.event(e)} ({e.clause})" for e in step.events)]
    return "\n".join([*lines, *states]) + "\n"


def main() -> None:
    """Write the requested files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", action="store_true", help="play the records anew, too")
    arguments = parser.parse_args()
    for golden in GOLDEN:
        if arguments.records:
            golden.record_file.write_text(found(golden).to_json() + "\n", encoding="utf-8")
        record = Record.from_json(golden.record_file.read_bytes())
        golden.transcript_file.write_text(transcript(record), encoding="utf-8")


if __name__ == "__main__":
    main()
