"""Tournament: everybody plays the same hand, each in their own round (TOUR; korova-006 no. 3).

What stays from round to round (TOUR-3) depends on the options; there is a class for each case.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sixthcow.engine import Event, View
from sixthcow.engine.events import Facts
from sixthcow.engine.options import OneOf, yes_no
from sixthcow.games.logical import Draft
from sixthcow.games.rows import seen, zones
from sixthcow.games.rows.cards import value, without
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.match import edition
from sixthcow.games.rows.state import Cards, RowsState, replaced
from sixthcow.games.tactical import TacticalDeck


class KeptDeal(NamedTuple):
    """What a tournament adds to the state from the first turn on: the row cards of round 1, and
    what every seat has played of its hand in it (TOUR-2)."""

    rows: Cards
    hands: tuple[Cards, ...]


class FeaturedHand(RowsGame):
    """TOUR-2: the first player's hand is written down, and player k plays it in round k."""

    def featured(self, number: int) -> int:
        """TOUR-2: player k is the one whose penalty is written in round k."""
        return number - 1

    def begin_play(self, state: RowsState, events: list[Event]) -> RowsState:
        """TOUR-2: in round 1 the deal is written down; the hands as they are played."""
        if not state.variant:
            rows = tuple(value(row[0]) for row in state.rows)
            state = state._replace(variant=KeptDeal(rows, ((),) * self.seats))
        return super().begin_play(state, events)

    def reveal(self, state: RowsState, picks: Sequence[Cards], events: list[Event]) -> RowsState:
        """TOUR-2: once round 1 is played, everybody knows the hands of its deal."""
        if state.round == 1:
            kept: KeptDeal = state.variant
            hands = tuple(
                tuple(sorted(played + pick)) for played, pick in zip(kept.hands, picks, strict=True)
            )
            state = state._replace(variant=kept._replace(hands=hands))
        return super().reveal(state, picks, events)

    def is_written(self, number: int, seat: int) -> bool:
        """TOUR-2: only the featured player's penalty is written on the sheet."""
        return seat == self.featured(number)

    # What is known

    def hand_is_known(self, number: int, seat: int) -> bool:
        """TOUR-2: the featured hand is known to all from round 2 on."""
        return number > 1 and seat == self.featured(number)

    def sees_deal(self, number: int, seat: int) -> tuple[int, ...] | None:
        """TOUR-2: a hand that is known is dealt open."""
        return None if self.hand_is_known(number, seat) else (seat,)

    def known_in_hand(self, state: RowsState, seat: int) -> Cards:
        """The cards of a hand that everybody knows."""
        return state.hands[seat] if self.hand_is_known(state.round, seat) else ()

    def flags(self, state: RowsState) -> Facts:
        """Whose penalty is written down in this round."""
        return {"featured": self.featured(state.round)}

    # The variant's part of the state

    def variant_knowledge(self, state: RowsState) -> dict[str, Any]:
        """TOUR-2: what everybody has seen of the deal of round 1."""
        if not state.variant:
            return {}
        rows, hands = state.variant
        return {"kept": [list(rows), [list(hand) for hand in hands]]}

    def sampled_variant(self, view: View) -> KeptDeal | None:
        """The same, read from a view."""
        if "kept" not in view.knowledge:
            return None
        rows, hands = view.knowledge["kept"]
        return KeptDeal(tuple(rows), seen.tuples(hands))


class DealtAgain(FeaturedHand, TacticalDeck):
    """TOUR-3 with tactical cards: in later rounds all but the featured hand are dealt again."""

    def shuffled(self, state: RowsState) -> Cards:
        """TOUR-3: the featured hand is not shuffled."""
        return without(self.deck(), state.variant.hands[0]) if state.variant else self.deck()

    def deal(self, state: RowsState, cards: Cards, events: list[Event]) -> RowsState:
        """TOUR-3: the featured player keeps the hand of round 1, the others are dealt theirs."""
        if not state.variant:
            return super().deal(state, cards, events)
        size = self.hand_size
        hands = [cards[start : start + size] for start in range(0, size * (self.seats - 1), size)]
        hands.insert(self.featured(len(state.rounds) + 1), state.variant.hands[0])
        return self.lay_table(state, hands, cards[size * (self.seats - 1) :], events)


