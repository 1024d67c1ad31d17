"""How many processes test at a time, where they write, and which cards they are dealt."""

import gc
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sixthcow import fairness
from tests.deals import Deals

if TYPE_CHECKING:
    from tests.server.buses import Opened

HERE = Path(__file__).parent
BEGIN = ("e2e", "games", "locale")
MEMORY = Path("/dev/shm")  # where Linux keeps files in memory
ROOM = 2 << 30  # bytes: far more than all that the tests ever write


def pytest_xdist_auto_num_workers() -> int:
    """Four more than there are cores: the tests of browsers and of servers often wait for them. On
    two cores, with two more, these had nothing to do for three tenths of the time."""
    return (os.cpu_count() or 1) + 4


def pytest_configure() -> None:
    """Look for garbage less often: it would take a sixth of the time of the rules. And write into
    memory where there is room: databases and browsers would wait for the disk all the time, and
    what a test kills is a process, never the machine."""
    gc.set_threshold(20_000)
    if _has_room(MEMORY):
        os.environ.setdefault("TMPDIR", str(MEMORY))
        tempfile.tempdir = None  # read that again


def _has_room(folder: Path) -> bool:
    """Whether tests can write there, and start what they have written."""
    if not os.access(folder, os.W_OK):
        return False
    may_run = not os.statvfs(folder).f_flag & os.ST_NOEXEC
    return may_run and shutil.disk_usage(folder).free > ROOM


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the browser, and do next what is done in a moment. Every process gets an equal
    part of the list: the one with the browser is busy with it nearly to the end, while the others
    compute, and then take over the moments first."""
    order = {folder: number for number, folder in enumerate(BEGIN)}
    items.sort(key=lambda item: order.get(item.path.relative_to(HERE).parts[0], len(order)))


def pytest_collection_finish() -> None:
    """Never look through what is needed until the end: modules, and thousands of tests."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards to a test every time it runs."""
    monkeypatch.setattr(fairness, "new_seed", Deals(request.node.nodeid))


@pytest.fixture
async def opened() -> "AsyncIterator[Opened]":
    """What a test opens and need not close itself."""
    from tests.server.buses import Opened

    async with Opened() as things:
        yield things
