"""One person and three bots: from the first visit to the rematch, with the mouse."""

import re

from playwright.async_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes, Person

TABLE = re.compile(r"/t/[a-z0-9]{12}$")
# The log is longer than its place, and its last line is shown.
FOLLOWED = """() => [...document.querySelectorAll('ol')].some(
  (log) => log.scrollTop > 0 && log.scrollTop + log.clientHeight > log.scrollHeight - 2)"""


async def test_the_first_pick_is_one_click_away(arrive: Arrive) -> None:
    ada = await arrive(Likes(settings={}))
    await ada.go("/")
    await ada.button(ada.says("page-play-now")).click()
    card = ada.page.locator('[data-item^="card:hand"]').first
    await card.click()
    assert await ada.page.locator("dialog").count() == 0
    assert re.search(TABLE, ada.page.url)
    # The pick is raised, or the table has gone on already: nine cards are left.
    await expect(ada.page.get_by_role("button", pressed=True)).to_have_count(0)
    await expect(ada.hand()).to_have_count(9)


async def test_a_whole_match_and_another_one(arrive: Arrive) -> None:
    ada = await arrive()
    await set_up_classic(ada, target=1)
    number = 0
    while await ada.decide(number):
        number += 1
    await ada.page.wait_for_function(FOLLOWED)
    over = ada.page.get_by_role("dialog", name=ada.says("page-over"))
    await expect(over.get_by_role("listitem")).to_have_count(4)
    ranks = await over.get_by_role("listitem").all_inner_texts()
    assert ranks[0].startswith("1")
    totals = [int(text.split()[-1]) for text in ranks]
    assert totals == sorted(totals)
    first = ada.page.url
    await over.get_by_role("button", name=ada.says("page-rematch")).click()
    await ada.page.wait_for_url(lambda url: url != first)
    await expect(over).to_have_count(0)
    assert await ada.offered()
    await expect(ada.hand()).to_have_count(10)


async def set_up_classic(ada: Person, *, target: int) -> None:
    """Open a table through the sheet of the first screen."""
    await ada.go("/")
    tile = ada.page.get_by_role("listitem").get_by_role("button")
    await tile.filter(has_text=ada.says("game-classic.summary")).click()
    sheet = ada.page.get_by_role("dialog", name=ada.says("setup-title"))
    await sheet.get_by_text(ada.says("setup-options")).click()
    await sheet.get_by_label(re.compile(f"^{ada.says('option-target')}")).fill(str(target))
    await sheet.get_by_role("button", name=ada.says("setup-play"), exact=True).click()
    await ada.page.wait_for_url(TABLE)
