"""Rules and lessons: every page of them can be reached, and every lesson be done."""

import re

from playwright.async_api import Locator, expect

from sixthcow.games import GAMES
from tests.e2e.conftest import Arrive
from tests.e2e.person import Person

VERDICTS = ("right", "free")
LESSONS = ("rows", "sixth", "low", "heads", "round", "himmel")


async def test_the_rules_of_every_game_can_be_read(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/rules")
    for game in GAMES:
        await ada.page.locator(f'main a[href="/rules/{game}"]').click()
        title = ada.page.get_by_role("heading", name=ada.says(f"game-{game}"), level=1, exact=True)
        await expect(title).to_be_visible()
        clauses = ada.page.get_by_role("article").get_by_role("heading", level=4)
        assert await clauses.count() > 3, game
        await ada.page.get_by_role("link", name=ada.says("rules-all")).click()
    await ada.page.locator('main a[href="/rules/twins"]').click()
    await ada.button(ada.says("rules-play")).click()
    sheet = ada.page.get_by_role("dialog", name=ada.says("setup-title"))
    await expect(sheet.get_by_label(ada.says("setup-game"))).to_have_value("twins")


async def test_a_link_to_a_clause_leads_to_it(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/rules/classic#PLACE-4")
    await expect(ada.page.locator("#PLACE-4")).to_be_in_viewport()


async def test_every_lesson_can_be_done_one_after_another(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/")
    await ada.page.get_by_role("link", name=re.compile(ada.says("start-learn"))).click()
    await places(ada).nth(1).click()
    await expect(ada.page.get_by_text(ada.says("learn-wrong"))).to_be_visible()
    for lesson in LESSONS:
        title = ada.page.get_by_role("heading", name=ada.says(f"learn-{lesson}"), level=1)
        await expect(title).to_be_visible()
        await answer_all(ada)
    tips = ada.page.get_by_role("heading", name=ada.says("learn-tips"), level=1)
    await expect(tips).to_be_visible()
    await ada.button(ada.says("page-play-now")).click()
    assert await ada.offered()


def places(person: Person) -> Locator:
    """The answers to the question that is asked, or what leads on."""
    return person.page.get_by_role("article").get_by_role("button", disabled=False)


async def answer_all(person: Person) -> None:
    """Try one answer after another, question after question, until the lesson is over."""
    done = person.button(person.says("learn-done"))
    right, free = (person.page.get_by_text(person.says(f"learn-{one}")) for one in VERDICTS)
    while True:
        await expect(places(person).first).to_be_visible()
        if await done.is_visible():
            return await done.click()
        for number in range(await places(person).count()):
            await places(person).nth(number).click()
            if await right.or_(free).is_visible():
                break
