"""Bring a database to the schema of this program, step by numbered step."""

import sqlite3
from pathlib import Path
from sqlite3 import Connection

from sixthcow.server.store.lookalikes import keys_for
from sixthcow.server.store.migrations import REKEYED, Migration, steps_after, steps_for
from sixthcow.server.store.values import BadStore

# Written into the file's header, to identify the file as ours: "6COW".
APPLICATION_ID = 0x36434F57


def migrations() -> list[Migration]:
    """All migrations of this program, in order."""
    return steps_for("sqlite")


def migrate(connection: Connection, path: Path, steps: list[Migration]) -> int:
    """Apply the steps that a database lacks, each in one transaction; the version afterwards."""
    lacking = steps_after(schema_version(connection, path), steps, path)
    # A step may rebuild a table that others refer to; what it leaves is checked afterwards.
    connection.execute("PRAGMA foreign_keys = OFF")
    for step in lacking:
        _apply(connection, path, step)
    connection.execute("PRAGMA foreign_keys = ON")
    return steps[-1].number


def schema_version(connection: Connection, path: Path) -> int:
    """The version of a database's schema: 0 if it is empty."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if objects == 0 and application in {0, APPLICATION_ID}:
        return 0
    if application != APPLICATION_ID:
        raise BadStore(f"{path} is a database of another program, not of Sixth Cow")
    version: int
    (version,) = connection.execute("SELECT max(version) FROM schema_version").fetchone()
    return version


def _apply(connection: Connection, path: Path, step: Migration) -> None:
    try:
        connection.executescript(f"""
            BEGIN IMMEDIATE;
            PRAGMA application_id = {APPLICATION_ID};
            CREATE TABLE IF NOT EXISTS schema_version (
                version INTEGER PRIMARY KEY,
                applied TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
            ) STRICT;
            INSERT INTO schema_version (version) VALUES ({step.number});
            {step.statements}
        """)
        if step.number in REKEYED:
            _renew_account_keys(connection)
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise BadStore(f"{path} was not changed: step {step.number} would lose references")
        connection.execute("COMMIT")
    except (sqlite3.Error, BadStore):
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _renew_account_keys(connection: Connection) -> None:
    accounts = connection.execute(
        "SELECT id, account FROM people WHERE account IS NOT NULL ORDER BY created, id"
    ).fetchall()
    keys = keys_for([account for _, account in accounts])
    connection.executemany(
        "UPDATE people SET account_key = ?2 WHERE id = ?1",
        [(person, key) for (person, _), key in zip(accounts, keys, strict=True)],
    )
