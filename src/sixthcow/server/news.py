"""What each reader is told when a table has moved on: only what changed, only what they may know.

When a seat picks a card and the others have not, all that changes for them is who has chosen, who
is waited for and some cards lying face down: the same for everybody. Such a quiet step costs one
public view and the actor's own, however many read along (a test compares with the full views).
"""

from typing import Any, NamedTuple

from sixthcow.engine import Event, Outcome, View
from sixthcow.engine.view import Choice, ZoneView
from sixthcow.server.messages import PROTOCOL, encode
from sixthcow.server.table import Step, Table

Json = dict[str, Any]


class Reader(NamedTuple):
    """Whose eyes: a seat, or a spectator (None); and whether memory is helped."""

    seat: int | None
    remembers: bool


class Teller:
    """Keeps the last view that each kind of reader was told, and tells what has changed since."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._public: View | None = None
        self._told: dict[Reader, View] = {}

    def view(self, reader: Reader) -> View | None:
        """The whole view of a reader now, noted as told."""
        if self.table.state is None:
            return None
        view = self._look(reader)
        self._told[reader] = view
        return view

    def forget(self, reader: Reader) -> None:
        """Nobody reads with these eyes any more."""
        self._told.pop(reader, None)

    def changes(self, step: Step, readers: set[Reader]) -> dict[Reader, Json]:
        """The parts of a news message that each reader gets after a step; call once a step."""
        state, before = self.table.state, self._public
        if state is None or not (step.acted or before is None):
            return {reader: {} for reader in readers}
        public = self._public = state.view(None)
        quiet = None if before is None else _quiet_zones(before, public)
        told: dict[Reader, Json] = {}
        shared: Json = {}
        for reader in readers:
            last = self._told.get(reader)
            if last is None:
                told[reader] = {"view": view_json(self._told_now(reader))}
            elif quiet is not None and not _concerned(reader, step, last, public, quiet):
                self._told[reader] = last.with_public(public, {zone.zone for zone in quiet})
                shared = shared or {"changes": changes(last, self._told[reader])}
                told[reader] = shared
            else:
                told[reader] = _difference(last, self._told_now(reader))
        return told

    def _told_now(self, reader: Reader) -> View:
        view = self._told[reader] = self._look(reader)
        return view

    def _look(self, reader: Reader) -> View:
        assert self.table.state
        view = self.table.state.view(reader.seat)
        return view if reader.remembers else view.without_knowledge()


def _quiet_zones(before: View, after: View) -> list[ZoneView] | None:
    """The zones in which only cards lying face down have changed; None if more has changed."""
    names = [zone.zone for zone in after.zones]
    if [zone.zone for zone in before.zones] != names or any(
        getattr(before, key) != getattr(after, key)
        for key in ("asks", "round", "flags", "asks_facts")
    ):
        return None
    pairs = zip(before.zones, after.zones, strict=True)
    changed = [(old, new) for old, new in pairs if old != new]
    if any(card is not None for pair in changed for zone in pair for card in zone.cards):
        return None
    return [new for _, new in changed]


def _concerned(reader: Reader, step: Step, last: View, public: View, quiet: list[ZoneView]) -> bool:
    """Whether a quiet step is more than that to a reader: they did it, they saw cards that others
    did not, their cards moved, or it is their turn now."""
    seat = reader.seat
    return seat is not None and (
        seat in step.acted
        or (seat in last.waiting) != (seat in public.waiting)
        or any(zone.owner == seat for zone in quiet)
        or any(event.seen_by is not None and seat in event.seen_by for event in step.events)
    )


def _difference(before: View, after: View) -> Json:
    """The changes, or the whole view where places have come or gone."""
    if [zone.zone for zone in before.zones] != [zone.zone for zone in after.zones]:
        return {"view": view_json(after)}
    return {"changes": changes(before, after)}


def changes(before: View, after: View) -> Json:
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
        if differing := [new._asdict() for old, new in pairs if old != new]:
            found[key] = differing
    if before.choices != after.choices:
        found["choices"] = [choice_json(choice) for choice in after.choices]
    return found


def choice_json(choice: Choice) -> Json:
    """A choice with its effects."""
    return choice._asdict() | {"effects": [effect._asdict() for effect in choice.effects]}


def view_json(view: View | None) -> Json | None:
    """A view as JSON values."""
    return view.to_json() if view else None


def events_json(events: tuple[Event, ...], seat: int | None) -> list[Json]:
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
