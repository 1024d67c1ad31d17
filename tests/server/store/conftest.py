"""Every kind of store, for the tests that all of them must pass."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixthcow.server.store.people import Store
from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.store.sqlite import SqliteStore

KINDS = ["sqlite", "postgres"]


@pytest.fixture(params=KINDS)
def store(
    request: pytest.FixtureRequest, tmp_path: Path, runner: asyncio.Runner
) -> Iterator[Store]:
    """An empty store."""
    opened: Store
    if request.param == "sqlite":
        opened = runner.run(SqliteStore.open(tmp_path / "cow.db"))
    else:
        opened = runner.run(PostgresStore.open(request.getfixturevalue("database")))
    yield opened
    runner.run(opened.close())
