"""What a choice leaves for the turns to come: where the cards that stay in hand would go then."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from sixthcow import fast
from sixthcow.analysis.decision import Fact
from sixthcow.analysis.facts import percent, verb_of
from sixthcow.bots.risk import at_least, chances, number
from sixthcow.engine import Choice, View
from sixthcow.games.professional import BothEnds
from sixthcow.games.rows.cards import Card, cards_of, heads, value, without
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.moves import Spot
from sixthcow.games.rows.placement import Table
from sixthcow.games.rows.state import RowsState, Showing


class Prospect(NamedTuple):
    """What awaits a card that stays in hand: a fact, and about how many penalty points it threatens
    with. That others might fill a row is no threat yet: there is time to avoid that, and in
    matches of bots it does not tell good choices from bad ones."""

    threat: float
    fact: Fact


def outlook(view: View, choice: Choice) -> Mapping[Card, Prospect]:
    """What awaits every card that a choice leaves in hand, if the others change nothing but what
    they may put in between. Empty where cards are not placed in rows, and where rows grow at both
    ends: in matches of bots it did not speak for the better choices there."""
    state = fast.sample(view, Random(0))  # only what the seat knows is used
    if not isinstance(state, RowsState) or state.asks == "draft":
        return {}
    if isinstance(state.game, BothEnds):
        return {}
    after = _After(view, state, choice)
    return {card: after.prospect(card) for card in after.hand}


class _After:
    """The rows and the hand after a choice."""

    def __init__(self, view: View, state: RowsState, choice: Choice) -> None:
        assert view.seat is not None
        game = state.game
        assert isinstance(game, RowsGame)
        self._view, self._game, self._seat = view, game, view.seat
        self._table = Table(state)
        self._cards_a_turn = len(choice.cards) or 1
        hand, verb = state.hands[view.seat], verb_of(choice)
        if verb == "keep":
            self.hand = (*hand, *map(number, choice.cards))
            return
        for effect in choice.effects[:1] if verb in {"row", "end"} else ():
            assert effect.target is not None
            spot = Spot(effect.target.number, effect.side) if effect.side else None
            self._place(number(effect.card), spot, effect.target.number)
        played = tuple(map(number, choice.cards))
        for card in sorted(played):
            self._place(card, next(iter(game.spots(self._table.rows, card)), None))
        self.hand = without(hand, tuple(card for card in played if card in hand))

    def _place(self, card: Card, spot: Spot | None, row: int | None = None) -> None:
        """By the rules of the game; a card without a spot takes a row, the cheapest by default."""
        showing = Showing((card,), (self._seat,))
        if spot is not None:
            self._game.place(self._table, showing, spot, [])
            return
        taken = self._cheapest() if row is None else row
        self._game.take_row(self._table, showing, taken, self._game.lowest_card_clause, [])

    def _worth(self, row: int) -> int:
        return heads(cards_of(self._table.rows[row]))

    def _cheapest(self) -> int:
        return min(range(len(self._table.rows)), key=self._worth)

    def prospect(self, card: Card) -> Prospect:
        """What awaits a card: the least of it, if it may go to either of two ends."""
        found = [self._at(card, spot) for spot in self._game.spots(self._table.rows, card)]
        lowest = Prospect(self._worth(self._cheapest()), Fact("then-lowest", {"card": str(card)}))
        return min(found, key=lambda prospect: prospect.threat, default=lowest)

    def _at(self, card: Card, spot: Spot) -> Prospect:
        row, worth = self._table.rows[spot.row], self._worth(spot.row)
        low, high = sorted((value(row[0] if spot.side == "left" else row[-1]), card))
        coming = list(chances(self._view, low, high, self._cards_a_turn))
        values: dict[str, int | float | str] = {"card": str(card), "row": str(spot.row + 1)}
        if self._game.overfills(row, card):
            threat = worth * (1 - at_least(1, coming))
            return Prospect(threat, Fact("then-sixth", {**values, "heads": worth}))
        likely = percent(at_least(self._game.row_places - len(row), coming))
        if not likely:
            return Prospect(0.0, Fact("then-safe", values))
        return Prospect(0.0, Fact("then-risk", {**values, "chance": likely}))
