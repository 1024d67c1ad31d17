"""The history of matches: more than a page of them, page by page."""

import asyncio
from pathlib import Path
from random import Random

from playwright.async_api import Locator, Route, expect

from sixthcow.server.store.figures import PAGE
from sixthcow.server.store.sqlite import SqliteStore
from tests.e2e.company import call, identity
from tests.e2e.conftest import Arrive
from tests.e2e.person import Person
from tests.server.store.making import play_match

OTHER = "somebodyelse"
WON_OF = 5  # one match of so many
LINES = """() => [...document.querySelectorAll('main a[href^="/g/"]')].map((line) =>
  line.getAttribute('href').slice('/g/'.length))"""


async def played(database: Path, person: str, count: int) -> list[str]:
    """Write finished matches of somebody; returns their tables, the latest first."""
    first = Random().randrange(10**6)  # a test that is tried again has tables of its own
    tables = [f"table{number:07}" for number in range(first, first + count)]
    store = await SqliteStore.open(database, serves=False)
    for number, table in enumerate(tables):
        await play_match(store, table, {person: 6, OTHER: 9 if number % WON_OF == 1 else 3})
    await store.close()
    return tables[::-1]


def more(person: Person) -> Locator:
    """What leads to older ones."""
    return person.button(person.says("history-more"))


async def test_older_games_come_page_by_page_in_order_and_once(
    arrive: Arrive, database: Path
) -> None:
    ada = await arrive()
    await call(ada, "Ada")
    tables = await played(database, await identity(ada), 2 * PAGE + 1)
    await ada.go("/me")
    lines = ada.page.locator("main a[href^='/g/']")
    await expect(lines).to_have_count(PAGE)
    assert await ada.page.evaluate(LINES) == tables[:PAGE]
    # A hasty finger asks twice before the answer is there.
    await more(ada).evaluate("(button) => { button.click(); button.click(); }")
    await expect(lines).to_have_count(2 * PAGE)
    await more(ada).press("Enter")
    await expect(lines).to_have_count(len(tables))
    assert await ada.page.evaluate(LINES) == tables
    await expect(more(ada)).to_have_count(0)
    await expect(lines.last).to_be_focused()


async def test_what_comes_late_does_not_get_among_other_games(
    arrive: Arrive, database: Path
) -> None:
    ada = await arrive()
    await call(ada, "Ada")
    tables = await played(database, await identity(ada), PAGE + 1)
    held = asyncio.Event()

    async def hold(route: Route) -> None:
        await held.wait()
        await route.continue_()

    await ada.page.route("**/api/me/history?before=*", hold)
    await ada.go("/me")
    await more(ada).click()
    await ada.page.get_by_label(ada.says("history-filter")).select_option("won")
    lines = ada.page.locator("main a[href^='/g/']")
    won = tables[::-1][1::WON_OF][::-1]
    await expect(lines).to_have_count(len(won))
    async with ada.page.expect_response("**/api/me/history?before=*") as late:
        held.set()
    await (await late.value).finished()
    await ada.page.evaluate("() => fetch('/api/me')")  # by then that answer has been dealt with
    assert await ada.page.evaluate(LINES) == won
