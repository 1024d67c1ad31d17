"""A database of an older program is brought up to date, with all that it holds."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sixthcow.server.store.backup import restore
from sixthcow.server.store.migrations import steps_for
from sixthcow.server.store.people import Store
from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.store.postgres import people as postgres_people
from sixthcow.server.store.postgres import tables as postgres_tables
from sixthcow.server.store.postgres.connection import Database
from sixthcow.server.store.postgres.migrations import migrate as migrate_postgres
from sixthcow.server.store.sqlite import SqliteStore, people, tables
from sixthcow.server.store.sqlite.connection import connect
from sixthcow.server.store.sqlite.migrations import migrate
from tests.server.store.making import ADA, TABLE, head, move, opened, somebody
from tests.server.store.test_imports import brought

VERSIONS = range(1, len(steps_for("sqlite")))


def old_sqlite(path: Path, version: int) -> None:
    """A database of that version with a person and a table."""
    path.touch()
    with closing(connect(path, patience=1)) as connection:
        migrate(connection, path, steps_for("sqlite")[:version])
        people.add_person(connection, somebody(), "device")
        tables.TableWriting().create(connection, head(people=(ADA,)), [opened()], "seed")


async def old_postgres(address: str, version: int) -> None:
    """The same in PostgreSQL."""
    database = await Database.open(address, 5)
    async with database.connection() as connection:
        await migrate_postgres(connection, "it", steps_for("postgres")[:version])
    await postgres_people.add_person(database, somebody(), "device")
    table = postgres_tables.TableWriting(database)
    await table.create(head(people=(ADA,)), [opened()], "seed")
    await database.close()


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
    old_sqlite(tmp_path / "cow.db", version)
    await check(await SqliteStore.open(tmp_path / "cow.db"))
    with closing(sqlite3.connect(tmp_path / "cow.db")) as connection:
        applied = connection.execute("SELECT version FROM schema_version ORDER BY 1").fetchall()
    assert applied == [(step.number,) for step in steps_for("sqlite")]


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_old_backup_is_restored_and_brought_up_to_date(
    tmp_path: Path, version: int
) -> None:
    old_sqlite(tmp_path / "backup.db", version)
    restore(tmp_path / "backup.db", tmp_path / "cow.db")
    await check(await SqliteStore.open(tmp_path / "cow.db"))


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_old_database_is_brought_up_to_date(database: str, version: int) -> None:
    await old_postgres(database, version)
    await check(await PostgresStore.open(database))
