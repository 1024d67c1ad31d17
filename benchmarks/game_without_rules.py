"""What any Python game can reach in OpenSpiel: one with the nodes of ours, and nothing in them.

Chance draws 44 cards of 104, then four players decide together ten times. Observations, legal
actions and outcomes are the same lists every time, made once. What is left is the way between C++
and Python, and the loop that plays.
"""

from collections.abc import Mapping
from typing import Any

import pyspiel

NAME = "python_without_rules"
PLAYERS, DRAWN, TURNS = 4, 44, 10
SEEN = [0.0] * 755
LEGAL = [*range(10)]
OUTCOMES = [(card, 1 / 104) for card in range(104)]
CHANCE, TOGETHER, OVER = (
    pyspiel.PlayerId.CHANCE,
    pyspiel.PlayerId.SIMULTANEOUS,
    pyspiel.PlayerId.TERMINAL,
)

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="A game without rules",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=True,
    parameter_specification={},
)


class Game(pyspiel.Game):  # type: ignore[misc]
    """The game."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=len(LEGAL),
            max_chance_outcomes=len(OUTCOMES),
            num_players=PLAYERS,
            min_utility=0.0,
            max_utility=0.0,
            utility_sum=None,
            max_game_length=TURNS,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "State":
        """Nothing is drawn yet."""
        return State(self)


class State(pyspiel.State):  # type: ignore[misc]
    """How many nodes are left. As in our game, callers in Python are answered without C++."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._left, self._player = DRAWN + TURNS, CHANCE

    def current_player(self) -> int:
        """Chance, then all players at once."""
        return int(self._player)

    def is_terminal(self) -> bool:
        """Whether no node is left."""
        return self._player is OVER

    def is_chance_node(self) -> bool:
        """Whether cards are drawn."""
        return self._player is CHANCE

    def is_simultaneous_node(self) -> bool:
        """Whether players decide."""
        return self._player is TOGETHER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Always all cards."""
        return OUTCOMES

    def legal_actions(self, _player: int) -> list[int]:
        """Always the same."""
        return LEGAL

    def observation_tensor(self, _player: int) -> list[float]:
        """Always the same."""
        return SEEN

    def _apply_action(self, _action: int) -> None:
        self._left -= 1
        if self._left == TURNS:
            self._player = TOGETHER

    def _apply_actions(self, _actions: list[int]) -> None:
        self._left -= 1
        if not self._left:
            self._player = OVER


pyspiel.register_game(TYPE, Game)
