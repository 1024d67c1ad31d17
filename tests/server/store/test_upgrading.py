"""A database of an older program is brought up to date, with all that it holds."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sixthcow.server.clock import milliseconds
from sixthcow.server.store import Store
from sixthcow.server.store.migrations import steps_for
from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.store.postgres.database import PostgresDatabase
from sixthcow.server.store.postgres.migrations import migrate as migrate_postgres
from sixthcow.server.store.sqlite import SqliteStore
from sixthcow.server.store.sqlite.backup import restore
from sixthcow.server.store.sqlite.connection import connect
from sixthcow.server.store.sqlite.database import SqliteDatabase
from sixthcow.server.store.sqlite.database_file import DatabaseFile
from sixthcow.server.store.sqlite.migrations import migrate
from tests.server.store.making import ADA, TABLE, head, move, opened, somebody
from tests.server.store.test_imports import brought

VERSIONS = range(1, len(steps_for("sqlite")))


async def fill(store: Store) -> None:
    """A person and a table, as every version can keep them."""
    await store.add_person(somebody(), "device")
    await store.create(head(people=(ADA,)), [opened()], "seed")
    await store.close()


async def old_sqlite(path: Path, version: int) -> None:
    """A file of that version with a person and a table."""
    path.touch()
    connection = connect(path, patience=1)
    migrate(connection, path, steps_for("sqlite")[:version])
    database = SqliteDatabase(path, DatabaseFile(None, connection), patience=1)
    await fill(SqliteStore(database, milliseconds))


async def old_postgres(address: str, version: int) -> None:
    """The same in PostgreSQL."""
    database = await PostgresDatabase.open(address, 5)
    async with database.connection() as connection:
        await migrate_postgres(connection, "it", steps_for("postgres")[:version])
    await fill(PostgresStore(database, milliseconds))


async def check(store: Store) -> None:
    """All is there, and what is new works."""
    assert await store.person_of("device") == somebody()
    assert await store.entries(TABLE) == [opened()]
    await store.append(head(version=2, people=(ADA,)), 1, [move(2)])
    assert await store.keep_import(brought("import000001"), 1) == "import000001"
    assert await store.imported("import000001")
    await store.forget(ADA)
    assert await store.imported("import000001") is None
    await store.close()


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_old_file_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    await old_sqlite(tmp_path / "cow.db", version)
    await check(await SqliteStore.open(tmp_path / "cow.db"))
    with closing(sqlite3.connect(tmp_path / "cow.db")) as connection:
        applied = connection.execute("SELECT version FROM schema_version ORDER BY 1").fetchall()
    assert applied == [(step.number,) for step in steps_for("sqlite")]


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_old_backup_is_restored_and_brought_up_to_date(
    tmp_path: Path, version: int
) -> None:
    await old_sqlite(tmp_path / "backup.db", version)
    restore(tmp_path / "backup.db", tmp_path / "cow.db")
    await check(await SqliteStore.open(tmp_path / "cow.db"))


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_old_database_is_brought_up_to_date(database: str, version: int) -> None:
    await old_postgres(database, version)
    await check(await PostgresStore.open(database))
