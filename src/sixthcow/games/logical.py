"""Logical: the cards lie open and everybody drafts their own hand (LOGIC; korova-006 no. 2)."""

from collections.abc import Sequence

from sixthcow.engine import Action, Choice, Event
from sixthcow.games.rows import zones
from sixthcow.games.rows.match import FIRST_SEAT, TARGET_OPTIONS, edition
from sixthcow.games.rows.moves import cards_in
from sixthcow.games.rows.state import Cards, RowsState, replaced
from sixthcow.games.tactical import TacticalDeck


class Draft(TacticalDeck):
    """Hands are drafted instead of dealt."""

    @property
    def notices(self) -> tuple[str, ...]:
        """`6-bierze` and `persian` describe this game for 2–6 players; more are allowed."""
        crowded = self.seats > 6 and self.edition in {"6-bierze", "persian"}
        return ("draft-seats",) if crowded else ()

    def next_round(self, state: RowsState, events: list[Event]) -> RowsState:
        """LOGIC-1: the deck is laid out face up; LOGIC-4: the first drafter moves on."""
        number = len(state.rounds) + 1
        return self.lay_out(state, self.deck(), self.first_seat(number), events)

    def lay_out(
        self, state: RowsState, cards: Cards, drafter: int, events: list[Event]
    ) -> RowsState:
        """A new round: cards face up on the table, hands, rows and piles empty."""
        number = len(state.rounds) + 1
        events.append(Event("round_began", "LOGIC-1", facts={"round": number}))
        nothing: tuple[Cards, ...] = ((),) * self.seats
        return state._replace(
            round=number,
            asks="draft",
            actor=drafter,
            hands=nothing,
            rows=(),
            piles=nothing,
            stock=cards,
        )

    def legal_draft(self, state: RowsState) -> Sequence[Action]:
        """LOGIC-2: any card that lies open."""
        return [f"draft {card}" for card in state.stock]

    def do_draft(
        self, state: RowsState, seat: int, action: Action, events: list[Event]
    ) -> RowsState:
        """LOGIC-2: one card each in turn, clockwise, until everyone holds ten."""
        (card,) = cards_in(action)
        events.append(Event("drafted", "LOGIC-2", seat, (card,), zones.DRAFT, zones.HANDS[seat]))
        hand = tuple(sorted((*state.hands[seat], card)))
        hands = replaced(state.hands, seat, hand)
        stock = tuple(left for left in state.stock if left != card)
        state = state._replace(hands=hands, stock=stock)
        if any(len(hand) < self.hand_size for hand in hands):
            return state._replace(actor=self.next_drafter(state, seat))
        return self.start_rows(state, events)

    def next_drafter(self, state: RowsState, seat: int) -> int:
        """LOGIC-2: clockwise."""
        return (seat + 1) % self.seats

    def start_rows(self, state: RowsState, events: list[Event]) -> RowsState:
        """LOGIC-2: the last four cards, in ascending order, start the rows."""
        rows, stock = self.first_cards(state.stock, events)
        return self.begin_play(state._replace(rows=rows, stock=stock), events)

    def choice_draft(self, _state: RowsState, _seat: int, action: Action) -> Choice:
        """LOGIC-1: the player clicks the open card."""
        return Choice(action, cards_in(action), zones.DRAFT)

    def clause_of(self, verb: str) -> str:
        """The clause behind a kind of decision."""
        return "LOGIC-2" if verb == "draft" else super().clause_of(verb)

    def known_in_hand(self, state: RowsState, seat: int) -> Cards:
        """LOGIC-3: the picks were public, so every hand is known."""
        return state.hands[seat]


class Logical(Draft):
    """The main rules with drafted hands."""

    name = "logical"
    chapters = (*Draft.chapters, "LOGIC")
    option_specs = (edition("6-bierze"), *TARGET_OPTIONS, FIRST_SEAT)
