"""Every kind of store, for the tests that all of them must pass."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sixthcow.server.store import Store
from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.store.sqlite import SqliteStore

KINDS = ["sqlite", "postgres"]


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where an empty store of each kind can be kept: a file, or the address of a database."""
    if request.param == "sqlite":
        return tmp_path / "cow.db"
    address: str = request.getfixturevalue("database")
    return address


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    """An empty store."""
    opened: Store
    if isinstance(place, Path):
        opened = await SqliteStore.open(place)
    else:
        opened = await PostgresStore.open(place)
    yield opened
    await opened.close()
