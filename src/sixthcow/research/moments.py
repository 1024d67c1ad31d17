"""Moments of a match for OpenSpiel: values that never change, so that copies may share them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, Self

from sixthcow.engine import DEALER as ENGINE_DEALER
from sixthcow.engine import Event, Game, State, View
from sixthcow.research.action_space import Actions
from sixthcow.research.chance_nodes import Draw, dealer_move, draw_of
from sixthcow.research.environment import encoding_of, game_of
from sixthcow.research.float_lists import FloatLists
from sixthcow.research.planes import Encoding, Observation

# Who decides, if it is not one player alone; the numbers are OpenSpiel's.
DEALER, ALL, NOBODY = -1, -2, -4

# The numbers of the actions that players have chosen together, by their seats; or the cards that
# were drawn.
Moves = Mapping[int, int] | tuple[int, ...]


class Rules(NamedTuple):
    """A game with the numbering of its actions and its observations, as arrays and as lists."""

    game: Game[Any]
    actions: Actions
    encoding: Encoding
    lists: FloatLists


def rules_of(name: str, seats: int, options: dict[str, Any]) -> Rules:
    """The rules of a game by its name; explains why, if it cannot be played."""
    game = game_of(name, seats, options)
    encoding = encoding_of(game)
    return Rules(game, Actions(game), encoding, FloatLists(encoding.size))


# Who decides at a moment (one of them, or DEALER, ALL or NOBODY), everybody's points, and what the
# last moves brought; those of the dealer bring nothing.
Now = tuple[int, list[float], list[float]]


class Past:
    """The moves that led to a moment; the plain engine follows them once it is asked."""

    __slots__ = ("_after", "_before", "_moves")

    def __init__(self, before: "Past | None", moves: Moves = (), start: State | None = None):
        """The moves after an earlier past; or the start of a match."""
        self._before = before
        self._moves = moves
        self._after: tuple[State, tuple[Event, ...]] | None = (start, ()) if start else None

    def followed(self, actions: Actions) -> tuple[State, tuple[Event, ...]]:
        """The state after the last moves, and the events that they caused."""
        unknown = []
        past = self
        while past._after is None:
            unknown.append(past)
            assert past._before is not None
            past = past._before
        after = past._after
        for past in reversed(unknown):
            after = past._after = _applied(after[0], past._moves, actions)
        return after

    def steps(self) -> "list[Past]":
        """Every past from the start on, without the start itself."""
        steps = []
        past: Past | None = self
        while past is not None and past._before is not None:
            steps.append(past)
            past = past._before
        return steps[::-1]

    @property
    def moves(self) -> Moves:
        """The last moves."""
        return self._moves


def _applied(state: State, moves: Moves, actions: Actions) -> tuple[State, tuple[Event, ...]]:
    """Moves on the plain engine."""
    if isinstance(moves, tuple):
        assert state.chance is not None
        return state.apply(ENGINE_DEALER, dealer_move(state.chance, moves))
    events: tuple[Event, ...] = ()
    for seat, number in moves.items():
        state, caused = state.apply(seat, actions.action(number, look_of(state, seat)))
        events += caused
    return state, events


def look_of(state: State, seat: int) -> Callable[[], View]:
    """How actions are numbered needs no more of a view."""
    return partial(state.view, seat, choices=False, knowledge=False)


class Moment(ABC):
    """A moment of a match: who decides, what they see and may do, and what comes of it."""

    def __init__(self, rules: Rules, past: Past, now: Now) -> None:
        self._rules = rules
        self._past = past
        self.player, self.totals, self.rewards = now
        self._seen: dict[int, Observation] = {}

    def __deepcopy__(self, _memo: object) -> "Moment":
        """A copy is the object itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the moves that led here."""
        game = self._rules.game
        moves = [past.moves for past in self._past.steps()]
        return self._followed, (game.name, game.seats, game.options, moves)

    @classmethod
    def _followed(cls, name: str, seats: int, options: dict[str, Any], moves: list[Moves]) -> Self:
        """The moment after all moves of a match."""
        moment = cls.start(rules_of(name, seats, options))
        for together in moves:
            moment = moment.after(together)
        return moment

    @classmethod
    @abstractmethod
    def start(cls, rules: Rules) -> Self:
        """The start of a match."""

    @property
    def state(self) -> State:
        """The state of the plain engine."""
        return self._past.followed(self._rules.actions)[0]

    @abstractmethod
    def draw(self) -> Draw:
        """The dealer's move that the moment waits for."""

    @abstractmethod
    def legal(self, player: int) -> list[int]:
        """What one who decides may do, by number, ascending."""

    @abstractmethod
    def after(self, moves: Moves) -> Self:
        """The moment after what players choose together, or after cards are drawn; explains what
        is wrong, if it is not legal."""

    def observation(self, player: int) -> Observation:
        """What a player sees; kept, because OpenSpiel may ask again."""
        if player not in self._seen:
            view = self.state.view(player, choices=False)
            self._seen[player] = self._rules.encoding.encode(view)
        return self._seen[player]

    def tensor(self, player: int) -> list[float]:
        """What a player sees, as a list."""
        return self._rules.lists.of(player, self.observation(player))

    def seen_by(self, player: int) -> str:
        """Everything a player has seen since the start, one event per line (perfect recall)."""
        actions = self._rules.actions
        events = (event for past in self._past.steps() for event in past.followed(actions)[1])
        return "\n".join([f"player {player}", *_lines(event.seen_from(player) for event in events)])

    def written(self, player: int, number: int) -> str:
        """A player's action as it is written in records."""
        return self._rules.actions.action(number, look_of(self.state, player))


class PlainMoment(Moment):
    """A moment on the plain engine."""

    def __init__(self, rules: Rules, past: Past, rewards: list[float]) -> None:
        state, _ = past.followed(rules.actions)
        totals = [float(total) for total in state.totals]
        super().__init__(rules, past, (_player(state), totals, rewards))

    @classmethod
    def start(cls, rules: Rules) -> Self:
        """The start of a match."""
        return cls(rules, Past(None, start=rules.game.start()), [0.0] * rules.game.seats)

    def draw(self) -> Draw:
        """The dealer's move that the moment waits for."""
        state = self.state
        assert state.chance is not None
        return draw_of(state.game, state.chance.verb, state.chance.cards)

    def legal(self, player: int) -> list[int]:
        """What one who decides may do, by number, ascending."""
        state, actions = self.state, self._rules.actions
        look = look_of(state, player)
        return sorted(actions.number(action, look) for action in state.game.legal(state, player))

    def after(self, moves: Moves) -> Self:
        """The moment after what players choose together, or after cards are drawn."""
        past = Past(self._past, moves)
        state, _ = past.followed(self._rules.actions)
        # Rewards are read at players' nodes: what came before the dealer's move is not lost.
        rewards = self.rewards
        if not isinstance(moves, tuple):
            totals = zip(self.totals, state.totals, strict=True)
            rewards = [float(was - now) for was, now in totals]
        return type(self)(self._rules, past, rewards)


def _player(state: State) -> int:
    """Who decides in a state of the plain engine."""
    if state.asks == "over":
        return NOBODY
    deciders = state.game.deciders(state)
    if deciders[0] == ENGINE_DEALER:
        return DEALER
    return int(deciders[0]) if len(deciders) == 1 else ALL


def _lines(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        cards = " ".join("?" if card is None else str(card) for card in event.cards)
        facts = " ".join(f"{name}={fact}" for name, fact in event.facts.items())
        who = "" if event.seat is None else str(event.seat)
        yield " ".join(filter(None, [event.kind, who, cards, str(event.target or ""), facts]))
