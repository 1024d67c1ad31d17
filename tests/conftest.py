"""How many processes test at a time, and which cards they are dealt."""

import os

import pytest

from sixthcow import fairness
from tests.deals import Deals


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of servers and browsers wait for them now and then."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards to a test every time it runs."""
    monkeypatch.setattr(fairness, "new_seed", Deals(request.node.nodeid))
