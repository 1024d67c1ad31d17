"""Who is who: newcomers are asked for a name, and bots show how strong they are."""

from playwright.async_api import expect

from tests.e2e.conftest import Arrive


async def test_a_newcomer_is_asked_for_a_name_once(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive()
    table = await ada.open_table(seats=2, bots=False)
    field = ada.page.get_by_label(ada.says("page-ask-name"))
    await field.fill("Ada")
    await field.press("Enter")
    await expect(field).to_have_count(0)
    await bo.go(f"/t/{table}")
    await expect(bo.button(bo.says("page-meet", name="Ada"))).to_be_visible()
    await bo.button(bo.says("page-ask-name-skip")).click()
    await expect(bo.page.get_by_label(bo.says("page-ask-name"))).to_have_count(0)
    await bo.page.reload()
    await expect(bo.button(bo.says("page-sit-down"))).to_be_visible()
    await expect(bo.page.get_by_label(bo.says("page-ask-name"))).to_have_count(0)


async def test_bots_show_their_rank(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=2, bots=False)
    await ada.page.get_by_label(ada.says("page-bot-level")).select_option("strong")
    await ada.button(ada.says("page-fill-bots", count=1)).click()
    seat = ada.page.get_by_role("listitem").filter(has_text=ada.says("level-strong"))
    await expect(seat.get_by_role("img", name=ada.says("page-rank", rank=4))).to_be_visible()
