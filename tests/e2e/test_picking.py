"""Choosing a card: dragged, changed, confirmed, and how fast one sees what it did."""

from playwright.async_api import CDPSession, FloatRect, Locator, expect

from tests.e2e.company import gathered, player
from tests.e2e.conftest import Arrive
from tests.e2e.person import AT_ONCE, Likes, Person

PHONE = Likes(size=(360, 740))
STEPS = 6  # of a drag
Point = tuple[float, float]


def card(person: Person, number: int) -> Locator:
    """A card of the player's own, to choose."""
    return person.hand().nth(number).get_by_role("button")


async def name(person: Person, number: int) -> str:
    """The name of one of the player's own cards."""
    return str(await person.hand().nth(number).locator("[data-card]").get_attribute("data-card"))


def held(person: Person, name: str) -> Locator:
    """A card, as long as it is in the player's hand."""
    return person.hand().locator(f'[data-card="{name}"]')


async def way(person: Person, number: int) -> tuple[Point, Point]:
    """From the middle of a card to the middle of the table."""
    return await middle(card(person, number)), await middle(person.page.locator("main"))


async def middle(place: Locator) -> Point:
    """Where one would point to."""
    box: FloatRect | None = await place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def test_a_card_is_dragged_with_the_mouse_or_put_back(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=2)
    await ada.offered()
    back, played = await name(ada, 5), await name(ada, 3)
    start, goal = await way(ada, 5)
    await drag(ada, start, (start[0] + 60, start[1]))
    start, goal = await way(ada, 3)
    await drag(ada, start, goal)
    await expect(held(ada, played)).to_have_count(0)
    await expect(held(ada, back)).to_have_count(1)
    await expect(ada.hand()).to_have_count(9)


async def test_news_do_not_end_a_drag(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive)
    await ada.offered()
    mouse, put_back = ada.page.mouse, card(ada, 5)
    start, goal = await way(ada, 5)
    await mouse.move(*start)
    await mouse.down()
    await mouse.move(*goal, steps=STEPS)
    await bo.play(1)
    await expect(player(ada, "Bo")).to_contain_text(ada.says("page-has-chosen"))
    await mouse.move(*start, steps=STEPS)
    await mouse.up()
    assert await middle(put_back) == start
    await expect(ada.page.get_by_role("button", pressed=True)).to_have_count(0)
    await expect(ada.hand()).to_have_count(10)


async def drag(person: Person, start: Point, goal: Point) -> None:
    """With the mouse."""
    mouse = person.page.mouse
    await mouse.move(*start)
    await mouse.down()
    await mouse.move(*goal, steps=STEPS)
    await mouse.up()


async def test_a_card_is_dragged_with_a_finger(arrive: Arrive) -> None:
    ada = await arrive(PHONE)
    await ada.open_table(seats=2)
    await ada.offered()
    played = await name(ada, 3)
    start, goal = await way(ada, 3)
    finger = await ada.context.new_cdp_session(ada.page)
    await touch(finger, "touchStart", start)
    for step in range(1, STEPS + 1):
        part = step / STEPS
        at = (start[0] + part * (goal[0] - start[0]), start[1] + part * (goal[1] - start[1]))
        await touch(finger, "touchMove", at)
    await touch(finger, "touchEnd")
    await expect(held(ada, played)).to_have_count(0)
    await expect(ada.hand()).to_have_count(9)


async def touch(finger: CDPSession, kind: str, *points: Point) -> None:
    """Put a finger on the glass, move it, or take it away."""
    await finger.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
    )


async def test_a_pick_can_be_changed_until_all_have_picked(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive)
    await ada.offered()
    first, second = await name(ada, 2), await name(ada, 5)
    for number in (2, 5):
        await card(ada, number).click()
        await expect(card(ada, number)).to_have_attribute("aria-pressed", "true")
    await expect(ada.page.get_by_role("button", pressed=True)).to_have_count(1)
    await bo.play(1)
    await expect(held(ada, second)).to_have_count(0)
    await expect(held(ada, first)).to_have_count(1)


async def test_a_second_tap_confirms_where_one_likes_that(arrive: Arrive) -> None:
    careful = Likes(settings={**AT_ONCE, "confirm": True})
    _, (ada, bo) = await gathered(arrive, [careful, Likes()])
    await ada.offered()
    await bo.play(1)
    first, second = await name(ada, 2), await name(ada, 5)
    for number in (2, 5, 5):
        await card(ada, number).click()
    await expect(held(ada, second)).to_have_count(0)
    await expect(held(ada, first)).to_have_count(1)


async def test_what_is_shown_slowly_can_be_skipped(arrive: Arrive) -> None:
    patient = Likes(settings={"speed": "slow", "motion": "reduced"})
    _, (ada, bo) = await gathered(arrive, [patient, Likes()])
    await ada.offered()
    await ada.page.clock.install(time=0)
    await ada.page.clock.pause_at(1000)  # no timer runs any more: only a skip leads on
    await card(ada, 0).click()
    await bo.play(1)
    skip = ada.button(ada.says("page-skip"))
    await skip.click()
    await expect(skip).to_have_count(0)
    await expect(ada.hand()).to_have_count(9)
