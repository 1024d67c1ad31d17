"""OpenSpiel: importing this registers `python_sixthcow`, which offers all games.

`pyspiel.load_game("python_sixthcow(game=classic,seats=4,rounds=1)")`: the parameters besides `game`
and `seats` are the options of the game. Simultaneous picks are simultaneous nodes; the dealer's
moves are chance nodes, one for every card drawn.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from sixthcow.engine import DEALER, Card, Event, Game, State, View
from sixthcow.games import GAMES
from sixthcow.games.hoof import Hoof
from sixthcow.games.open_game import OpenPicks
from sixthcow.games.rows.game import RowsGame
from sixthcow.research.action_space import Actions
from sixthcow.research.chance_nodes import CHANCE_KINDS, Draw, longest, most_points
from sixthcow.research.drawing import layout, written
from sixthcow.research.environment import encoding_of, game_of
from sixthcow.research.extras import missing
from sixthcow.research.planes import Observation

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("open_spiel") from None

NAME = "python_sixthcow"

# Parameters need a default of their type: these mean "not given".
UNSET = ("", 0, False)


def _parameters() -> dict[str, Any]:
    """The game, its seats, and every option of any game.

    A parameter has values of one type: where two games have different ones under the same name,
    the second is called after its game (`custom_cards`).
    """
    found: dict[str, Any] = {"game": "classic", "seats": 4}
    for game in GAMES.values():
        for spec in game.option_specs:
            unset = type(getattr(spec, "values", (1,))[0])()
            same = type(found.get(spec.name, unset)) is type(unset)
            found[spec.name if same else f"{game.name}_{spec.name}"] = unset
    return found


def _type(game: Game[Any] | None) -> Any:
    """What OpenSpiel wants to know about a game, or about all of them."""
    one_by_one = isinstance(game, Hoof | OpenPicks) or (game and not isinstance(game, RowsGame))
    dynamics, seats = pyspiel.GameType.Dynamics, [game.seats] if game else range(2, 11)
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Sixth Cow: 6 nimmt!, its variants, and Himmel",
        dynamics=dynamics.SEQUENTIAL if one_by_one else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(),
    )


class SixthCowGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the registry with its seats and options."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Settle the parameters; explains why, if they cannot be played."""
        given = {**_parameters(), **(params or {})}
        name, seats = given["game"], given["seats"]
        options = {
            option.removeprefix(f"{name}_"): value
            for option, value in given.items()
            if value not in UNSET and option not in {"game", "seats"}
        }
        self.game = game_of(name, seats, options)
        self.actions = Actions(self.game)
        self.encoding = encoding_of(self.game)
        # One for all: OpenSpiel observes a fresh match for every observation, to learn its size.
        self.beginning = Moment(self, self.game.start())
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=len(CHANCE_KINDS),
            num_players=seats,
            min_utility=-most_points(self.game),
            max_utility=0.0,
            utility_sum=None,
            max_game_length=longest(self.game),
        )
        super().__init__(_type(self.game), info, given)

    def new_initial_state(self) -> "SixthCowState":
        """The table before the first card is dealt."""
        return SixthCowState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees, as an array or in words."""
        recalls = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return Observer(self, recalls=recalls)


class SixthCowState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match: a state of the engine, and the cards of a shuffle drawn so far."""

    def __init__(self, game: SixthCowGame) -> None:
        """The start of a match."""
        super().__init__(game)
        self.at = game.beginning

    def current_player(self) -> int:
        """Who decides: a player, all at once, chance, or nobody any more."""
        state = self.at.state
        if state.asks == "over":
            return int(pyspiel.PlayerId.TERMINAL)
        deciders = state.game.deciders(state)
        if deciders[0] == DEALER:
            return int(pyspiel.PlayerId.CHANCE)
        return deciders[0] if self.at.one_by_one else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be drawn next, each with its probability."""
        return self.at.draw.outcomes()

    def _apply_action(self, action: int) -> None:
        chance = self.is_chance_node()
        self.at = self.at.drawn(action) if chance else self.at.played({self.at.actor: action})

    def _apply_actions(self, actions: list[int]) -> None:
        self.at = self.at.played(dict(enumerate(actions)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.at.draw.verb} {CHANCE_KINDS[action]}"
        return self.at.written(player, action)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.at.state.asks == "over"

    def rewards(self) -> list[float]:
        """Minus the penalty points of the last move."""
        return self.at.rewards

    def returns(self) -> list[float]:
        """Minus the penalty points so far."""
        return [-float(total) for total in self.at.state.totals]

    def __str__(self) -> str:
        """The whole table, with the cards of a shuffle drawn so far."""
        drawn = " ".join(map(str, self.at.draw.drawn)) if self.is_chance_node() else ""
        return "\n".join(filter(None, [written(list(layout(self.at.state, None))), drawn]))


class Moment:
    """Everything a state of OpenSpiel holds; a value, so that copies may share it."""

    def __init__(
        self,
        game: SixthCowGame,
        state: State,
        draw: Draw | None = None,
        rewards: list[float] | None = None,
        past: tuple[Any, ...] = (),
    ) -> None:
        self._game = game
        self.state = state
        self.draw = draw or Draw(state)
        self.rewards = rewards or [0.0] * game.game.seats
        self._past = past  # (the past before it, the last moves, what they caused)
        self._seen: dict[int, Observation] = {}

    def __deepcopy__(self, _memo: object) -> "Moment":
        """Nothing in here ever changes, so a copy is the object itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the moves that led here."""
        game = self._game.game
        moves = [moves for moves, _ in self._steps()]
        return _followed, (game.name, game.seats, game.options, moves, self.draw.drawn)

    @property
    def one_by_one(self) -> bool:
        """Whether a single player decides now."""
        return len(self.state.game.deciders(self.state)) == 1

    @property
    def actor(self) -> int:
        """The player that decides now."""
        return int(self.state.game.deciders(self.state)[0])

    def legal(self, player: int) -> list[int]:
        """What a player may do now, by number, ascending."""
        if player not in self.state.game.deciders(self.state):
            return []
        legal = self.state.game.legal(self.state, player)
        return sorted(self._game.actions.number(action, self._look(player)) for action in legal)

    def observation(self, player: int) -> Observation:
        """What a player sees; kept, because OpenSpiel may ask again."""
        if player not in self._seen:
            view = self.state.view(player, choices=False)
            self._seen[player] = self._game.encoding.encode(view)
        return self._seen[player]

    def written(self, player: int, number: int) -> str:
        """A player's action as it is written in records."""
        return self._game.actions.action(number, self._look(player))

    def _look(self, player: int) -> Callable[[], View]:
        return lambda: self.state.view(player, choices=False, knowledge=False)

    def drawn(self, kind: int) -> "Moment":
        """One more card is drawn; with the last one the dealer's move is complete."""
        draw = self.draw.with_card(CHANCE_KINDS[kind])
        if not draw.complete:
            return Moment(self._game, self.state, draw, self.rewards, self._past)
        # Rewards are read at players' nodes: what came before the dealer's move is not lost.
        return self._after({DEALER: draw.action()}, self.rewards)

    def played(self, numbers: Mapping[int, int]) -> "Moment":
        """Players' actions by number, all that are made at the same time."""
        return self._after({seat: self.written(seat, number) for seat, number in numbers.items()})

    def _after(self, moves: Mapping[int, str], rewards: list[float] | None = None) -> "Moment":
        state = self.state
        events: tuple[Event, ...] = ()
        for seat, action in moves.items():
            state, caused = state.apply(seat, action)
            events += caused
        if rewards is None:
            gained = zip(self.state.totals, state.totals, strict=True)
            rewards = [float(was - now) for was, now in gained]
        return Moment(self._game, state, rewards=rewards, past=(self._past, moves, events))

    def seen_by(self, player: int) -> str:
        """Everything a player has seen since the start, one event per line (perfect recall)."""
        seen = (event.seen_from(player) for _, events in self._steps() for event in events)
        return "\n".join([f"player {player}", *_lines(seen)])

    def _steps(self) -> list[tuple[Mapping[int, str], tuple[Event, ...]]]:
        """All moves from the start, those made at the same time together, and their events."""
        steps = []
        past = self._past
        while past:
            past, moves, events = past
            steps.append((moves, events))
        return steps[::-1]

    def following(self, moves: list[Mapping[int, str]], drawn: tuple[Card, ...]) -> "Moment":
        """The moment after some moves, with the cards of a shuffle that were drawn since."""
        moment = self
        for together in moves:
            carried = moment.rewards if DEALER in together else None
            moment = moment._after(together, carried)
        return Moment(
            self._game, moment.state, Draw(moment.state, drawn), moment.rewards, moment._past
        )


