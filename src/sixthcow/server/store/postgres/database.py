"""PostgreSQL as a `Database`, and what its errors mean for us."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg

from sixthcow.server.store.database import Work
from sixthcow.server.store.values import StoreDown, TableHead

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]
    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]

T = TypeVar("T")

MOST_CONNECTIONS = 10

# For every session. A server that vanished must not keep rows locked, nor its connection.
SETTINGS = {
    "application_name": "sixthcow",
    "jit": "off",
    "idle_in_transaction_session_timeout": "5000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

# Errors of the database or the connection, not of one query.
_DOWN = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)


@contextmanager
def told_as_store_down() -> Iterator[None]:
    """Errors of the database or the connection become StoreDown."""
    try:
        yield
    except _DOWN as error:
        raise StoreDown(f"PostgreSQL cannot be used ({_said(error)})") from error


def without_password(address: str) -> str:
    """A database's address without its password."""
    parts = urlsplit(address)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _said(error: BaseException) -> str:
    return str(error) or type(error).__name__


class PostgresDatabase:
    """See `Database`: a pool of connections, which recover by themselves when the database does.

    A single statement is one question and one answer.
    """

    integrity_error: type[Exception] = asyncpg.IntegrityConstraintViolationError

    def __init__(self, pool: "Pool", patience: float) -> None:
        self._pool = pool
        self._patience = patience
        # Tables as this process last wrote them, and the people named in their logs.
        self.known_tables: dict[str, tuple[TableHead, frozenset[str]]] = {}

    @classmethod
    async def open(cls, address: str, patience: float) -> "PostgresDatabase":
        """Connections to this address; they are opened on demand."""
        pool = await asyncpg.create_pool(
            address,
            min_size=0,
            max_size=MOST_CONNECTIONS,
            timeout=patience,
            command_timeout=patience,
            max_cached_statement_lifetime=0,
            reset=_nothing_to_reset,
            server_settings=SETTINGS,
        )
        return cls(pool, patience)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator["Connection"]:
        """A connection for a while."""
        with told_as_store_down():
            async with asyncio.timeout(self._patience):
                connection = await self._pool.acquire()
            try:
                yield connection
            except _DOWN:
                # Drop it: nobody should wait for it again, not even to cancel the query.
                connection.terminate()
                raise
            finally:
                await self._pool.release(connection, timeout=self._patience)

    async def transaction(self, work: Work[T], *, alters_tables: bool = False) -> T:
        """See `Database`."""
        async with self.connection() as connection, connection.transaction():
            done = await work(connection)
        if alters_tables:
            self.known_tables.clear()
        return done

    async def snapshot(self, work: Work[T]) -> T:
        """See `Database`."""
        async with (
            self.connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            return await work(connection)

    async def fetch(self, query: str, *values: Any) -> Sequence[Any]:
        """See `Database`."""
        async with self.connection() as connection:
            return await connection.fetch(query, *_writable(values))

    async def fetchmany(self, query: str, values: list[tuple[Any, ...]]) -> Sequence[Any]:
        """All rows of a statement that is run with each of these values: all or nothing, and one
        round trip."""
        async with self.connection() as connection:
            return await connection.fetchmany(query, [_writable(each) for each in values])

    async def fetchrow(self, query: str, *values: Any) -> Any:
        """See `Database`."""
        async with self.connection() as connection:
            return await connection.fetchrow(query, *_writable(values))

    async def fetchval(self, query: str, *values: Any) -> Any:
        """See `Database`."""
        async with self.connection() as connection:
            return await connection.fetchval(query, *_writable(values))

    async def write(self, statement: str, *values: Any) -> Sequence[Any]:
        """See `Database`."""
        return await self.fetch(statement, *values)

    async def close(self) -> None:
        """See `Database`."""
        try:
            async with asyncio.timeout(self._patience):
                await self._pool.close()
        except (*_DOWN, asyncpg.PostgresError):
            self._pool.terminate()


def _writable(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """PostgreSQL's texts hold every character except NUL, which has no honest use."""
    if any(isinstance(value, str) and "\0" in value for value in values):
        return tuple(v.replace("\0", "\ufffd") if isinstance(v, str) else v for v in values)
    return values


async def _nothing_to_reset(_connection: object) -> None:
    """No query leaves anything behind in its session, so no reset is needed between two of them."""
