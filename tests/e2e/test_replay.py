"""A finished match by its address: it steps, it proves its shuffles, it can be taken along."""

import re

from playwright.async_api import Locator, expect

from tests.e2e import screens
from tests.e2e.conftest import Arrive
from tests.e2e.past import finished_match
from tests.e2e.person import Likes, Person


async def verdict(person: Person) -> Locator:
    """Check the shuffles in the page: what it says then."""
    await person.button(person.says("replay-sheet-fairness")).click()
    await person.button(person.says("fair-check")).click()
    return person.page.get_by_role("dialog").get_by_role("status")


async def test_a_replay_steps_and_proves_itself(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive()
    identity = await screens.over(ada, rounds=1)
    last = await ada.rows()
    await bo.go(f"/g/{identity}")
    # It opens where somebody must decide, with cards on the table.
    await expect(bo.page).to_have_url(re.compile(r"step=1$"))
    first = await bo.rows()
    assert [len(row) for row in first] == [1, 1, 1, 1]
    await bo.button(bo.says("replay-turn", number=2)).click()
    await expect(bo.page).to_have_url(re.compile(r"step=([2-9]|\d\d)"))
    assert await bo.rows() != first
    await bo.button(bo.says("replay-turn-back")).click()
    await bo.button(bo.says("replay-turn-back")).click()
    assert await bo.rows() == first
    await bo.page.keyboard.press("Home")
    await expect(bo.button(bo.says("replay-back"))).to_be_disabled()
    await bo.page.keyboard.press("End")
    await expect(bo.button(bo.says("replay-next"))).to_be_disabled()
    assert await bo.rows() == last
    said = await verdict(bo)
    await expect(said).to_have_class(re.compile(r"\bhonest\b"))
    await expect(said).to_have_text(bo.says("fair-honest", count=1))


async def test_a_replay_is_seen_with_the_eyes_one_chooses(arrive: Arrive) -> None:
    ada = await arrive()
    identity = await finished_match(ada)
    await ada.go(f"/g/{identity}?step=1")
    eyes = ada.page.get_by_label(ada.says("replay-eyes"))
    hands = ada.page.locator('[data-card^="hand-"]:not([data-card$=":"])')
    for value, seen in (("open", 40), ("2", 10), ("spectator", 0), ("open", 40)):
        await eyes.select_option(value)
        await expect(hands).to_have_count(seen)
    await ada.button(ada.says("replay-play")).click()
    await expect(ada.page).to_have_url(re.compile(r"step=([2-9]|\d\d)"))
    await ada.button(ada.says("replay-pause")).click()
    await expect(ada.button(ada.says("replay-play"))).to_be_visible()


async def test_a_replay_plays_by_itself(arrive: Arrive) -> None:
    ada = await arrive(Likes(settings={"speed": "fast", "motion": "full"}))
    identity = await finished_match(ada)
    await ada.go(f"/g/{identity}")
    await expect(ada.page).to_have_url(re.compile(r"step=([5-9]|\d\d)"))
    await expect(ada.button(ada.says("replay-pause"))).to_be_visible()
    # Jumping is stopping.
    await ada.button(ada.says("replay-turn", number=1)).click()
    await expect(ada.button(ada.says("replay-play"))).to_be_visible()
