"""`sixthcow replay`: moves per second of a stream of records, and how fast the command starts."""

import json
import subprocess
import sys
from functools import cache
from random import Random
from tempfile import NamedTemporaryFile

from sixthcow.cli.replay import json_lines
from sixthcow.dealer import draw
from sixthcow.engine import Record
from sixthcow.engine.record import Recorder
from sixthcow.games import GAMES


@cache
def recorded() -> Record:
    """A whole classic match of four, played at random."""
    rng = Random(6)
    recorder = Recorder(Record("classic", ("Ada", "Bo", "Cy", "Dee")), GAMES)
    while pending := recorder.state.pending:
        for seat, actions in pending.items():
            chance = recorder.state.chance
            recorder.play(seat, draw(chance, rng) if chance else rng.choice(actions))
    return recorder.record


@cache
def lines() -> list[str]:
    """What `replay --json` says about it."""
    return list(json_lines(recorded()))


def write_json(moves: int) -> None:
    """The reference: nothing but writing the same lines as JSON."""
    states = [json.loads(line) for line in lines()]
    for number in range(moves):
        json.dumps(states[number % len(states)])


def replay_json(moves: int) -> None:
    """Read, check and replay records, as the command does line by line."""
    text = recorded().to_json()
    done = 0
    while done < moves:
        record = Record.from_json(text)
        done += sum(1 for _ in json_lines(record)) - 1


def start_python(times: int) -> None:
    """The reference: an interpreter that does nothing."""
    for _ in range(times):
        subprocess.run([sys.executable, "-c", "pass"], check=True)


def start_command(times: int) -> None:
    """The whole command, from start to end, on an unplayed record."""
    with NamedTemporaryFile("w", suffix=".json") as file:
        file.write(Record("classic", ("Ada", "Bo")).to_json())
        file.flush()
        command = [sys.executable, "-m", "sixthcow.cli", "replay", file.name]
        for _ in range(times):
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
