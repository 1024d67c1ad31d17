"""A real server on loopback: uvicorn in a thread, with a real store and tables."""

from collections.abc import Iterator

import pytest

from tests.server.backing import BACKING
from tests.server.conftest import services
from tests.server.http.house import GENEROUS, House, a_house

# What these ask a server depends most on its store and its bus.
ON_BOTH = {"test_accounts", "test_bot_accounts", "test_finished_games", "test_tables"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Some modules are for a server on SQLite, and for one on PostgreSQL and NATS."""
    if "house" in metafunc.fixturenames and metafunc.definition.path.stem in ON_BOTH:
        metafunc.parametrize("house", ["sqlite", "services"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server with limits that no test reaches by accident."""
    with pytest.MonkeyPatch.context() as patch:
        if getattr(request, "param", "") == "services":
            patch.setattr(BACKING, "services", services(request))
        with a_house(tmp_path_factory.mktemp("house"), limits=GENEROUS) as house:
            yield house
