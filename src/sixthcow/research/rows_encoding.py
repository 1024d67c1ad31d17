"""What a seat sees of a rows game, as an array (all games but himmel)."""

from array import array
from collections.abc import Iterator

from sixthcow.engine import View
from sixthcow.games.double import TwoCards
from sixthcow.games.hoof import LAP_LIMIT, Hoof
from sixthcow.games.logical import Draft
from sixthcow.games.rows.cards import HIGHEST as CARDS
from sixthcow.games.rows.cards import value
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.moves import ROW_COUNT
from sixthcow.games.tournament import Tournament
from sixthcow.games.twins import Twins
from sixthcow.research.action_space import Actions
from sixthcow.research.planes import HIGHEST, Encoding, Sizes, halves

TWINS_THERE = 8  # added to the place of a card whose twin lies on it


class RowsEncoding(Encoding):
    """Planes of 104 cards, planes with a number for every seat, and single numbers.

    A game has the planes that its rules can fill: `known` where cards in other hands are known,
    `draft` where hands are drafted, `shown_2` with two cards per turn, and so on.
    """

    def __init__(self, game: RowsGame) -> None:
        """The planes of this game with its number of seats."""
        self._game = game
        self._asks = [verb for verb in Actions(game).verbs if verb != "stop"]
        super().__init__(self._sizes())

    def _sizes(self) -> Iterator[Sizes]:
        game, seats = self._game, self._game.seats
        copies = 2 if isinstance(game, Twins) else 1
        shown = 2 if isinstance(game, TwoCards) else 1
        yield Sizes("hand", CARDS, copies)
        yield Sizes("unseen", CARDS, copies)
        places = game.row_places + (TWINS_THERE if isinstance(game, Twins) else 0)
        yield from (Sizes(f"row_{row + 1}", CARDS, places) for row in range(ROW_COUNT))
        yield Sizes("waiting", CARDS, shown * seats)
        if isinstance(game, Draft | Hoof | Tournament):
            yield Sizes("known", CARDS, seats - 1)
        if isinstance(game, Draft):
            yield Sizes("draft", CARDS, 1)
        if isinstance(game, Hoof):
            yield Sizes("aside", CARDS, 1)
        yield Sizes("total", seats, HIGHEST)
        yield Sizes("taken", seats, HIGHEST)
        yield Sizes("hand_size", seats, CARDS)
        yield Sizes("pile_size", seats, 2 * CARDS)
        yield Sizes("deciding", seats, 1)
        yield from (Sizes(f"shown_{card + 1}", seats, CARDS) for card in range(shown))
        yield from (Sizes(f"asks_{verb}", 1, 1) for verb in self._asks)
        yield Sizes("round", 1, HIGHEST)
        if "first" in game.settings:
            yield Sizes("starter", 1, seats - 1)
        if isinstance(game, Tournament):
            yield Sizes("featured", 1, seats - 1)
        if isinstance(game, Hoof):
            yield Sizes("lap", 1, LAP_LIMIT)
            yield Sizes("placed", 1, 2)

    def fill(self, numbers: "array[int]", view: View) -> None:
        """Write an observation over zeros."""
        start = self.starts
        self._fill_cards(numbers, view)
        if "known" in start:
            self._fill_known(numbers, view)
        self._fill_players(numbers, view)
        if view.asks in self._asks:
            numbers[start[f"asks_{view.asks}"]] = 1
        numbers[start["round"]] = min(view.round, HIGHEST)
        if "starter" in start:
            numbers[start["starter"]] = self._clockwise(view, self._game.first_seat(view.round))
        if "featured" in start:
            numbers[start["featured"]] = self._clockwise(view, int(view.flags["featured"]))
        if "hoof" in view.knowledge:
            lap, placed, _ = view.knowledge["hoof"]
            numbers[start["lap"]], numbers[start["placed"]] = lap, placed

    def _clockwise(self, view: View, seat: int) -> int:
        """How many seats clockwise from the view's own."""
        assert view.seat is not None
        return (seat - view.seat) % view.seats

    def _fill_cards(self, numbers: "array[int]", view: View) -> None:
        # Card 1 is the first of its plane: a plane begins one place before card 0 would.
        start, known = self.starts, view.knowledge
        hand, unseen = start["hand"] - 1, start["unseen"] - 1
        for zone in view.zones:
            kind, number = zone.zone
            if kind == "hand" and number == view.seat:
                for card in zone.cards:
                    numbers[hand + card] += 1  # type: ignore[operator]
            elif kind == "row":
                row = start[f"row_{number + 1}"] - 1
                for place, cards in enumerate(zone.cards, start=1):
                    twins = TWINS_THERE if isinstance(cards, tuple) else 0
                    numbers[row + value(cards)] = place + twins  # type: ignore[arg-type]
            elif kind in {"draft", "aside"}:
                for card in zone.cards:
                    numbers[start[kind] - 1 + card] = 1  # type: ignore[operator]
        for card in known["unseen"]:
            numbers[unseen + card] += 1
        for turn, (cards, _) in enumerate(known["queue"], start=1):
            for card in cards:
                numbers[start["waiting"] - 1 + card] = turn

    def _fill_known(self, numbers: "array[int]", view: View) -> None:
        for seat, cards in enumerate(view.knowledge["hands"]):
            for card in cards if seat != view.seat else ():
                numbers[self.starts["known"] - 1 + card] = self._clockwise(view, seat)

    def _fill_players(self, numbers: "array[int]", view: View) -> None:
        start = self.starts
        piles = {zone.zone.number: zone.size for zone in view.zones if zone.zone.kind == "pile"}
        for seat, total, running, hand, _ in view.players:
            at = self._clockwise(view, seat)
            numbers[start["total"] + at] = halves(total)
            numbers[start["taken"] + at] = halves(running - total)
            numbers[start["hand_size"] + at] = hand
            numbers[start["pile_size"] + at] = piles[seat]
            numbers[start["deciding"] + at] = seat in view.waiting
            shown = view.picked if seat == view.seat else ()
            for number, card in enumerate(shown or self._waiting(view, seat), start=1):
                numbers[start[f"shown_{number}"] + at] = int(card)

    def _waiting(self, view: View, seat: int) -> Iterator[int]:
        """The face-up cards of a seat that wait to be placed, in that order."""
        for cards, seats in view.knowledge["queue"]:
            if seat in seats:
                # Twins placed together are one card of each of their players (TWIN-2).
                yield from cards if len(seats) == 1 else cards[:1]
