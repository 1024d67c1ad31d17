"""What changes for a reader when a table moves on: only the difference, only what they may know."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Raw

from sixthcow.engine import Event, Outcome, State, View
from sixthcow.engine.view import Choice, PlayerView, ZoneView
from sixthcow.server.messages import PROTOCOL, encode
from sixthcow.server.table import Step, Table

Json = dict[str, Any]

# A view in parts: zones by their names, players by their seats, everything else by its field.
Parts = dict[object, Any]

FIELDS = (
    "round", "asks", "asks_facts", "waiting", "choices", "picked", "flags", "knowledge",
)  # fmt: skip


class Reader(NamedTuple):
    """Whose eyes: a seat, or a spectator (None); and whether memory is helped."""

    seat: int | None
    remembers: bool


class Seen(NamedTuple):
    """What everybody sees after a step: all of it, and what of it has changed, as JSON."""

    view: View
    parts: Parts
    changed: "Changes"
    is_new: bool  # places have come or gone: only a whole view can tell


class Changes:
    """The parts of a view that have changed, as JSON; zones and players have lists of their own."""

    def __init__(self, zones: dict[object, Raw], rest: dict[object, Raw]) -> None:
        self.zones = zones
        self.rest = rest

    def __contains__(self, key: object) -> bool:
        """Whether a part is among them."""
        return key in self.zones or key in self.rest

    def but(self, own: Parts) -> "Changes":
        """All of them but these parts."""
        zones = {key: part for key, part in self.zones.items() if key not in own}
        rest = {key: part for key, part in self.rest.items() if key not in own}
        return Changes(zones, rest)

    def add(self, key: object, part: Any) -> None:
        """One more."""
        (self.zones if isinstance(part, ZoneView) else self.rest)[key] = part_json(part)

    def to_json(self) -> Json:
        """The part of a message that tells them, if there are any."""
        found: Json = {str(key): part for key, part in self.rest.items()}
        if self.zones:
            found["zones"] = [*self.zones.values()]
        return {"changes": Raw(encode(found))} if found else {}


class Teller:
    """Keeps what was told last, and finds what has changed since.

    What everybody sees is compared and written once; for a seat there is besides only what it
    sees otherwise than everybody.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._open: dict[bool, Parts] = {}  # with and without a memory aid
        self._own: dict[Reader, Parts] = {}

    def view(self, reader: Reader) -> View | None:
        """The whole view of a reader now, noted as told."""
        state = self.table.state
        if state is None:
            return None
        view = state.view(reader.seat, knowledge=reader.remembers)
        seen = state.view(None, knowledge=reader.remembers)
        self._open[reader.remembers] = parts_of(seen)
        self._own[reader] = own_parts(view, seen)
        return view

    def forget(self, reader: Reader) -> None:
        """Nobody reads with these eyes any more."""
        self._own.pop(reader, None)

    def news(self, readers: Iterable[Reader], step: Step, *, is_pick: bool) -> dict[Reader, Json]:
        """What a step has changed for some readers; noted as told.

        A pick that can still be changed shows all others the same: they hear the same.
        """
        events, state = SeenEvents(step.events), self.table.state
        heads = {seat: self._head(step, events, seat) for seat, _ in readers}
        told, seen, alike = dict[Reader, Json](), dict[bool, Seen](), dict[bool, Json]()
        for reader in readers:
            seat, remembers = reader
            before = self._own.get(reader)
            if state is None or (before is not None and not step.acted):
                told[reader] = heads[seat]
                continue
            if remembers not in seen:
                seen[remembers] = self._look(state, remembers)
            if before is None or seen[remembers].is_new:
                told[reader] = heads[seat] | {"view": view_json(self.view(reader))}
            elif seat is None or (is_pick and seat not in step.acted):
                if remembers not in alike:
                    changes = seen[remembers].changed.to_json()
                    alike[remembers] = self._head(step, events, None) | changes
                told[reader] = alike[remembers]
            else:
                own = self._own_changes(state, reader, before, seen[remembers], is_pick)
                told[reader] = heads[seat] | own.to_json()
        return told

    def _head(self, step: Step, events: "SeenEvents", seat: int | None) -> Json:
        found: Json = {"since": step.since, "v": step.version}
        return found | {"events": events.seen_from(seat)} if step.events else found

    def _look(self, state: State, remembers: bool) -> Seen:
        """Look at the table with everybody's eyes, and compare."""
        view = state.view(None, knowledge=remembers)
        now, before = parts_of(view), self._open.get(remembers, {})
        self._open[remembers] = now
        changed = Changes({}, {})
        if before.keys() != now.keys():
            return Seen(view, now, changed, is_new=True)
        players: list[Raw] = []
        for key, part in now.items():
            if part is before[key] or part == before[key]:
                continue
            if isinstance(part, PlayerView):
                players.append(part_json(part))
            else:
                changed.add(key, part)
        if players:
            changed.rest["players"] = Raw(encode(players))
        return Seen(view, now, changed, is_new=False)

    def _own_changes(
        self, state: State, reader: Reader, before: Parts, seen: Seen, is_pick: bool
    ) -> Changes:
        """What has changed for a seat; if it is still the same decision, the same actions do the
        same."""
        seat, remembers = reader
        assert seat is not None
        choices = before.get("choices", ()) if is_pick else ()
        same = bool(choices) and _actions(choices) == [*state.game.legal(state, seat)]
        view = state.view(seat, choices=not same, knowledge=remembers)
        own = self._own[reader] = own_parts(view, seen.view)
        if same:
            own["choices"] = choices
        changed = seen.changed.but(own)
        for key, part in own.items():
            if key in seen.changed or key not in before or before[key] != part:
                changed.add(key, part)
        for key in before:
            if key not in own and key not in changed:
                changed.add(key, seen.parts[key])
        return changed


