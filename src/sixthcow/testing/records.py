"""Every match can be recorded, read back, and replayed to the same states."""

from random import Random
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from sixthcow.engine import DEALER, Event, Game, Record, State
from sixthcow.engine.record import Games, Recorder, Step
from sixthcow.testing.promises import promise
from sixthcow.testing.random_play import History, spread
from sixthcow.testing.story import Story


def blank(game: Game[State]) -> Record:
    """A record without moves."""
    names = tuple(f"Player {seat + 1}" for seat in range(game.seats))
    return Record(game.name, names, options=dict(game.options))


def registry(game: Game[State]) -> Games:
    """The only game that these records need."""
    return {game.name: game.kind}


def recorded(history: History) -> Record:
    """The record of a history."""
    recorder = Recorder(blank(history.game), registry(history.game))
    for step in history.steps:
        events = recorder.play(step.seat, step.action)
        promise(events == step.events, "a record is written as it is played", step.action)
    return recorder.record


class Written(NamedTuple):
    """A record, and what replaying it shows."""

    record: Record
    steps: list[Step]


# What several checks look at.
_WRITTEN: WeakKeyDictionary[Story, Written] = WeakKeyDictionary()


def written(story: Story) -> Written:
    """The record of a story."""
    if story not in _WRITTEN:
        record = recorded(story.history)
        steps = record.steps(registry(story.history.game))
        _WRITTEN[story] = Written(record, list(steps))
    return _WRITTEN[story]


def is_settled(state: State) -> bool:
    """Whether nobody may change a pick any more."""
    return not state.game.may_change(state)


def a_record_replays_to_the_same_states_and_events(story: Story, _rng: Random) -> None:
    """All but the picks that were changed."""
    history, steps = story.history, written(story).steps
    states = [step.state for step in steps if is_settled(step.state)]
    same = states == [state for state in history.states if is_settled(state)]
    promise(same, "a record replays to the same states")
    told = [event for step in steps for event in step.events if is_told(event)]
    lived = [event for step in history.steps for event in step.events if is_told(event)]
    promise(told == lived, "a record replays to the same events")


def is_told(event: Event) -> bool:
    """Whether an event is something other than a pick, which may have been changed."""
    return event.kind != "picked"


def a_record_holds_only_final_picks_in_seat_order(story: Story, _rng: Random) -> None:
    """A record has only final picks."""
    open_picks: list[int] = []
    for step in written(story).steps:
        if step.move is None or step.move.seat == DEALER:
            continue
        open_picks.append(step.move.seat)
        if is_settled(step.state):
            in_order = open_picks == sorted(set(open_picks))
            promise(in_order, "a record has final picks in seat order", step.number, open_picks)
            open_picks.clear()


def a_record_survives_json(story: Story, _rng: Random) -> None:
    """A record survives writing and reading, and replaying it records the same again."""
    record = written(story).record
    promise(Record.from_json(record.to_json()) == record, "a record survives JSON", record)
    again = Recorder(record, registry(story.history.game)).record
    promise(again == record, "following a record gives the same record", again)


def a_record_may_stop_anywhere(story: Story, rng: Random) -> None:
    """A match can also be recorded while picks can still be changed."""
    history = story.history
    recorder = Recorder(blank(history.game), registry(history.game))
    stops = set(rng.sample(range(len(history.steps)), min(8, len(history.steps))))
    for number, step in enumerate(history.steps):
        recorder.play(step.seat, step.action)
        if number in stops:
            *_, last = recorder.record.steps(registry(history.game))
            promise(last.state == step.state, "a record may stop anywhere", number, step.action)


def views_events_and_snapshots_are_plain_json(story: Story, _rng: Random) -> None:
    """Values survive JSON: no keys or values that JSON would change."""
    for step in spread(story.history.steps, 12):
        documents: list[dict[str, object]] = [
            story.view(step.state, viewer).to_json() for viewer in story.viewers
        ]
        documents += [event.to_json() for event in step.events]
        documents.append(step.state.snapshot())
        for document in documents:
            same = listed(document) == msgspec.json.decode(msgspec.json.encode(document))
            promise(same, "views, events and snapshots are plain JSON", document)


def listed(value: object) -> object:
    """A value with its tuples as lists, as JSON has them."""
    if isinstance(value, dict):
        return {key: listed(item) for key, item in value.items()}
    return [listed(item) for item in value] if isinstance(value, list | tuple) else value
