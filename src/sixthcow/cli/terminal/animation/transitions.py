"""The table between two moments: where cards are after each event, from the events alone."""

from collections.abc import Iterable, Sequence

from sixthcow.engine import Card, Event, Zone, ZoneView
from sixthcow.engine.view import Place

Zones = tuple[ZoneView, ...]


def zones_after(zones: Zones, event: Event) -> Zones:
    """The zones after an event, as the event's viewer sees them."""
    if event.target is None or not event.cards:
        return zones
    if event.source == event.target:
        return tuple(
            zone._replace(cards=event.cards) if zone.zone == event.target else zone
            for zone in zones
        )
    left = list(event.cards)
    after = [_without(zone, left) if zone.zone == event.source else zone for zone in zones]
    after = [
        zone if zone.zone == event.source or zone.owner is None else _without(zone, left, "table")
        for zone in after
    ]
    if left and event.source and event.source.kind != "deck":
        number = event.source.number  # what lies with it: the stack under a target
        after = [
            _without(zone, left) if zone.owner is None and zone.zone.number == number else zone
            for zone in after
        ]
    return tuple(_with(zone, event) if zone.zone == event.target else zone for zone in after)


def _without(zone: ZoneView, left: list[Card | None], kind: str = "") -> ZoneView:
    """The zone without the cards in `left`; those found are struck out there."""
    if kind and zone.zone.kind != kind:
        return zone
    if not zone.cards:
        return zone._replace(size=max(0, zone.size - len(left)))
    places: list[Place] = []
    for place in zone.cards:
        kept = [card for card in _cards(place) if not _struck(card, left)]
        if len(kept) == len(_cards(place)):
            places.append(place)
        elif kept:
            places.append(kept[0])
    size = zone.size - sum(map(len, map(_cards, zone.cards))) + sum(map(len, map(_cards, places)))
    return zone._replace(cards=tuple(places), size=size)


def _struck(card: Card | None, left: list[Card | None]) -> bool:
    """Strike a card out; one seen from behind may be any."""
    if card in left:
        left.remove(card)
        return True
    if card is None and left:
        left.pop()
        return True
    return False


def _cards(place: Place) -> Sequence[Card | None]:
    return place if isinstance(place, tuple) else (place,)


def _with(zone: ZoneView, event: Event) -> ZoneView:
    """The zone with an event's cards added."""
    added: Iterable[Place] = event.cards
    size = zone.size + len(event.cards)
    if zone.size and not zone.cards:  # a pile that nobody looks through
        return zone._replace(size=size)
    if zone.capacity is not None and len(event.cards) > 1:
        added = [event.cards]  # type: ignore[list-item]
    if event.kind == "laid_on":
        below = _cards(zone.cards[-1]) if zone.cards else ()
        pair = tuple(card for card in (*below, *event.cards) if card is not None)
        return zone._replace(cards=(*zone.cards[:-1], pair), size=size)
    if event.facts.get("side") == "left":
        return zone._replace(cards=(*added, *zone.cards), size=size)
    cards = (*zone.cards, *added)
    if zone.zone.kind == "hand" and None not in cards:
        cards = tuple(sorted(cards, key=lambda card: (isinstance(card, str), card)))
    return zone._replace(cards=cards, size=size)


def find(zones: Zones, zone: Zone) -> ZoneView | None:
    """A zone by its name, if there is one."""
    return next((each for each in zones if each.zone == zone), None)
