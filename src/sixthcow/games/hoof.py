"""Hold Your Hooves: one or two cards per turn, and taken cards may be played again
(HOOF; korova-006 no. 7)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from sixthcow.engine import Action, Choice, Event, View, Zone, ZoneView
from sixthcow.engine.events import Facts
from sixthcow.engine.options import MOST_ROUNDS, WholeNumber
from sixthcow.games.rows import seen, zones
from sixthcow.games.rows.cards import heads, without
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.match import FIRST_SEAT, edition
from sixthcow.games.rows.moves import cards_in
from sixthcow.games.rows.placement import Table
from sixthcow.games.rows.state import Cards, RowsState, Showing, replaced

HAND_LIMIT = 16  # HOOF-3
PILE_LIMIT = 20  # HOOF-5
LAP_LIMIT = 60  # HOOF-7


class HoofTurn(NamedTuple):
    """What hoof adds to the state: the lap, how many cards the player has placed in this turn, the
    row they took but have not split yet, and the cards everybody has seen go into each hand."""

    lap: int
    placed: int
    aside: Cards
    seen: tuple[Cards, ...]


class Hoof(RowsGame):
    """Nothing is simultaneous: turns go clockwise."""

    name = "hoof"
    chapters = ("CARD", "DEAL", "PLACE", "SCORE", "END", "HOOF")
    seat_range = range(2, 8)  # HOOF-1
    seat_clause = "HOOF-1"
    hand_size = 14  # HOOF-1
    option_specs = (edition("korova-006"), WholeNumber("rounds", 1, MOST_ROUNDS), FIRST_SEAT)
    verbs_from_hand = frozenset({"place"})

    # A turn

    def begin_play(self, state: RowsState, events: list[Event]) -> RowsState:
        """HOOF-1: the beginner starts the first lap; HOOF-6: it moves on by one seat each round."""
        turn = HoofTurn(lap=1, placed=0, aside=(), seen=((),) * self.seats)
        return state._replace(asks="place", actor=self.first_seat(state.round), variant=turn)

    def legal_place(self, state: RowsState) -> Sequence[Action]:
        """HOOF-2: a card from hand; after the first one also `stop`."""
        cards = [f"place {card}" for card in state.hands[state.actor]]
        return [*cards, "stop"] if turn_of(state).placed else cards

    def do_place(
        self, state: RowsState, seat: int, action: Action, events: list[Event]
    ) -> RowsState:
        """HOOF-2: the card is placed by PLACE."""
        (card,) = cards_in(action)
        turn = turn_of(state)
        hand, table = zones.HANDS[seat], zones.TABLES[seat]
        events.append(Event("revealed", "HOOF-2", seat, (card,), hand, table))
        seen = tuple(left for left in turn.seen[seat] if left != card)
        state = state._replace(
            hands=replaced(state.hands, seat, without(state.hands[seat], (card,))),
            variant=turn._replace(placed=turn.placed + 1, seen=replaced(turn.seen, seat, seen)),
        )
        return self.place_revealed(state, Table(state), (Showing((card,), (seat,)),), events)

    def taken_to(self, seat: int) -> Zone:
        """HOOF-3: a row that is taken lies aside until its cards are split."""
        return zones.ASIDE

    def receive(self, table: Table, seat: int, taken: Cards) -> None:
        """HOOF-3: what is taken waits for its player's decision."""
        table.variant = table.variant._replace(aside=taken)

    def end_turn(self, state: RowsState, events: list[Event]) -> RowsState:
        """HOOF-3: a row taken must be split first."""
        if turn_of(state).aside:
            return state._replace(asks="keep")
        return self.after_card(state, events)

    def legal_keep(self, state: RowsState) -> Sequence[Action]:
        """HOOF-3: any of the taken cards, as long as the hand does not exceed 16."""
        room = HAND_LIMIT - len(state.hands[state.actor])
        aside = sorted(turn_of(state).aside)
        most = min(room, len(aside))
        return [
            " ".join(["keep", *map(str, cards)])
            for count in range(most + 1)
            for cards in combinations(aside, count)
        ]

    def do_keep(
        self, state: RowsState, seat: int, action: Action, events: list[Event]
    ) -> RowsState:
        """HOOF-3: card by card to the hand or to the pile, for all to see."""
        turn = turn_of(state)
        kept = cards_in(action)
        piled = without(turn.aside, kept)
        for cards, zone, kind in (
            (kept, zones.HANDS[seat], "kept"),
            (piled, zones.PILES[seat], "piled"),
        ):
            if cards:
                facts = {"count": len(cards), "heads": heads(cards)}
                events.append(Event(kind, "HOOF-3", seat, cards, zones.ASIDE, zone, facts))
        pile = state.piles[seat] + piled
        hand = tuple(sorted(state.hands[seat] + kept))
        known = replaced(turn.seen, seat, turn.seen[seat] + kept)
        state = state._replace(
            hands=replaced(state.hands, seat, hand),
            piles=replaced(state.piles, seat, pile),
            variant=turn._replace(aside=(), seen=known),
        )
        if len(pile) > PILE_LIMIT:  # HOOF-5: at once, no second card follows
            return self.stop_round(state, "HOOF-5", "pile", events)
        return self.after_card(state, events)

    def after_card(self, state: RowsState, events: list[Event]) -> RowsState:
        """HOOF-2: a second card may follow the first; HOOF-4: also one just taken."""
        if turn_of(state).placed == 1 and state.hands[state.actor]:
            return state._replace(asks="place")
        return self.next_player(state, events)

    def do_stop(
        self, state: RowsState, seat: int, _action: Action, events: list[Event]
    ) -> RowsState:
        """HOOF-2: no second card."""
        events.append(Event("stopped", "HOOF-2", seat))
        return self.next_player(state, events)

    def next_player(self, state: RowsState, events: list[Event]) -> RowsState:
        """HOOF-1: clockwise; HOOF-5, HOOF-7: at the end of a lap the round may be over."""
        turn = turn_of(state)
        following = (state.actor + 1) % self.seats
        lap_is_over = following == self.first_seat(state.round)
        if lap_is_over and not all(state.hands):
            return self.stop_round(state, "HOOF-5", "hand", events)
        if lap_is_over and turn.lap == LAP_LIMIT:
            return self.stop_round(state, "HOOF-7", "laps", events)
        turn = turn._replace(lap=turn.lap + lap_is_over, placed=0)
        return state._replace(asks="place", actor=following, variant=turn)

    # Scoring and the end

    def stop_round(
        self, state: RowsState, clause: str, reason: str, events: list[Event]
    ) -> RowsState:
        """HOOF-5, HOOF-7: the end; HOOF-6: hands are shown and counted too."""
        events.append(Event("round_over", clause, state.actor, facts={"reason": reason}))
        for seat, hand in enumerate(state.hands):
            if hand:
                facts = {"count": len(hand), "points": 2 * heads(hand)}
                zone = zones.HANDS[seat]
                events.append(Event("hand_counted", "HOOF-6", seat, hand, zone, zone, facts))
        return self.end_round(state, events)

    def final_penalty(self, state: RowsState, seat: int) -> float:
        """HOOF-6: a card left in hand counts double, a card in the pile once."""
        return heads(state.piles[seat]) + 2 * heads(state.hands[seat])

    @property
    def end_clause(self) -> str:
        """HOOF-6: one round is a whole game."""
        return "HOOF-6"

    # What may be seen

    def hands_are_open(self, state: RowsState) -> bool:
        """HOOF-6: hands are shown when they are counted."""
        return state.counted

    def known_in_hand(self, state: RowsState, seat: int) -> Cards:
        """HOOF-3: the split is public, so cards taken into a hand are known to be there."""
        seen_cards: Cards = state.variant.seen[seat] if state.variant else ()
        return seen_cards

    def flags(self, state: RowsState) -> Facts:
        """Who began, and which lap it is."""
        lap = state.variant.lap if state.variant else 1
        return {"starter": self.first_seat(state.round), "lap": lap}

    def choice_place(self, state: RowsState, seat: int, action: Action) -> Choice:
        """HOOF-2: the player clicks the card in the hand."""
        return seen.placing(self, state, action, zones.HANDS[seat])

    def choice_keep(self, _state: RowsState, _seat: int, action: Action) -> Choice:
        """HOOF-3: the player clicks the cards that lie aside."""
        return Choice(action, cards_in(action), zones.ASIDE)

    def clause_of(self, verb: str) -> str:
        """The clause behind a kind of decision."""
        clauses = {"place": "HOOF-2", "stop": "HOOF-2", "keep": "HOOF-3"}
        return clauses.get(verb) or super().clause_of(verb)

    # The variant's part of the state

    def variant_cards(self, state: RowsState) -> Cards:
        """HOOF-3: a row that is not split yet."""
        return turn_of(state).aside if state.variant else ()

    def variant_zones(self, state: RowsState) -> Sequence[ZoneView]:
        """HOOF-3: it lies open beside the rows."""
        aside = self.variant_cards(state)
        return [ZoneView(zones.ASIDE, None, aside, len(aside), heads(aside))] if aside else ()

    def variant_knowledge(self, state: RowsState) -> dict[str, Any]:
        """The lap, the cards placed in this turn, and what was seen to go into hands."""
        if not state.variant:
            return {}
        turn = turn_of(state)
        return {"hoof": [turn.lap, turn.placed, [list(cards) for cards in turn.seen]]}

    def sampled_variant(self, view: View) -> HoofTurn | None:
        """The same, read from a view: nothing of it is hidden."""
        if "hoof" not in view.knowledge:
            return None
        lap, placed, known = view.knowledge["hoof"]
        aside = [card for zone in view.all_of("aside") for card in zone.cards]
        return HoofTurn(lap, placed, tuple(aside), seen.tuples(known))  # type: ignore[arg-type]


def turn_of(state: RowsState) -> HoofTurn:
    """The turn that is being played."""
    turn: HoofTurn = state.variant
    return turn
