"""The parts of a server, passed in by the command that starts it, or by a test."""

import secrets
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from sixthcow.engine import Game, Refused, State, View
from sixthcow.fair_queue import NO_LINE, Line
from sixthcow.server.bus import Bus
from sixthcow.server.clock import CLOCK
from sixthcow.server.store import Store
from sixthcow.server.unread import Unread

# Turns a refusal into a sentence of a language.
Speak = Callable[[Refused, str], str]


class BotDecision(Protocol):
    """A bot's action, and its notes for the next decision of the same seat."""

    @property
    def action(self) -> str:
        """The action it chose."""

    @property
    def notes(self) -> bytes:
        """Its notes."""


class Thinker(Protocol):
    """Decides for bots, outside the event loop. It keeps nothing between decisions, so any of its
    processes can make any decision: the caller keeps the notes of each seat."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that a table can ask for, weakest first."""

    async def decide(
        self, level: str, view: View, seed: int, notes: bytes = b"", line: Line = NO_LINE
    ) -> BotDecision:
        """An action for the view's seat. Never fails: a broken bot falls back to a simple one.

        `notes` are those that came with the last decision on this seat; without them a bot knows
        only the view. Tables take turns; `line` says which one asks."""

    def review(
        self, game: str, record: str, deciders: Mapping[int, str], name: str
    ) -> AsyncGenerator[tuple[bytes, ...]]:
        """The findings of a review of a record, each as JSON, as they are made; none at a time
        while the first is still being prepared (kernels compile). `deciders` says of moves, by
        their number, who decided instead of the seat's player. It waits behind all decisions, and
        names take turns. Raises an exception if it cannot be finished."""

    async def hint(self, view: View, seed: int, name: str) -> bytes | None:
        """A hint for the view's seat, as JSON (`Hint` in `wire/reviews.py`); None while hints are
        being prepared (kernels compile). It waits behind all decisions, and names take turns.
        Raises an exception if it cannot be computed."""

    async def prepare(self, game: str) -> None:
        """A table of this game has been opened: warm up in the background."""

    async def close(self) -> None:
        """Stop."""


class Reason(Protocol):
    """A reason for or against a choice."""

    @property
    def kind(self) -> str:
        """Which text says it: `fact-<kind>`."""

    @property
    def values(self) -> Mapping[str, int | float | str]:
        """What that text needs."""


class TrainingPosition(Protocol):
    """A decision to train with: what its seat sees, and what every choice is expected to cost."""

    @property
    def seat(self) -> int:
        """The seat that decides."""

    @property
    def state(self) -> State:
        """The position, hidden cards included."""

    @property
    def costs(self) -> Mapping[str, float]:
        """Expected penalty points to the end of the round, by action."""

    @property
    def facts(self) -> Mapping[str, Sequence[Reason]]:
        """The reasons for and against every action."""

    @property
    def rating(self) -> int:
        """How hard it is, to be compared with a person's rating."""


def no_positions(_game: str) -> Sequence[TrainingPosition]:
    """Nothing to train with."""
    return ()


@dataclass(frozen=True)
class BotTables:
    """What holds where only bots play: how many such tables of one person and one address may run,
    the milliseconds that a turn takes, and those until a table that nobody watches is closed."""

    per_person: int = 3
    per_address: int = 10
    turn: int = 1_000
    unwatched: int = 300_000


@dataclass(frozen=True)
class Services:
    """The games by name, the store, the bus, the bots, the texts, the clock, and a name for this
    process that is unique in the installation. `training` has the positions of a game."""

    games: Mapping[str, type[Game[Any]]]
    store: Store
    bus: Bus
    thinker: Thinker
    speak: Speak
    now: Callable[[], int] = CLOCK.now
    clock_jumps: Callable[[], int] = CLOCK.jumps
    bot_tables: BotTables = BotTables()
    unread: Unread = field(default_factory=Unread)
    training: Callable[[str], Sequence[TrainingPosition]] = no_positions
    process: str = field(default_factory=lambda: secrets.token_hex(8))
