"""Choosing one of a view's actions step by step: a card, further cards, a place."""

from collections.abc import Iterator
from typing import NamedTuple

from sixthcow.engine import Card, Choice, Effect, View, Zone
from sixthcow.engine.view import Place


class CardItem(NamedTuple):
    """A card that can be chosen, and where it is."""

    zone: Zone
    card: Card


class ZoneItem(NamedTuple):
    """A zone that can be chosen, or one side of it."""

    zone: Zone
    side: str


class ActionItem(NamedTuple):
    """An action without a card or zone to click."""

    action: str


Item = CardItem | ZoneItem | ActionItem


class Selection:
    """What a person has chosen so far and what can be chosen next. `focus` is highlighted now."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.chosen: tuple[Card, ...] = ()
        self._typed = ""
        self._focus: Item | None = None
        verbs = {verb_of(choice) for choice in view.choices if choice.cards}
        # A set of any size: no card completes the choice, so it has to be confirmed.
        self.open_ended = any(not c.cards and verb_of(c) in verbs for c in view.choices)

    @property
    def items(self) -> list[Item]:
        """What can be chosen next, in table order."""
        choices = self.choices
        if self.chosen and not self.open_ended and all(map(self._is_exact, choices)):
            return self._cardless(choices)
        cards = [item for item in self._cards() if self._leads_on(item.card)]
        return [*cards, *self._cardless(choices)]

    @property
    def focus(self) -> Item | None:
        """The item that is highlighted."""
        items = self.items
        if self._focus in items:
            return self._focus
        if items and all(isinstance(item, ZoneItem) for item in items):
            return min(items, key=self._worth)
        return items[0] if items else None

    def _worth(self, item: Item) -> float:
        """What choosing an item would cost now."""
        choices = [choice for choice in self.choices if item in self._items_of(choice)]
        return sum(effect.worth for choice in choices for effect in choice.effects)

    @property
    def choices(self) -> list[Choice]:
        """The choices still possible after what is chosen so far."""
        return [choice for choice in self.view.choices if contains(choice.cards, self.chosen)]

    def look_at(self, item: Item) -> bool:
        """Highlight an item, if it can be chosen now."""
        self._typed = ""
        if item not in self.items:
            return False
        self._focus = item
        return True

    def step(self, by: int) -> None:
        """Highlight the next item, or the one before."""
        items, focus = self.items, self.focus
        if focus:
            self.look_at(items[(items.index(focus) + by) % len(items)])

    def enter(self) -> str | None:
        """Choose the highlighted item; the action, if that completes one."""
        focus = self.focus
        self._typed = ""
        if focus is None:
            return None
        if not isinstance(focus, CardItem):
            return next(c.action for c in self.choices if focus in self._items_of(c))
        if focus.card in self.chosen:
            kept = list(self.chosen)
            kept.remove(focus.card)
            self.chosen = tuple(kept)
            return None
        self.chosen = (*self.chosen, focus.card)
        choices = self.choices
        if len(choices) == 1 and self._is_exact(choices[0]) and not self.open_ended:
            return choices[0].action
        return None

    def confirm(self) -> str | None:
        """Choose the highlighted item; of a set of any size, all that is chosen so far."""
        if not (self.open_ended and isinstance(self.focus, CardItem)):
            return self.enter()
        return next(choice.action for choice in self.choices if self._is_exact(choice))

    def back(self) -> bool:
        """Take back the last step; whether there was one."""
        self._typed = ""
        if not self.chosen:
            return False
        card, self.chosen = self.chosen[-1], self.chosen[:-1]
        self._focus = next((i for i in self._cards() if i.card == card), None)
        return True

    def type(self, digit: str) -> None:
        """Highlight by number: a card by its own, a zone by its place, an action by 0."""
        for typed in (self._typed + digit, digit):
            found = [item for item in self.items if number_of(item).startswith(typed)]
            if found:
                exact = [item for item in found if number_of(item) == typed]
                self._focus = (exact or found)[0]
                self._typed = typed
                return

    @property
    def preview(self) -> Choice | None:
        """The choice that the highlighted item would make or begin."""
        focus = self.focus
        if focus is None:
            return None
        if not isinstance(focus, CardItem):
            return next((c for c in self.choices if focus in self._items_of(c)), None)
        chosen = self.chosen if focus.card in self.chosen else (*self.chosen, focus.card)
        after = [c for c in self.view.choices if contains(c.cards, chosen)]
        exact = [c for c in after if len(c.cards) == len(chosen)]
        if exact:
            return exact[0]
        if not after:
            return None
        effects = tuple(dict.fromkeys(self._effects(after, focus.card)))
        return Choice(f"{verb_of(after[0])} {focus.card}", chosen, after[0].zone, effects)

    def previews(self) -> list[Effect]:
        """Where the highlighted card would go, or may go."""
        focus = self.focus
        if isinstance(focus, CardItem):
            return list(dict.fromkeys(self._effects(self.choices, focus.card)))
        choice = self.preview
        return list(choice.effects) if choice else []

    def _effects(self, choices: list[Choice], card: Card) -> Iterator[Effect]:
        for choice in choices:
            if card in choice.cards:
                yield from (effect for effect in choice.effects if effect.card == card)

    def _is_exact(self, choice: Choice) -> bool:
        return len(choice.cards) == len(self.chosen)

    def _leads_on(self, card: Card) -> bool:
        """Whether a card can be added to those chosen, or taken back."""
        if card in self.chosen:
            return True
        return any(contains(choice.cards, (*self.chosen, card)) for choice in self.view.choices)

    def _cards(self) -> Iterator[CardItem]:
        """Every card of a choice, once, with its place."""
        wanted = {card for choice in self.view.choices for card in choice.cards}
        sources = {choice.zone for choice in self.view.choices}
        for zone in self.view.zones:
            own = zone.zone.kind == "hand" and zone.owner == self.view.seat
            if own or zone.zone in sources:
                for card in dict.fromkeys(card for place in zone.cards for card in flat(place)):
                    if card in wanted and (own or zone.zone.kind not in {"row", "stack", "target"}):
                        yield CardItem(zone.zone, card)

    def _cardless(self, choices: list[Choice]) -> list[Item]:
        """The choices that need no further card."""
        return [i for c in choices if self._is_exact(c) for i in self._items_of(c)]

    def _items_of(self, choice: Choice) -> list[Item]:
        """What to click for a choice whose cards are chosen."""
        alone = all(not c.cards for c in self.view.choices)
        if choice.zone and not self.open_ended and (choice.cards or alone):
            side = choice.effects[0].side if choice.effects else ""
            return [ZoneItem(choice.zone, side)]
        return [ActionItem(choice.action)]


def verb_of(choice: Choice) -> str:
    """The first word of its action."""
    return choice.action.partition(" ")[0]


def flat(place: Place) -> tuple[Card, ...]:
    """The face-up cards of a place."""
    if place is None:
        return ()
    return place if isinstance(place, tuple) else (place,)


def contains(cards: tuple[Card, ...], part: tuple[Card, ...]) -> bool:
    """Whether all cards of `part` are among `cards`."""
    left = list(cards)
    for card in part:
        if card not in left:
            return False
        left.remove(card)
    return True


def number_of(item: Item) -> str:
    """What to type for an item."""
    match item:
        case CardItem(card=card):
            return str(card)
        case ZoneItem(zone=zone):
            return str(zone.number + 1)
    return "0"
