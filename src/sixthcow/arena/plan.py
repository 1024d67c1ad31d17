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

# Options that make a match one round (or one game), used where the game has them and no others are
# asked for.
ONE_ROUND: Mapping[str, object] = {"rounds": 1, "tie": "specials"}
OTHER_ENDS = frozenset({"target", "ends"})


@dataclass(frozen=True)
class Plan:
    """An arena that can be played.

    `bots` are the names as given; they are seated in turn until all `seats` are taken. `rounds` is
    the number of matches: a match is one round, unless the options say otherwise. `judged`:
    the analysis measures errors too, where the game allows it. `asks`: how often every bot is asked
    again at each decision, to correct the result for luck; None asks those that decide at once.
    """

    bots: tuple[str, ...]
    game: str
    seats: int
    options: Mapping[str, object]
    seed: int
    rounds: int
    think: float
    judged: bool = False
    asks: int | None = 0

    def __post_init__(self) -> None:
        if self.asks is not None and self.asks < 0:
            asks = str(self.asks)
            raise BadOption("option-value", option="asks", value=asks, allowed="0, 1, 2, …")

    @cached_property
    def entrants(self) -> tuple[str, ...]:
        """The bots to compare, each once."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Which entrant sits on each seat, in every rotation: each time all move on by one seat."""
        bots = [self.entrants.index(self.bots[seat % len(self.bots)]) for seat in range(self.seats)]
        rotated = (
            tuple(bots[self.slot(rotation, seat)] for seat in range(self.seats))
            for rotation in range(self.seats)
        )
        return tuple(dict.fromkeys(rotated))

    @property
    def deals(self) -> int:
        """The number of deals; each is played in every rotation."""
        return -(-self.rounds // len(self.seatings))

    def slot(self, rotation: int, seat: int) -> int:
        """The first rotation's seat of the bot that sits here now."""
        return (seat - rotation) % self.seats

    def terms(self) -> dict[str, object]:
        """Everything that determines what happens in a deal, as JSON values."""
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
    """The game that these bots play; by default one seat per bot, and one round."""
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
    """Plan at least this many matches, in whole deals; refuses what cannot be played."""
    if not (math.isfinite(think) and think > 0):
        raise BadOption("option-value", option="think", value=str(think), allowed="> 0")
    if rounds < 1:
        raise BadOption("option-value", option="rounds", value=str(rounds), allowed="1, 2, 3, …")
    plan = Plan(tuple(bots), game.name, game.seats, game.options, seed, rounds, think)
    for entrant in plan.entrants:
        try_out(entrant, think, game.start().view(0))
    return plan


def one_round(game: str, options: Mapping[str, object]) -> dict[str, object]:
    """The options, plus those that make a match short unless they conflict."""
    known = {spec.name for spec in GAMES[game].option_specs}
    short = {name: value for name, value in ONE_ROUND.items() if name in known}
    if OTHER_ENDS & options.keys():
        short.pop("rounds", None)
    return short | dict(options)
