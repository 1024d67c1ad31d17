"""A real server on loopback: uvicorn in a thread, with a real store and hall."""

from collections.abc import Iterator

import pytest

from tests.server.http.house import GENEROUS, House, a_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with limits that no test reaches by accident."""
    with a_house(tmp_path_factory.mktemp("house"), limits=GENEROUS) as house:
        yield house
