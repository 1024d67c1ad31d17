"""What a seat sees of himmel, as an array."""

from array import array
from collections.abc import Iterator
from fractions import Fraction

from sixthcow.engine import Card, View
from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.game import HAND_SIZE
from sixthcow.games.himmel.state import DECK, NUMBERS, SPECIALS
from sixthcow.research.planes import HIGHEST, Encoding, Sizes, halves

KINDS: tuple[Card, ...] = (*NUMBERS, *dict.fromkeys(SPECIALS))
PLACE_OF = {card: place for place, card in enumerate(KINDS)}
MOST_ALIKE = max(DECK.count(card) for card in KINDS)
TOPMOST = 2
CERTAIN = 1000


class HimmelEncoding(Encoding):
    """Planes of 73 cards (1 to 70, reverse, theft, raise), planes with a number for every seat,
    and single numbers."""

    def __init__(self, game: Himmel) -> None:
        """The planes for this number of seats."""
        self._seats = game.seats
        super().__init__(self._sizes())

    def _sizes(self) -> Iterator[Sizes]:
        yield Sizes("hand", len(KINDS), HAND_SIZE)
        yield Sizes("unseen", len(KINDS), MOST_ALIKE)
        yield Sizes("returned", len(KINDS), MOST_ALIKE)
        for kind in ("target", "stack"):
            yield from (Sizes(f"{kind}_{place}", len(KINDS), TOPMOST) for place in (1, 2))
        for clockwise in range(1, self._seats):
            yield Sizes(f"known_{clockwise}", len(KINDS), CERTAIN * MOST_ALIKE)
        yield Sizes("total", self._seats, HIGHEST)
        yield Sizes("taken", self._seats, HIGHEST)
        yield Sizes("hand_size", self._seats, HAND_SIZE)
        yield Sizes("special_hand", self._seats, HAND_SIZE)
        yield Sizes("specials", self._seats, HIGHEST)
        yield Sizes("deciding", self._seats, 1)
        yield from (Sizes(f"asks_{verb}", 1, 1) for verb in ("turn", "target"))
        for name, most in (("marker", 1), ("counter", 1), ("deck", len(DECK)), ("round", HIGHEST)):
            yield Sizes(name, 1, most)

    def fill(self, numbers: "array[int]", view: View) -> None:
        """Write an observation over zeros."""
        start = self.starts
        known = view.knowledge
        for card in view.zone("hand", view.seat or 0).cards:
            numbers[start["hand"] + PLACE_OF[card]] += 1  # type: ignore[index]
        for name in ("unseen", "returned"):
            for card in known[name]:
                numbers[start[name] + PLACE_OF[card]] += 1
        for kind in ("target", "stack"):
            for zone in view.all_of(kind):
                begin = start[f"{kind}_{zone.zone.number + 1}"]
                for card in zone.cards:
                    numbers[begin + PLACE_OF[card]] = TOPMOST if card == zone.cards[-1] else 1  # type: ignore[index]
        for (clockwise, card), copies in self._known(view).items():
            at = start[f"known_{clockwise}"] + PLACE_OF[card]
            numbers[at] = round(CERTAIN * copies)
        self._fill_players(numbers, view)
        if view.asks in {"turn", "target"}:
            numbers[start[f"asks_{view.asks}"]] = 1
        numbers[start["marker"]] = int(view.flags["marker"])
        numbers[start["counter"]] = view.flags["direction"] == -1
        numbers[start["deck"]] = view.zone("deck").size
        numbers[start["round"]] = min(view.round, HIGHEST)

    def _clockwise(self, view: View, seat: int) -> int:
        """How many seats clockwise from the view's own."""
        assert view.seat is not None
        return (seat - view.seat) % view.seats

    def _known(self, view: View) -> dict[tuple[int, Card], Fraction]:
        """How many copies of a card the seat expects in another hand, from thefts it knows of."""
        guesses = view.knowledge["guesses"]
        whole = sum(weight for weight, _ in guesses)
        found: dict[tuple[int, Card], Fraction] = {}
        for weight, places in guesses:
            for card, holder in places:
                at = self._clockwise(view, holder), card
                found[at] = found.get(at, Fraction()) + Fraction(weight, whole)
        return found

    def _fill_players(self, numbers: "array[int]", view: View) -> None:
        start = self.starts
        for player in view.players:
            at = self._clockwise(view, player.seat)
            numbers[start["total"] + at] = halves(player.total)
            numbers[start["taken"] + at] = halves(player.running - player.total)
            numbers[start["hand_size"] + at] = player.hand
            numbers[start["special_hand"] + at] = view.knowledge["special_hands"][player.seat]
            numbers[start["specials"] + at] = view.knowledge["specials"][player.seat]
            numbers[start["deciding"] + at] = player.seat in view.waiting
