"""Which kernel plays which game: only those for which tests prove it equal.

A game that no kernel knows is played on the plain engine: slower, but by its own rules.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol, cast

from sixthcow.engine import Game, State, View
from sixthcow.fast.policies import Policy, tries_of
from sixthcow.games import GAMES
from sixthcow.games.classic import Classic
from sixthcow.games.custom import Custom
from sixthcow.games.double import Double, TwoCards
from sixthcow.games.himmel import Himmel
from sixthcow.games.hoof import Hoof
from sixthcow.games.logical import Draft, Logical
from sixthcow.games.open_game import Open, OpenPicks
from sixthcow.games.professional import BothEnds, Professional
from sixthcow.games.tactical import Tactical, TacticalDeck
from sixthcow.games.tournament import DealtAgain, DraftedAgain, MovedOn, Tournament
from sixthcow.games.twins import Twins

AnyGame = type[Game[Any]]

# Attributes of a class that add no rule to its bases: those that Python writes itself, and the
# origin of a mix made by a game's options.
NO_RULES = {
    "__abstractmethods__",
    "__doc__",
    "__firstlineno__",
    "__module__",
    "__orig_bases__",
    "__parameters__",
    "__static_attributes__",
    "_abc_impl",
    "_unmixed",
}


class Play(Protocol):
    """What the module of a kernel provides: positions, and play-outs from them."""

    UNIT: float  # the value of one point of `run`
    fresh: Callable[[Any], Any]  # the position of a game before a deal
    position: Callable[[View | State], Any]  # that of a view or a whole state
    run: Callable[..., Any]  # points of candidates: an array (candidates, samples, seats)
    warm: Callable[[], None]  # compile it, or load it from the cache on disk


def load(module: str) -> Play:
    """The module of a kernel; importing it also imports the compiler."""
    return cast(Play, import_module(module))


@dataclass(frozen=True)
class Kernel:
    """A kernel: its module, the games it is proven equal for, and the cost of its play-outs.

    `games` are exact classes; `mixes` are classes with the parts that their options may add.
    """

    module: str  # imported on first use
    games: tuple[AnyGame, ...]
    mixes: Mapping[AnyGame, tuple[AnyGame, ...]] = field(default_factory=dict)
    rounds: str = ""  # another module, if whole rounds have a faster way
    deeper: str = ""  # a module with play-outs in which the others' next cards are predicted
    gpu: str = ""  # the module that plays whole rounds on a GPU, if one does
    lanes: bool = False  # it plays many samples side by side, and accepts an opening
    halves: bool = False  # penalties may be half points
    slowness: float = 1.0  # the time of a play-out for up to four seats, relative to one in lanes
    long: bool = False  # the rest of a round is long and mostly luck
    # How many play-outs take as long if all choose as is usual in the game; 0: that is not known.
    usual: float = 0.0
    tie_breaks: bool = False  # `run` can also count what breaks ties in points

    def knows(self, game: Game[Any]) -> bool:
        """Whether a game has exactly the rules that the kernel was proven for."""
        kind = type(game)
        if self.may_play(kind):
            return True
        base, *parts = kind.__bases__
        mixed = base in self.mixes and {*parts} <= {*self.mixes[base]}
        return mixed and vars(kind).keys() <= NO_RULES

    def may_play(self, kind: AnyGame) -> bool:
        """Whether a game of this class may be one that the kernel knows, by its options."""
        return kind in self.games or kind in self.mixes

    def cost(self, seats: int) -> float:
        """The time of a play-out, relative to one in lanes."""
        return self.slowness if self.lanes else self.slowness * max(1, seats / 4)

    def load(self) -> Play:
        """The module itself."""
        return load(self.module)

    def modules(self) -> list[str]:
        """The modules that a search may need."""
        return [module for module in (self.module, self.deeper) if module]


# MIX-1: the parts that leave placing as it is; TOUR-3: what a tournament keeps.
LANE_PARTS: tuple[AnyGame, ...] = (Draft, TacticalDeck, OpenPicks)
TOURNAMENT_PARTS: tuple[AnyGame, ...] = (DealtAgain, DraftedAgain, MovedOn)

# The module that has learned which pairs are played in double.
LEARNED_PAIRS = "sixthcow.fast.rows.pairs"

# Those that take longest to compile come first, so that parallel processes finish together.
KERNELS = (
    Kernel(
        "sixthcow.fast.lanes.play",
        rounds="sixthcow.fast.lanes.rounds",
        deeper="sixthcow.fast.lanes.given_deals",
        gpu="sixthcow.fast.cuda.lane_rounds",
        games=(Classic, Tactical, Logical, Open),
        mixes={Custom: LANE_PARTS, Tournament: TOURNAMENT_PARTS},
        lanes=True,
    ),
    Kernel(
        "sixthcow.fast.rows.play",
        deeper="sixthcow.fast.rows.nested",
        gpu="sixthcow.fast.cuda.table_rounds",
        games=(Professional,),
        mixes={Custom: (*LANE_PARTS, TwoCards, BothEnds)},
        slowness=2,
    ),
    Kernel(
        "sixthcow.fast.rows.play",
        deeper=LEARNED_PAIRS,
        gpu="sixthcow.fast.cuda.table_rounds",
        games=(Double,),
        slowness=2,
    ),
    Kernel(
        "sixthcow.fast.rows.play",
        deeper="sixthcow.fast.rows.nested",
        gpu="sixthcow.fast.cuda.table_rounds",
        games=(Twins,),
        halves=True,
        slowness=2,
    ),
    Kernel(
        "sixthcow.fast.himmel.position",
        games=(Himmel,),
        slowness=2,
        long=True,
        usual=0.35,
        tie_breaks=True,
    ),
    Kernel("sixthcow.fast.rows.hoof_position", games=(Hoof,), slowness=2, long=True, usual=0.22),
)


def kernel_of(game: Game[Any]) -> Kernel | None:
    """The kernel that plays a game; None if the plain engine does."""
    return next((kernel for kernel in KERNELS if kernel.knows(game)), None)


def tries_in(game: Game[Any], policy: Policy) -> list[int]:
    """The number of tries of each seat in a game; one name applies to all."""
    kernel = kernel_of(game)
    return tries_of(policy, game.seats, usual=kernel is not None and kernel.usual > 0)


def all_modules() -> list[str]:
    """The modules of all kernels, each once."""
    named = (name for kernel in KERNELS for name in (*kernel.modules(), kernel.rounds) if name)
    return list(dict.fromkeys(named))


def modules_for(name: str) -> set[str]:
    """The modules of the kernels that a game of this name may need, whatever its options."""
    kind = GAMES.get(name)
    kernels = [kernel for kernel in KERNELS if kind is not None and kernel.may_play(kind)]
    return {module for kernel in kernels for module in kernel.modules()}


def warm_module(module: str) -> None:
    """Compile the kernels of a module, or load them from the cache on disk."""
    load(module).warm()
