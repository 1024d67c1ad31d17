"""What changes for a reader when a table moves on: only the difference, only what they may know."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Raw

from sixthcow.engine import Event, Outcome, Own, State, View
from sixthcow.engine.view import Choice, ZoneView
from sixthcow.server.tables.table import Late, TableState, TableStep
from sixthcow.server.wire.messages import PROTOCOL, encode

Json = dict[str, Any]

# A view in parts: zones by their names, players by their seats, everything else by its field.
ViewParts = dict[object, Any]

# What everybody sees besides zones and players; a seat's own `choices`, `picked` and `knowledge`
# stand beside it.
FIELDS = ("round", "asks", "asks_facts", "waiting", "flags", "knowledge")


class Viewer(NamedTuple):
    """Whose eyes: a seat, or a spectator (None); and whether memory is helped."""

    seat: int | None
    remembers: bool


class Changes(NamedTuple):
    """The parts that have changed for everybody, as JSON. `is_new`: places have come or gone, and
    only a whole view can tell."""

    zones: dict[object, Raw]
    rest: dict[str, Raw]
    is_new: bool = False

    def to_json(self) -> Json:
        """The part of a message that tells them."""
        return changes_json([*self.zones.values()], {**self.rest})


class ViewTracker:
    """Keeps what was told last, and finds what has changed since.

    What everybody sees is compared and written once; for a seat there is besides only what it
    sees otherwise than everybody.
    """

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._open: dict[bool, ViewParts] = {}  # with and without a memory aid
        self._own: dict[Viewer, ViewParts] = {}

    def view(self, reader: Viewer) -> View | None:
        """The whole view of a reader now, noted as told."""
        state = self.table.state
        if state is None:
            return None
        seat, remembers = reader
        public = state.view(None, knowledge=remembers)
        self._open[remembers] = parts_of(public)
        if seat is None:
            self._own[reader] = {}
            return public
        own = state.game.own(state, seat, choices=True, knowledge=remembers)
        self._own[reader] = own_parts(own)
        return public.seen_by(seat, own)

    def forget(self, reader: Viewer) -> None:
        """Nobody reads with these eyes any more."""
        self._own.pop(reader, None)

    def news(
        self, readers: Iterable[Viewer], step: TableStep, *, is_pick: bool
    ) -> dict[Viewer, Json]:
        """What a step has changed for some readers; noted as told.

        A pick that can still be changed shows all others the same: they hear the same.
        """
        events, state = SeenEvents(step), self.table.state
        told, open_, alike = dict[Viewer, Json](), dict[bool, Changes](), dict[bool, Json]()
        for reader in readers:
            seat, remembers = reader
            before = self._own.get(reader)
            if state is None or (before is not None and not step.acted):
                told[reader] = events.head(seat)
                continue
            if remembers not in open_:
                open_[remembers] = self._look(state, remembers)
            changes = open_[remembers]
            if before is None or changes.is_new:
                told[reader] = events.head(seat) | {"view": view_json(self.view(reader))}
            elif seat is None or (is_pick and seat not in step.acted):
                if remembers not in alike:
                    alike[remembers] = events.head(None) | changes.to_json()
                told[reader] = alike[remembers]
            else:
                own = self._own[reader] = _look_at_own(state, reader, seat, before, is_pick)
                told[reader] = events.head(seat) | _own_changes(before, own, changes)
        return told

    def _look(self, state: State, remembers: bool) -> Changes:
        """Look at the table with everybody's eyes, and compare."""
        now = parts_of(state.view(None, knowledge=remembers))
        before, self._open[remembers] = self._open.get(remembers, {}), now
        zones, rest, players = dict[object, Raw](), dict[str, Raw](), list[Json]()
        if before.keys() != now.keys():
            return Changes(zones, rest, is_new=True)
        for key, part in now.items():
            if part is before[key] or part == before[key]:
                continue
            if isinstance(part, ZoneView):
                zones[key] = Raw(encode(part.to_json()))
            elif isinstance(key, str):
                rest[key] = Raw(encode(plain(part)))
            else:
                players.append(part.to_json())
        if players:
            rest["players"] = Raw(encode(players))
        return Changes(zones, rest)


