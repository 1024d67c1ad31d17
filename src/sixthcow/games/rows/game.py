"""The rows game as in its rulebooks; every variant is a subclass that changes a part of it.

It reads in the rulebook's order: cards, setting up a round, a turn, placing a card. Scoring and the
end of a match are in `match.py`, what a player may see in `seen.py`, and what variants with
additional state use in `variant.py`.
"""

from collections.abc import Mapping, Sequence
from itertools import repeat
from typing import ClassVar

from sixthcow.engine import (
    DEALER,
    Action,
    Choice,
    Event,
    IllegalAction,
    Own,
    Random,
    View,
    Zone,
)
from sixthcow.engine.events import Card as AnyCard
from sixthcow.engine.events import Facts
from sixthcow.games.rows import seen, zones
from sixthcow.games.rows.cards import (
    FULL_DECK,
    Card,
    Row,
    as_place,
    cards_of,
    heads,
    without,
)
from sixthcow.games.rows.match import RowsMatch
from sixthcow.games.rows.moves import (
    AT_THE_END,
    NAMED,
    NOWHERE,
    PICKED,
    ROW_COUNT,
    TAKE_ROW,
    Spot,
    method_name,
    picked,
    play,
    revealed,
    shown,
)
from sixthcow.games.rows.placement import Table
from sixthcow.games.rows.state import Cards, RowsState, Showing
from sixthcow.games.rows.variant import VariantHooks


