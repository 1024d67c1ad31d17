"""What the host of a table can do before the start, and what the guests see of it."""

from playwright.async_api import Locator, expect

from tests.e2e.company import gathered, meet, sit_down
from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes, Person


def seat(person: Person, number: int) -> Locator:
    """A seat of a table that has not begun."""
    return person.page.locator("main").get_by_role("listitem").nth(number)


async def test_bots_of_a_level_come_and_go(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, start=False, seats=4)
    level = ada.page.get_by_label(ada.says("page-bot-level"))
    await level.select_option("master")
    await ada.button(ada.says("page-fill-bots", count=2)).click()
    for number in (2, 3):
        await expect(seat(bo, number)).to_contain_text(bo.says("level-master"))
    name = await seat(ada, 2).locator("bdi").inner_text()
    await seat(ada, 2).get_by_role("button", name=ada.says("page-remove", name=name)).click()
    await expect(seat(bo, 2)).to_contain_text(bo.says("page-free-seat"))
    await expect(ada.button(ada.says("page-start"))).to_be_disabled()
    await level.select_option("random")
    await ada.button(ada.says("page-fill-bots", count=1)).click()
    await expect(seat(bo, 2)).to_contain_text(bo.says("level-random"))
    await ada.button(ada.says("page-start")).click()
    assert await bo.offered()


async def test_people_change_seats(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, start=False, seats=3)
    await seat(ada, 1).get_by_role("button", name=ada.says("page-move-up", name="Bo")).click()
    await expect(seat(bo, 0)).to_contain_text("Bo")
    await expect(seat(bo, 1)).to_contain_text(bo.says("page-host"))
    await seat(bo, 2).get_by_role("button", name=bo.says("page-sit")).click()
    await expect(seat(ada, 2)).to_contain_text("Bo")
    await expect(seat(ada, 0)).to_contain_text(ada.says("page-free-seat"))


async def test_a_guest_who_is_sent_away_is_told_and_stays_away(arrive: Arrive) -> None:
    table, (ada, bo) = await gathered(arrive, start=False)
    kick = (await meet(ada, "Bo")).get_by_role("button", name=ada.says("page-kick"))
    await kick.click()
    await expect(
        ada.page.get_by_text(ada.says("page-kick-sure", name="Bo", status="open"))
    ).to_be_visible()
    await kick.click()
    gone = bo.page.get_by_role("heading", name=bo.says("page-gone-kicked"))
    await expect(gone).to_be_visible()
    await expect(seat(ada, 1)).to_contain_text(ada.says("page-free-seat"))
    await bo.go(f"/t/{table}")
    await expect(gone).to_be_visible()


async def test_other_terms_are_seen_by_the_guests_at_once(arrive: Arrive) -> None:
    _, (ada, bo, cy) = await gathered(arrive, [Likes()] * 3, start=False)
    await ada.button(ada.says("page-change")).click()
    sheet = ada.page.get_by_role("dialog", name=ada.says("page-change-title"))
    await sheet.get_by_label(ada.says("setup-game")).select_option("professional")
    await sheet.get_by_label(ada.says("setup-pace")).select_option("blitz")
    await sheet.get_by_role("button", name=ada.says("setup-fewer")).click()
    await expect(sheet.get_by_text(ada.says("page-change-stand", names="Cy"))).to_be_visible()
    await sheet.get_by_role("button", name=ada.says("page-change-save")).click()
    await expect(sheet).to_have_count(0)
    for guest in (bo, cy):
        await expect(guest.page.locator("main h1")).to_have_text(guest.says("game-professional"))
        await expect(guest.page.get_by_text(guest.says("pace-blitz"))).to_be_visible()
    await expect(cy.page.get_by_text(cy.says("page-all-taken"))).to_be_visible()
    await expect(bo.page.get_by_text(bo.says("page-host-starts"))).to_be_visible()


async def test_a_table_that_is_closed_is_closed_for_everybody(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, start=False)
    await ada.button(ada.says("page-panel-options")).click()
    closing = ada.button(ada.says("page-close-table"))
    await closing.click()
    await closing.click()
    for one in (ada, bo):
        await expect(
            one.page.get_by_role("heading", name=one.says("page-gone-closed"))
        ).to_be_visible()
    await bo.page.get_by_role("link", name=bo.says("page-other-tables")).click()
    await expect(bo.page.get_by_role("heading", name=bo.says("lobby-title"))).to_be_visible()


async def test_a_match_against_bots_can_be_closed(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=3)
    await ada.offered()
    await ada.button(ada.says("page-panel-options")).click()
    closing = ada.button(ada.says("page-close-table"))
    await closing.click()
    await expect(ada.page.get_by_text(ada.says("page-end-sure"))).to_be_visible()
    await closing.click()
    await expect(ada.page.get_by_text(ada.says("page-gone-ended-then"))).to_be_visible()


async def test_a_match_with_others_cannot_be_closed(arrive: Arrive) -> None:
    _, (ada, _) = await gathered(arrive)
    await ada.offered()
    await ada.button(ada.says("page-panel-options")).click()
    await expect(ada.button(ada.says("page-leave"))).to_be_visible()
    await expect(ada.button(ada.says("page-close-table"))).to_have_count(0)


async def test_when_the_host_stands_up_another_one_is_the_host(arrive: Arrive) -> None:
    table, (ada, bo) = await gathered(arrive, start=False)
    await expect(bo.button(bo.says("page-start"))).to_have_count(0)
    await ada.button(ada.says("page-panel-options")).click()
    await ada.button(ada.says("page-stand-up")).click()
    await expect(seat(bo, 1)).to_contain_text(bo.says("page-host"))
    await sit_down(ada, table)
    await bo.button(bo.says("page-start")).click()
    assert await ada.offered()
