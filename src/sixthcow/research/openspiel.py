"""OpenSpiel: importing this registers `python_sixthcow`, which offers all games.

`pyspiel.load_game("python_sixthcow(game=classic,seats=4,rounds=1)")`: the parameters besides
`game`, `seats` and `terminal_rewards` are the options of the game. Simultaneous picks are
simultaneous nodes; the dealer's moves are chance nodes, one for every card drawn.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sixthcow.engine import Game
from sixthcow.games import GAMES
from sixthcow.games.hoof import Hoof
from sixthcow.games.open_game import OpenPicks
from sixthcow.games.rows.game import RowsGame
from sixthcow.research.chance_nodes import CHANCE_KINDS, longest, most_points
from sixthcow.research.compiled_moments import CompiledMoment
from sixthcow.research.drawing import layout, written
from sixthcow.research.extras import missing
from sixthcow.research.moments import ALL, DEALER, NOBODY, Moment, PlainMoment, rules_of

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("open_spiel") from None

NAME = "python_sixthcow"

# The parameters that are no options of the games.
OWN = {"game", "seats", "terminal_rewards"}

# Parameters need a default of their type: these mean "not given".
UNSET = ("", 0, False)


def _parameters() -> dict[str, Any]:
    """The game, its seats, whether only the end is rewarded, as some algorithms demand, and every
    option of any game.

    A parameter has values of one type: where two games have different ones under the same name,
    the second is called after its game (`custom_cards`).
    """
    found: dict[str, Any] = {"game": "classic", "seats": 4, "terminal_rewards": False}
    for game in GAMES.values():
        for spec in game.option_specs:
            unset = type(getattr(spec, "values", (1,))[0])()
            same = type(found.get(spec.name, unset)) is type(unset)
            found[spec.name if same else f"{game.name}_{spec.name}"] = unset
    return found


def _type(game: Game[Any] | None, *, terminal_rewards: bool = False) -> Any:
    """What OpenSpiel wants to know about a game, or about all of them."""
    models = pyspiel.GameType.RewardModel
    one_by_one = isinstance(game, Hoof | OpenPicks) or (game and not isinstance(game, RowsGame))
    dynamics, seats = pyspiel.GameType.Dynamics, [game.seats] if game else range(2, 11)
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Sixth Cow: 6 nimmt!, its variants, and Himmel",
        dynamics=dynamics.SEQUENTIAL if one_by_one else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=models.TERMINAL if terminal_rewards else models.REWARDS,
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
            if value not in UNSET and option not in OWN
        }
        rules = rules_of(name, seats, options)
        self.game, self.actions, self.encoding, _ = rules
        self.terminal_rewards: bool = given["terminal_rewards"]
        compiled = isinstance(self.game, RowsGame) and not isinstance(self.game, Hoof)
        self.beginning: Moment = (CompiledMoment if compiled else PlainMoment).start(rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=len(CHANCE_KINDS),
            num_players=seats,
            min_utility=-most_points(self.game),
            max_utility=0.0,
            utility_sum=None,
            max_game_length=longest(self.game),
        )
        kind = _type(self.game, terminal_rewards=self.terminal_rewards)
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "SixthCowState":
        """The table before the first card is dealt."""
        return SixthCowState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees, as an array or in words."""
        recalls = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return Observer(self, recalls=recalls)


class SixthCowState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match, and the cards of a shuffle drawn since."""

    def __init__(self, game: SixthCowGame) -> None:
        """The start of a match."""
        super().__init__(game)
        self._terminal_rewards = game.terminal_rewards
        self._move_to(game.beginning)

    def _move_to(self, moment: Moment) -> None:
        self.at = moment
        self.drawing = moment.draw() if moment.player == DEALER else None

    def current_player(self) -> int:
        """Who decides: a player, all at once, chance, or nobody any more."""
        return self.at.player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.at.player == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be drawn next, each with its probability."""
        assert self.drawing is not None
        return self.drawing.outcomes()

    def _apply_action(self, action: int) -> None:
        drawing = self.drawing
        if drawing is None:
            self._move_to(self.at.after({self.at.player: action}))
        elif drawing.add(action):
            self._move_to(self.at.after(tuple(drawing.drawn)))

    def _apply_actions(self, actions: list[int]) -> None:
        # OpenSpiel's `rl_environment` passes an action of everybody at every node of such a game,
        # also where one alone decides which row to take.
        one = self.at.player
        moves = dict(enumerate(actions)) if one == ALL else {one: actions[one]}
        self._move_to(self.at.after(moves))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.drawing is not None:
            return f"{self.drawing.verb} {CHANCE_KINDS[action]}"
        return self.at.written(player, action)

    def rewards(self) -> list[float]:
        """Minus the penalty points of the last move; with `terminal_rewards`, those of the match
        at its end."""
        if not self._terminal_rewards:
            return self.at.rewards
        return self.returns() if self.is_terminal() else [0.0] * len(self.at.totals)

    def returns(self) -> list[float]:
        """Minus the penalty points so far."""
        return [-total for total in self.at.totals]

    def __str__(self) -> str:
        """The whole table, with the cards of a shuffle drawn so far."""
        drawn = self.drawing.drawn if self.drawing else ()
        cards = " ".join(str(CHANCE_KINDS[kind]) for kind in drawn)
        return "\n".join(filter(None, [written(list(layout(self.at.state, None))), cards]))

    # What follows is the same without it: callers in Python are spared OpenSpiel's way through C++,
    # which asks for the size of an observation, and who decides, each time.

    def is_chance_node(self) -> bool:
        """Whether the dealer decides."""
        return self.at.player == DEALER

    def is_simultaneous_node(self) -> bool:
        """Whether all players decide at once."""
        return self.at.player == ALL

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do now, by number, ascending."""
        at = self.at
        asked = at.player if player is None else player
        if asked >= 0 and at.player in (asked, ALL):
            return at.legal(asked)
        legal: list[int] = super().legal_actions(asked)
        return legal

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, as the numbers of all planes."""
        at = self.at
        asked = at.player if player is None else player
        if 0 <= asked < len(at.totals):
            return at.tensor(asked)
        tensor: list[float] = super().observation_tensor(asked)
        return tensor


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