class RowsGame(VariantHooks, RowsMatch):
    """The main rules (classic)."""

    seat_range = range(2, 11)  # DEAL-1
    seat_clause = "DEAL-1"
    chapters: ClassVar[tuple[str, ...]] = ("CARD", "DEAL", "TURN", "PLACE", "SCORE", "END")
    hand_size = 10  # DEAL-2
    row_places = 5  # PLACE-3
    verbs_from_hand: ClassVar[frozenset[str]] = frozenset({"play"})

    # The clauses that events of placing cards are explained with.
    nearest_clause = "PLACE-2"
    full_row_clause = "PLACE-3"
    lowest_card_clause = "PLACE-4"

    def __init__(self, seats: int, options: Mapping[str, object] | None = None) -> None:
        super().__init__(seats, options)
        # What each seat may play from the hand it held last, which stays the same for a turn:
        # asked for when it must pick, when it has picked, and in every view until then.
        self._plays: list[tuple[Cards, Sequence[Action]]] = [((), ())] * self.seats

    # Cards

    def worth(self, card: AnyCard) -> int:
        """CARD-2: the bull heads of a card."""
        return heads((int(card),))

    def deck(self) -> Cards:
        """CARD-1: the cards of a round."""
        return FULL_DECK

    # Setting up a round

    def start(self) -> RowsState:
        """The table before the first round."""
        nothing: tuple[Cards, ...] = ((),) * self.seats
        empty = RowsState(
            game=self,
            round=1,
            asks="shuffle",
            actor=DEALER,
            hands=nothing,
            rows=(),
            piles=nothing,
            stock=(),
            picks=nothing,
            queue=(),
            rounds=(),
            variant=None,
        )
        return self.next_round(empty, [])

    def next_round(self, state: RowsState, events: list[Event]) -> RowsState:
        """DEAL-2: a round begins with a shuffle. The old table stays until then."""
        return state._replace(asks="shuffle", actor=DEALER)

    def shuffled(self, state: RowsState) -> Cards:
        """The cards that the dealer has to shuffle now."""
        return self.deck()

    def deal(self, state: RowsState, cards: Cards, events: list[Event]) -> RowsState:
        """DEAL-2, DEAL-3: hands from the top, seat by seat, then the rows; the rest stays out."""
        size = self.hand_size
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(self.seats)]
        return self.lay_table(state, hands, cards[self.seats * size :], events)

    def lay_table(
        self, state: RowsState, hands: Sequence[Cards], rest: Cards, events: list[Event]
    ) -> RowsState:
        """The table of a new round: sorted hands, empty piles, and rows begun from `rest`."""
        number = len(state.rounds) + 1
        events.append(Event("round_began", "DEAL-2", facts={"round": number}))
        for seat, hand in enumerate(hands):
            zone, seen_by = zones.HANDS[seat], self.sees_deal(number, seat)
            events.append(Event("dealt", "DEAL-2", seat, hand, zones.DECK, zone, seen_by=seen_by))
        rows, stock = self.first_cards(rest, events)
        state = state._replace(
            round=number,
            hands=tuple(tuple(sorted(hand)) for hand in hands),
            rows=rows,
            piles=((),) * self.seats,
            stock=stock,
            picks=((),) * self.seats,
        )
        return self.begin_play(state, events)

    def sees_deal(self, number: int, seat: int) -> tuple[int, ...] | None:
        """DEAL-4: a hand is secret. Who sees the hand dealt to a seat in round `number`."""
        return (seat,)

    def first_cards(self, cards: Cards, events: list[Event]) -> tuple[tuple[Row, ...], Cards]:
        """DEAL-3: four cards, in the order drawn, start the rows. Also returns the remaining
        cards."""
        for row, card in enumerate(cards[:ROW_COUNT]):
            target = zones.ROWS[row]
            events.append(Event("row_started", "DEAL-3", None, (card,), zones.DECK, target))
        return tuple((card,) for card in cards[:ROW_COUNT]), cards[ROW_COUNT:]

    # A turn

    def begin_play(self, state: RowsState, events: list[Event]) -> RowsState:
        """The first turn of a round."""
        return self.begin_turn(state)

    def begin_turn(self, state: RowsState) -> RowsState:
        """TURN-1: everybody picks."""
        if state.asks == "play":  # nobody had to decide anything in the meantime
            return state
        return state._replace(asks="play", actor=DEALER)

    def deciders(self, state: RowsState) -> Sequence[int]:
        """Who must decide now: in a turn everybody who has not picked."""
        if state.asks == "play":
            return self.pickers(state)
        return () if state.asks == "over" else (state.actor,)

    def pickers(self, state: RowsState) -> Sequence[int]:
        """TURN-1: all who have not picked, at the same time."""
        return [seat for seat, pick in enumerate(state.picks) if not pick]

    def may_pick(self, state: RowsState, seat: int) -> bool:
        """TURN-1: everybody; until the last pick is in, a pick may be changed."""
        return True

    def may_change(self, state: RowsState) -> Sequence[int]:
        """TURN-1: the seats that have picked and may still change their pick."""
        if state.asks != "play":
            return ()
        return [
            seat for seat, pick in enumerate(state.picks) if pick and self.may_pick(state, seat)
        ]

    def legal(self, state: RowsState, seat: int) -> Sequence[Action]:
        """All that a seat may do now, in the notation."""
        if state.asks != "play":
            mine = seat == state.actor and seat != DEALER
            return getattr(self, f"legal_{state.asks}")(state) if mine else ()
        if not 0 <= seat < self.seats or not self.may_pick(state, seat):
            return ()
        hand = state.hands[seat]
        known, plays = self._plays[seat]
        if known is not hand:
            plays = self.legal_play(hand)
            self._plays[seat] = hand, plays
        return plays

    def legal_play(self, hand: Cards) -> Sequence[Action]:
        """TURN-1: one card from hand."""
        return tuple(map(play, hand))

    def picked_cards(self, action: Action) -> Cards:
        """The cards of a `play`."""
        return PICKED[action]

    def apply(
        self, state: RowsState, seat: int, action: Action
    ) -> tuple[RowsState, tuple[Event, ...]]:
        """The state after an action by a seat or the dealer, and the events it caused."""
        events: list[Event] = []
        if seat == DEALER and state.asks == "shuffle":
            return self.deal(state, self.shuffled_cards(state, action), events), tuple(events)
        if action not in self.legal(state, seat):
            self.refuse(state, seat, action)
        state = getattr(self, method_name(action))(state, seat, action, events)
        return state, tuple(events)

    def do_play(
        self, state: RowsState, seat: int, action: Action, events: list[Event]
    ) -> RowsState:
        """TURN-1: the pick lies face down; TURN-2: with the last one all are turned up."""
        cards = self.picked_cards(action)
        events.append(picked(seat, cards))
        picks = list(state.picks)
        picks[seat] = cards
        if all(picks):
            return self.reveal(state, picks, events)
        return state._replace(picks=tuple(picks))

    def reveal(self, state: RowsState, picks: Sequence[Cards], events: list[Event]) -> RowsState:
        """TURN-2: all cards are turned up together."""
        events += map(revealed, range(self.seats), picks)
        table = Table(state)
        table.hands = tuple(map(without, state.hands, picks))
        table.picks = ((),) * self.seats
        return self.place_revealed(state, table, self.placing_order(state, picks), events)

    def placing_order(self, state: RowsState, picks: Sequence[Cards]) -> tuple[Showing, ...]:
        """TURN-3: lowest number first."""
        return tuple(sorted(map(shown, picks, range(self.seats))))

    # Placing a card

    def place_revealed(
        self, state: RowsState, table: Table, queue: tuple[Showing, ...], events: list[Event]
    ) -> RowsState:
        """TURN-3: one by one, until all are placed or somebody must decide (PLACE-5)."""
        for number, showing in enumerate(queue):
            spots = self.spots(table.rows, showing.cards[0])
            if asks := self.decision(showing, spots):
                return table.onto(state, queue[number:], asks, showing.seats[0])
            self.place(table, showing, spots[0], events)
        return self.end_turn(table.onto(state, (), state.asks, state.actor), events)

    def decision(self, showing: Showing, spots: Sequence[Spot]) -> str:
        """What the player of a card must decide before it is placed: PLACE-4, or nothing."""
        return "" if spots else "row"

    def spots(self, rows: Sequence[Row], card: Card) -> Sequence[Spot]:
        """Where a card may go: one spot, none (PLACE-4) or, in a variant, two to choose from."""
        nearest, spots = 0, NOWHERE
        for row, cards in enumerate(rows):
            last = cards[-1]
            if not isinstance(last, int):
                last = last[0]
            if nearest < last < card:  # PLACE-1: higher than the last; PLACE-2: nearest
                nearest, spots = last, AT_THE_END[row]
        return spots

    def place(self, table: Table, showing: Showing, spot: Spot, events: list[Event]) -> None:
        """A card goes to its spot; PLACE-3: the sixth card of a row takes the other five."""
        row = table.rows[spot.row]
        if self.overfills(row, showing.cards[0]):
            self.take_row(table, showing, spot.row, self.full_row_clause, events)
        else:
            table.rows[spot.row] = self.lay(row, showing, spot, events)

    def overfills(self, row: Row, card: Card) -> bool:
        """PLACE-3: whether a card would be the sixth of its row."""
        return len(row) == self.row_places

    def lay(self, row: Row, showing: Showing, spot: Spot, events: list[Event]) -> Row:
        """A row with one more card (or twins) at the end where it belongs."""
        cards, seat = showing.cards, showing.seats[0]
        number, side = spot
        at_right = side == "right"
        end = row[-1] if at_right else row[0]
        facts: Facts = {"neighbour": end if isinstance(end, int) else end[0], "side": side}
        source, target = zones.TABLES[seat], zones.ROWS[number]
        events.append(Event("placed", self.nearest_clause, seat, cards, source, target, facts))
        place = cards if len(cards) > 1 else cards[0]
        return (*row, place) if at_right else (place, *row)

    def take_row(
        self, table: Table, showing: Showing, row: int, clause: str, events: list[Event]
    ) -> None:
        """PLACE-3, PLACE-4: the player takes a row, and their card is its first card now."""
        cards, seat = showing.cards, showing.seats[0]
        taken = cards_of(table.rows[row])
        zone = zones.ROWS[row]
        facts = {"heads": heads(taken), "count": len(taken), "card": cards[0]}
        events.append(Event("row_taken", clause, seat, taken, zone, self.taken_to(seat), facts))
        events.append(Event("row_begun", clause, seat, cards, zones.TABLES[seat], zone))
        table.rows[row] = (as_place(cards),)
        self.receive(table, seat, taken)

    def taken_to(self, seat: int) -> Zone:
        """PLACE-7: taken cards go to the player's pile."""
        return zones.PILES[seat]

    def receive(self, table: Table, seat: int, taken: Cards) -> None:
        """PLACE-7: the pile grows; its cards never return to the hand."""
        table.piles[seat] += taken

    def legal_row(self, state: RowsState) -> Sequence[Action]:
        """PLACE-4, PLACE-6: any row may be taken."""
        return TAKE_ROW

    def do_row(
        self, state: RowsState, _seat: int, action: Action, events: list[Event]
    ) -> RowsState:
        """PLACE-4: the row that its player chose is taken; the later cards follow."""
        table, showing, row = Table(state), state.queue[0], TAKE_ROW.index(action)
        self.take_row(table, showing, row, self.lowest_card_clause, events)
        return self.place_revealed(state, table, state.queue[1:], events)

    def end_turn(self, state: RowsState, events: list[Event]) -> RowsState:
        """TURN-4: the next turn, or the end of the round once the hands are empty."""
        return self.begin_turn(state) if state.hands[0] else self.end_round(state, events)

    # What may be seen

    def choice_play(self, state: RowsState, seat: int, action: Action) -> Choice:
        """TURN-1: the player clicks the card in the hand."""
        return seen.placing(self, state, action, zones.HANDS[seat])

    def choice_row(self, state: RowsState, _seat: int, action: Action) -> Choice:
        """PLACE-4: the player clicks the row."""
        return seen.at_row(self, state, action, TAKE_ROW.index(action))

    def asks_facts(self, state: RowsState) -> Facts:
        """What the prompt of a decision needs: the card that waits for it (PLACE-5)."""
        return seen.waiting_card(state) if state.asks == "row" else {}

    def public(self, state: RowsState, *, knowledge: bool) -> View:
        """DEAL-4: what lies open."""
        return seen.public(self, state, knowledge=knowledge)

    def own(self, state: RowsState, seat: int, *, choices: bool, knowledge: bool) -> Own:
        """DEAL-4: what a seat alone sees."""
        return seen.own(self, state, seat, choices=choices, knowledge=knowledge)

    def sample(self, view: View, rng: Random) -> RowsState:
        """A full state that the view's seat cannot tell from the real one."""
        return seen.sample(self, view, rng)

    # Refusals

    def clause_of(self, verb: str) -> str:
        """The clause behind a kind of decision."""
        clauses = {"shuffle": "DEAL-2", "play": "TURN-1", "row": "PLACE-4", "over": "TURN-4"}
        return clauses.get(verb, "")

    def refuse(self, state: RowsState, seat: int, action: Action) -> None:
        """Say why an action is not possible now, and by which clause."""
        verb, _, rest = action.partition(" ")
        clause = self.clause_of(verb) or self.clause_of(state.asks)
        self.refuse_out_of_turn(state, seat, action, self.clause_of(state.asks))
        legal = self.legal(state, seat)
        words = rest.split()
        if verb in self.verbs_from_hand and all(word.isdecimal() for word in words):
            hand = state.hands[seat]
            missing = [word[:9] for word in words if int(word[:9]) not in hand]
            if missing:
                raise IllegalAction(
                    seat, action, legal, "not-in-hand", clause, cards=missing, hand=hand
                )
        raise IllegalAction(seat, action, legal, "not-allowed", clause)

    def shuffled_cards(self, state: RowsState, action: Action) -> Cards:
        """DEAL-2: the cards of a shuffle, which must be exactly those that are due."""
        verb, *words = action.split(" ")
        clause = self.clause_of("shuffle")
        if verb != "shuffle":
            raise IllegalAction(DEALER, action, (), "wrong-kind", clause, allowed="shuffle")
        due = self.shuffled(state)
        cards = tuple(map(NAMED.get, words, repeat(0)))
        if len(cards) != len(due) or sorted(cards) != sorted(due):
            raise IllegalAction(DEALER, action, (), "shuffle", clause, count=len(due))
        return cards
