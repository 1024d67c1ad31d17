"""The dealer's moves card by card, and the bounds of a match, for OpenSpiel."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sixthcow.engine import Action, Card, Game, State
from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.match import MOST_EXTRA_GAMES
from sixthcow.games.himmel.state import DECK, SPECIALS
from sixthcow.games.hoof import LAP_LIMIT, Hoof
from sixthcow.games.rows.cards import FULL_DECK, heads
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.moves import ROW_COUNT
from sixthcow.games.tournament import Tournament

# The outcomes of a chance node are numbered like this: every card, then the special ones.
CHANCE_KINDS: tuple[Card, ...] = (*FULL_DECK, *dict.fromkeys(SPECIALS))
NUMBER_OF = {card: number for number, card in enumerate(CHANCE_KINDS)}


class Draw:
    """A dealer's move in progress, drawn card by card, all equally likely."""

    def __init__(
        self, state: State, drawn: tuple[Card, ...] = (), left: Mapping[Card, int] | None = None
    ) -> None:
        self._state = state
        self.drawn = drawn
        self._left = left

    @property
    def verb(self) -> str:
        """`shuffle` or `steal`."""
        assert self._state.chance is not None
        return self._state.chance.verb

    def left(self) -> Mapping[Card, int]:
        """The cards that may be drawn next, by their numbers, with the number of each."""
        if self._left is None:
            assert self._state.chance is not None
            cards = Counter(self._state.chance.cards) - Counter(self.drawn)
            self._left = {card: cards[card] for card in sorted(cards, key=NUMBER_OF.__getitem__)}
        return self._left

    def outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the cards that may be drawn next, with their probabilities."""
        left = self.left()
        whole = sum(left.values())
        return [(NUMBER_OF[card], count / whole) for card, count in left.items()]

    def with_card(self, card: Card) -> "Draw":
        """The draw after one more card."""
        left = dict(self.left())
        left[card] -= 1
        if not left[card]:
            del left[card]
        return Draw(self._state, (*self.drawn, card), left)

    @property
    def complete(self) -> bool:
        """Whether the order of the remaining cards no longer makes a difference."""
        game, chance = self._state.game, self._state.chance
        if self.verb == "steal" or not isinstance(game, RowsGame):
            return self.verb == "steal" or not self.left()
        assert chance is not None
        kept = len(game.deck()) - len(chance.cards)  # TOUR-3: the featured hand is not dealt
        in_hands = game.seats * game.hand_size - kept
        # TWIN-6: the rows need four different cards.
        return len({*self.drawn[in_hands:]}) == ROW_COUNT

    def action(self) -> Action:
        """The dealer's move in the notation; undrawn cards follow in any order."""
        rest = () if self.verb == "steal" else Counter(self.left()).elements()
        return " ".join([self.verb, *map(str, self.drawn), *map(str, rest)])


def most_rounds(game: Game[Any]) -> int:
    """An upper bound on the rounds of a match: each costs somebody at least a point, except if
    twins all lie on each other, which is too unlikely ever to happen."""
    if isinstance(game, Tournament):
        return game.seats
    rounds = game.settings["rounds"]
    if isinstance(game, Himmel):
        return int(rounds or 1) + MOST_EXTRA_GAMES
    return int(rounds or 0) or int(game.settings["target"] or 0) * game.seats + 1


def most_points(game: Game[Any]) -> float:
    """An upper bound on anyone's penalty points at the end."""
    if isinstance(game, Himmel):
        return float(len(DECK) * most_rounds(game))
    assert isinstance(game, RowsGame)
    in_a_round = heads(game.deck()) * (2 if isinstance(game, Hoof) else 1)  # HOOF-6
    target = game.settings.get("target")
    return float(int(target) + in_a_round if target else in_a_round * most_rounds(game))


def longest(game: Game[Any]) -> int:
    """An upper bound on the players' moves: the nodes other than chance."""
    if isinstance(game, Himmel):
        # A turn lays a card from a hand on the table, or takes one off it for good with a pass,
        # which is two decisions.
        in_a_round = 4 * len(DECK)
    elif isinstance(game, Hoof):
        in_a_round = LAP_LIMIT * game.seats * 8  # two cards per turn, a row and a split for each
    else:
        assert isinstance(game, RowsGame)
        in_a_round = 4 * game.hand_size * game.seats  # a draft, a pick, an order or end, a row
    return in_a_round * most_rounds(game)
