"""`sixthcow replay`: recorded games in words, or move by move as JSON."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from sixthcow.cli.draw import table
from sixthcow.engine import DEALER, BadRecord, Record, Refused, State
from sixthcow.engine.record import MAX_BYTES, Step
from sixthcow.games import GAMES
from sixthcow.locale import Words
from sixthcow.locale.say import Speaker, printable

# Decisions in the middle of a turn: the table is drawn once they are made.
IN_BETWEEN = {"row", "end", "first", "keep", "steal", "target"}


class Source(NamedTuple):
    """A record to replay: where it came from, and its text."""

    name: str
    text: bytes


def run(arguments: argparse.Namespace) -> int:
    """Replay every file given; the status is 2 if a record could not be followed to its end."""
    words = Words(arguments.lang)
    return for_each(
        arguments.files, words, lambda source: show(source, words, as_json=arguments.json)
    )


def for_each(files: Sequence[str], words: Words, do: Callable[[Source], None]) -> int:
    """Do something with every record; what is refused is printed, and makes the status 2."""
    status = 0
    for name in files:
        try:
            for source in sources(name):
                prefix = f"{source.name}: " if len(files) > 1 or name == "-" else ""
                try:
                    do(source)
                except Refused as error:
                    status = refuse(prefix, error, words)
        except Refused as error:
            status = refuse("", error, words)
    return status


def refuse(prefix: str, error: Refused, words: Words) -> int:
    """Print what is wrong to standard error, after everything that could be shown."""
    sys.stdout.flush()
    print(printable(prefix) + Speaker(words, ()).refusal(error), file=sys.stderr)
    return 2


def sources(name: str) -> Iterator[Source]:
    """The records of a file: one, or one per line from standard input (`-`)."""
    if name == "-":
        yield from stream()
        return
    try:
        with Path(name).open("rb") as file:
            text = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadRecord("unreadable", file=name, detail=error.strerror or str(error)) from None
    if not text.strip():
        raise BadRecord("empty", file=name)
    yield Source(name, text)


def stream() -> Iterator[Source]:
    """The records of standard input, one per line."""
    lines = sys.stdin.buffer
    number = 0
    found = False
    while line := lines.readline(MAX_BYTES + 1):
        number += 1
        text = line
        while len(line) > MAX_BYTES and not line.endswith(b"\n"):
            line = lines.readline(MAX_BYTES)  # the rest of a line that is too long
        if text.strip():
            found = True
            yield Source(f"-:{number}", text)
    if not found:
        raise BadRecord("empty", file="-")


def show(source: Source, words: Words, *, as_json: bool) -> None:
    """Write one record to standard output."""
    record = Record.from_json(source.text)
    for line in json_lines(record) if as_json else text_lines(record, words):
        sys.stdout.write(line + "\n")


def json_lines(record: Record) -> Iterator[str]:
    """The start, one line per move with the state after it, and the result."""
    encode = json.JSONEncoder(ensure_ascii=False).encode
    for step in record.steps(GAMES):
        yield encode(_step(step))
        state = step.state
    yield encode(_result(state))


def _step(step: Step) -> dict[str, object]:
    pending = {str(seat + 1): list(legal) for seat, legal in step.state.pending.items()}
    return {
        "move": step.number,
        "by": step.move and step.move.seat + 1,
        "action": step.move and step.move.action,
        **step.state.snapshot(),
        "pending": pending,
    }


def _result(state: State) -> dict[str, object]:
    outcome = state.outcome
    return {
        "over": outcome is not None,
        "totals": list(state.totals),
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
        "rounds": [list(penalties) for penalties in state.rounds],
    }


def text_lines(record: Record, words: Words) -> Iterator[str]:
    """The game in words, turn by turn, with the tables drawn."""
    speaker = Speaker(words, record.seats)
    state = record.start(GAMES)
    yield f"{words.text(f'game-{record.game}')} · {', '.join(speaker.names)}"
    for notice in state.game.notices:
        yield speaker.notice(notice)
    drawn: list[str] = []
    for step in record.steps(GAMES):
        state = step.state
        for event in step.events:
            if event.kind == "round_began":
                yield ""
            if event.kind != "picked":  # the reveal shows it
                yield speaker.event(event)
        if state.asks not in IN_BETWEEN and drawn != (now := table(state, words)):
            drawn = now
            yield from ("", *now, "")
    yield ""
    if state.outcome:
        yield from speaker.outcome(state.outcome)
        return
    for seat, legal in state.pending.items():
        if seat == DEALER:
            yield words.text("replay-waits-dealer")
        else:
            actions = ", ".join(legal)
            yield words.text("replay-waits", name=speaker.names[seat], actions=actions)
