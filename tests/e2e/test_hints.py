"""Hints while one plays alone with bots: by key and by finger, noted in the log for everybody."""

import msgspec
import pytest
from playwright.async_api import Locator, Route, expect

from tests.e2e import screens
from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes, Person
from tests.server.http.test_reviews import CLASSIC

PHONE = Likes(size=(320, 568), language="fa")


def lamp(person: Person) -> Locator:
    return person.button(person.says("page-hint"))


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.says("page-hint"))


def costs(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.says("coach-hint-costs"))


async def log_of(person: Person) -> Locator:
    """The log, in its sheet where it has no room beside the table."""
    opens = person.button(person.says("page-panel-log"))
    if await opens.count():
        await opens.click()
    return person.page.get_by_role("tabpanel", name=person.says("page-panel-log"))


async def test_a_hint_by_keyboard(arrive: Arrive) -> None:
    """First what to look at, then the costs of all cards; the third press puts it away."""
    await screens.compiled()
    ada, bo = await arrive(), await arrive()
    identity = await ada.open_table(seats=4)
    await ada.offered()

    async def nothing_yet(route: Route) -> None:
        await route.fulfill(body="null", content_type="application/json")

    await ada.page.route("**/hint", nothing_yet)
    await ada.page.keyboard.press("h")
    await expect(panel(ada).get_by_role("status")).to_have_text(ada.says("coach-preparing"))
    await ada.page.unroute("**/hint")
    await expect(ada.button(ada.says("coach-hint-costs"))).to_be_visible()
    await expect(panel(ada).get_by_role("status")).not_to_have_text("…")
    await expect(costs(ada)).to_have_count(0)
    await ada.page.keyboard.press("h")
    await expect(costs(ada).get_by_role("listitem")).to_have_count(10)
    await expect(costs(ada).locator(".best")).to_have_count(1)
    await ada.page.keyboard.press("h")
    await expect(panel(ada)).to_have_count(0)
    await ada.page.keyboard.press("h")
    await expect(panel(ada)).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(panel(ada)).to_have_count(0)

    # All of that was one hint. It is gone with the decision; the log keeps it for everybody.
    await ada.page.keyboard.press("h")
    await expect(panel(ada)).to_be_visible()
    await ada.decide()
    await expect(panel(ada)).to_have_count(0)
    await ada.offered()
    once = ada.says("page-hints-of", name=await name_of(ada), count=1)
    await expect((await log_of(ada)).get_by_text(once)).to_be_visible()
    await bo.go(f"/t/{identity}")
    await expect((await log_of(bo)).get_by_text(once)).to_be_visible()
    await expect(lamp(bo)).to_have_count(0)


async def name_of(person: Person) -> str:
    name: str = await person.page.evaluate(
        "async () => (await (await fetch('/api/me')).json()).name"
    )
    return name


@pytest.mark.parametrize("game", ["double", "himmel"])
async def test_a_hint_on_a_small_phone_from_right_to_left(arrive: Arrive, game: str) -> None:
    await screens.compiled(game)
    ada = await arrive(PHONE)
    await ada.open_table(game, seats=3)
    await ada.offered()
    await lamp(ada).click()
    await ada.button(ada.says("coach-hint-costs")).click()
    await expect(costs(ada).locator(".best")).to_have_count(1)
    boxes = [await found.bounding_box() for found in (lamp(ada), panel(ada))]
    for box in boxes:
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 320
        assert box["y"] + box["height"] <= 568
    hand = await ada.page.locator("ul[data-zone^='hand-']").bounding_box()
    assert hand and boxes[1]
    assert boxes[1]["y"] + boxes[1]["height"] <= hand["y"], "the hint covers the hand"
    await panel(ada).get_by_role("button", name=ada.says("page-close")).click()
    await expect(panel(ada)).to_have_count(0)
    assert await ada.offered()


async def test_a_hint_beside_the_table_names_each_row_in_one_line(arrive: Arrive) -> None:
    await screens.compiled()
    ada = await arrive()
    match = await ada.ask("POST", "/api/records", msgspec.json.decode(CLASSIC))
    # Move 11 of the match was Cy's choice of a row.
    tried = await ada.ask("POST", f"/api/games/{match['id']}/try", {"move": 10, "seat": 2})
    await ada.go(f"/t/{tried['id']}")
    await lamp(ada).click()
    await ada.button(ada.says("coach-hint-costs")).click()
    rows = costs(ada).locator(".said")
    await expect(rows).to_have_count(4)
    heights = [box["height"] for row in await rows.all() if (box := await row.bounding_box())]
    assert max(heights) < 40, "it is broken into several lines"


async def test_there_is_no_lamp_where_there_are_no_hints(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=3, visibility="public")
    await ada.offered()
    await expect(lamp(ada)).to_have_count(0)
    await ada.page.keyboard.press("h")
    await ada.decide()
    await ada.offered()
    await expect(panel(ada)).to_have_count(0)
