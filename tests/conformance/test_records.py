"""Every match can be written down, read again, and followed to the same states."""

import json
from random import Random

import pytest

from sixthcow.engine import DEALER, Record, State
from sixthcow.engine.record import Move, Recorder
from sixthcow.games import GAMES
from tests.conformance.play import History, played, spread
from tests.conformance.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def blank(table: Table) -> Record:
    """A record without moves."""
    names = tuple(f"Player {seat + 1}" for seat in range(table.seats))
    return Record(table.game, names, options=dict(table.options))


def recorded(table: Table, history: History) -> Record:
    """The record of a history."""
    recorder = Recorder(blank(table), GAMES)
    for step in history.steps:
        assert recorder.play(step.seat, step.action) == step.events
    return recorder.record


def is_settled(state: State) -> bool:
    """Whether nobody may take anything back."""
    return not state.game.may_change(state)


@every_table
def test_a_record_replays_to_the_same_states_and_events(table: Table) -> None:
    history = played(table)
    steps = list(recorded(table, history).steps(GAMES))
    assert [step.state for step in steps if is_settled(step.state)] == [
        state for state in history.states if is_settled(state)
    ]
    told = [event for step in steps for event in step.events if event.kind != "picked"]
    assert told == [
        event for step in history.steps for event in step.events if event.kind != "picked"
    ]


@every_table
def test_a_record_holds_only_final_picks_in_seat_order(table: Table) -> None:
    record = recorded(table, played(table))
    open_picks: list[int] = []
    for step in record.steps(GAMES):
        if step.move is None or step.move.seat == DEALER:
            continue
        open_picks.append(step.move.seat)
        if is_settled(step.state):
            assert open_picks == sorted(set(open_picks)), step.number
            open_picks.clear()


@every_table
def test_a_record_survives_json(table: Table) -> None:
    record = recorded(table, played(table))
    assert Record.from_json(record.to_json()) == record
    assert Recorder(record, GAMES).record == record


@every_table
def test_a_record_may_stop_anywhere(table: Table) -> None:
    rng = Random(str(table))
    history = played(table)
    recorder = Recorder(blank(table), GAMES)
    stops = set(rng.sample(range(len(history.steps)), min(8, len(history.steps))))
    for number, step in enumerate(history.steps):
        recorder.play(step.seat, step.action)
        if number in stops:
            *_, last = recorder.record.steps(GAMES)
            assert last.state == step.state


@every_table
def test_views_events_and_snapshots_are_plain_json(table: Table) -> None:
    history = played(table)
    for step in spread(history.steps, 12):
        documents = [step.state.view(seat).to_json() for seat in (None, *range(table.seats))]
        documents += [event.to_json() for event in step.events]
        documents.append(step.state.snapshot())
        for document in documents:
            again = json.loads(json.dumps(document, allow_nan=False))
            assert again.keys() == document.keys()


def test_a_changed_pick_is_written_once() -> None:
    table = Table("classic", 2, (("rounds", 1),))
    recorder = Recorder(blank(table), GAMES)
    recorder.play(DEALER, " ".join(["shuffle", *map(str, range(1, 105))]))
    recorder.play(1, "play 11")
    recorder.play(1, "play 20")
    assert recorder.record.moves[1:] == (Move(1, "play 20"),)
    recorder.play(0, "play 10")
    assert recorder.record.moves[1:] == (Move(0, "play 10"), Move(1, "play 20"))
