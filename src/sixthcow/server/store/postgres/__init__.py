"""The store in PostgreSQL: for several servers, on one machine or many."""

from collections.abc import Callable

from sixthcow.server.clock import milliseconds
from sixthcow.server.store import BadStore, Store
from sixthcow.server.store.migrations import steps_for
from sixthcow.server.store.postgres.appending import PostgresTables
from sixthcow.server.store.postgres.database import PostgresDatabase, without_password
from sixthcow.server.store.postgres.lease_queries import Leases
from sixthcow.server.store.postgres.migrations import migrate

# How long to wait for the database before reporting it as down, in seconds.
PATIENCE = 5.0


class PostgresStore(PostgresTables, Leases, Store):
    """A store in a database that other servers may use too."""

    @classmethod
    async def open(
        cls, address: str, *, patience: float = PATIENCE, now: Callable[[], int] = milliseconds
    ) -> "PostgresStore":
        """The store at this address, migrated if necessary; raises BadStore if it is not one."""
        database = await PostgresDatabase.open(address, patience)
        try:
            async with database.connection() as connection:
                await migrate(connection, without_password(address), steps_for("postgres"))
        except BaseException as error:
            await database.close()
            if isinstance(error, ValueError):
                raise BadStore(f"this is no address of a database ({error})") from None
            raise
        return cls(database, now)
