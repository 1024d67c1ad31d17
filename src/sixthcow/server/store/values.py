"""The values that a store takes and returns, and its exceptions."""

from typing import Any, Literal

from msgspec import Struct


class Stale(Exception):
    """The log has grown since this version: read it again and decide again."""


class StoreDown(Exception):
    """The store cannot write or read at the moment (disk full, locked); nothing was written."""


class BadStore(Exception):
    """The store cannot be opened: damaged, another program's, newer, or in use."""


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays. A guest has no `account`; a bot account has an `owner`."""

    id: str
    name: str
    language: str = "en"
    settings: dict[str, Any] = {}
    account: str | None = None
    owner: str | None = None
    created: int
    seen: int
    banned: bool = False


class PersonChange(Struct, frozen=True, kw_only=True):
    """Changes to a person; None or an omitted setting means unchanged."""

    name: str | None = None
    language: str | None = None
    settings: dict[str, Any] = {}
    banned: bool | None = None


class TableHead(Struct, frozen=True, kw_only=True):
    """What is known about a table without reading its log."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    visibility: str
    version: int
    created: int
    updated: int
    summary: dict[str, Any] = {}
    people: tuple[str, ...] = ()


class TableQuery(Struct, frozen=True, kw_only=True):
    """Which tables: every condition that is given must hold; updated before `before`."""

    status: tuple[str, ...] = ()
    visibility: str = ""
    person: str = ""
    game: str = ""
    before: int | None = None
    limit: int = 100


class Result(Struct, frozen=True, kw_only=True):
    """How one seat did in a finished match."""

    seat: int
    name: str
    person: str | None
    level: str | None
    total: float
    rank: int
    won: bool
    rounds: int


class Finished(Struct, frozen=True, kw_only=True):
    """A finished match: its record and results, stored in one transaction with its last move."""

    table: str
    game: str
    options: dict[str, Any]
    at: int
    rated: bool
    record: str
    results: tuple[Result, ...]


class Listed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Values that the store returns and the server passes on unchanged."""


class ImportedGame(Listed, frozen=True):
    """An imported record in a person's list: `at` is when it was imported, and `over` says whether
    it reaches the end of the match."""

    id: str
    game: str
    at: int
    over: bool
    rounds: int
    names: list[str]
    totals: list[float]


class Imported(Struct, frozen=True, kw_only=True):
    """An imported record; `digest` is the same for the same record."""

    person: str
    digest: str
    summary: ImportedGame
    record: str


class PlayedSeat(Listed, frozen=True):
    """A seat of a finished match."""

    seat: int
    name: str
    person: str | None
    level: str | None
    total: float
    rank: int


class PlayedGame(Listed, frozen=True):
    """A finished match in a list."""

    table: str
    game: str
    at: int
    rated: bool
    rounds: int
    seats: list[PlayedSeat]


class History(Listed, frozen=True):
    """A person's matches, latest first; `before` asks for older ones, null when there are none."""

    games: list[PlayedGame]
    before: int | None


class GameStats(Listed, frozen=True):
    """A person's results in one game."""

    game: str
    games: int
    wins: int
    mean_penalty: float
    mean_rank: float
    rating: float | None
    rating_history: list[tuple[int, float]]


class Opponent(Listed, frozen=True):
    """Head to head: how often a person finished before another."""

    person: str
    name: str
    games: int
    better: int
    worse: int


class Stats(Listed, frozen=True):
    """A person's statistics."""

    person: str
    name: str
    games: list[GameStats]
    opponents: list[Opponent]


class Ranked(Listed, frozen=True):
    """A line of a leaderboard."""

    place: int
    person: str
    name: str
    rating: float
    games: int


class Leaderboard(Listed, frozen=True):
    """The best in a game."""

    game: str
    people: list[Ranked]