def _look_at_own(
    state: State, reader: Viewer, seat: int, before: ViewParts, is_pick: bool
) -> ViewParts:
    """Look with a seat's eyes; while it is the same decision, the same actions do the same."""
    choices = before["choices"] if is_pick else ()
    same = bool(choices) and _actions(choices) == [*state.game.legal(state, seat)]
    own = state.game.own(state, seat, choices=not same, knowledge=reader.remembers)
    return own_parts(own._replace(choices=choices) if same else own)


def _own_changes(before: ViewParts, own: ViewParts, public: Changes) -> Json:
    """What has changed for a seat: its own parts, and all others that everybody sees."""
    zones: list[Any] = [part for key, part in public.zones.items() if key not in own]
    rest: Json = {key: part for key, part in public.rest.items() if key not in own}
    for key, part in own.items():
        if part is before.get(key) or part == before.get(key):
            continue
        if isinstance(part, ZoneView):
            zones.append(part.to_json())
        else:
            rest[str(key)] = plain(part)
    return changes_json(zones, rest)


def changes_json(zones: list[Any], rest: Json) -> Json:
    """The part of a message that tells changes, if there are any."""
    if zones:
        rest["zones"] = zones
    return {"changes": rest} if rest else {}


def _actions(choices: Iterable[Choice]) -> list[str]:
    return [choice.action for choice in choices]


def parts_of(view: View) -> ViewParts:
    """The parts that everybody sees and that may change."""
    parts: ViewParts = {field: getattr(view, field) for field in FIELDS}
    for zone in view.zones:
        parts[zone.zone] = zone
    for player in view.players:
        parts[player.seat] = player
    return parts


def own_parts(own: Own) -> ViewParts:
    """The parts that a seat sees otherwise than everybody."""
    zones, choices, picked, knowledge = own
    parts: ViewParts = {"choices": choices, "picked": picked, "knowledge": knowledge}
    for zone in zones:
        parts[zone.zone] = zone
    return parts


class SeenEvents:
    """The events of a step as JSON, as everybody sees them and where a seat sees more."""

    def __init__(self, step: TableStep) -> None:
        self._step = step
        self._open = [Raw(encode(event.seen_from(None).to_json())) for event in step.events]
        self._hidden = [
            (n, event) for n, event in enumerate(step.events) if event.seen_by is not None
        ]

    def head(self, seat: int | None) -> Json:
        """How the news of a step begin for a seat, or for a spectator."""
        head: Json = {"since": self._step.since, "v": self._step.version}
        if self._open:
            head["events"] = events = self._open.copy()
            for number, event in self._hidden:
                if seat in (event.seen_by or ()):
                    events[number] = Raw(encode(event.to_json()))
        if self._step.late:
            head["late"] = late_json(self._step.late, seat)
        return head


@lru_cache(maxsize=8192)
def choice_json(choice: Choice) -> Raw:
    """A choice; the same ones are there again and again, a card that goes to a row."""
    return Raw(encode(choice.to_json()))


def plain(part: Any) -> Any:
    """A part of a view that is no zone and no player, as JSON values."""
    if isinstance(part, tuple) and part and isinstance(part[0], Choice):
        return [choice_json(choice) for choice in part]
    return dict(part) if isinstance(part, Mapping) else part


def view_json(view: View | None) -> Json | None:
    """A view as JSON values."""
    return view.to_json() if view else None


def events_json(events: Sequence[Event], seat: int | None) -> list[Json]:
    """Events as a seat may see them."""
    return [event.seen_from(seat).to_json() for event in events]


def late_json(late: Iterable[Late], seat: int | None) -> list[Json]:
    """Whose clock ran out, and for the seat itself what was decided."""
    return [
        one._asdict() if one.seat == seat else {"seat": one.seat, "decision": one.decision}
        for one in late
    ]


def outcome_json(outcome: Outcome | None) -> Json | None:
    """How it ended."""
    return outcome._asdict() if outcome else None


def scores_json(table: TableState) -> Json:
    """Every finished round, and the outcome."""
    state = table.state
    if state is None:
        return {"rounds": [], "outcome": None}
    return {"rounds": state.rounds, "outcome": outcome_json(state.outcome)}


def table_json(table: TableState, here: frozenset[str], watchers: int) -> Json:
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


def snapshot(head: Json, table: TableState, view: View | None) -> bytes:
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