def _actions(choices: Iterable[Choice]) -> list[str]:
    return [choice.action for choice in choices]


def parts_of(view: View) -> Parts:
    """The parts of a view that may change."""
    parts: Parts = {field: getattr(view, field) for field in FIELDS}
    for zone in view.zones:
        parts[zone.zone] = zone
    for player in view.players:
        parts[player.seat] = player
    return parts


def own_parts(view: View, seen: View) -> Parts:
    """The parts that a seat sees otherwise than everybody: no other zones, no other players."""
    parts: Parts = {
        field: part
        for field in FIELDS
        if (part := getattr(view, field)) is not (other := getattr(seen, field)) and part != other
    }
    for zone, other in zip(view.zones, seen.zones, strict=True):
        if zone is not other and zone != other:
            parts[zone.zone] = zone
    return parts


class SeenEvents:
    """The events of a step as JSON: as everybody sees them, and where a seat sees more."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._open = [Raw(encode(event.seen_from(None).to_json())) for event in events]
        self._hidden = [n for n, event in enumerate(events) if event.seen_by is not None]
        self._lists: dict[tuple[int, ...], Raw] = {}

    def seen_from(self, seat: int | None) -> Raw:
        """All of them as a seat may see them, or a spectator."""
        more = tuple([n for n in self._hidden if seat in (self._events[n].seen_by or ())])
        if more not in self._lists:
            seen = self._open.copy()
            for number in more:
                seen[number] = Raw(encode(self._events[number].to_json()))
            self._lists[more] = Raw(encode(seen))
        return self._lists[more]


def part_json(part: Any) -> Raw:
    """A part of a view."""
    if isinstance(part, ZoneView | PlayerView):
        return Raw(encode(part.to_json()))
    if isinstance(part, tuple) and part and isinstance(part[0], Choice):
        return Raw(encode([choice.to_json() for choice in part]))
    return Raw(encode(dict(part) if isinstance(part, Mapping) else part))


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
