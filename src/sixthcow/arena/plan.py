"""What an arena plays: which bots sit where, the game with its options, and how many deals."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sixthcow import __version__
from sixthcow.arena.spec import try_out
from sixthcow.engine import BadOption, BadRecord, Game
from sixthcow.games import GAMES

USUAL_SEATS = 4

# What makes a match one round, or one game, where a game has such options and nothing else
# is asked for.
ONE_ROUND: Mapping[str, object] = {"rounds": 1, "tie": "specials"}
OTHER_ENDS = frozenset({"target", "ends"})


@dataclass(frozen=True)
class Plan:
    """An arena that can be played.

    `bots` are as they were named, and sit down in turn until all `seats` are taken. `rounds` is how
    many matches are wanted: a match is one round, unless the options say otherwise.
    """

    bots: tuple[str, ...]
    game: str
    seats: int
    options: Mapping[str, object]
    seed: int
    rounds: int
    think: float

    @cached_property
    def entrants(self) -> tuple[str, ...]:
        """The bots that are compared: each once."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Which entrant sits on each seat, in every rotation: all move one seat on each time."""
        bots = [self.entrants.index(self.bots[seat % len(self.bots)]) for seat in range(self.seats)]
        rotated = (
            tuple(bots[self.slot(rotation, seat)] for seat in range(self.seats))
            for rotation in range(self.seats)
        )
        return tuple(dict.fromkeys(rotated))

    @property
    def deals(self) -> int:
        """How many deals it takes: each is played in every rotation."""
        return -(-self.rounds // len(self.seatings))

    def slot(self, rotation: int, seat: int) -> int:
        """Where whoever sits there now sat at first."""
        return (seat - rotation) % self.seats

    def terms(self) -> dict[str, object]:
        """All that decides what happens in a deal, as JSON values."""
        return {
            "version": __version__,
            "bots": list(self.bots),
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "think": self.think,
        }


def set_table(
    bots: Sequence[str],
    game: str = "classic",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Game[Any]:
    """The game that these bots play: for as many as they are, and one round, if not said."""
    if game not in GAMES:
        raise BadRecord("unknown-game", game=game, allowed=", ".join(GAMES))
    if seats is None:
        seats = len(bots) if len(bots) > 2 else USUAL_SEATS
    table = GAMES[game](seats, one_round(game, options or {}))
    if len(bots) > seats:
        raise BadOption("option-value", option="seats", value=str(seats), allowed=f"≥ {len(bots)}")
    return table


def make_plan(
    bots: Sequence[str], game: Game[Any], *, rounds: int, seed: int = 1, think: float = 1.0
) -> Plan:
    """Plan so many matches, or a few more to end with a whole deal; refuses what cannot play."""
    if not (math.isfinite(think) and think > 0):
        raise BadOption("option-value", option="think", value=str(think), allowed="> 0")
    if rounds < 1:
        raise BadOption("option-value", option="rounds", value=str(rounds), allowed="1, 2, 3, …")
    plan = Plan(tuple(bots), game.name, game.seats, game.options, seed, rounds, think)
    for entrant in plan.entrants:
        try_out(entrant, think, game.start().view(0))
    return plan


def one_round(game: str, options: Mapping[str, object]) -> dict[str, object]:
    """The options, with those that make a match short where nothing speaks against it."""
    known = {spec.name for spec in GAMES[game].option_specs}
    short = {name: value for name, value in ONE_ROUND.items() if name in known}
    if OTHER_ENDS & options.keys():
        short.pop("rounds", None)
    return short | dict(options)
