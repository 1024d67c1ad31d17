"""PettingZoo environments of all games: `env` (one agent after another) and `parallel_env`."""

from typing import Any, ClassVar

from sixthcow.research.compiled_table import table_for
from sixthcow.research.drawing import RENDER_MODES, rendered
from sixthcow.research.environment import ILLEGAL_REWARD, Seen, spaces_of
from sixthcow.research.extras import missing

try:
    from gymnasium.spaces import Space
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ModuleNotFoundError as error:
    raise missing((error.name or "pettingzoo").partition(".")[0]) from None

Agent = str


def env(game: str, seats: int = 4, render_mode: str | None = None, **options: Any) -> Any:
    """One agent after another, with the checks that PettingZoo's own games have: an illegal action
    ends the match."""
    raw = raw_env(game, seats, render_mode, **options)
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD))
    )


class _Seats:
    """What both kinds of environments share: a table, and agents named by their seats."""

    def __init__(self, game: str, seats: int, render_mode: str | None, options: Any) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"unknown render mode {render_mode!r}; there are {RENDER_MODES}")
        self.table = table_for(game, seats, options)
        self.render_mode = render_mode
        self.possible_agents: list[Agent] = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[Agent] = []
        spaces = {agent: spaces_of(self.table) for agent in self.possible_agents}
        self.observation_spaces = {agent: space for agent, (space, _) in spaces.items()}
        self.action_spaces = {agent: space for agent, (_, space) in spaces.items()}

    def observation_space(self, agent: Agent) -> "Space[Any]":
        """The space of an agent's observations."""
        space: Space[Any] = self.observation_spaces[agent]
        return space

    def action_space(self, agent: Agent) -> "Space[Any]":
        """The space of an agent's actions."""
        space: Space[Any] = self.action_spaces[agent]
        return space

    def seat(self, agent: Agent) -> int:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def see(self, agent: Agent) -> Seen:
        """What an agent sees and may do; a mask of zeros means it has nothing to decide now."""
        return self.table.see(self.seat(agent))

    def render(self) -> Any:
        """The table as text or as an image, by the render mode."""
        return rendered(self.table.state, self.render_mode)

    def close(self) -> None:
        """Nothing needs closing."""


class raw_env(_Seats, AECEnv):  # type: ignore[misc]  # noqa: N801 (the name all its games use)
    """Agents decide one after another; those that pick at the same time see no pick of others."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sixthcow_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, game: str, seats: int = 4, render_mode: str | None = None, **options: Any
    ) -> None:
        """A table of this game; `options` are those of the game."""
        AECEnv.__init__(self)
        _Seats.__init__(self, game, seats, render_mode, options)
        self.agent_selection: Agent = self.possible_agents[0]

    def __str__(self) -> str:
        """`sixthcow_v0`."""
        return str(self.metadata["name"])

    def observe(self, agent: Agent) -> Seen:
        """What an agent sees now."""
        return self.see(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        """The action of the agent whose turn it is (`agent_selection`)."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        rewards = self.table.rewards()
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.table.decider]


class parallel_env(_Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801 (as above)
    """Agents decide at the same time. Only those whose mask is not all zeros have a choice; the
    others may send nothing; anything they send is ignored."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sixthcow_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self, game: str, seats: int = 4, render_mode: str | None = None, **options: Any
    ) -> None:
        """A table of this game; `options` are those of the game."""
        _Seats.__init__(self, game, seats, render_mode, options)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Seen], dict[Agent, dict[str, Any]]]:
        """A new match: what everybody sees first."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return {agent: self.see(agent) for agent in self.agents}, {
            agent: {} for agent in self.agents
        }

    def step(
        self, actions: dict[Agent, Any]
    ) -> tuple[
        dict[Agent, Seen],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """The actions of all who must decide now."""
        for seat in self.table.deciders:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} must decide now; there is no action of it")
            self.table.play(seat, int(actions[agent]))
        agents, over = self.agents, self.table.over
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            {agent: self.see(agent) for agent in agents},
            dict(zip(agents, self.table.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
