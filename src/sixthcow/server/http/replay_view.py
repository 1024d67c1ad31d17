"""Replays: a record step by step, as a seat or a spectator sees it, or with all cards open."""

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal, NamedTuple, NoReturn

import msgspec

from sixthcow.engine import Record, View, ZoneView
from sixthcow.engine.game import State
from sixthcow.engine.record import Games, Step
from sixthcow.server.http.display_names import shown_name
from sixthcow.server.refusals import Declined
from sixthcow.server.tables.table import numbers_first
from sixthcow.server.tables.updates import outcome_json

Eyes = int | Literal["open", "spectator"]


def parse_eyes(text: str, seats: int) -> Eyes:
    """The viewpoint: `open`, `spectator` or the number of a seat, from 0."""
    if text == "open":
        return "open"
    if text == "spectator":
        return "spectator"
    if text.isascii() and text.isdigit() and int(text) < seats:
        return int(text)
    raise Declined("bad-request", 400, detail=f"eyes: open, spectator, 0-{seats - 1}")


class Bounds(NamedTuple):
    """How long a replay may be."""

    moves: int
    size: int

    def refuse(self) -> NoReturn:
        """The record is too long."""
        raise Declined("replay-too-large", 413, limit=self.moves)


class Source(NamedTuple):
    """Where a record is stored, if it is, and whether it was imported."""

    id: str | None
    imported: bool


def replay(record: Record, games: Games, eyes: Eyes, bounds: Bounds, source: Source) -> bytearray:
    """The whole replay as JSON; run it in a thread, as it may take a while."""
    if len(record.moves) > bounds.moves:
        bounds.refuse()
    meta = _object(record.extra.get("meta"))
    proof = _object(meta.get("fairness"))
    first = last = record.start(games)
    steps, size = [], 0
    for step in record.steps(games):
        steps.append(_encoded(step, eyes))
        size += len(steps[-1])
        if size > bounds.size:
            bounds.refuse()
        last = step.state
        time.sleep(0)  # lets the event loop run
    head = msgspec.json.encode(
        {
            "id": source.id,
            "imported": source.imported,
            "game": record.game,
            "options": record.options,
            "names": [shown_name(name) for name in record.seats],
            "at": _whole(meta.get("ended")),
            "eyes": eyes,
            "deck": deck_of(first, last),
            "outcome": outcome_json(last.outcome),
            "commitment": _text(proof.get("commitment")),
            "seed": _text(proof.get("seed")),
        }
    )
    return with_steps(head, steps)


def with_steps(head: bytes, steps: list[bytes]) -> bytearray:
    """A JSON object with its steps, put together step by step: one call that goes through tens of
    megabytes, even only to copy them, would keep the event loop waiting."""
    body = bytearray(head[:-1])
    for number, step in enumerate(steps):
        body.extend(b"," if number else b',"steps":[')
        body.extend(step)
    body.extend(b"]}")
    return body


def _encoded(step: Step, eyes: Eyes) -> bytes:
    seat = eyes if isinstance(eyes, int) else None
    events = step.events
    if eyes != "open":
        events = tuple(event.seen_from(seat) for event in events)
    view = open_view(step.state) if eyes == "open" else step.state.view(seat)
    return msgspec.json.encode(
        {
            "move": step.number,
            "by": step.move.seat if step.move else None,
            "action": _shown_action(step, eyes),
            "events": [event.to_json() for event in events],
            "view": view.to_json(),
            "scores": step.state.rounds,
        }
    )


def _shown_action(step: Step, eyes: Eyes) -> str | None:
    """The move as the viewer may see it: others' moves are described by their events."""
    if step.move is None:
        return None
    return step.move.action if eyes in {"open", step.move.seat} else None


def open_view(state: State) -> View:
    """All cards open: what spectators see, with every zone as its owner sees it."""
    base = state.view(None)
    seats = [state.view(seat, choices=False, knowledge=False) for seat in range(base.seats)]
    return replace(base, zones=tuple(_open(base, seats)))


def _open(base: View, seats: list[View]) -> Iterator[ZoneView]:
    for zone in base.zones:
        if zone.owner is None:
            yield zone
        else:
            own = (one for one in seats[zone.owner].zones if one.zone == zone.zone)
            yield next(own, zone)


def deck_of(*states: State) -> list[tuple[int | str, float]]:
    """Every card of a match with its penalty points."""
    cards = {card for state in states for card in state.all_cards()}
    cards |= {card for state in states if state.chance for card in state.chance.cards}
    worth = states[0].game.worth
    return [(card, worth(card)) for card in sorted(cards, key=numbers_first)]


def _object(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _whole(value: object) -> int | None:
    return value if type(value) is int else None
