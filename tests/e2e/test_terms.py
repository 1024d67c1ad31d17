"""What everybody at a table can see: the agreed terms, and who really plays."""

from playwright.async_api import expect

from tests.e2e.conftest import Arrive

LEAVE = """async (table) => {
  const body = JSON.stringify({ type: 'leave', id: 'a'.repeat(24) });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`/api/tables/${table}/commands`, { method: 'POST', body, headers });
}"""


async def test_a_guest_reads_all_terms_before_the_start(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    table = await host.open_table(
        seats=3,
        bots=False,
        options={"target": 40, "ends": "reaches"},
        pace="blitz",
        chat="phrases",
        memory=True,
        away="wait",
    )
    await guest.go(f"/t/{table}")
    told = guest.page.locator("dl")
    for name, value in (
        ("option-target", "40"),
        ("option-ends", guest.says("value-ends-reaches")),
        ("setup-pace", guest.says("pace-blitz")),
        ("setup-visibility", guest.says("setup-visibility-private")),
        ("setup-chat", guest.says("setup-chat-phrases")),
        ("setup-away", guest.says("setup-away-wait")),
        ("setup-tally", guest.says("setup-yes")),
        ("setup-memory", guest.says("setup-yes")),
        ("setup-rated", guest.says("setup-no")),
    ):
        line = told.locator("div", has=guest.page.get_by_text(guest.says(name), exact=True))
        await expect(line.get_by_role("definition")).to_have_text(value)


async def test_everybody_sees_whom_a_bot_plays_for(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    table = await host.open_table(seats=2, bots=False)
    await guest.go(f"/t/{table}")
    await guest.button(guest.says("page-sit-down")).click()
    await host.button(host.says("page-start")).click()
    await guest.offered()
    marked = host.page.locator(".player").nth(1).get_by_text(host.says("page-stand-in"))
    await expect(marked).to_have_count(0)
    await guest.page.evaluate(LEAVE, table)
    await expect(marked).to_be_visible()
