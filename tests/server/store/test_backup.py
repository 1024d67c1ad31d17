"""Backup while a server runs, and restore."""

import asyncio
import sys
from pathlib import Path

import pytest

from sixthcow.server.store import BadStore
from sixthcow.server.store.sqlite import SqliteStore
from sixthcow.server.store.sqlite.copying import backup, restore
from tests.server.store.making import ADA, TABLE, add_people, head, move, opened
from tests.server.store.test_imports import brought


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database will be."""
    return tmp_path / "cow.db"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Where the backup will be."""
    return tmp_path / "copy.db"


async def log_of(path: Path) -> list[int]:
    """The times of a log's entries."""
    store = await SqliteStore.open(path)
    entries = await store.entries(TABLE)
    await store.close()
    return [entry.at for entry in entries]


async def test_a_backup_while_people_play(path: Path, copy: Path) -> None:
    store = await SqliteStore.open(path)
    await store.create(head(), [opened()], "seed")
    copying = asyncio.create_task(asyncio.to_thread(backup, path, copy))
    version = 1
    while not copying.done():
        await store.append(head(version=version + 1), version, [move(version + 1)])
        version += 1
    await copying
    assert [entry.at for entry in await store.entries(TABLE)] == list(range(1, version + 1))
    await store.close()
    copied = await log_of(copy)
    assert copied == list(range(1, len(copied) + 1))
    assert len(copied) >= 1


async def test_a_backup_is_one_file_that_only_its_owner_reads(path: Path, copy: Path) -> None:
    store = await SqliteStore.open(path)
    await store.create(head(), [opened()], "seed")
    backup(path, copy)
    assert [file.name for file in path.parent.glob("copy*")] == ["copy.db"]
    assert copy.stat().st_mode & 0o077 == 0
    await store.close()


async def test_imports_survive_a_backup_and_a_restore(path: Path, copy: Path) -> None:
    store = await SqliteStore.open(path)
    await add_people(store, ADA)
    await store.keep_import(brought("import000001"), 1)
    backup(path, copy)
    await store.remove_import(ADA, "import000001")
    await store.close()
    restore(copy, path)
    store = await SqliteStore.open(path)
    assert await store.imported("import000001") == brought("import000001").record
    assert await store.imports_of(ADA) == [brought("import000001").summary]
    await store.close()


async def test_a_backup_overwrites_nothing(path: Path, copy: Path) -> None:
    await (await SqliteStore.open(path)).close()
    copy.write_text("precious")
    with pytest.raises(BadStore, match="will not be overwritten"):
        backup(path, copy)
    assert copy.read_text() == "precious"


async def test_nothing_to_back_up(path: Path, copy: Path) -> None:
    with pytest.raises(BadStore, match="there is no file"):
        backup(path, copy)
    path.write_bytes(b"moo" * 1000)
    with pytest.raises(BadStore, match="damaged"):
        backup(path, copy)
    path.write_bytes(b"")
    with pytest.raises(BadStore, match="version 0"):
        backup(path, copy)
    assert not copy.exists()


async def test_a_damaged_database_gives_no_backup(path: Path, copy: Path) -> None:
    store = await SqliteStore.open(path)
    await add_people(store, ADA)
    await store.close()
    content = path.read_bytes()
    path.write_bytes(content[:8192] + b"\xff" * 8192 + content[16384:])
    with pytest.raises(BadStore, match="damaged"):
        backup(path, copy)
    assert not list(path.parent.glob("copy*"))


async def test_no_backup_into_a_folder_that_is_not_there(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    with pytest.raises(BadStore, match="no copy of"):
        backup(path, path.parent / "missing" / "copy.db")


async def test_a_backup_is_restored_and_the_replaced_store_kept(path: Path, copy: Path) -> None:
    store = await SqliteStore.open(path)
    await store.create(head(), [opened()], "seed")
    backup(path, copy)
    await store.append(head(version=2), 1, [move(2)])
    with pytest.raises(BadStore, match="in use by a running server"):
        restore(copy, path)
    await store.close()
    aside = restore(copy, path)
    assert await log_of(path) == [1]
    assert aside
    assert await log_of(aside) == [1, 2]
    assert copy.exists()


async def test_a_backup_is_restored_where_nothing_was(path: Path, copy: Path) -> None:
    store = await SqliteStore.open(path)
    await store.create(head(), [opened()], "seed")
    backup(path, copy)
    await store.close()
    elsewhere = path.parent / "other.db"
    assert restore(copy, elsewhere) is None
    assert await log_of(elsewhere) == [1]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets few people make links")
async def test_a_backup_is_restored_where_a_link_leads(path: Path, copy: Path) -> None:
    store = await SqliteStore.open(path)
    await store.create(head(), [opened()], "seed")
    backup(path, copy)
    await store.append(head(version=2), 1, [move(2)])
    await store.close()
    link = path.with_name("link.db")
    link.symlink_to(path)
    aside = restore(copy, link)
    assert link.is_symlink()
    assert await log_of(path) == [1]
    assert aside
    assert await log_of(aside) == [1, 2]


async def test_only_a_backup_is_restored(path: Path, copy: Path) -> None:
    await (await SqliteStore.open(path)).close()
    before = path.read_bytes()
    copy.write_bytes(b"moo" * 1000)
    with pytest.raises(BadStore, match="damaged"):
        restore(copy, path)
    assert path.read_bytes() == before
