"""What changes for a reader when a table moves on: only the difference, only what they may know."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from sixthcow.engine import Event, Outcome, View
from sixthcow.engine.view import Choice, PlayerView, ZoneView
from sixthcow.server.messages import PROTOCOL, encode
from sixthcow.server.table import Table

Json = dict[str, Any]

KEPT = 64  # parts of views and events that several readers are told alike


class Reader(NamedTuple):
    """Whose eyes: a seat, or a spectator (None); and whether memory is helped."""

    seat: int | None
    remembers: bool


class Told(NamedTuple):
    """What a kind of reader was told last, and at which version."""

    view: View | None
    version: int


class Teller:
    """Keeps the last view that each kind of reader was told, and finds what has changed since."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: dict[Reader, Told] = {}
        self._written = Written()

    def view(self, reader: Reader) -> View | None:
        """The whole view of a reader now, noted as told."""
        view = self._look(reader, None)
        self._told[reader] = Told(view, self.table.version)
        return view

    def forget(self, reader: Reader) -> None:
        """Nobody reads with these eyes any more."""
        self._told.pop(reader, None)

    def news(self, reader: Reader, sinces: set[int]) -> dict[int, Json]:
        """What has happened since each of some versions, as a reader may see it; noted as told."""
        last = self._told.get(reader)
        now = self._look(reader, last)
        self._told[reader] = Told(now, self.table.version)
        return {since: self._since(since, reader, last, now) for since in sinces}

    def _since(self, since: int, reader: Reader, last: Told | None, now: View | None) -> Json:
        steps = [step for step in self.table.steps if step.since >= since]
        found: Json = {"since": since, "v": self.table.version}
        whole = bool(steps) and steps[0].since == since
        if whole and (events := [event for step in steps for event in step.events]):
            found["events"] = [self._written.event(event, reader.seat) for event in events]
        if now is None or (whole and last and last.view and not any(s.acted for s in steps)):
            return found
        if whole and last and last.view and last.version == since:
            return found | self._difference(last.view, now)
        return found | {"view": now.to_json()}

    def _difference(self, before: View, after: View) -> Json:
        """The changes, or the whole view where places have come or gone."""
        if [zone.zone for zone in before.zones] != [zone.zone for zone in after.zones]:
            return {"view": view_json(after)}
        return {"changes": self._written.changes(before, after)}

    def _look(self, reader: Reader, last: Told | None) -> View | None:
        """A reader's view. If it is still the same decision, the same actions do the same."""
        state, seat = self.table.state, reader.seat
        if state is None:
            return None
        if (
            last is None
            or last.view is None
            or seat is None
            or last.version < self.table.decision
            or tuple(state.game.legal(state, seat)) != last.view.actions
        ):
            return state.view(seat, knowledge=reader.remembers)
        view = state.view(seat, choices=False, knowledge=reader.remembers)
        return replace(view, choices=last.view.choices)


class Written:
    """JSON values of what several readers are told alike, made once for all of them."""

    def __init__(self) -> None:
        self._things: dict[int, tuple[object, Json]] = {}

    def changes(self, before: View, after: View) -> Json:
        """The keys of a view that differ; of zones and players only those that do."""
        found: Json = {
            key: getattr(after, key)
            for key in ("round", "asks", "waiting", "picked")
            if getattr(before, key) != getattr(after, key)
        }
        for key in ("asks_facts", "flags", "knowledge"):
            if getattr(before, key) != getattr(after, key):
                found[key] = dict(getattr(after, key))
        for key in ("zones", "players"):
            pairs = zip(getattr(before, key), getattr(after, key), strict=True)
            if differing := [self._part(new) for old, new in pairs if old != new]:
                found[key] = differing
        if before.choices != after.choices:
            found["choices"] = [choice_json(choice) for choice in after.choices]
        return found

    def event(self, event: Event, seat: int | None) -> Json:
        """An event as a seat may see it."""
        if event.seen_by is not None:
            return event.seen_from(seat).to_json()
        return self._made(event, event.to_json)

    def _part(self, part: ZoneView | PlayerView) -> Json:
        return self._made(part, part._asdict)

    def _made(self, thing: object, make: Callable[[], Json]) -> Json:
        # By identity: the thing is kept beside its JSON, so that its number stays its own.
        found = self._things.get(id(thing))
        if found is None:
            if len(self._things) >= KEPT:
                self._things.clear()
            found = self._things[id(thing)] = (thing, make())
        return found[1]


def choice_json(choice: Choice) -> Json:
    """A choice with its effects."""
    return choice._asdict() | {"effects": [effect._asdict() for effect in choice.effects]}


def view_json(view: View | None) -> Json | None:
    """A view as JSON values."""
    return view.to_json() if view else None


def events_json(events: Sequence[Event], seat: int | None) -> list[Json]:
    """Events as a seat may see them."""
    return [event.seen_from(seat).to_json() for event in events]


def outcome_json(outcome: Outcome | None) -> Json | None:
    """How it ended."""
    return outcome._asdict() if outcome else None


def scores_json(table: Table) -> Json:
    """Every finished round, and the outcome."""
    state = table.state
    if state is None:
        return {"rounds": [], "outcome": None}
    return {"rounds": state.rounds, "outcome": outcome_json(state.outcome)}


def table_json(table: Table, here: frozenset[str], watchers: int) -> Json:
    """The table as everybody there sees it."""
    return {
        "id": table.id,
        "terms": table.terms,
        "status": table.status,
        "host": table.host,
        "seats": [
            {
                "seat": number,
                "name": seat.name,
                "person": seat.person,
                "level": seat.level,
                "here": seat.level is not None or seat.person in here,
                "stand_in": seat.stand_in,
            }
            for number, seat in enumerate(table.seats)
        ],
        "muted": sorted(table.muted),
        "watchers": watchers,
        "notices": list(table.game().notices),
        "commitment": table.commitment,
        "seed": table.seed,
        "next": table.next,
        "created": table.created,
    }


def snapshot(head: Json, table: Table, view: View | None) -> bytes:
    """Everything at once; `head` has what only the live table knows."""
    return encode(
        {
            "type": "table",
            "protocol": PROTOCOL,
            "v": table.version,
            "chat": [line for _, line in table.chat],
            "view": view_json(view),
            "deck": table.deck(),
            "scores": scores_json(table),
            "decision": table.decision,
            **head,
        }
    )
