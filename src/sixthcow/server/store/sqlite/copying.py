"""Copy a SQLite store while its server runs, and put a copy back."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from sixthcow.server.store.sqlite.connection import connect, store_down
from sixthcow.server.store.sqlite.database_file import ServerLock, without_links
from sixthcow.server.store.sqlite.migrations import migrations, schema_version
from sixthcow.server.store.values import BadStore

PATIENCE = 30.0


def backup(path: Path, target: Path) -> None:
    """Write a checked copy of a store into a new file; a server may be using the store."""
    if target.exists():
        raise BadStore(f"{target} is there already: it will not be overwritten")
    _check_ours(path)
    _copy(path, target)


def restore(source: Path, path: Path) -> Path | None:
    """Replace a store by a backup; returns where the replaced store is now, if there was one.

    No server may be using the store.
    """
    _check_ours(source)
    path = without_links(path)
    lock = ServerLock(path)
    try:
        fresh = path.with_name(path.name + "-restored")
        fresh.unlink(missing_ok=True)
        _copy(source, fresh)
        aside = _put_aside(path) if path.exists() else None
        fresh.rename(path)
        _sync_folder(path.parent)
    finally:
        lock.release()
    return aside


def _check_ours(path: Path) -> None:
    """Refuse what is not a store that this program can read."""
    if not path.is_file():
        raise BadStore(f"there is no file {path}")
    try:
        with closing(connect(path, patience=PATIENCE, writes=False)) as connection:
            version = schema_version(connection, path)
    except sqlite3.Error as error:
        raise BadStore(f"{path} cannot be used: {store_down(error) or error}") from error
    newest = migrations()[-1].number
    if not 1 <= version <= newest:
        raise BadStore(
            f"{path} has a schema of version {version}; this program knows 1 to {newest}"
        )


def _copy(source: Path, target: Path) -> None:
    """Make a complete copy: it gets its name only once it is checked and on disk."""
    partial = target.with_name(target.name + "-partial")
    try:
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600)
        with (
            closing(connect(source, patience=PATIENCE, writes=False)) as original,
            closing(sqlite3.connect(partial, isolation_level=None)) as copy,
        ):
            original.backup(copy)
            # One file, with no companions.
            copy.execute("PRAGMA journal_mode = DELETE")
            (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise BadStore(f"{source} is damaged ({found}): no copy was made")
        with partial.open("rb+") as file:
            os.fsync(file.fileno())
        partial.rename(target)
        _sync_folder(target.parent)
    except sqlite3.Error as error:
        raise BadStore(f"no copy of {source} was made: {store_down(error) or error}") from error
    except OSError as error:
        raise BadStore(f"no copy of {source} was made: {error.strerror}") from error
    finally:
        partial.unlink(missing_ok=True)


def _put_aside(path: Path) -> Path:
    """Rename a store, with the files that SQLite keeps beside it."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    aside = path.with_name(f"{path.name}-replaced-{stamp}")
    for companion in ("-wal", "-shm", ""):
        beside = path.with_name(path.name + companion)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + companion))
    return aside


def _sync_folder(folder: Path) -> None:
    """Make new names durable, where the system supports it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
