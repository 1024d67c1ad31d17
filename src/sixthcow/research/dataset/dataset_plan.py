"""What a data set holds: which bots play what, how often, and how it is cut into shards."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sixthcow import __version__
from sixthcow.bots import Bot
from sixthcow.engine import BadOption, Game
from sixthcow.games import GAMES

Maker = Callable[[], Bot]


@dataclass(frozen=True)
class Plan:
    """A data set before it is written.

    The bots fill the seats in turn and move on by one seat with each match. `play_outs` is how
    often every legal action is played out to estimate its cost (0: never). `matches` are played, or
    a few more to fill the last shard of `shard` matches. `makers` create the bots.
    """

    bots: tuple[str, ...]
    game: str
    seats: int
    matches: int
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1
    play_outs: int = 64
    shard: int = 100
    makers: tuple[Maker, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        for name, least in (("matches", 1), ("shard", 1), ("play_outs", 0)):
            if getattr(self, name) < least:
                value, option = str(getattr(self, name)), name.replace("_", "-")
                raise BadOption("option-value", option=option, value=value, allowed=f"≥ {least}")
        assert self.set_up

    @cached_property
    def set_up(self) -> Game[Any]:
        """The game, ready to start."""
        return GAMES[self.game](self.seats, self.options)

    @property
    def shards(self) -> int:
        """How many files there will be."""
        return -(-self.matches // self.shard)

    def matches_of(self, shard: int) -> range:
        """The numbers of the matches of a shard."""
        return range(shard * self.shard, (shard + 1) * self.shard)

    def bot(self, match: int, seat: int) -> int:
        """Which of the bots sits on a seat in a match."""
        return (seat - match) % self.seats % len(self.bots)

    def terms(self) -> dict[str, object]:
        """Everything that determines the content of a shard, as JSON values."""
        return {
            "version": __version__,
            "bots": list(self.bots),
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "play_outs": self.play_outs,
            "shard": self.shard,
        }
