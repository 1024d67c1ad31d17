"""Tournament: everybody plays the same hand, each in their own round (TOUR; korova-006 no. 3)."""

from collections.abc import Sequence

from sixthcow.engine import Event
from sixthcow.engine.events import Facts
from sixthcow.engine.options import OneOf, yes_no
from sixthcow.games.logical import Draft
from sixthcow.games.rows import zones
from sixthcow.games.rows.cards import value, without
from sixthcow.games.rows.match import edition
from sixthcow.games.rows.state import Cards, KeptDeal, RowsState
from sixthcow.games.tactical import TacticalDeck


class Tournament(Draft):
    """TOUR-1: n players play n rounds, with tactical or logical cards."""

    name = "tournament"
    chapters = (*Draft.chapters, "TACT", "LOGIC", "TOUR")
    option_specs = (
        edition("korova-006"),
        OneOf("cards", ("tactical", "logical"), "tactical"),
        yes_no("duplicate", default=False),
    )

    @property
    def notices(self) -> tuple[str, ...]:
        """TOUR-4: more than 5 players is discouraged, not forbidden."""
        crowded = ("tournament-seats",) if self.seats > 5 else ()
        return crowded + (super().notices if self.drafts else ())

    @property
    def drafts(self) -> bool:
        """Whether the cards are chosen as in the logical game."""
        return self.settings["cards"] == "logical"

    @property
    def duplicate(self) -> bool:
        """TOUR-3: whether the whole deal is kept from round to round."""
        return bool(self.settings["duplicate"])

    def featured(self, number: int) -> int:
        """TOUR-2: player k is the one whose penalty is written in round k."""
        return number - 1

    # Setting up a round

    def next_round(self, state: RowsState, events: list[Event]) -> RowsState:
        """TOUR-3: round 1 as in the tactical or logical game; then the featured hand stays."""
        number = len(state.rounds) + 1
        if state.kept and self.duplicate:
            moved = [
                state.kept.hands[(seat - number + 1) % self.seats] for seat in range(self.seats)
            ]
            return self.lay_table(state, moved, state.kept.rows, events)
        if not self.drafts:
            return TacticalDeck.next_round(self, state, events)
        if not state.kept:
            return super().next_round(state, events)
        hand, seat = state.kept.hands[0], self.featured(number)
        cards = without(self.deck(), hand + state.kept.rows)
        state = self.lay_out(state, cards, (seat + 1) % self.seats, events)
        events.append(Event("dealt", "TOUR-2", seat, hand, zones.DECK, zones.HANDS[seat]))
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        return state._replace(hands=hands)

    def shuffled(self, state: RowsState) -> Cards:
        """TOUR-3: all cards but the featured hand are dealt anew."""
        return without(self.deck(), state.kept.hands[0]) if state.kept else self.deck()

    def deal(self, state: RowsState, cards: Cards, events: list[Event]) -> RowsState:
        """TOUR-3: the featured player keeps the hand of round 1, the others are dealt theirs."""
        if not state.kept:
            return super().deal(state, cards, events)
        size = self.hand_size
        hands = [cards[start : start + size] for start in range(0, size * (self.seats - 1), size)]
        hands.insert(self.featured(len(state.rounds) + 1), state.kept.hands[0])
        return self.lay_table(state, hands, cards[size * (self.seats - 1) :], events)

    def next_drafter(self, state: RowsState, seat: int) -> int:
        """TOUR-3: clockwise, without the featured seat once its hand is fixed."""
        following = super().next_drafter(state, seat)
        if state.kept and following == self.featured(state.round):
            return super().next_drafter(state, following)
        return following

    def start_rows(self, state: RowsState, events: list[Event]) -> RowsState:
        """TOUR-3: after a draft the four row cards of round 1 stay."""
        if state.kept:
            state = state._replace(stock=state.kept.rows)
        return super().start_rows(state, events)

    def begin_play(self, state: RowsState, events: list[Event]) -> RowsState:
        """TOUR-2: in round 1 the deal is written down; the hands as they are played."""
        if not state.kept:
            rows = tuple(value(row[0]) for row in state.rows)
            state = state._replace(kept=KeptDeal(rows, ((),) * self.seats))
        return super().begin_play(state, events)

    def reveal(self, state: RowsState, picks: Sequence[Cards], events: list[Event]) -> RowsState:
        """TOUR-2: once round 1 is played, everybody knows the hands of its deal."""
        if state.kept and state.round == 1:
            hands = tuple(
                tuple(sorted(played + pick))
                for played, pick in zip(state.kept.hands, picks, strict=True)
            )
            state = state._replace(kept=KeptDeal(state.kept.rows, hands))
        return super().reveal(state, picks, events)

    # What is known

    def hand_is_known(self, number: int, seat: int) -> bool:
        """TOUR-2: the featured hand from round 2 on; a duplicate deal's hands; a draft's."""
        known_deal = number > 1 and (self.duplicate or seat == self.featured(number))
        return self.drafts or known_deal

    def sees_deal(self, number: int, seat: int) -> tuple[int, ...] | None:
        """TOUR-2: a hand that is known is dealt open."""
        return None if self.hand_is_known(number, seat) else (seat,)

    def known_in_hand(self, state: RowsState, seat: int) -> Cards:
        """The cards of a hand that everybody knows."""
        return state.hands[seat] if self.hand_is_known(state.round, seat) else ()

    def flags(self, state: RowsState) -> Facts:
        """Whose penalty is written down in this round."""
        return {"featured": self.featured(state.round)}

    # Scoring and the end

    def is_written(self, number: int, seat: int) -> bool:
        """TOUR-2: only the featured player's penalty is written on the sheet."""
        return seat == self.featured(number)

    def match_is_over(self, state: RowsState) -> bool:
        """TOUR-1: n players play n rounds."""
        return len(state.rounds) == self.seats

    @property
    def end_clause(self) -> str:
        """TOUR-4: the lowest written penalty wins."""
        return "TOUR-4"
