"""One button leads to others who want to play now; everybody sees how long they wait."""

from playwright.async_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes, Person


async def press(person: Person, game: str = "classic") -> None:
    """From the start screen to the table."""
    await person.go("/")
    await person.page.get_by_role(
        "combobox", name=person.says("setup-game"), exact=True
    ).select_option(game)
    await person.button(person.says("page-play-quick")).click()
    await person.page.wait_for_url("**/t/*")


async def test_two_people_wait_together_and_one_leaves(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive(Likes(size=(390, 844), language="fa"))
    await press(ada)
    clock = ada.page.get_by_role("timer", name=ada.says("page-quick-clock"))
    await expect(clock).to_be_visible()
    await expect(ada.page.get_by_text(ada.says("page-quick-free", count=3))).to_be_visible()
    await press(bo)
    assert bo.page.url == ada.page.url
    await expect(ada.page.get_by_text(ada.says("page-quick-free", count=2))).to_be_visible()
    await bo.button(bo.says("page-leave")).click()
    await bo.page.wait_for_url("**/")
    await expect(ada.page.get_by_text(ada.says("page-quick-free", count=3))).to_be_visible()
    await ada.button(ada.says("page-leave")).click()
    await ada.page.wait_for_url("**/")


async def test_any_game_can_be_a_quick_match(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive()
    await press(ada, "himmel")
    await press(bo, "himmel")
    assert bo.page.url == ada.page.url
    await expect(ada.page.locator("main h1")).to_have_text(ada.says("game-himmel"))
    for person in (ada, bo):
        await person.button(person.says("page-leave")).click()
        await person.page.wait_for_url("**/")


async def test_a_full_table_begins_by_itself(arrive: Arrive) -> None:
    people = [await arrive() for _ in range(4)]
    for person in people:
        await press(person)
    for person in people:
        await expect(person.hand()).to_have_count(10)
