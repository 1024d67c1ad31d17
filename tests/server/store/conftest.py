"""Every kind of store, for the tests that all of them must pass."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixthcow.server.store.people import Store
from sixthcow.server.store.sqlite import SqliteStore

KINDS = ["sqlite"]


@pytest.fixture(params=KINDS)
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    opened = asyncio.run(SqliteStore.open(tmp_path / "cow.db"))
    yield opened
    asyncio.run(opened.close())
