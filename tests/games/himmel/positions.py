"""Himmel tables drawn as text: `28 / 30 64*` are two targets, the second raised from 30 to 64 and
marked. Where no star stands the first one has the marker."""

from collections.abc import Iterable, Mapping

from sixthcow.engine import Card
from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.state import DECK, Cards, HimmelState, in_order
from tests.games.positions import after

NO_OPTIONS: Mapping[str, object] = {}


def cards(text: str) -> Cards:
    """`3 17 R`: some cards."""
    return tuple(int(word) if word.isdecimal() else word for word in text.split())


def pair(drawing: str) -> tuple[Cards, Cards]:
    """`26 / 49 50`: what lies at the two places, topmost last."""
    left, right = drawing.split("/")
    return cards(left), cards(right)


def drawn(places: tuple[Cards, Cards]) -> str:
    """The targets or the stacks, drawn."""
    return " / ".join(words(place) for place in places).strip()


def words(some: Iterable[Card]) -> str:
    """Some cards as text, in the order of a hand."""
    return " ".join(map(str, some))


def shuffle(*top: str, deck: Iterable[Card] = DECK) -> str:
    """A shuffle of the deck: the cards named on top, then the rest in order."""
    named = [card for part in top for card in cards(part.replace("/", " "))]
    rest = list(deck)
    for card in named:
        rest.remove(card)
    return " ".join(["shuffle", *map(str, (*named, *rest))])


def dealt(game: Himmel, *top: str) -> HimmelState:
    """The state after the first shuffle, these cards on top."""
    return after(game.start(), f"0 {shuffle(*top)}")


def table(
    *hands: str,
    targets: str = "28 / 64",
    stacks: str = " / ",
    deck: str = "",
    heaps: tuple[str, ...] = (),
    options: Mapping[str, object] = NO_OPTIONS,
) -> HimmelState:
    """The turn of seat 1 at a table with these hands, one for each seat."""
    numbers = words(range(1, 33))
    state = dealt(Himmel(len(hands), options), numbers)
    piled = tuple(map(cards, heaps)) or ((),) * len(hands)
    return state._replace(
        actor=0,
        hands=tuple(in_order(cards(hand)) for hand in hands),
        targets=pair(targets.replace("*", "")),
        stacks=pair(stacks),
        deck=cards(deck),
        marker=int(targets.endswith("*")),
        heaps=piled,
    )
