"""The schemas of the engine's JSON: views, events, outcomes."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message without unknown fields."""


ZoneName = tuple[str, int]
CardFace = int | str


class ZoneData(Strict, frozen=True):
    """See `engine.view.ZoneView`."""

    zone: ZoneName
    owner: int | None
    cards: list[CardFace | list[CardFace] | None]
    size: int
    worth: float | None
    capacity: int | None


class PlayerData(Strict, frozen=True):
    """See `engine.view.PlayerView`."""

    seat: int
    total: float
    running: float
    hand: int
    chosen: bool


class EffectData(Strict, frozen=True):
    """See `engine.view.Effect`."""

    card: CardFace | None
    target: ZoneName | None
    takes: list[CardFace]
    worth: float
    side: str


class ChoiceData(Strict, frozen=True):
    """See `engine.view.Choice`."""

    action: str
    cards: list[CardFace]
    zone: ZoneName | None
    effects: list[EffectData]


class ViewData(Strict, frozen=True):
    """See `engine.view.View`: its `to_json` has this shape."""

    game: str
    options: dict[str, Any]
    settings: dict[str, Any]
    seats: int
    seat: int | None
    round: int
    asks: str
    asks_facts: dict[str, int | float | str]
    waiting: list[int]
    zones: list[ZoneData]
    players: list[PlayerData]
    choices: list[ChoiceData]
    picked: list[CardFace]
    flags: dict[str, int | float | str]
    knowledge: dict[str, Any]


class ViewChanges(Strict, frozen=True):
    """What has changed in a view: only the changed keys. `zones` and `players` hold those that
    changed, each replacing the one with the same zone or seat; all other keys are complete."""

    round: int | UnsetType = UNSET
    asks: str | UnsetType = UNSET
    asks_facts: dict[str, int | float | str] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    zones: list[ZoneData] | UnsetType = UNSET
    players: list[PlayerData] | UnsetType = UNSET
    choices: list[ChoiceData] | UnsetType = UNSET
    picked: list[CardFace] | UnsetType = UNSET
    flags: dict[str, int | float | str] | UnsetType = UNSET
    knowledge: dict[str, Any] | UnsetType = UNSET


class EventData(Strict, frozen=True):
    """See `engine.events.Event`: its `to_json` has this shape."""

    kind: str
    clause: str
    seat: int | None
    cards: list[CardFace | None]
    source: ZoneName | None
    target: ZoneName | None
    facts: dict[str, int | float | str]


class OutcomeData(Strict, frozen=True):
    """See `engine.game.Outcome`."""

    totals: list[float]
    ranking: list[int]
    winners: list[int]
    titles: dict[str, list[int]]


class Origin(Strict, frozen=True):
    """The finished game that a table goes on from, after its first `move` moves, for one person on
    `seat`. `rounds` and `total` are what that seat got in the original: in each round, and at the
    end of the match, if it came to one."""

    game: str
    move: int
    seat: int
    rounds: list[float]
    total: float | None
