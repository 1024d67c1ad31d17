"""The disk, the file or another program fails: clear errors, nothing half-written, recovery."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import pytest

from sixthcow.server.store import Stale, Store, StoreDown
from sixthcow.server.store.database import Connection
from sixthcow.server.store.sqlite import SqliteStore
from sixthcow.server.store.sqlite.connection import store_down
from tests.server.store.making import ADA, TABLE, head, move, opened, somebody

ROOT = Path(__file__).parents[3]
NOBODY_ON_UNIX = 65534


def run(program: str, *arguments: str) -> list[str]:
    """What a program of this folder says."""
    command = [sys.executable, "-m", f"tests.server.store.{program}", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


async def test_a_database_that_another_program_has_locked(tmp_path: Path) -> None:
    path = tmp_path / "cow.db"
    store = await SqliteStore.open(path, patience=0.01)
    await store.create(head(), [opened()], "seed")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    attempts = [store.append(head(version=2), 1, [move(n)]) for n in range(3)]
    for answer in await asyncio.gather(*attempts, return_exceptions=True):
        assert isinstance(answer, StoreDown)
        assert "another program has locked the database" in str(answer)
    with pytest.raises(StoreDown):
        await store.check()
    assert await store.entries(TABLE) == [opened()]
    other.execute("ROLLBACK")
    other.close()
    await store.check()
    await store.append(head(version=2), 1, [move(2)])
    assert await store.entries(TABLE) == [opened(), move(2)]
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows moves no open files")
async def test_a_database_that_cannot_be_read_for_a_while(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "cow.db", tmp_path / "elsewhere.db"
    store = await SqliteStore.open(path)
    path.rename(elsewhere)
    with pytest.raises(StoreDown, match="the database file cannot be opened"):
        await store.entries(TABLE)
    with pytest.raises(StoreDown, match="the database file cannot be opened"):
        await store.check()
    elsewhere.rename(path)
    assert await store.entries(TABLE) == []
    await store.check()
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no open files")
@pytest.mark.parametrize("deleted", ["cow.db", "cow.db-wal"])
async def test_a_database_that_was_deleted(tmp_path: Path, deleted: str) -> None:
    """It could still be written, but nothing of it would be there after a restart."""
    store = await SqliteStore.open(tmp_path / "cow.db")
    await store.create(head(), [opened()], "seed")
    (tmp_path / deleted).rename(tmp_path / "kept")
    with pytest.raises(StoreDown, match="was removed or replaced"):
        await store.append(head(version=2), 1, [move(2)])
    (tmp_path / "kept").rename(tmp_path / deleted)
    if deleted == "cow.db":
        await store.append(head(version=3), len(await store.entries(TABLE)), [move(3)])
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit the size of files")
def test_a_disk_that_is_full(tmp_path: Path) -> None:
    said = run("limited", str(tmp_path / "cow.db"))
    assert said[0].startswith("refused: the disk")
    assert said[1:] == ["refused again", "refused again", "works again"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_a_database_that_may_not_be_written() -> None:
    # Not in the usual folder, which is closed to everybody but its owner.
    with TemporaryDirectory() as folder:
        if os.geteuid() == 0:
            os.chown(folder, NOBODY_ON_UNIX, NOBODY_ON_UNIX)
        (said,) = run("write_protected", folder, str(NOBODY_ON_UNIX))
    assert said.startswith("refused: ")
    assert said.endswith("cow.db cannot be used: it may not be written")


def test_errors_of_the_disk_are_told_from_errors_of_a_query(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "small.db", isolation_level=None)
    connection.execute("CREATE TABLE t (x UNIQUE)")
    connection.execute("PRAGMA max_page_count = 5")
    with pytest.raises(sqlite3.OperationalError) as full:
        connection.execute("INSERT INTO t VALUES (zeroblob(100000))")
    assert str(store_down(full.value)).startswith("the disk is full (")
    with pytest.raises(sqlite3.OperationalError) as wrong:
        connection.execute("SELECT nothing")
    assert store_down(wrong.value) is None
    connection.execute("INSERT INTO t VALUES (1)")
    with pytest.raises(sqlite3.IntegrityError) as twice:
        connection.execute("INSERT INTO t VALUES (1)")
    assert store_down(twice.value) is None
    connection.execute("PRAGMA query_only = ON")
    with pytest.raises(sqlite3.OperationalError) as protected:
        connection.execute("INSERT INTO t VALUES (2)")
    assert str(store_down(protected.value)).startswith("the database file may not be written (")
    connection.close()


async def test_a_wrong_query_spoils_nothing_else(store: Store) -> None:
    await store.create(head(), [opened()], "seed")
    answers = await asyncio.gather(
        store.append(head(version=2), 1, [move(2)]),
        store.add_device("nobody", "hash"),  # whose device?
        store.append(head(version=2), 1, [move(9)]),
        store.add_person(somebody(), "hash"),
        return_exceptions=True,
    )
    one, wrong, other, person = answers
    # Which of the two appends comes first is open where several are written at once.
    assert [one, other].count(None) == 1
    assert isinstance(one or other, Stale)
    assert isinstance(wrong, sqlite3.IntegrityError | asyncpg.ForeignKeyViolationError)
    assert person is None
    assert await store.entries(TABLE) == [opened(), move(9 if one else 2)]
    assert await store.person(ADA)


async def test_a_transaction_that_waits_for_something_else_is_undone(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "cow.db")

    async def wait(connection: Connection) -> None:
        await connection.execute("UPDATE health SET checked = 99")
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="waited for something else"):
        await store.database.transaction(wait)
    assert await store.database.fetchval("SELECT checked FROM health") == 0
    await store.check()
    await store.close()


async def test_closing_stores_what_waits(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "cow.db")
    tables = [f"table{number:07}" for number in range(200)]
    waiting = [
        asyncio.create_task(store.create(head(table), [opened()], "seed")) for table in tables
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    again = await SqliteStore.open(tmp_path / "cow.db")
    for table in tables:
        assert await again.entries(table) == [opened()]
    await again.close()
    await again.close()


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "cow.db")
    await store.close()
    with pytest.raises(StoreDown, match="closed"):
        await store.check()
    with pytest.raises(StoreDown, match="closed"):
        await store.entries(TABLE)


async def test_who_stops_waiting_spoils_nothing(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "cow.db")
    impatient = asyncio.create_task(store.create(head(), [opened()], "seed"))
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.gather(impatient, return_exceptions=True)
    await store.check()
    assert await store.entries(TABLE) == [opened()]
    await store.close()
