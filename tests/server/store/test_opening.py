"""Opening a database: new, old, newer, damaged, another program's, in use."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sixthcow.server.store import BadStore, Stale, TableQuery
from sixthcow.server.store.migrations import Migration
from sixthcow.server.store.sqlite import SqliteStore
from sixthcow.server.store.sqlite.connection import connect
from sixthcow.server.store.sqlite.migrations import (
    migrate,
    migrations,
    schema_version,
)
from tests.server.store.making import ADA, TABLE, add_people, head, move, opened, somebody


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database will be."""
    return tmp_path / "cow.db"


async def filled(path: Path) -> None:
    """A database with a person and a table."""
    store = await SqliteStore.open(path)
    await add_people(store, ADA)
    await store.create(head(people=(ADA,)), [opened()], "seed")
    await store.close()


async def refusal(path: Path) -> str:
    """Why a database is not opened."""
    with pytest.raises(BadStore) as refused:
        await SqliteStore.open(path)
    return str(refused.value)


async def test_data_are_there_after_opening_again(path: Path) -> None:
    await filled(path)
    store = await SqliteStore.open(str(path))
    assert await store.person(ADA) == somebody()
    assert await store.entries(TABLE) == [opened()]
    await store.append(head(version=2, people=(ADA,)), 1, [move(2)])
    await store.close()
    assert path.stat().st_mode & 0o077 == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets few people make links")
async def test_a_link_leads_to_the_database_and_its_lock(path: Path, tmp_path: Path) -> None:
    await filled(path)
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(path)
    store = await SqliteStore.open(link)
    await store.append(head(version=2, people=(ADA,)), 1, [move(2)])
    assert await refusal(path) == f"{path} is in use by a running server: stop it first"
    await store.close()
    assert [each.name for each in link.parent.iterdir()] == ["link.db"]


async def test_what_is_committed_is_on_the_disk(path: Path) -> None:
    """No test can cut the power: the promise is SQLite's, if it is asked for it."""
    await filled(path)
    with closing(connect(path, patience=1)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


async def test_two_servers_do_not_share_a_database(path: Path) -> None:
    store = await SqliteStore.open(path)
    assert await refusal(path) == f"{path} is in use by a running server: stop it first"
    await store.close()
    await (await SqliteStore.open(path)).close()


async def test_a_command_works_beside_the_server(path: Path) -> None:
    server = await SqliteStore.open(path)
    beside = await SqliteStore.open(path, serves=False)
    await server.create(head(), [opened()], "seed")
    await server.append(head(version=2), 1, [move(2)])
    await beside.append(head(version=3, summary={"round": 2}), 2, [move(3)])
    with pytest.raises(Stale):
        await server.append(head(version=3), 2, [move(9)])
    await server.append(head(version=4), 3, [move(4)])
    assert await beside.entries(TABLE) == [opened(), move(2), move(3), move(4)]
    assert await beside.head(TABLE) == head(version=4)
    stores = [server, beside] * 10
    attempts = [store.append(head(version=5), 4, [move(5)]) for store in stores]
    answers = await asyncio.gather(*attempts, return_exceptions=True)
    assert answers.count(None) == 1
    await beside.close()
    await server.close()


async def test_a_head_that_a_command_changed_is_not_taken_for_known(path: Path) -> None:
    server = await SqliteStore.open(path)
    beside = await SqliteStore.open(path, serves=False)
    await server.create(head(people=(ADA,)), [opened()], "seed")
    await beside.append(head(version=2, status="open", summary={"round": 2}), 1, [move(2)])
    await server.append(head(version=3, people=(ADA,)), 2, [move(3)])
    assert await beside.head(TABLE) == head(version=3, people=(ADA,))
    assert await beside.heads(TableQuery(person=ADA)) == [head(version=3, people=(ADA,))]
    await beside.close()
    await server.close()


@pytest.mark.parametrize("content", [b"This is a letter to my cow. " * 99, b"\x00" * 5000])
async def test_a_file_that_is_no_database(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert "is damaged; restore a backup" in await refusal(path)
    assert path.read_bytes() == content


async def test_a_damaged_database(path: Path) -> None:
    await filled(path)
    content = path.read_bytes()
    path.write_bytes(content[:8192] + b"\xff" * 8192 + content[16384:])
    assert "damaged; restore a backup" in await refusal(path)


async def test_half_a_database(path: Path) -> None:
    await filled(path)
    path.write_bytes(path.read_bytes()[:20_000])
    assert "damaged; restore a backup" in await refusal(path)


async def test_a_database_of_another_program(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE bookmarks (address TEXT)")
    other.close()
    assert await refusal(path) == f"{path} is a database of another program, not of Sixth Cow"


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "there is no folder" in await refusal(tmp_path / "missing" / "cow.db")
    (tmp_path / "folder").mkdir()
    assert "cannot be used" in await refusal(tmp_path / "folder")


async def test_a_refused_database_is_not_locked(path: Path) -> None:
    path.write_bytes(b"moo" * 1000)
    await refusal(path)
    path.unlink()
    await (await SqliteStore.open(path)).close()


async def test_a_newer_database(path: Path) -> None:
    await filled(path)
    connection = sqlite3.connect(path)
    connection.execute("INSERT INTO schema_version (version) VALUES (99)")
    connection.commit()
    connection.close()
    assert await refusal(path) == (
        f"{path} was written by a newer Sixth Cow (its schema is version 99, this program knows"
        f" {migrations()[-1].number}): use the newer program"
    )


def test_migrations_are_numbered_without_a_gap() -> None:
    numbers = [step.number for step in migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


NEXT = Migration(
    migrations()[-1].number + 1,
    """
    ALTER TABLE people ADD COLUMN cows INTEGER NOT NULL DEFAULT 6;
    CREATE TABLE herds (id INTEGER PRIMARY KEY, owner TEXT REFERENCES people (id));
    INSERT INTO herds (owner) SELECT id FROM people;
    """,
)


async def test_an_upgrade_keeps_the_data(path: Path) -> None:
    await filled(path)
    connection = connect(path, patience=1)
    steps = [*migrations(), NEXT]
    assert migrate(connection, path, steps) == NEXT.number
    assert migrate(connection, path, steps) == NEXT.number  # nothing is left to do
    rows = connection.execute("SELECT people.id, cows, herds.id FROM people JOIN herds")
    assert rows.fetchall() == [(ADA, 6, 1)]
    (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    assert entries == 1
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    connection.close()


@pytest.mark.parametrize(
    ("statement", "error"),
    [
        ("INSERT INTO nowhere VALUES (1);", "no such table: nowhere"),
        ("DELETE FROM tables;", "would lose references"),
    ],
)
async def test_an_upgrade_that_fails_changes_nothing(
    path: Path, statement: str, error: str
) -> None:
    await filled(path)
    connection = connect(path, patience=1)
    broken = Migration(NEXT.number, NEXT.statements + statement)
    with pytest.raises((sqlite3.Error, BadStore), match=error):
        migrate(connection, path, [*migrations(), broken])
    assert schema_version(connection, path) == migrations()[-1].number
    connection.close()
    store = await SqliteStore.open(path)
    assert await store.entries(TABLE) == [opened()]
    await store.close()
