"""The contract between a game and everything that plays, shows or stores it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, MutableSequence, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from sixthcow.engine.errors import BadOption, IllegalAction
from sixthcow.engine.events import Card, Event
from sixthcow.engine.options import Option, OptionValue, settle
from sixthcow.engine.view import Own, View

# An action is its notation (`play 17`). Seats count from 0. The dealer, who makes every move of
# chance, has no seat. In the notation seats, rows and stacks count from 1, and the dealer is 0.
Action = str
DEALER = -1

Pending = Mapping[int, Sequence[Action]]
T = TypeVar("T")


class Chance(NamedTuple):
    """What the dealer must do now: `shuffle` all of these cards, or `steal` one of them."""

    verb: str
    cards: tuple[Card, ...]


class Random(Protocol):
    """The part of `random.Random` that games need when they are handed a generator."""

    def shuffle(self, _cards: MutableSequence[Any], /) -> None:
        """Shuffle in place."""

    def choice(self, _items: Sequence[T], /) -> T:
        """One of them, all equally likely."""

    def getrandbits(self, _bits: int, /) -> int:
        """An integer with this many random bits."""

    def choices(self, _items: Sequence[T], /, weights: Sequence[float]) -> list[T]:
        """A list with one of them, drawn by weight."""


class Outcome(NamedTuple):
    """How a match ended: totals and ranks (1 is best, ties share) by seat, winners ascending,
    and the titles (`loser`, `winner`) that an edition gives, each with its seats."""

    totals: tuple[float, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    titles: Mapping[str, tuple[int, ...]]


class State(Protocol):
    """An immutable state of a game."""

    @property
    def game(self) -> "Game[Any]":
        """The game with its seats and options."""

    @property
    def round(self) -> int:
        """The number of the round, from 1."""

    @property
    def asks(self) -> str:
        """The kind of decision that is due (the verb of its actions), or `over`."""

    @property
    def rounds(self) -> tuple[tuple[float, ...], ...]:
        """Every seat's penalty in every finished round."""

    @property
    def pending(self) -> Pending:
        """Who must decide now, each with all legal actions; empty when the match is over.

        The dealer is listed with no actions: `chance` says what it has to do.
        """

    @property
    def chance(self) -> Chance | None:
        """What the dealer must do now, if it is the dealer's move."""

    @property
    def totals(self) -> tuple[float, ...]:
        """Penalty points by seat, this round's included."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is still in progress."""

    def apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The state after a seat's (or the dealer's) action, and what it caused."""

    def view(self, seat: int | None, *, choices: bool = True, knowledge: bool = True) -> View:
        """What a seat may know, or a spectator (None).

        Its choices, and what an attentive player remembers, can be left out.
        """

    def snapshot(self) -> dict[str, object]:
        """The whole state, secrets included, as `replay --json` writes it."""

    def all_cards(self) -> tuple[Card, ...]:
        """Every card in the game now, wherever it is, in any order."""


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game with its number of seats and its options settled; it creates states and applies moves
    to them.

    A variant is a subclass that changes the material, set-up, turns, scoring or end. `chapters` are
    the groups of clauses that apply to it (`PLACE` holds PLACE-1, PLACE-2, …).
    """

    name: ClassVar[str]
    seat_range: ClassVar[range]
    seat_clause: ClassVar[str]
    chapters: ClassVar[tuple[str, ...]]
    option_specs: ClassVar[tuple[Option, ...]]
    _unmixed: ClassVar["type[Game[Any]] | None"] = None

    def __new__(cls, seats: int, options: Mapping[str, object] | None = None) -> Self:
        """A game of this class combined with the `parts` that its options add."""
        game: Self = object.__new__(_mixed(cls, cls.parts(options or {})))
        return game

    @classmethod
    def parts(cls, options: Mapping[str, object]) -> "tuple[type[Game[Any]], ...]":
        """Classes whose rules the options (not checked yet) add; the class's own rules come
        first."""
        return ()

    @property
    def kind(self) -> "type[Game[Any]]":
        """The requested class, without the parts added by the options."""
        return self._unmixed or type(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles are rebuilt from the options."""
        return self.kind, (self.seats, self.options)

    def __init__(self, seats: int, options: Mapping[str, object] | None = None) -> None:
        """Check seats and options; raises BadOption for what cannot be played."""
        self.seats = seats
        self.options: dict[str, object] = dict(options or {})
        if seats not in self.seat_range:
            low, high = self.seat_range[0], self.seat_range[-1]
            raise BadOption("seats", self.seat_clause, seats=seats, low=low, high=high)
        self.settings: dict[str, OptionValue | None] = settle(
            self.option_specs, self.options, seats
        )
        self.check_options()

    def check_options(self) -> None:
        """Refuse options that do not go together."""

    def __eq__(self, other: object) -> bool:
        """Equal games start equal matches."""
        return (
            isinstance(other, Game)
            and self.name == other.name
            and self.seats == other.seats
            and self.settings == other.settings
        )

    def __hash__(self) -> int:
        """By name and seats: options seldom differ in one program."""
        return hash((self.name, self.seats))

    def __repr__(self) -> str:
        """`classic(4, {'target': 30})`."""
        return f"{self.name}({self.seats}, {self.options})"

    @property
    def notices(self) -> tuple[str, ...]:
        """Keys of warnings to show before the match starts (allowed, but discouraged)."""
        return ()

    @abstractmethod
    def worth(self, card: Card) -> int:
        """The penalty points of a card."""

    @abstractmethod
    def start(self) -> S:
        """The state before anything happened."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Everything a seat may do now, including changing the pick it has made."""

    @abstractmethod
    def deciders(self, state: S) -> Sequence[int]:
        """The seats that must decide now; the dealer if a move of chance is due."""

    def may_change(self, state: S) -> Sequence[int]:
        """The seats that have picked and may still change their pick (TURN-1)."""
        return ()

    @abstractmethod
    def sample(self, view: View, rng: Random) -> S:
        """A full state that the view's seat cannot tell from the real one."""

    @abstractmethod
    def public(self, state: S, *, knowledge: bool) -> View:
        """What everybody may know, as an allow-list: the view of a spectator."""

    @abstractmethod
    def own(self, state: S, seat: int, *, choices: bool, knowledge: bool) -> Own:
        """What a seat sees differently from everyone else, as an allow-list."""

    def view(self, state: S, seat: int | None, *, choices: bool, knowledge: bool) -> View:
        """What a seat may know, or a spectator (None)."""
        if seat is None:
            return self.public(state, knowledge=knowledge)
        own = self.own(state, seat, choices=choices, knowledge=knowledge)
        return self.public(state, knowledge=False).seen_by(seat, own)

    def pending(self, state: S) -> Pending:
        """Every seat that must decide, with all its legal actions."""
        return {seat: self.legal(state, seat) for seat in self.deciders(state)}

    def refuse_out_of_turn(self, state: S, seat: int, action: Action, clause: str) -> None:
        """Refuse an action of a seat that has nothing to decide now, or of another kind."""
        legal = () if seat == DEALER else self.legal(state, seat)
        if state.asks == "over":
            raise IllegalAction(seat, action, legal, "match-over", clause)
        deciders = self.deciders(state)
        if seat not in deciders and not legal:
            who = [decider + 1 for decider in deciders]
            raise IllegalAction(seat, action, legal, "not-your-move", clause, deciders=who)
        verbs = dict.fromkeys(option.partition(" ")[0] for option in legal) or [state.asks]
        if action.partition(" ")[0] not in verbs:
            raise IllegalAction(seat, action, legal, "wrong-kind", clause, allowed=", ".join(verbs))


@cache
def _mixed(base: type[Any], parts: tuple[type[Any], ...]) -> type[Any]:
    """A class with the rules of all of them."""
    # A part that another part extends is included already; naming both would repeat a base.
    own = [part for part in parts if not any(part in other.__mro__[1:] for other in parts)]
    return type(base.__name__, (base, *own), {"_unmixed": base}) if own else base


def ranked(results: Sequence[Any]) -> tuple[int, ...]:
    """Ranks by seat: 1 for the lowest result, equal results share a rank."""
    in_order = sorted(results)
    return tuple([1 + in_order.index(result) for result in results])
