"""A database of an older program is brought up to date, with everything in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sixthcow.server.clock import milliseconds
from sixthcow.server.store import Store
from sixthcow.server.store.lookalikes import keys_for
from sixthcow.server.store.migrations import REKEYED, steps_for
from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.store.postgres.database import PostgresDatabase
from sixthcow.server.store.postgres.migrations import migrate as migrate_postgres
from sixthcow.server.store.sqlite import SqliteStore
from sixthcow.server.store.sqlite.connection import connect
from sixthcow.server.store.sqlite.copying import restore
from sixthcow.server.store.sqlite.database import SqliteDatabase
from sixthcow.server.store.sqlite.database_file import DatabaseFile
from sixthcow.server.store.sqlite.migrations import migrate
from tests.server.store.making import ADA, BO, CY, TABLE, head, move, opened, somebody
from tests.server.store.test_imports import brought

DI = "d" * 12
VERSIONS = range(1, len(steps_for("sqlite")))


# Accounts that once passed beside each other, the oldest first, with the keys they had.
ALIKE = {BO: ("Victim", "vlctlm"), CY: ("Víctim", "víctlm"), DI: ("ոհօս", "ոհօս")}


async def fill(store: Store, version: int) -> None:
    """People and a table, as every version can keep them."""
    await store.add_person(somebody(), "device")
    keys = [key for _, key in ALIKE.values()]
    if version >= max(REKEYED):
        keys = keys_for([account for account, _ in ALIKE.values()])
    for number, (person, (account, _)) in enumerate(ALIKE.items()):
        await store.add_person(somebody(person, created=number), f"device of {person}")
        await store.database.write(
            "UPDATE people SET account = $2, account_key = $3, password_hash = $4 WHERE id = $1",
            person, account, keys[number], f"hash of {person}",
        )  # fmt: skip
    await store.create(head(people=(ADA,)), [opened()], "seed")
    await store.close()


async def old_sqlite(path: Path, version: int) -> None:
    """A file of that version with a person and a table."""
    path.touch()
    connection = connect(path, patience=1)
    migrate(connection, path, steps_for("sqlite")[:version])
    database = SqliteDatabase(path, DatabaseFile(None, connection), patience=1)
    await fill(SqliteStore(database, milliseconds), version)


async def old_postgres(address: str, version: int) -> None:
    """The same in PostgreSQL."""
    database = await PostgresDatabase.open(address, 5)
    async with database.connection() as connection:
        await migrate_postgres(connection, "it", steps_for("postgres")[:version])
    await fill(PostgresStore(database, milliseconds), version)


async def check(store: Store) -> None:
    """All is there, and what is new works."""
    assert await store.person_of("device") == somebody()
    assert await store.entries(TABLE) == [opened()]
    await check_accounts(store)
    await store.append(head(version=2, people=(ADA,)), 1, [move(2)])
    assert await store.keep_import(brought("import000001"), 1) == "import000001"
    assert await store.imported("import000001")
    await store.forget(ADA)
    assert await store.imported("import000001") is None
    await store.close()


async def check_accounts(store: Store) -> None:
    """Everybody logs in as before, and nobody else comes to look like them."""
    spellings = {"victim": BO, "VICTIM": BO, "vıctim": BO, "víctim": CY, "VÍCTIM": CY}
    for account, person in (spellings | {"ոհօս": DI, "nhou": DI}).items():
        found = await store.account(account)
        assert found
        assert (found[0].id, found[1]) == (person, f"hash of {person}")
    for account in ("victím", "nhou", "víctim"):
        assert not await store.make_account(ADA, account, "hash")
    await store.forget(BO)
    assert not await store.make_account(ADA, "VÍCTIM", "hash")


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
