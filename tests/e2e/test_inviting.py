"""The ways to a table: its link, its code to scan, the lobby that shows it come and go."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e import qr
from tests.e2e.conftest import Arrive
from tests.e2e.person import Person

# As on a page that came without a certificate, from a friend's machine.
PLAIN_HTTP = "delete Navigator.prototype.clipboard"
# A device with a sheet for sharing, and what its owner does with that.
SHARES = """window.shared = [];
navigator.share = async (data) => {
  window.shared.push(data);
  if (window.trouble) throw new DOMException('', window.trouble);
};"""
SQUARE = re.compile(r"M(\d+) (\d+)h1v1h-1z")


async def squares(person: Person) -> qr.Squares:
    """The code that is shown, without its border."""
    picture = person.page.get_by_role("img", name=person.says("page-qr"))
    drawn = str(await picture.locator("path").get_attribute("d"))
    dark = {(int(x) - qr.QUIET, int(y) - qr.QUIET) for x, y in SQUARE.findall(drawn)}
    size = max(x for x, _ in dark) + 1
    return [[(x, y) in dark for x in range(size)] for y in range(size)]


@pytest.mark.parametrize("script", ["", PLAIN_HTTP], ids=["secure", "plain"])
async def test_the_code_and_the_link_lead_to_the_table(script: str, arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive()
    await ada.context.add_init_script(script)
    table = await ada.open_table(bots=False)
    assert qr.text_of(await squares(ada)) == ada.page.url
    await ada.button(ada.says("page-share")).click()
    await expect(ada.button(ada.says("page-copied"))).to_be_visible()
    await bo.go("/")
    await bo.page.get_by_label(bo.says("start-join")).press("Control+V")
    await bo.button(bo.says("start-join-go")).click()
    await bo.page.wait_for_url(f"**/t/{table}")
    await expect(bo.button(bo.says("page-sit-down"))).to_be_visible()


async def test_a_device_that_shares_is_asked_to(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.context.add_init_script(SHARES)
    table = await ada.open_table("twins", bots=False)
    share, copied = ada.button(ada.says("page-share")), ada.button(ada.says("page-copied"))
    title = f"{ada.says('game-twins')} · {ada.says('page-title')}"
    for trouble in ("", "AbortError"):  # shared, and thought better of
        await ada.page.evaluate("(trouble) => (window.trouble = trouble)", trouble)
        await share.click()
        told = await ada.page.evaluate("window.shared.pop()")
        assert told["url"].endswith(f"/t/{table}")
        assert told["title"] == title
        await expect(copied).to_have_count(0)
    # It will not share after all: the link is not lost for that.
    await ada.page.evaluate("window.trouble = 'NotAllowedError'")
    await share.click()
    await expect(copied).to_be_visible()


async def test_a_link_that_leads_nowhere_is_told_so(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/t/nosuchtable0")
    gone = ada.says("page-gone-table-not-found")
    await expect(ada.page.get_by_role("heading", name=gone)).to_be_visible()


async def test_the_lobby_shows_tables_as_they_come_and_go(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive()
    await bo.go("/lobby")
    await expect(bo.page.get_by_role("list", name=bo.says("lobby-title"))).to_be_visible()
    table = await ada.open_table("twins", bots=False, seats=3, visibility="public")
    entry = bo.page.locator(f'a[href="/t/{table}"]')
    await expect(entry).to_contain_text(bo.says("game-twins"))
    await expect(entry).to_contain_text(bo.says("lobby-free", count=2))
    game = bo.page.get_by_label(bo.says("lobby-filter-game"))
    await game.select_option("himmel")
    await expect(entry).to_have_count(0)
    await game.select_option("twins")
    await bo.page.get_by_label(bo.says("lobby-filter-free")).check()
    await expect(entry).to_be_visible()
    await ada.button(ada.says("page-fill-bots", count=2)).click()
    await expect(entry).to_have_count(0)
    await bo.page.get_by_label(bo.says("lobby-filter-free")).uncheck()
    await expect(entry).to_contain_text(bo.says("lobby-full"))
    await ada.button(ada.says("page-panel-options")).click()
    for _ in range(2):  # asked once more
        await ada.button(ada.says("page-close-table")).click()
    await expect(entry).to_have_count(0)
