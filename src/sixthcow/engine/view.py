"""Views: the only window on a state for players, spectators, bots and the network."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from sixthcow.engine.events import Card, Facts, Zone

# A place in a zone: a card, a face-down card (None), or cards lying on each other, topmost last.
Place = Card | None | tuple[Card, ...]


class ZoneView(NamedTuple):
    """What may be seen of one zone.

    `size` is the number of cards, whether or not they are shown; `worth` the penalty points of
    taking the zone; `capacity` the number of places a full zone has, where that matters.
    """

    zone: Zone
    owner: int | None
    cards: tuple[Place, ...]
    size: int
    worth: float | None = None
    capacity: int | None = None

    def to_json(self) -> dict[str, object]:
        """The zone as plain JSON values. Called for every zone of every view, so it is optimised:
        half the time of `_asdict`."""
        zone, owner, cards, size, worth, capacity = self
        return {
            "zone": zone, "owner": owner, "cards": cards, "size": size, "worth": worth,
            "capacity": capacity,
        }  # fmt: skip


class PlayerView(NamedTuple):
    """A player as the whole table sees them.

    `total` counts finished rounds, `running` this round's penalty as well. `chosen`: has made a
    choice that the others wait to see.
    """

    seat: int
    total: float
    running: float
    hand: int
    chosen: bool = False

    def to_json(self) -> dict[str, object]:
        """The player as plain JSON values."""
        seat, total, running, hand, chosen = self
        return {"seat": seat, "total": total, "running": running, "hand": hand, "chosen": chosen}


class Effect(NamedTuple):
    """What an action would do in the current state: a card goes to `target`; `takes` are the cards
    its player would take, worth `worth`. Without a target, its player would have to choose a
    row."""

    card: Card | None
    target: Zone | None
    takes: tuple[Card, ...] = ()
    worth: float = 0
    side: str = ""

    def to_json(self) -> dict[str, object]:
        """The effect as plain JSON values."""
        card, target, takes, worth, side = self
        return {"card": card, "target": target, "takes": takes, "worth": worth, "side": side}


class Choice(NamedTuple):
    """A legal action, the cards and the zone to click for it, and what it would do."""

    action: str
    cards: tuple[Card, ...]
    zone: Zone | None
    effects: tuple[Effect, ...] = ()

    def to_json(self) -> dict[str, object]:
        """The choice as plain JSON values."""
        action, cards, zone, effects = self
        written = [effect.to_json() for effect in effects]
        return {"action": action, "cards": cards, "zone": zone, "effects": written}


class Own(NamedTuple):
    """What a seat sees differently from everyone else: its own zones, what it may do, its pick, and
    what it knows. See `View`."""

    zones: tuple[ZoneView, ...] = ()
    choices: tuple[Choice, ...] = ()
    picked: tuple[Card, ...] = ()
    knowledge: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class View:
    """Everything a seat may know (or a spectator, `seat` None), as an allow-list.

    `options` are those the table chose, `settings` all of them with their defaults. `asks` is the
    kind of decision the table waits for, `asks_facts` what its prompt needs (the card to be
    placed), `waiting` the seats that must decide; `choices` what this seat may do now, a pick it
    can still change included (`picked` is that pick). `flags` are public facts other than cards
    (direction, marker). `knowledge` is what an attentive player remembers beyond what is visible,
    as JSON values; each game defines its content.
    """

    game: str
    options: Mapping[str, object]
    settings: Mapping[str, object]
    seats: int
    seat: int | None
    round: int
    asks: str
    waiting: tuple[int, ...]
    zones: tuple[ZoneView, ...]
    players: tuple[PlayerView, ...]
    choices: tuple[Choice, ...] = ()
    picked: tuple[Card, ...] = ()
    asks_facts: Facts = field(default_factory=dict)
    flags: Facts = field(default_factory=dict)
    knowledge: Mapping[str, Any] = field(default_factory=dict)

    def seen_by(self, seat: int, own: Own) -> "View":
        """The view of a seat: the public view with the seat's own parts filled in.

        Bots call it all the time, so it is optimised: half the time of `dataclasses.replace`.
        """
        zones, choices, picked, knowledge = own
        mine = {zone.zone: zone for zone in zones}
        view: View = object.__new__(View)
        changes = {
            "seat": seat,
            "zones": tuple([mine.get(zone.zone, zone) for zone in self.zones]),
            "choices": choices,
            "picked": picked,
            "knowledge": knowledge,
        }
        object.__setattr__(view, "__dict__", self.__dict__ | changes)
        return view

    @property
    def actions(self) -> tuple[str, ...]:
        """The legal actions alone."""
        return tuple(choice.action for choice in self.choices)

    def zone(self, kind: str, number: int = 0) -> ZoneView:
        """The zone of that kind and number."""
        return next(zone for zone in self.zones if zone.zone == (kind, number))

    def all_of(self, kind: str) -> tuple[ZoneView, ...]:
        """All zones of a kind, in order."""
        return tuple(zone for zone in self.zones if zone.zone.kind == kind)

    def to_json(self) -> dict[str, object]:
        """The view as plain JSON values."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "settings": dict(self.settings),
            "seats": self.seats,
            "seat": self.seat,
            "round": self.round,
            "asks": self.asks,
            "asks_facts": dict(self.asks_facts),
            "waiting": list(self.waiting),
            "zones": [zone.to_json() for zone in self.zones],
            "players": [player.to_json() for player in self.players],
            "choices": [choice.to_json() for choice in self.choices],
            "picked": list(self.picked),
            "flags": dict(self.flags),
            "knowledge": dict(self.knowledge),
        }
