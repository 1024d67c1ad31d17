"""Recorded games replay to the transcripts beside them.

After an intended change, `python scripts/regen.py` rewrites the transcripts, to be reviewed
as a diff.
"""

from pathlib import Path

import pytest

from scripts.regen import FOLDER, GOLDEN, Golden, shown, transcript
from sixthcow.engine import Record
from sixthcow.games import GAMES

every_golden = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)


def record_of(golden: Golden) -> Record:
    """The record as it is checked in."""
    return Record.from_json(golden.record_file.read_bytes())


@every_golden
def test_a_record_replays_to_its_transcript(golden: Golden) -> None:
    lines = golden.transcript_file.read_text(encoding="utf-8").splitlines()
    assert transcript(record_of(golden)).splitlines() == lines


@every_golden
def test_a_record_is_the_game_it_is_meant_to_be(golden: Golden) -> None:
    record = record_of(golden)
    assert (record.game, len(record.seats)) == (golden.game, golden.seats)
    assert record.options == golden.options
    assert set(golden.shows) - shown(record) == set()
    *_, last = record.steps(GAMES)
    assert last.state.outcome is not None


def test_every_game_has_a_record() -> None:
    assert {golden.game for golden in GOLDEN} == set(GAMES)


def test_there_are_no_other_records() -> None:
    assert Path(__file__).parent == FOLDER
    written = {golden.record_file for golden in GOLDEN} | {g.transcript_file for g in GOLDEN}
    assert {*FOLDER.glob("*.json"), *FOLDER.glob("*.txt")} == written
