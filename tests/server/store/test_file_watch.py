"""A database's files that are deleted, replaced or moved while it is in use are missed."""

import os
import sys
import time
from pathlib import Path

import pytest

from sixthcow.server.store.sqlite.file_watch import FileWatch

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows moves no open files")

LONG_AGO = 10**18


@pytest.fixture(params=["just changed", "unchanged for long"])
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database in a folder that has been as it is for a moment, or for years."""
    path = tmp_path / "data" / "cow.db"
    path.parent.mkdir()
    for file in (path, path.with_name("cow.db-wal")):
        file.write_bytes(b"moo")
    if request.param == "unchanged for long":
        os.utime(path.parent, ns=(LONG_AGO, LONG_AGO))
    return path


def looked_at(path: Path) -> FileWatch:
    """A watch that has seen the files more than once."""
    watch = FileWatch(path)
    assert all(watch.are_there() for _ in range(3))
    return watch


@pytest.mark.parametrize("name", ["cow.db", "cow.db-wal"])
def test_a_file_that_is_deleted_is_missed_until_it_is_back(path: Path, name: str) -> None:
    watch, elsewhere = looked_at(path), path.parent.with_name("kept")
    path.with_name(name).rename(elsewhere)
    assert not watch.are_there()
    assert not watch.are_there()
    elsewhere.rename(path.with_name(name))
    assert watch.are_there()


@pytest.mark.parametrize("name", ["cow.db", "cow.db-wal"])
def test_another_file_of_the_same_name_is_not_taken_for_it(path: Path, name: str) -> None:
    watch, other = looked_at(path), path.with_name("other")
    other.write_bytes(b"moo")
    other.rename(path.with_name(name))
    assert not watch.are_there()
    watch.forget()
    assert watch.are_there()


def test_two_changes_of_a_folder_may_have_the_same_time(path: Path) -> None:
    now = time.time_ns() + 60 * 10**9  # however long this test takes, it is not over
    os.utime(path.parent, ns=(now, now))
    watch, other = looked_at(path), path.with_name("other")
    other.write_bytes(b"moo")
    other.rename(path)
    os.utime(path.parent, ns=(now, now))
    assert not watch.are_there()


def test_another_folder_of_the_same_name_is_not_taken_for_it(path: Path) -> None:
    watch, folder = looked_at(path), path.parent
    changed = folder.stat().st_mtime_ns
    folder.rename(folder.with_name("kept"))
    folder.mkdir()
    for name in ("cow.db", "cow.db-wal"):
        (folder / name).write_bytes(b"moo")
    os.utime(folder, ns=(changed, changed))
    assert not watch.are_there()


def test_what_else_happens_in_the_folder_does_not_matter(path: Path) -> None:
    watch = looked_at(path)
    path.with_name("backup").write_bytes(b"moo")
    assert watch.are_there()
    path.with_name("backup").unlink()
    path.write_bytes(b"moo moo")
    assert watch.are_there()


def test_a_folder_without_changes_is_all_that_is_looked_at(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.utime(path.parent, ns=(LONG_AGO, LONG_AGO))
    watch = looked_at(path)
    asked: list[object] = []

    def stat(file: object) -> os.stat_result:
        asked.append(file)
        return os.lstat(path.parent)

    monkeypatch.setattr(os, "stat", stat)
    assert watch.are_there()
    monkeypatch.undo()
    assert asked == [str(path.parent)]