class DraftedAgain(FeaturedHand, Draft):
    """TOUR-3 with logical cards: the row cards of round 1 stay too, only the other hands are
    drafted again."""

    def next_round(self, state: RowsState, events: list[Event]) -> RowsState:
        """TOUR-3: the featured player has their hand; the seat to their left begins to draft."""
        if not state.variant:
            return super().next_round(state, events)
        kept: KeptDeal = state.variant
        hand, seat = kept.hands[0], self.featured(len(state.rounds) + 1)
        cards = without(self.deck(), hand + kept.rows)
        state = self.lay_out(state, cards, (seat + 1) % self.seats, events)
        events.append(Event("dealt", "TOUR-2", seat, hand, zones.DECK, zones.HANDS[seat]))
        return state._replace(hands=replaced(state.hands, seat, hand))

    def next_drafter(self, state: RowsState, seat: int) -> int:
        """TOUR-3: clockwise, without the featured seat once its hand is fixed."""
        following = super().next_drafter(state, seat)
        if state.variant and following == self.featured(state.round):
            return super().next_drafter(state, following)
        return following

    def start_rows(self, state: RowsState, events: list[Event]) -> RowsState:
        """TOUR-3: after a draft the four row cards of round 1 are laid out again."""
        if state.variant:
            state = state._replace(stock=state.variant.rows)
        return super().start_rows(state, events)

    def hand_is_known(self, number: int, seat: int) -> bool:
        """LOGIC-3: the picks were public, so every hand is known."""
        return True

    def variant_cards(self, state: RowsState) -> Cards:
        """TOUR-3: while the others draft, the row cards wait."""
        waiting: Cards = state.variant.rows if state.variant and state.asks == "draft" else ()
        return waiting


class MovedOn(FeaturedHand):
    """TOUR-3, option `duplicate`: the whole deal of round 1 is kept."""

    def next_round(self, state: RowsState, events: list[Event]) -> RowsState:
        """TOUR-3: all hands move on by one seat each round, with the same four row cards."""
        if not state.variant:
            return super().next_round(state, events)
        rows, hands = state.variant
        moved = [hands[(seat - len(state.rounds)) % self.seats] for seat in range(self.seats)]
        return self.lay_table(state, moved, rows, events)

    def hand_is_known(self, number: int, seat: int) -> bool:
        """TOUR-3: everybody who saw round 1 knows every hand of the later rounds."""
        return number > 1 or super().hand_is_known(number, seat)


class Tournament(FeaturedHand):
    """TOUR-1: n players play n rounds, with tactical or logical cards."""

    name = "tournament"
    chapters = (*RowsGame.chapters, "TACT", "LOGIC", "TOUR")
    option_specs = (
        edition("korova-006"),
        OneOf("cards", ("tactical", "logical"), "tactical"),
        yes_no("duplicate", default=False),
    )

    @classmethod
    def parts(cls, options: Mapping[str, object]) -> tuple[type[RowsGame], ...]:
        """TOUR-1: the cards of the tactical or the logical game; TOUR-3: a deal kept whole."""
        cards = DraftedAgain if options.get("cards") == "logical" else DealtAgain
        return (MovedOn, cards) if options.get("duplicate") is True else (cards,)

    @property
    def notices(self) -> tuple[str, ...]:
        """TOUR-4: more than 5 players is discouraged, not forbidden."""
        crowded = ("tournament-seats",) if self.seats > 5 else ()
        return crowded + super().notices

    def match_is_over(self, state: RowsState, totals: tuple[float, ...]) -> bool:
        """TOUR-1: n players play n rounds."""
        return len(state.rounds) == self.seats

    @property
    def end_clause(self) -> str:
        """TOUR-4: the lowest written penalty wins."""
        return "TOUR-4"
