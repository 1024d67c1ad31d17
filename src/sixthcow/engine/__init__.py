"""What all games share: decisions, actions, events, views and records, but no rules."""

from sixthcow.engine.errors import BadOption, BadRecord, IllegalAction, Refused
from sixthcow.engine.events import Card, Event, Zone
from sixthcow.engine.game import (
    DEALER,
    Action,
    Chance,
    Game,
    Outcome,
    Pending,
    Random,
    State,
)
from sixthcow.engine.record import Record
from sixthcow.engine.view import Choice, Effect, Own, PlayerView, View, ZoneView

__all__ = [
    "DEALER",
    "Action",
    "BadOption",
    "BadRecord",
    "Card",
    "Chance",
    "Choice",
    "Effect",
    "Event",
    "Game",
    "IllegalAction",
    "Outcome",
    "Own",
    "Pending",
    "PlayerView",
    "Random",
    "Record",
    "Refused",
    "State",
    "View",
    "Zone",
    "ZoneView",
]
