"""A tiny game for the server's tests: one hidden card each, the highest takes a point, two rounds.

It has a shuffle, a simultaneous hidden pick that can be changed, and a decision in between (the
loser of a round says yes or no), and it has nothing else.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from sixthcow.engine import (
    DEALER,
    Action,
    Card,
    Chance,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Own,
    Random,
    View,
    Zone,
)
from sixthcow.engine.game import ranked
from sixthcow.engine.options import Option, WholeNumber
from sixthcow.engine.view import Choice, PlayerView, ZoneView

HAND = 2


@dataclass(frozen=True)
class ToyState:
    """Hands, hidden picks, points; `asks` is shuffle, play, answer or over."""

    game: "Toy"
    asks: str = "shuffle"
    round: int = 1
    hands: tuple[tuple[int, ...], ...] = ()
    picks: Mapping[int, int] = field(default_factory=dict)
    points: tuple[float, ...] = ()
    loser: int = 0
    rounds: tuple[tuple[float, ...], ...] = ()

    @property
    def pending(self) -> Mapping[int, Sequence[Action]]:
        """Who must decide."""
        return self.game.pending(self)

    @property
    def chance(self) -> Chance | None:
        """The shuffle."""
        cards = tuple(range(1, HAND * self.game.seats + 1))
        return Chance("shuffle", cards) if self.asks == "shuffle" else None

    @property
    def totals(self) -> tuple[float, ...]:
        """Points."""
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        """Fewest points win."""
        if self.asks != "over":
            return None
        best = min(self.points)
        winners = tuple(seat for seat, points in enumerate(self.points) if points == best)
        return Outcome(self.points, ranked(self.points), winners, {})

    def apply(self, seat: int, action: Action) -> tuple["ToyState", tuple[Event, ...]]:
        """The next state."""
        return self.game.move(self, seat, action)

    def view(self, seat: int | None, *, choices: bool = True, knowledge: bool = True) -> View:
        """What may be seen."""
        return self.game.view(self, seat, choices=choices, knowledge=knowledge)

    def snapshot(self) -> dict[str, object]:
        """Not needed here."""
        return {}

    def all_cards(self) -> tuple[Card, ...]:
        """All cards in hands."""
        return tuple(card for hand in self.hands for card in hand)


class Toy(Game[ToyState]):
    """The toy."""

    name = "toy"
    seat_range: ClassVar[range] = range(1, 6)
    seat_clause = ""
    option_specs: ClassVar[tuple[Option, ...]] = (WholeNumber("rounds", 2, 100),)
    chapters: ClassVar[tuple[str, ...]] = ()

    def worth(self, card: Card) -> int:
        """A point each."""
        return 1

    def start(self) -> ToyState:
        """Before the shuffle."""
        return ToyState(self, points=(0,) * self.seats)

    def legal(self, state: ToyState, seat: int) -> Sequence[Action]:
        """A card of one's hand; yes or no."""
        if state.asks == "play":
            return tuple(f"play {card}" for card in sorted(state.hands[seat]))
        return ("yes", "no") if state.asks == "answer" and seat == state.loser else ()

    def deciders(self, state: ToyState) -> Sequence[int]:
        """Those who have not picked; the loser; the dealer."""
        if state.asks == "play":
            return tuple(seat for seat in range(self.seats) if seat not in state.picks)
        return {"shuffle": (DEALER,), "answer": (state.loser,)}.get(state.asks, ())

    def may_change(self, state: ToyState) -> Sequence[int]:
        """Picks may change until the last one."""
        return tuple(state.picks) if state.asks == "play" else ()

    def public(self, state: ToyState, *, knowledge: bool) -> View:
        """How many cards everybody has. There is nothing to know."""
        return View(
            game=self.name,
            options=self.options,
            settings=self.settings,
            seats=self.seats,
            seat=None,
            round=state.round,
            asks=state.asks,
            waiting=tuple(n for n in self.deciders(state) if n >= 0),
            zones=tuple(
                ZoneView(Zone("hand", owner), owner, (None,) * len(hand), len(hand))
                for owner, hand in enumerate(state.hands)
            ),
            players=tuple(
                PlayerView(n, state.points[n] if state.points else 0, 0, HAND, n in state.picks)
                for n in range(self.seats)
            ),
        )

    def own(self, state: ToyState, seat: int, *, choices: bool, knowledge: bool) -> Own:
        """One's own hand, once it is dealt, and pick."""
        dealt = state.hands[seat : seat + 1]
        hands = [ZoneView(Zone("hand", seat), seat, hand, len(hand)) for hand in dealt]
        legal = self.legal(state, seat) if choices else ()
        picked = (state.picks[seat],) if seat in state.picks else ()
        return Own(tuple(hands), tuple(Choice(action, (), None) for action in legal), picked)

    def sample(self, view: View, rng: Random) -> ToyState:
        """Nobody searches in this game."""
        raise NotImplementedError

    def move(
        self, state: ToyState, seat: int, action: Action
    ) -> tuple[ToyState, tuple[Event, ...]]:
        """Apply an action."""
        if seat == DEALER and state.asks == "shuffle":
            cards = [int(card) for card in action.split()[1:]]
            hands = tuple(tuple(cards[n * HAND : n * HAND + HAND]) for n in range(self.seats))
            dealt = [
                Event("dealt", "", n, hand, None, Zone("hand", n), seen_by=(n,))
                for n, hand in enumerate(hands)
            ]
            return replace(state, asks="play", hands=hands), tuple(dealt)
        if action not in self.legal(state, seat):
            raise IllegalAction(seat, action, self.legal(state, seat), "not-in-hand", "")
        if state.asks == "play":
            return self._pick(state, seat, int(action.split()[1]))
        over = state.round >= int(self.settings["rounds"] or 1)
        said = Event("said", "", seat, facts={"answer": action})
        asks = "over" if over else "shuffle"
        number = state.round if over else state.round + 1
        return replace(state, asks=asks, round=number), (said,)

    def _pick(self, state: ToyState, seat: int, card: int) -> tuple[ToyState, tuple[Event, ...]]:
        picks = {**state.picks, seat: card}
        if len(picks) < self.seats:
            return replace(state, picks=picks), ()
        loser = max(picks, key=lambda n: picks[n])
        points = tuple(total + (n == loser) for n, total in enumerate(state.points))
        shown = tuple(
            Event("revealed", "", n, (picks[n],), Zone("hand", n), None) for n in sorted(picks)
        )
        hands = tuple(
            tuple(held for held in hand if held != picks[n]) for n, hand in enumerate(state.hands)
        )
        done = replace(
            state, asks="answer", picks={}, points=points, loser=loser, hands=hands,
            rounds=(*state.rounds, tuple(float(n == loser) for n in range(self.seats))),
        )  # fmt: skip
        return done, shown
