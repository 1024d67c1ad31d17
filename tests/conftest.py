"""How many processes test at a time, and which cards they are dealt."""

import gc
import os

import pytest

from sixthcow import fairness
from tests.deals import Deals


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of servers and browsers wait for them now and then."""
    return (os.cpu_count() or 1) + 1


def pytest_configure() -> None:
    """Look for garbage less often: it would take a sixth of the time of the rules."""
    gc.set_threshold(20_000)


def pytest_collection_finish() -> None:
    """Never look through what is needed until the end: modules, and thousands of tests."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards to a test every time it runs."""
    monkeypatch.setattr(fairness, "new_seed", Deals(request.node.nodeid))
