"""The dealer's moves card by card, and the bounds of a match, for OpenSpiel."""

from collections import Counter
from collections.abc import Collection, Iterable
from copy import copy
from functools import cache
from itertools import compress
from typing import Any

from sixthcow.engine import Action, Card, Chance, Game
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
    """A dealer's move in progress, drawn card by card, all equally likely.

    `left` has the copies of every one of `CHANCE_KINDS` that can be drawn; `drawn` are the numbers
    of those that were.
    """

    def __init__(self, verb: str, cards: Iterable[Card], wanted: int, in_hands: int | None) -> None:
        """How many cards are wanted, and in rows games how many of them are for hands."""
        self.verb = verb
        self.drawn: list[int] = []
        copies = Counter(NUMBER_OF[card] for card in cards)
        self.left = [copies[kind] for kind in range(len(CHANCE_KINDS))]
        self._count = copies.total()
        self._different = max(self.left) == 1
        self._wanted = wanted
        self._in_hands = in_hands

    def copy(self) -> "Draw":
        """Another draw, as far as this one."""
        other = copy(self)
        other.left, other.drawn = self.left.copy(), self.drawn.copy()
        return other

    def __deepcopy__(self, _memo: object) -> "Draw":
        return self.copy()

    def outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the cards that may be drawn next, with their probabilities."""
        if self._different:
            return list(compress(equally_likely(self._count), self.left))
        copies = enumerate(self.left)
        return [(kind, count / self._count) for kind, count in copies if count]

    def add(self, kind: int) -> bool:
        """One more card is drawn; whether the order of the others makes no more difference."""
        if not self.left[kind]:
            raise ValueError(f"there is no {CHANCE_KINDS[kind]} left to {self.verb}")
        self.left[kind] -= 1
        self._count -= 1
        self.drawn.append(kind)
        if len(self.drawn) < self._wanted:
            return False
        # TWIN-6: the rows need four different cards.
        return self._in_hands is None or len({*self.drawn[self._in_hands :]}) == ROW_COUNT


@cache
def equally_likely(count: int) -> tuple[tuple[int, float], ...]:
    """Every kind of card with the probability of one out of so many."""
    likely = 1 / count
    return tuple((kind, likely) for kind in range(len(CHANCE_KINDS)))


def draw_of(game: Game[Any], verb: str, cards: Collection[Card]) -> Draw:
    """A draw from cards: all that the dealer shuffles, or the hand that is stolen from."""
    if verb == "steal" or not isinstance(game, RowsGame):
        return Draw(verb, cards, 1 if verb == "steal" else len(cards), None)
    kept = len(game.deck()) - len(cards)  # TOUR-3: the featured hand is not dealt
    in_hands = game.seats * game.hand_size - kept
    return Draw(verb, cards, in_hands + ROW_COUNT, in_hands)


def dealer_move(chance: Chance, drawn: Iterable[int]) -> Action:
    """The dealer's move with these cards first, in the notation; others follow in any order."""
    cards = [CHANCE_KINDS[kind] for kind in drawn]
    rest = Counter(chance.cards) - Counter(cards) if chance.verb == "shuffle" else Counter()
    return " ".join(map(str, [chance.verb, *cards, *rest.elements()]))


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
