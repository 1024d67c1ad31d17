"""One browser and one server for all tests of a process; a context for every person."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.cli.serving import NO_LIMITS, Serving, serving
from tests.deals import running_test
from tests.e2e.browsing import TIMEOUT, is_required, launched, missing
from tests.e2e.person import Likes, Person

Arrive = Callable[..., Awaitable[Person]]
USUAL = Likes()
# Everything is laid out, moves and can be hit as ever, but no pixel of it is drawn.
UNPAINTED = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
})()"""
expect.set_options(timeout=TIMEOUT)


HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run these tests in the loop of the browser, which is the session's."""
    for item in items:
        if item.path.is_relative_to(HERE) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def need_browser() -> None:
    """Skip a test where there is no browser, or fail it where there must be one."""
    if reason := missing():
        (pytest.fail if is_required() else pytest.skip)(reason)


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The browser; without one these tests are skipped, unless one is required."""
    need_browser()
    async with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps everything."""
    return tmp_path_factory.mktemp("server") / "cows.db"


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[Serving]:
    """A real server with its own database."""
    with serving(database, SIXTHCOW_LIMITS=NO_LIMITS) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def arrive(browser: Browser, server: Serving) -> AsyncIterator[Arrive]:
    """Lets people come, each with a context; at the end no console has anything to complain of.

    Only where a test looks at what is painted, the browser paints it (`Person.paint`)."""
    server.deal_for(running_test())
    people: list[Person] = []

    async def come(likes: Likes = USUAL, address: str = server.address) -> Person:
        person = await Person.arrive(browser, address, likes)
        await person.context.add_init_script(UNPAINTED)
        people.append(person)
        return person

    yield come
    complaints = [said for person in people for said in person.unexpected()]
    for person in people:
        await person.context.close()
    assert complaints == []
