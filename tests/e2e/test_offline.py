"""Without a network: the page says so kindly, in all languages, and comes back."""

from playwright.async_api import expect

from sixthcow.locale import LANGUAGES
from tests.e2e.conftest import Arrive
from tests.e2e.person import NO_LINK, Likes, Person
from tests.waiting import becomes

OFTEN = 10_000  # milliseconds after which the page looks again
READY = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"


async def lose_network(person: Person) -> None:
    """No network for the page and its worker: the browser takes it from those that it knows of."""
    await person.page.wait_for_function(READY)
    await becomes(lambda: person.context.service_workers)
    await person.context.set_offline(True)
    (worker,) = person.context.service_workers
    assert not await worker.evaluate("navigator.onLine")


async def test_a_page_that_is_opened_offline_says_so_and_comes_back(arrive: Arrive) -> None:
    ada = await arrive(Likes(offline=True))
    ada.expected.append(NO_LINK)
    await ada.page.clock.install()
    await ada.go("/about")  # the first screen would ask for the table a little later
    await lose_network(ada)
    await ada.go("/rules/classic")
    for language in LANGUAGES:
        await expect(ada.page.locator(f"p[lang={language}]")).to_be_visible()
    await ada.context.set_offline(False)
    await ada.page.clock.run_for(OFTEN)
    await expect(ada.page.get_by_role("heading", name=ada.says("game-classic"))).to_be_visible()


async def test_a_screen_that_cannot_be_fetched_can_be_tried_again(arrive: Arrive) -> None:
    ada = await arrive(Likes(offline=True))
    ada.expected.append(NO_LINK + "|Failed to fetch|ERR_FAILED")
    await ada.go("/about")
    await lose_network(ada)
    await ada.page.get_by_role("link", name=ada.says("nav-leaderboard")).click()
    await expect(ada.page.get_by_text(ada.says("page-offline"))).to_be_visible()
    await ada.context.set_offline(False)
    await ada.button(ada.says("page-retry")).click()
    title = ada.says("board-title", game=ada.says("game-classic"))
    await expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
