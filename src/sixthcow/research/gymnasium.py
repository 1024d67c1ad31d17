"""Gymnasium environments: one seat against named bots, one id per game (`sixthcow/classic-v0`)."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sixthcow.bots import BOTS, Bot
from sixthcow.engine import IllegalAction
from sixthcow.games import GAMES
from sixthcow.research.drawing import RENDER_MODES, rendered
from sixthcow.research.environment import ILLEGAL_REWARD, Seen, Table, spaces_of
from sixthcow.research.extras import missing

try:
    import gymnasium
except ModuleNotFoundError:
    raise missing("gymnasium") from None


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat of a table; the others are bots.

    `opponents` is the name of a bot for all of them, or one for each, clockwise from `seat`. The
    reward is minus the penalty points that the seat got since its last decision. An illegal action
    ends the match with a reward below that of any legal one.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 4,
        opponents: str | Sequence[str] = "cautious",
        seat: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """A table of this game; `options` are those of the game."""
        self.table = Table(game, seats, options)
        self.observation_space, self.action_space = spaces_of(self.table)
        self.render_mode = render_mode
        if not 0 <= seat < seats:
            raise ValueError(f"seat is {seat}; it must be from 0 to {seats - 1}")
        self._seat = seat
        self._names = _named(opponents, seats - 1)
        self._bots: dict[int, Bot] = {}
        self._chance = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a new match, up to the seat's first decision; its bots forget the previous
        match."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance.seed(f"{seed}/bots")
        self.table.reset(seed)
        self._bots = {}
        for clockwise, name in enumerate(self._names, start=1):
            bot = BOTS[name]()
            bot.prepare(self.table.game.name)
            self._bots[(self._seat + clockwise) % self.table.game.seats] = bot
        self._let_others_play()
        return self.table.see(self._seat), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take the seat's action, and play on until its next decision."""
        try:
            self._play_with_others(int(action))
        except IllegalAction as error:
            return self.table.see(self._seat), ILLEGAL_REWARD, True, False, {"illegal": str(error)}
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        reward = self.table.rewards()[self._seat]
        return self.table.see(self._seat), reward, self.table.over, False, {}

    def render(self) -> Any:
        """The table as the seat sees it, as text or as an image, by the render mode."""
        return rendered(self.table.state, self.render_mode, self._seat)

    def _play_with_others(self, number: int) -> None:
        """Apply the seat's action, and those of all who decide at the same time."""
        moves = {seat: self._decide(seat) for seat in self.table.deciders if seat != self._seat}
        self.table.play(self._seat, number)
        for seat, move in moves.items():
            self.table.act(seat, move)

    def _let_others_play(self) -> None:
        """Play up to the next decision of the seat, or to the end."""
        while not self.table.over and self._seat not in self.table.deciders:
            moves = {seat: self._decide(seat) for seat in self.table.deciders}
            for seat, move in moves.items():
                self.table.act(seat, move)

    def _decide(self, seat: int) -> str:
        return self._bots[seat].decide(self.table.state.view(seat), self._chance)


def _named(opponents: str | Sequence[str], wanted: int) -> list[str]:
    names = [opponents] * wanted if isinstance(opponents, str) else list(opponents)
    if len(names) != wanted:
        raise ValueError(f"{wanted} opponents are needed, not {len(names)}")
    for name in names:
        if name not in BOTS:
            raise ValueError(f"unknown bot {name!r}; there are {', '.join(BOTS)}")
    return names


for _game in GAMES:
    gymnasium.register(
        id=f"sixthcow/{_game}-v0",
        entry_point=f"{__name__}:{SeatEnv.__name__}",
        kwargs={"game": _game},
    )
