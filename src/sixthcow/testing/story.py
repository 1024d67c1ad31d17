"""A history card by card: where every physical card went, and who has seen it.

Who may see what is defined here again, independently of the events' own `seen_by`, so that an event
shown to the wrong seat is found. Equal cards (twins, special cards) are told apart by their place
in the shuffle.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from sixthcow.engine import DEALER, Card, Event, State, View, Zone
from sixthcow.testing.random_play import History, Step

Viewer = int | None  # a seat, or a spectator
Audience = frozenset[int] | None  # these seats, or everybody

# Events that show cards to their own seat only, and to it and one other. All others are public.
OWN = frozenset({"dealt", "drew", "picked"})
SHARED = frozenset({"stolen"})

DECK, ASIDE = Zone("deck"), Zone("aside")


class Sighting(NamedTuple):
    """A sighting of a card: in which step, by whom, and where it was then."""

    step: int
    audience: Audience
    zone: Zone


@dataclass(eq=False)
class Token:
    """One physical card of a round; `born` is the step in which it appeared."""

    card: Card
    born: int
    sightings: list[Sighting] = field(default_factory=list)

    def seen(self, viewer: Viewer, since: int, until: int) -> Iterator[Sighting]:
        """When a viewer saw the card between two steps, both included."""
        for sighting in self.sightings:
            if since <= sighting.step <= until and watches(viewer, sighting.audience):
                yield sighting


class Transfer(NamedTuple):
    """A card went from one zone to another."""

    step: int
    token: Token
    source: Zone
    target: Zone
    audience: Audience


def watches(viewer: Viewer, audience: Audience) -> bool:
    """Whether a viewer belongs to the audience."""
    return audience is None or viewer in audience


class Story:
    """What a history did with its cards.

    `private` are kinds of events of this game, beyond `OWN`, whose cards only their own seat sees.
    `rounds` are the steps that began a round, `tokens` all cards of all rounds.
    `orders` has the cards of every shuffle in their order, by step; `deals` are the shuffles that
    began a round with new cards. `hands` are all hands after every step, `audiences` who may see
    the cards of every event of every step.
    """

    def __init__(self, history: History, private: Collection[str] = ()) -> None:
        self.history = history
        self._own = OWN.union(private)
        self.tokens: dict[Token, None] = {}
        self.rounds: list[int] = [0]
        self.orders: dict[int, list[Token]] = {}
        self.deals: set[int] = set()
        self.transfers: list[Transfer] = []
        self.hands: list[list[list[Token]]] = []
        self.audiences: list[list[Audience]] = []
        self._zones: defaultdict[Zone, list[Token]] = defaultdict(list)
        self._views: dict[tuple[int, Viewer], View] = {}
        self._seen: dict[Viewer, list[list[Event]]] = {}
        for number, step in enumerate(history.steps):
            self._follow(number, step)

    @property
    def viewers(self) -> list[Viewer]:
        """All viewers: the spectator and every seat."""
        return [None, *range(self.history.game.seats)]

    def view(self, state: State, viewer: Viewer) -> View:
        """What a viewer sees of a state of the history, which several checks look at."""
        key = id(state), viewer
        if key not in self._views:
            self._views[key] = state.view(viewer)
        return self._views[key]

    def seen(self, viewer: Viewer) -> list[list[Event]]:
        """The events of every step as a viewer sees them."""
        if viewer not in self._seen:
            self._seen[viewer] = [seen(step.events, viewer) for step in self.history.steps]
        return self._seen[viewer]

    @cached_property
    def deciders(self) -> list[list[int]]:
        """Who must decide after every step."""
        return [deciders(step.state) for step in self.history.steps]

    @cached_property
    def may_change(self) -> list[bool]:
        """Whether any pick can still be changed after every step."""
        return [bool(step.state.game.may_change(step.state)) for step in self.history.steps]

    def _follow(self, number: int, step: Step) -> None:
        if step.action.startswith("shuffle "):
            began = any(event.kind == "round_began" for event in step.events)
            self._shuffle(number, step.action.split()[1:], began)
        audiences = []
        for event in step.events:
            if event.kind == "round_began":
                self.rounds.append(number)
                if number not in self.orders:  # a round that needs no shuffle
                    self._zones.clear()
            audiences.append(self._move(number, event) if event.cards else None)
        self.audiences.append(audiences)
        seats = range(self.history.game.seats)
        hands = [self._zones[Zone("hand", seat)] for seat in seats]
        self.hands.append([list(hand) for hand in hands])
        if step.state.outcome:  # the match is over: hands are open
            for seat, hand in enumerate(hands):
                for token in hand:
                    token.sightings.append(Sighting(number, None, Zone("hand", seat)))

    def _shuffle(self, number: int, words: Sequence[str], began: bool) -> None:
        """New cards for a new round, or a new order for the deck and the cards set aside."""
        if began:
            self.deals.add(number)
            self._zones.clear()
            order = [Token(int(word) if word.isdecimal() else word, number) for word in words]
        else:
            aside = self._zones.pop(ASIDE, [])
            for token in aside:  # everybody saw them go back, but not where they are now
                token.sightings.append(Sighting(number - 1, None, DECK))
            pool = self._zones.pop(DECK, []) + aside
            order = []
            for word in words:
                token = next(token for token in pool if str(token.card) == word)
                pool.remove(token)
                order.append(token)
            assert not pool
        self.orders[number] = order
        self.tokens.update(dict.fromkeys(order))
        self._zones[DECK] = list(order)

    def _move(self, number: int, event: Event) -> Audience:
        """Move the cards of an event, and note who saw them."""
        assert event.source is not None
        if event.kind == "shuffled_back":  # `_shuffle` has done it
            return None
        # A pick stays in its hand until it is revealed, for it may be changed.
        target = event.source if event.kind == "picked" else event.target or event.source
        in_deck = {token.card for token in self._zones[DECK]}
        audience = self._audience(event, kept=in_deck.isdisjoint(event.cards))
        moved: list[Token] = []
        for card in event.cards:
            assert card is not None
            token, source = self._find(number, card, event.source, target, moved)
            if source is not None:
                self._zones[source].remove(token)
                self.transfers.append(Transfer(number, token, source, target, audience))
            self._zones[target].append(token)
            token.sightings.append(Sighting(number, audience, target))
            moved.append(token)
        self.tokens.update(dict.fromkeys(moved))
        return audience

    def _audience(self, event: Event, kept: bool) -> Audience:
        """Who may see the cards of an event. A `kept` hand was not shuffled, so it is known."""
        if event.kind == "dealt" and kept:
            return None
        if event.kind in self._own:
            assert event.seat is not None
            return frozenset({event.seat})
        if event.kind in SHARED:
            assert event.seat is not None
            return frozenset({event.seat, int(event.facts["victim"])})
        return None

    def _find(
        self, number: int, card: Card, source: Zone, target: Zone, moved: Sequence[Token]
    ) -> tuple[Token, Zone | None]:
        """The card in the expected zone; one that was not dealt (a draft, a kept hand) is new."""
        places = [source, target]
        if source.kind == "table":  # picks are still in their hands; twins come from two tables
            places.append(Zone("hand", source.number))
            places += [zone for zone in self._zones if zone.kind == "table"]
        for place in places:
            for token in self._zones[place]:
                if token.card == card and token not in moved:
                    return token, place
        return Token(card, number), None


def deciders(state: State) -> list[int]:
    """Who must decide now."""
    return list(state.game.deciders(state))


def seen(events: Sequence[Event], viewer: Viewer) -> list[Event]:
    """The events as a viewer sees them."""
    return [event.seen_from(viewer) for event in events]


def is_hidden_pick(story: Story, number: int, last: int) -> bool:
    """Whether a simultaneous pick was changed, or is still face down after step `last`."""
    steps = story.history.steps
    picker = steps[number].seat
    if picker == DEALER:
        return False
    for later in range(number, last + 1):
        if later > number and steps[later].seat == picker:
            return True
        if not story.may_change[later]:
            return False
    return True
