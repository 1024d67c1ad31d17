"""Bring a PostgreSQL database to the schema of this program, step by numbered step."""

from typing import TYPE_CHECKING

from sixthcow.server.store.lookalikes import keys_for
from sixthcow.server.store.migrations import REKEYED, Migration, steps_after
from sixthcow.server.store.values import BadStore

if TYPE_CHECKING:
    from sixthcow.server.store.postgres.database import Connection

# The lock held during migration, so that servers that start together do it once: "6COW".
LOCK = 0x36434F57


async def migrate(connection: "Connection", shown: str, steps: list[Migration]) -> int:
    """Apply the steps that a database lacks, all or none; the version afterwards."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        for step in steps_after(await schema_version(connection, shown), steps, shown):
            await connection.execute(step.statements)
            if step.number in REKEYED:
                await _renew_account_keys(connection)
            await connection.execute(
                "INSERT INTO schema_version (version) VALUES ($1)", step.number
            )
    return steps[-1].number


async def _renew_account_keys(connection: "Connection") -> None:
    accounts = await connection.fetch(
        'SELECT id, account FROM people WHERE account IS NOT NULL ORDER BY created, id COLLATE "C"'
    )
    keys = keys_for([account for _, account in accounts])
    await connection.executemany(
        "UPDATE people SET account_key = $2 WHERE id = $1",
        [(person, key) for (person, _), key in zip(accounts, keys, strict=True)],
    )


async def schema_version(connection: "Connection", shown: str) -> int:
    """The version of a database's schema; an empty one gets 0, and a table to record it."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        tables = await connection.fetchval(
            "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
        )
        if tables:
            raise BadStore(f"{shown} is a database of another program, not of Sixth Cow")
        await connection.execute(
            """
            CREATE TABLE schema_version (
                version INTEGER PRIMARY KEY,
                applied TIMESTAMPTZ NOT NULL DEFAULT now()
            )
            """
        )
    version: int = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
    return version
