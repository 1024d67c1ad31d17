"""What changes for a viewer when a table changes: only the difference, only what they may know."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec import Raw

from sixthcow.engine import Event, Outcome, Own, PlayerView, State, View, Zone
from sixthcow.engine.view import Choice, ZoneView
from sixthcow.server.tables.presence import Presence
from sixthcow.server.tables.table import Late, TableState, TableStep
from sixthcow.server.wire.messages import PROTOCOL, encode

Json = dict[str, Any]

# What everybody sees besides zones and players; a seat's own `choices`, `picked` and `knowledge`
# come in addition.
FIELDS = ("round", "asks", "asks_facts", "waiting", "flags", "knowledge")
_fields = attrgetter(*FIELDS)


class Viewer(NamedTuple):
    """The viewpoint: a seat, or a spectator (None), and whether there is a memory aid."""

    seat: int | None
    remembers: bool


class Changes(NamedTuple):
    """The parts that have changed for everybody, as JSON; the players among them as they are too.
    `is_new`: places were added or removed, so that only a whole view will do."""

    zones: dict[Zone, Raw]
    rest: dict[str, Raw]
    players: tuple[PlayerView, ...] = ()
    is_new: bool = False

    def to_json(self) -> Json:
        """The part of a message that contains them."""
        return changes_json([*self.zones.values()], {**self.rest})


class ViewTracker:
    """Keeps what was sent last, and finds what has changed since.

    What everybody sees is compared and encoded once; each seat adds only what it sees differently.
    """

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._open: dict[bool, View] = {}  # with and without a memory aid
        self._own: dict[Viewer, Own] = {}

    def view(self, viewer: Viewer) -> View | None:
        """The whole view of a viewer now, noted as sent."""
        state = self.table.state
        if state is None:
            return None
        seat, remembers = viewer
        public = self._open[remembers] = seen(self.table, state, Viewer(None, remembers))
        if seat is None:
            self._own[viewer] = NOTHING_OWN
            return public
        own = state.game.own(state, seat, choices=True, knowledge=remembers)
        self._own[viewer] = own
        view = public.seen_by(seat, own)
        if counts(self.table, viewer):
            return view
        return replace(view, players=uncounted(state.view(None).players, seat))

    def forget(self, viewer: Viewer) -> None:
        """Nobody has this viewpoint any more."""
        self._own.pop(viewer, None)

    def news(
        self, viewers: Iterable[Viewer], step: TableStep, *, is_pick: bool
    ) -> dict[Viewer, Json]:
        """What a step has changed for some viewers; noted as sent.

        A pick that can still be changed looks the same to all others: they get the same message.
        """
        events, state = SeenEvents(step), self.table.state
        told, open_, alike = dict[Viewer, Json](), dict[bool, Changes](), dict[bool, Json]()
        for viewer in viewers:
            seat, remembers = viewer
            before = self._own.get(viewer)
            if state is None or (before is not None and not step.acted):
                told[viewer] = events.head(seat)
                continue
            if remembers not in open_:
                open_[remembers] = self._look(state, remembers)
            changes = open_[remembers]
            if before is None or changes.is_new:
                told[viewer] = events.head(seat) | {"view": view_json(self.view(viewer))}
            elif seat is None or (is_pick and seat not in step.acted):
                if remembers not in alike:
                    alike[remembers] = events.head(None) | changes.to_json()
                told[viewer] = alike[remembers]
            else:
                own = self._own[viewer] = _look_at_own(state, viewer, seat, before, is_pick)
                me = None if counts(self.table, viewer) else state.view(None).players[seat]
                told[viewer] = events.head(seat) | _own_changes(before, own, changes, me)
        return told

    def _look(self, state: State, remembers: bool) -> Changes:
        """Take the public view of the table, and compare."""
        now = seen(self.table, state, Viewer(None, remembers))
        before, self._open[remembers] = self._open.get(remembers), now
        if before is None or not _same_places(before, now):
            return Changes({}, {}, is_new=True)
        zones = {
            zone.zone: zone_json(zone)
            for zone, old in zip(now.zones, before.zones, strict=True)
            if zone is not old and zone != old
        }
        rest = {
            field: Raw(encode(plain(part)))
            for field, part, old in zip(FIELDS, _fields(now), _fields(before), strict=True)
            if part != old
        }
        pairs = zip(now.players, before.players, strict=True)
        players = tuple([new for new, old in pairs if new != old])
        if players:
            rest["players"] = Raw(encode([one.to_json() for one in players]))
        return Changes(zones, rest, players)


NOTHING_OWN = Own()


def seen(table: TableState, state: State, viewer: Viewer) -> View:
    """The table with somebody's eyes, as its terms allow."""
    view = state.view(viewer.seat, knowledge=viewer.remembers)
    if counts(table, viewer):
        return view
    return replace(view, players=uncounted(view.players, viewer.seat))


def counts(table: TableState, viewer: Viewer) -> bool:
    """Whether a viewer is shown everybody's penalty of this round."""
    return viewer.remembers or table.terms.tally


def uncounted(players: Iterable[PlayerView], own: int | None) -> tuple[PlayerView, ...]:
    """Players without this round's penalty, but for one's own."""
    return tuple(one if one.seat == own else one._replace(running=one.total) for one in players)


