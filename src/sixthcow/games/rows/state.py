"""The state of a rows game: one immutable value that all its variants share."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from sixthcow.engine import Chance, Event, Outcome, Pending, View
from sixthcow.games.rows.cards import Card, Row, cards_of

if TYPE_CHECKING:
    from sixthcow.games.rows.game import RowsGame

Cards = tuple[Card, ...]

_new, _set = object.__new__, object.__setattr__


class Showing(NamedTuple):
    """Revealed cards that wait to be placed, and whose they are (twins: two seats)."""

    cards: Cards
    seats: tuple[int, ...]


@dataclass(frozen=True)
class RowsState:
    """Everything about a match at one moment.

    `asks` is the verb of the decision that is due and `actor` the seat that has to make it where
    only one has. `stock` are the cards of the deck that nobody holds: out of this round, or lying
    face up for the draft. `picks` are the cards each seat has picked for this turn. `variant` is
    what a variant adds: an immutable value, or None, that only its own class looks into.
    """

    game: "RowsGame"
    round: int
    asks: str
    actor: int
    hands: tuple[Cards, ...]
    rows: tuple[Row, ...]
    piles: tuple[Cards, ...]
    stock: Cards
    picks: tuple[Cards, ...]
    queue: tuple[Showing, ...]
    rounds: tuple[tuple[float, ...], ...]
    variant: Any

    def _replace(self, **changes: Any) -> "RowsState":
        """The state with some fields changed. Called at every step, so it is optimised: half the
        time of a named tuple's `_replace`, a fifth of `dataclasses.replace`."""
        state: RowsState = _new(RowsState)
        # `|` would pass on the slow kind of dictionary that Python gives to an object made by its
        # class, from the first state of a match to the last.
        _set(state, "__dict__", {**self.__dict__, **changes})
        return state

    @property
    def pending(self) -> Pending:
        """Who must decide now, each with all legal actions."""
        return self.game.pending(self)

    @property
    def chance(self) -> Chance | None:
        """The shuffle that is due, if one is."""
        return Chance("shuffle", self.game.shuffled(self)) if self.asks == "shuffle" else None

    @property
    def totals(self) -> tuple[float, ...]:
        """Penalty points by seat, this round's included."""
        return self.game.totals(self)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is still in progress."""
        return self.game.outcome(self) if self.asks == "over" else None

    @property
    def counted(self) -> bool:
        """Whether the piles on the table have been added to the totals already (SCORE-1)."""
        return self.asks in {"shuffle", "over"}

    def apply(self, seat: int, action: str) -> tuple["RowsState", tuple[Event, ...]]:
        """The state after an action, and what it caused."""
        return self.game.apply(self, seat, action)

    def view(self, seat: int | None, *, choices: bool = True, knowledge: bool = True) -> View:
        """What a seat may know, or a spectator (None)."""
        return self.game.view(self, seat, choices=choices, knowledge=knowledge)

    def snapshot(self) -> dict[str, object]:
        """The whole state, secrets included, as `replay --json` writes it."""
        return {
            "round": self.round,
            "rows": [
                [list(place) if isinstance(place, tuple) else place for place in row]
                for row in self.rows
            ],
            "hands": [list(hand) for hand in self.hands],
            "piles": [list(pile) for pile in self.piles],
            "totals": list(self.totals),
        }

    def all_cards(self) -> Cards:
        """Every card of this round's deck, wherever it is."""
        lying = [*self.hands, *self.piles, *map(cards_of, self.rows), self.stock]
        lying += [showing.cards for showing in self.queue]
        lying.append(self.game.variant_cards(self))
        return tuple(card for cards in lying for card in cards)


def replaced(items: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    """The cards of all seats with those of one seat replaced."""
    return (*items[:seat], cards, *items[seat + 1 :])
