"""The state of a himmel match: one immutable value."""

from typing import TYPE_CHECKING, NamedTuple

from sixthcow.engine import DEALER, Card, Chance, Event, Outcome, Pending, View

if TYPE_CHECKING:
    from sixthcow.games.himmel.game import Himmel

Cards = tuple[Card, ...]

REVERSE, THEFT, RAISE = "R", "T", "U"
NUMBERS: Cards = tuple(range(1, 71))
SPECIALS: Cards = (REVERSE,) * 6 + (THEFT,) * 5 + (RAISE,) * 4
DECK: Cards = NUMBERS + SPECIALS  # HIM-CARD-1


class Guess(NamedTuple):
    """One way in which known cards may be distributed, and how likely it is (HIM-SPEC-3).

    `places` holds (card, holder) pairs.
    """

    weight: int
    places: tuple[tuple[Card, int], ...]


class HimmelState(NamedTuple):
    """Everything about a match at one moment.

    `asks` is the verb of the decision that is due (`put` for a whole turn) and `actor` the seat
    that has to make it, or whose turn the dealer's move belongs to. `targets` and `stacks` are
    topmost last. `aside` are special cards turned up as targets, to be shuffled back; `returned`
    those that everybody knows to be in the deck again. `robbed` is the victim of a theft.
    `guesses` is what each seat knows of stolen cards, `special_hands` how many special cards
    everybody knows to be in each hand at least.
    """

    game: "Himmel"
    round: int
    asks: str
    actor: int
    hands: tuple[Cards, ...]
    targets: tuple[Cards, Cards]
    stacks: tuple[Cards, Cards]
    marker: int
    direction: int
    deck: Cards
    heaps: tuple[Cards, ...]
    aside: Cards
    returned: Cards
    robbed: int
    specials: tuple[int, ...]
    rounds: tuple[tuple[float, ...], ...]
    guesses: tuple[tuple[Guess, ...], ...]
    special_hands: tuple[int, ...]

    @property
    def pending(self) -> Pending:
        """Who must decide now, each with all legal actions."""
        return self.game.pending(self)

    @property
    def chance(self) -> Chance | None:
        """The shuffle or the draw that is due, if one is."""
        if self.asks == "shuffle":
            return Chance("shuffle", self.game.shuffled(self))
        return Chance("steal", self.hands[self.robbed]) if self.asks == "steal" else None

    @property
    def counted(self) -> bool:
        """Whether the heaps on the table have been added to the totals already."""
        return self.asks == "over" or self.between_games

    @property
    def between_games(self) -> bool:
        """Whether the dealer is to shuffle all cards for a new game."""
        return self.asks == "shuffle" and self.actor == DEALER

    @property
    def totals(self) -> tuple[int, ...]:
        """HIM-END-2: one point per card, over all games of the match."""
        return self.game.totals(self)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is still in progress."""
        return self.game.outcome(self) if self.asks == "over" else None

    def apply(self, seat: int, action: str) -> tuple["HimmelState", tuple[Event, ...]]:
        """The state after an action, and what it caused."""
        return self.game.apply(self, seat, action)

    def view(self, seat: int | None, *, choices: bool = True, knowledge: bool = True) -> View:
        """What a seat may know, or a spectator (None)."""
        return self.game.view(self, seat, choices=choices, knowledge=knowledge)

    def snapshot(self) -> dict[str, object]:
        """The whole state, secrets included, as `replay --json` writes it."""
        return {
            "round": self.round,
            "targets": [list(target) for target in self.targets],
            "stacks": [list(stack) for stack in self.stacks],
            "marker": self.marker + 1,
            "direction": self.direction,
            "deck": len(self.deck),
            "hands": [list(hand) for hand in self.hands],
            "heaps": [list(heap) for heap in self.heaps],
            "totals": list(self.totals),
        }

    def all_cards(self) -> Cards:
        """Every card, wherever it is."""
        zones = (*self.hands, *self.targets, *self.stacks, self.deck, *self.heaps, self.aside)
        return tuple(card for zone in zones for card in zone)


def in_order(cards: Cards) -> Cards:
    """A hand as it is held: numbers ascending, then the special cards."""
    return tuple(sorted(cards, key=lambda card: (isinstance(card, str), card)))


def numbers(cards: Cards) -> tuple[int, ...]:
    """The number cards among them."""
    return tuple(card for card in cards if isinstance(card, int))
