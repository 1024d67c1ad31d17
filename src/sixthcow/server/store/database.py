"""What the parts of the store need of a database, SQLite or PostgreSQL.

Statements use PostgreSQL's dialect, with `$1` for the first value. SQLite's connection translates
what differs.
"""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import msgspec

P = ParamSpec("P")
T = TypeVar("T")


class Connection(Protocol):
    """A connection inside a transaction: a subset of asyncpg's interface."""

    async def execute(self, query: str, *args: Any) -> object:
        """Run a statement for its effect."""

    async def executemany(self, command: str, args: Iterable[Sequence[Any]]) -> object:
        """Run a statement once for each row of values."""

    async def fetch(self, query: str, *args: Any) -> Sequence[Any]:
        """All rows."""

    async def fetchrow(self, query: str, *args: Any) -> Any:
        """The first row, or None."""

    async def fetchval(self, query: str, *args: Any) -> Any:
        """The first value of the first row, or None."""


# The work of one transaction. It awaits nothing but its connection.
Work = Callable[[Connection], Coroutine[Any, Any, T]]


class Database(Protocol):
    """The entry point for transactions; a single statement is its own transaction."""

    @property
    def integrity_error(self) -> type[Exception]:
        """The exception for a statement that violates a constraint of the schema."""

    async def fetch(self, query: str, *values: Any) -> Sequence[Any]:
        """All rows of a query."""

    async def fetchrow(self, query: str, *values: Any) -> Any:
        """The first row of a query, or None."""

    async def fetchval(self, query: str, *values: Any) -> Any:
        """The first value of the first row of a query, or None."""

    async def write(self, statement: str, *values: Any) -> Sequence[Any]:
        """Run a statement that changes something; returns its rows."""

    async def transaction(self, work: Work[T], *, alters_tables: bool = False) -> T:
        """Do all of the work or nothing. Work that `alters_tables` changes heads or logs other than
        by appending, so cached heads are invalid afterwards."""

    async def snapshot(self, work: Work[T]) -> T:
        """Do work that only reads, in one consistent snapshot."""

    async def close(self) -> None:
        """Finish pending work and disconnect."""


class Part:
    """A part of the store: some of its methods."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database = database
        self.now = now


PartType = TypeVar("PartType", bound=Part)
InTransaction = Callable[Concatenate[PartType, Connection, P], Coroutine[Any, Any, T]]
Method = Callable[Concatenate[PartType, P], Coroutine[Any, Any, T]]


def transaction(method: InTransaction[PartType, P, T]) -> Method[PartType, P, T]:
    """A method that gets a connection and does all of its work or nothing."""

    @wraps(method)
    async def begin(self: PartType, /, *args: P.args, **named: P.kwargs) -> T:
        return await self.database.transaction(
            lambda connection: method(self, connection, *args, **named)
        )

    return begin


def snapshot(method: InTransaction[PartType, P, T]) -> Method[PartType, P, T]:
    """A method that gets a connection and reads from one consistent snapshot."""

    @wraps(method)
    async def begin(self: PartType, /, *args: P.args, **named: P.kwargs) -> T:
        return await self.database.snapshot(
            lambda connection: method(self, connection, *args, **named)
        )

    return begin


class Conditions:
    """Conditions of a query that must all hold, and their values."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._conditions = ["TRUE"]

    def add(self, condition: str, value: object) -> None:
        """Add a condition, with `?` for its value; skipped if the value is None or empty."""
        if value is not None and value != "":
            self._conditions.append(condition.replace("?", self.place(value)))

    def add_fixed(self, condition: str) -> None:
        """Add a condition without a value."""
        self._conditions.append(condition)

    def place(self, value: object) -> str:
        """The placeholder for another value of the query."""
        self.values.append(value)
        return f"${len(self.values)}"

    def __str__(self) -> str:
        return " AND ".join(self._conditions)


def json_text(value: object) -> str:
    """A value for a column that holds JSON."""
    return msgspec.json.encode(value).decode()