def _followed(
    name: str,
    seats: int,
    options: dict[str, Any],
    moves: list[Mapping[int, str]],
    drawn: tuple[Card, ...],
) -> Moment:
    game = SixthCowGame({"game": name, "seats": seats, **options})
    return Moment(game, game.game.start()).following(moves, drawn)


def _lines(events: Iterator[Event]) -> Iterator[str]:
    for event in events:
        cards = " ".join("?" if card is None else str(card) for card in event.cards)
        facts = " ".join(f"{name}={fact}" for name, fact in event.facts.items())
        who = "" if event.seat is None else str(event.seat)
        yield " ".join(filter(None, [event.kind, who, cards, str(event.target or ""), facts]))


class Observer:
    """What a player sees: the encoding of the family, its planes by name."""

    def __init__(self, game: SixthCowGame, *, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = {name: self.tensor[game.encoding.at(name)] for name in game.encoding.planes}

    def set_from(self, state: SixthCowState, player: int) -> None:
        """Let `tensor` and `dict` show what a player sees."""
        self.tensor[:] = state.at.observation(player)

    def string_from(self, state: SixthCowState, player: int) -> str:
        """What a player sees, in words; with perfect recall, all they have ever seen."""
        if self._recalls:
            return state.at.seen_by(player)
        return written(list(layout(state.at.state, player)))


pyspiel.register_game(_type(None), SixthCowGame)