def _same_places(before: View, now: View) -> bool:
    """Whether two views have the same places, and as many players."""
    names = [zone.zone for zone in before.zones]
    return names == [zone.zone for zone in now.zones] and len(before.players) == len(now.players)


def _look_at_own(state: State, viewer: Viewer, seat: int, before: Own, is_pick: bool) -> Own:
    """Take a seat's view; during the same decision, the same actions have the same effects."""
    choices = before.choices if is_pick else ()
    same = bool(choices) and _actions(choices) == [*state.game.legal(state, seat)]
    own = state.game.own(state, seat, choices=not same, knowledge=viewer.remembers)
    return own._replace(choices=choices) if same else own


def _own_changes(before: Own, own: Own, public: Changes, me: PlayerView | None) -> Json:
    """What has changed for a seat: its own parts, and the public ones; `me` where it sees more of
    itself than others do."""
    mine = [zone.zone for zone in own.zones]
    zones: list[Any] = [part for name, part in public.zones.items() if name not in mine]
    zones += [zone.to_json() for zone in own.zones if zone not in before.zones]
    rest: Json = {**public.rest}
    rest.pop("knowledge", None)  # a seat has its own
    if me is not None:
        others = [one for one in public.players if one.seat != me.seat]
        rest["players"] = [one.to_json() for one in (*others, me)]
    if own.choices is not before.choices and own.choices != before.choices:
        rest["choices"] = [choice_json(choice) for choice in own.choices]
    if own.picked != before.picked:
        rest["picked"] = own.picked
    if own.knowledge != before.knowledge:
        rest["knowledge"] = plain(own.knowledge)
    return changes_json(zones, rest)


def changes_json(zones: list[Any], rest: Json) -> Json:
    """The part of a message that contains the changes, if there are any."""
    if zones:
        rest["zones"] = zones
    return {"changes": rest} if rest else {}


def _actions(choices: Iterable[Choice]) -> list[str]:
    return [choice.action for choice in choices]


class SeenEvents:
    """The events of a step as JSON, as everybody sees them, and where a seat sees more.

    Events that look the same to everybody are encoded once, in runs.
    """

    def __init__(self, step: TableStep) -> None:
        self._step = step
        self._written: list[bytes] = []  # without the brackets around them
        self._hidden: list[tuple[int, Event]] = []  # where in the list above they are
        for is_open, run in groupby(step.events, lambda event: event.seen_by is None):
            if is_open:
                self._written.append(encode([event.to_json() for event in run])[1:-1])
                continue
            for event in run:
                self._hidden.append((len(self._written), event))
                self._written.append(encode(event.seen_from(None).to_json()))

    def head(self, seat: int | None) -> Json:
        """The beginning of the news of a step, for a seat or a spectator."""
        head: Json = {"since": self._step.since, "v": self._step.version}
        if self._written:
            written = self._written.copy()
            for number, event in self._hidden:
                if seat in (event.seen_by or ()):
                    written[number] = encode(event.to_json())
            head["events"] = Raw(b"[%b]" % b",".join(written))
        if self._step.late:
            head["late"] = late_json(self._step.late, seat)
        return head


@lru_cache(maxsize=8192)
def choice_json(choice: Choice) -> Raw:
    """A choice as JSON, cached: the same ones, a card that goes to a row, occur again and again."""
    return Raw(encode(choice.to_json()))


@lru_cache(maxsize=8192)
def zone_json(zone: ZoneView) -> Raw:
    """A zone as JSON, cached: most are hands and piles, which look alike from outside."""
    return Raw(encode(zone.to_json()))


def plain(part: Any) -> Any:
    """A part of a view other than zones and players, as JSON values."""
    return dict(part) if isinstance(part, Mapping) else part


def view_json(view: View | None) -> Json | None:
    """A view as JSON values."""
    return view.to_json() if view else None


def events_json(events: Sequence[Event], seat: int | None) -> list[Json]:
    """Events as a seat may see them."""
    return [event.seen_from(seat).to_json() for event in events]


def late_json(late: Iterable[Late], seat: int | None) -> list[Json]:
    """Whose clock ran out and, for the seat itself, what was decided."""
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


def table_json(table: TableState, presence: Presence, watchers: int) -> Json:
    """The table as everybody there sees it."""
    contributions = table.contributions
    return {
        "id": table.id,
        "terms": table.terms,
        "status": table.status,
        "host": table.host,
        "starts": table.starts,
        "seats": [
            {
                "seat": number,
                "name": seat.name,
                "person": seat.person,
                "level": seat.level,
                "here": seat.level is not None or seat.person in presence,
                "stand_in": seat.stand_in,
                "ready": presence.ready_for(seat.person),
                "contributed": number in contributions,
                "hints": seat.hints,
            }
            for number, seat in enumerate(table.seats)
        ],
        "muted": sorted(table.muted),
        "watchers": watchers,
        "notices": list(table.game().notices),
        "commitment": table.commitment,
        "seed": table.seed,
        "contributions": None if table.dealt_with is None else table.told_contributions,
        "next": table.next,
        "origin": table.origin,
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
