"""Choosing and moving: every legal action can be reached, and events lead to the next picture."""

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from sixthcow.cli.terminal.animation.transitions import zones_after
from sixthcow.cli.terminal.input.selection import ActionItem, CardItem, Selection, ZoneItem
from sixthcow.dealer import deal
from sixthcow.engine import Choice, Event, State, View
from sixthcow.games import GAMES

TABLES: list[tuple[str, Mapping[str, object]]] = [
    *((name, {} if name == "tournament" else {"rounds": 1}) for name in GAMES),
    ("custom", {"rounds": 1, "cards": 2, "sides": "both"}),
    ("custom", {"rounds": 1, "deck": "tactical", "deal": "draft", "reveal": "open"}),
]
Step = tuple[State, State, tuple[Event, ...]]


def steps(name: str, options: Mapping[str, object], seed: int) -> Iterator[Step]:
    """A match played at random."""
    rng = Random(seed)
    state: State = GAMES[name](3, options).start()
    while state.outcome is None:
        if state.chance:
            move = deal(state, rng)
        else:
            seat = rng.choice(list(state.pending))
            move = seat, rng.choice(state.pending[seat])
        after, events = state.apply(*move)
        yield state, after, events
        state = after


def reached(view: View, choice: Choice) -> str | None:
    """The action that choosing these cards and this place leads to."""
    selection = Selection(view)
    for card in choice.cards:
        cards = [item for item in selection.items if isinstance(item, CardItem)]
        assert selection.look_at(next(item for item in cards if item.card == card))
        if action := selection.enter():
            return action
    side = choice.effects[0].side if choice.effects else ""
    for item in selection.items:
        zone = isinstance(item, ZoneItem) and item == (choice.zone, side)
        if zone or (isinstance(item, ActionItem) and item.action == choice.action):
            assert selection.look_at(item)
            return selection.enter()
    return None


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_every_legal_action_can_be_chosen(name: str, options: Mapping[str, object]) -> None:
    rng = Random(1)
    for state, _, _ in steps(name, options, seed=4):
        for seat in state.pending:
            if seat < 0:
                continue
            view = state.view(seat)
            for choice in rng.choices(view.choices, k=4):
                assert reached(view, choice) == choice.action


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_events_lead_from_one_picture_to_the_next(name: str, options: Mapping[str, object]) -> None:
    for before, after, events in steps(name, options, seed=5):
        if any(event.kind in {"round_began", "shuffled_back"} for event in events):
            continue  # dealt anew: shown as it is
        for viewer in (None, 0):
            zones = before.view(viewer).zones
            for event in events:
                zones = zones_after(zones, event.seen_from(viewer))
            known = {zone.zone: zone for zone in zones}
            for zone in after.view(viewer).zones:
                if zone.zone.kind in {"row", "target", "stack", "draft"} and zone.zone in known:
                    assert known[zone.zone].cards == zone.cards
                if zone.zone.kind in {"pile", "heap"}:
                    assert known[zone.zone].size == zone.size


def test_a_number_typed_goes_to_its_card() -> None:
    state: State = GAMES["classic"](2).start()
    deck = [4, 40, 41, 5, 6, 7, 8, 9, 10, 11, *range(50, 60), 1, 2, 3, 12]
    deck += [card for card in range(1, 105) if card not in deck]
    state, _ = state.apply(-1, " ".join(["shuffle", *map(str, deck)]))
    selection = Selection(state.view(0))
    for digit, card in (("4", 4), ("1", 41), ("9", 9)):  # no card begins with 419
        selection.type(digit)
        assert isinstance(selection.focus, CardItem)
        assert selection.focus.card == card
    assert selection.enter() == "play 9"
