"""One browser and one server for all tests of a process; a context for every person."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.cli.serving import NO_LIMITS, Serving, serving
from tests.e2e.browsing import TIMEOUT, is_required, launched, missing
from tests.e2e.person import Likes, Person

Arrive = Callable[..., Awaitable[Person]]
USUAL = Likes()
expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="session")
def runner() -> Iterator[asyncio.Runner]:
    """The loop that the browser lives in: it stands still while other tests run."""
    with asyncio.Runner() as runner:
        yield runner


def need_browser() -> None:
    """Skip whoever needs a browser where there is none, or fail where there must be one."""
    if reason := missing():
        (pytest.fail if is_required() else pytest.skip)(reason)


@pytest.fixture(scope="session")
def browser(runner: asyncio.Runner) -> Iterator[Browser]:
    """The browser; without one these tests are skipped, unless one is required."""
    need_browser()
    closing = AsyncExitStack()
    yield runner.run(closing.enter_async_context(launched()))
    runner.run(closing.aclose())


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps everything."""
    return tmp_path_factory.mktemp("server") / "cows.db"


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[Serving]:
    """A real server with a database of its own."""
    with serving(database, SIXTHCOW_LIMITS=NO_LIMITS) as server:
        yield server


@pytest.fixture
def arrive(runner: asyncio.Runner, browser: Browser, server: Serving) -> Iterator[Arrive]:
    """Lets people come, each with a context; at the end no console has anything to complain of."""
    people: list[Person] = []

    async def come(likes: Likes = USUAL, address: str = server.address) -> Person:
        person = await Person.arrive(browser, address, likes)
        people.append(person)
        return person

    async def leave() -> None:
        for person in people:
            await person.context.close()

    yield come
    complaints = [said for person in people for said in person.unexpected()]
    runner.run(leave())
    assert complaints == []
