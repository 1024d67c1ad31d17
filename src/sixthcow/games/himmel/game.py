"""Himmel: play under a target, or take the marked stack (HIM). 3 to 6 players."""

from collections import Counter
from collections.abc import Sequence

from sixthcow.engine import DEALER, Action, Event, IllegalAction
from sixthcow.games.himmel import knowledge, zones
from sixthcow.games.himmel.match import HimmelMatch
from sixthcow.games.himmel.moves import CLAUSES, fits, placed, words_of
from sixthcow.games.himmel.state import (
    DECK,
    RAISE,
    REVERSE,
    THEFT,
    Cards,
    HimmelState,
    in_order,
    numbers,
)

HAND_SIZE = 5


class Himmel(HimmelMatch):
    """The rules in the rulebook's order: dealing, a turn, special cards, passing, drawing up."""

    # Dealing

    def start(self) -> HimmelState:
        """The table before the first game."""
        nothing: tuple[Cards, ...] = ((),) * self.seats
        return HimmelState(
            game=self,
            round=1,
            asks="shuffle",
            actor=DEALER,
            hands=nothing,
            targets=((), ()),
            stacks=((), ()),
            marker=0,
            direction=1,
            deck=(),
            heaps=nothing,
            aside=(),
            returned=(),
            robbed=DEALER,
            specials=(0,) * self.seats,
            rounds=(),
            guesses=knowledge.nothing(self.seats),
            special_hands=(0,) * self.seats,
        )

    def shuffled(self, state: HimmelState) -> Cards:
        """All cards for a new game; later the rest of the deck, with the cards set aside."""
        return DECK if state.between_games else state.deck + state.aside

    def do_shuffle(
        self, state: HimmelState, _seat: int, action: Action, events: list[Event]
    ) -> HimmelState:
        """HIM-DEAL-1: five cards each and two targets; or special cards go back into the deck."""
        cards = tuple(int(word) if word.isdecimal() else word for word in action.split()[1:])
        if state.between_games:
            return self.deal(state, cards, events)
        events.append(
            Event("shuffled_back", "HIM-DEAL-1", None, state.aside, zones.ASIDE, zones.DECK)
        )
        returned = state.returned + state.aside
        state = state._replace(deck=cards, aside=(), returned=returned)
        return self.after_targets(state, events)

    def deal(self, state: HimmelState, cards: Cards, events: list[Event]) -> HimmelState:
        """HIM-DEAL-1: a new game; HIM-DEAL-2: the first target has the marker, clockwise.

        While the targets are turned up it is nobody's turn: the actor is the seat before the first
        player's.
        """
        number = len(state.rounds) + 1
        events.append(Event("round_began", "HIM-DEAL-1", facts={"round": number}))
        hands = []
        for seat in range(self.seats):
            hand = cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]
            hands.append(in_order(hand))
            zone = zones.HANDS[seat]
            events.append(
                Event("dealt", "HIM-DEAL-1", seat, hand, zones.DECK, zone, seen_by=(seat,))
            )
        state = state._replace(
            round=number,
            hands=tuple(hands),
            targets=((), ()),
            stacks=((), ()),
            marker=0,
            direction=1,
            deck=cards[self.seats * HAND_SIZE :],
            heaps=((),) * self.seats,
            returned=(),
            guesses=knowledge.nothing(self.seats),
            special_hands=(0,) * self.seats,
            actor=(self.first_seat(number) - 1) % self.seats,
        )
        for place in range(2):
            state = self.turn_up_target(state, place, "HIM-DEAL-1", events)
        return self.after_targets(state, events)

    def turn_up_target(
        self, state: HimmelState, place: int, clause: str, events: list[Event]
    ) -> HimmelState:
        """HIM-DEAL-1, HIM-PASS-2: the next number card of the deck is the target; special cards
        that turn up before it are set aside."""
        deck = list(state.deck)
        aside = []
        while isinstance(deck[0], str):
            aside.append(deck.pop(0))
        target = deck.pop(0)
        if aside:
            events.append(Event("turned_up", clause, None, tuple(aside), zones.DECK, zones.ASIDE))
        events.append(
            Event("target_laid", clause, None, (target,), zones.DECK, zones.TARGETS[place])
        )
        return state._replace(
            targets=placed(state.targets, place, (target,)),
            deck=tuple(deck),
            aside=state.aside + tuple(aside),
            returned=tuple((Counter(state.returned) - Counter(aside)).elements()),
        )

    def after_targets(self, state: HimmelState, events: list[Event]) -> HimmelState:
        """HIM-DEAL-1: special cards that were set aside are shuffled back before play goes on:
        with the first turn of the game, or with the end of the turn of a player who passed."""
        if state.aside:
            return state._replace(asks="shuffle")
        game_begins = not any(state.heaps)
        return self.next_turn(state) if game_begins else self.end_turn(state, events)

    # A turn

    def deciders(self, state: HimmelState) -> Sequence[int]:
        """One player, or the dealer."""
        if state.asks == "over":
            return ()
        return (DEALER,) if state.asks in {"shuffle", "steal"} else (state.actor,)

    def legal(self, state: HimmelState, seat: int) -> Sequence[Action]:
        """All that a seat may do now, in the notation."""
        if seat != state.actor:
            return ()
        if state.asks == "target":
            return [f"target {card}" for card in numbers(state.hands[seat])]
        return self.legal_turn(state, seat) if state.asks == "turn" else ()

    def legal_turn(self, state: HimmelState, seat: int) -> Sequence[Action]:
        """HIM-TURN-1: a number card, a special card, or nothing."""
        hand = state.hands[seat]
        tops = [target[-1] for target in state.targets]
        actions = [
            f"put {card} {place + 1}"
            for card in numbers(hand)
            for place in range(2)
            if fits(card, tops[place], state.stacks[place])
        ]
        if REVERSE in hand:
            actions.append("reverse")
        if THEFT in hand:  # HIM-SPEC-3: not from a player without cards
            others = (other for other in range(self.seats) if other != seat)
            actions += [f"rob {other + 1}" for other in others if state.hands[other]]
        if RAISE in hand:  # HIM-SPEC-4: only on a target lower than the card
            actions += [
                f"raise {card} {place + 1}"
                for card in numbers(hand)
                for place in range(2)
                if card > int(tops[place])
            ]
        return [*actions, "pass"]

    def apply(
        self, state: HimmelState, seat: int, action: Action
    ) -> tuple[HimmelState, tuple[Event, ...]]:
        """The state after an action by a seat or the dealer, and the events it caused."""
        if seat == DEALER and state.asks in {"shuffle", "steal"}:
            self.check_dealer(state, action)
        elif action not in self.legal(state, seat):
            self.refuse(state, seat, action)
        events: list[Event] = []
        verb = action.partition(" ")[0]
        state = getattr(self, f"do_{verb}")(state, seat, action, events)
        return state, tuple(events)

    def leave_hand(self, state: HimmelState, seat: int, card: int | str) -> HimmelState:
        """A card leaves a hand for all to see."""
        hand = list(state.hands[seat])
        hand.remove(card)
        state = state._replace(hands=placed(state.hands, seat, tuple(hand)))
        return knowledge.after_showing(state, seat, card)

    def do_put(
        self, state: HimmelState, seat: int, action: Action, events: list[Event]
    ) -> HimmelState:
        """HIM-NUM-1: a number card goes on the stack under a target."""
        card, place = words_of(action)
        place -= 1
        facts = {"target": int(state.targets[place][-1])}
        hand, stack = zones.HANDS[seat], zones.STACKS[place]
        events.append(Event("put", "HIM-NUM-1", seat, (card,), hand, stack, facts))
        state = self.leave_hand(state, seat, card)
        stacks = placed(state.stacks, place, (*state.stacks[place], card))
        return self.end_turn(state._replace(stacks=stacks), events)

    # Special cards

    def play_special(
        self, state: HimmelState, seat: int, card: str, events: list[Event]
    ) -> HimmelState:
        """HIM-SPEC-1: a special card goes to its player's own dung heap."""
        hand, heap = zones.HANDS[seat], zones.HEAPS[seat]
        events.append(Event("special_played", "HIM-SPEC-1", seat, (card,), hand, heap))
        state = self.leave_hand(state, seat, card)
        played = state.specials[seat] + 1
        return state._replace(
            heaps=placed(state.heaps, seat, (*state.heaps[seat], card)),
            specials=placed(state.specials, seat, played),
        )

    def do_reverse(
        self, state: HimmelState, seat: int, _action: Action, events: list[Event]
    ) -> HimmelState:
        """HIM-SPEC-2: reverse turns the direction of play."""
        state = self.play_special(state, seat, REVERSE, events)
        events.append(Event("reversed", "HIM-SPEC-2", seat))
        return self.end_turn(state._replace(direction=-state.direction), events)

    def do_rob(
        self, state: HimmelState, seat: int, action: Action, events: list[Event]
    ) -> HimmelState:
        """HIM-SPEC-3: theft; the dealer draws which card it is."""
        (victim,) = words_of(action)
        state = self.play_special(state, seat, THEFT, events)
        return state._replace(asks="steal", robbed=victim - 1)

    def do_steal(
        self, state: HimmelState, _seat: int, action: Action, events: list[Event]
    ) -> HimmelState:
        """HIM-SPEC-3: thief and victim know the card; the victim draws one, then the thief."""
        word = action.split()[1]
        card = int(word) if word.isdecimal() else word
        thief, victim = state.actor, state.robbed
        loot = list(state.hands[victim])
        loot.remove(card)
        source, target = zones.HANDS[victim], zones.HANDS[thief]
        events.append(
            Event("stolen", "HIM-SPEC-3", thief, (card,), source, target,
                  {"victim": victim}, seen_by=(thief, victim))
        )  # fmt: skip
        state = knowledge.after_theft(state, thief, victim, card)
        hands = placed(state.hands, victim, tuple(loot))
        hands = placed(hands, thief, in_order((*hands[thief], card)))
        state = state._replace(hands=hands, robbed=DEALER)
        state = self.draw(state, victim, 1, "HIM-SPEC-3", events)
        return self.end_turn(state, events)

    def do_raise(
        self, state: HimmelState, seat: int, action: Action, events: list[Event]
    ) -> HimmelState:
        """HIM-SPEC-4: a higher number card is laid on a target; the old one stays under it."""
        card, place = words_of(action)
        place -= 1
        state = self.play_special(state, seat, RAISE, events)
        facts = {"old": int(state.targets[place][-1])}
        hand, target = zones.HANDS[seat], zones.TARGETS[place]
        events.append(Event("raised", "HIM-SPEC-4", seat, (card,), hand, target, facts))
        state = self.leave_hand(state, seat, card)
        targets = placed(state.targets, place, (*state.targets[place], card))
        return self.end_turn(state._replace(targets=targets), events)

    # Playing nothing

    def do_pass(
        self, state: HimmelState, seat: int, _action: Action, events: list[Event]
    ) -> HimmelState:
        """HIM-PASS-1: the marked target and its stack go to the heap, the marker moves over."""
        last_turn = not state.deck  # HIM-END-1
        place = state.marker
        taken = state.targets[place] + state.stacks[place]
        facts = {"count": len(taken)}
        target, heap = zones.TARGETS[place], zones.HEAPS[seat]
        events.append(Event("stack_taken", "HIM-PASS-1", seat, taken, target, heap, facts))
        events.append(Event("marker_moved", "HIM-PASS-1", None, target=zones.TARGETS[1 - place]))
        state = state._replace(
            targets=placed(state.targets, place, ()),
            stacks=placed(state.stacks, place, ()),
            heaps=placed(state.heaps, seat, state.heaps[seat] + taken),
            marker=1 - place,
        )
        if last_turn:
            return self.end_game(state, "HIM-END-1", events)
        if numbers(state.hands[seat]):
            return state._replace(asks="target")
        if not numbers(state.deck):
            return self.end_game(state, "HIM-PASS-2", events)
        state = knowledge.after_passing_without_number(state, seat)
        state = self.turn_up_target(state, place, "HIM-PASS-2", events)
        return self.after_targets(state, events)

    def do_target(
        self, state: HimmelState, seat: int, action: Action, events: list[Event]
    ) -> HimmelState:
        """HIM-PASS-2: any number card from hand is the new target in the free place."""
        (card,) = words_of(action)
        place = 1 - state.marker
        hand, target = zones.HANDS[seat], zones.TARGETS[place]
        events.append(Event("target_laid", "HIM-PASS-2", seat, (card,), hand, target))
        state = self.leave_hand(state, seat, card)
        targets = placed(state.targets, place, (card,))
        return self.end_turn(state._replace(targets=targets), events)

    # Drawing up

    def end_turn(self, state: HimmelState, events: list[Event]) -> HimmelState:
        """HIM-TURN-2: the player draws up to five; then it is the next one's turn."""
        missing = HAND_SIZE - len(state.hands[state.actor])
        return self.next_turn(self.draw(state, state.actor, missing, "HIM-TURN-2", events))

    def next_turn(self, state: HimmelState) -> HimmelState:
        """HIM-DEAL-2, HIM-SPEC-2: the next player in the direction of play."""
        following = (state.actor + state.direction) % self.seats
        return state._replace(asks="turn", actor=following)

    def draw(
        self, state: HimmelState, seat: int, count: int, clause: str, events: list[Event]
    ) -> HimmelState:
        """A player draws cards, while the deck lasts."""
        drawn = state.deck[: max(count, 0)]
        if not drawn:
            return state
        hand = zones.HANDS[seat]
        events.append(
            Event("drew", clause, seat, drawn, zones.DECK, hand, {"count": len(drawn)},
                  seen_by=(seat,))
        )  # fmt: skip
        return state._replace(
            hands=placed(state.hands, seat, in_order(state.hands[seat] + drawn)),
            deck=state.deck[len(drawn) :],
            returned=(),
        )

    # Refusals

    def refuse(self, state: HimmelState, seat: int, action: Action) -> None:
        """Say why an action is not possible now, and by which clause."""
        verb, _, rest = action.partition(" ")
        due = {"turn": "HIM-TURN-1", "target": "HIM-PASS-2", "over": "HIM-END-1"}
        self.refuse_out_of_turn(state, seat, action, due.get(state.asks, "HIM-TURN-1"))
        legal = self.legal(state, seat)
        hand = state.hands[seat]
        clause = CLAUSES.get(verb, "HIM-TURN-1")
        word = rest.split(" ")[0]
        if verb in {"put", "raise", "target"} and word.isdecimal() and int(word[:9]) not in hand:
            cards = [str(card) for card in hand]
            raise IllegalAction(
                seat, action, legal, "not-in-hand", clause, cards=[word[:9]], hand=cards
            )
        raise IllegalAction(seat, action, legal, "not-allowed", clause)

    def check_dealer(self, state: HimmelState, action: Action) -> None:
        """A shuffle has exactly the cards that are due; a theft draws one of the victim's cards."""
        verb, *words = action.split(" ")
        if verb != state.asks:
            clause = "HIM-DEAL-1" if state.asks == "shuffle" else "HIM-SPEC-3"
            raise IllegalAction(DEALER, action, (), "wrong-kind", clause, allowed=state.asks)
        if verb == "steal":
            hand = [str(card) for card in state.hands[state.robbed]]
            if len(words) != 1 or words[0] not in hand:
                raise IllegalAction(
                    DEALER, action, (), "not-in-hand", "HIM-SPEC-3", cards=words[:5], hand=hand
                )
        elif sorted(words) != sorted(map(str, self.shuffled(state))):
            count = len(self.shuffled(state))
            raise IllegalAction(DEALER, action, (), "shuffle", "HIM-DEAL-1", count=count)
