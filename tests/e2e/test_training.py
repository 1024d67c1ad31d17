"""Training: the puzzle of the day first, then position after position, kept by the browser."""

import re

from playwright.async_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes


async def test_one_trains_by_keyboard_and_the_browser_remembers(arrive: Arrive) -> None:
    ada = await arrive(Likes(size=(390, 844)))
    await ada.go("/learn")
    await ada.page.get_by_role("link", name=ada.says("learn-training")).click()
    heading = ada.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text(ada.says("training-daily"))
    choices = ada.page.locator(".choice")
    await expect(choices.nth(1)).to_be_visible()
    rating = ada.page.locator("dd").first
    before = await rating.inner_text()

    await choices.first.focus()
    await ada.page.keyboard.press("Enter")
    following = ada.button(ada.says("training-next"))
    await expect(following).to_be_focused()
    costs = ada.page.get_by_role("list", name=ada.says("coach-choices"))
    await expect(costs.locator(".best")).to_have_count(1)
    right = await ada.page.locator(".verdict.right").count()
    await expect(rating).not_to_have_text(before)
    await expect(ada.page.locator("dd").nth(2)).to_have_text(str(right))
    said = await rating.inner_text()

    await ada.page.keyboard.press("Enter")
    await expect(heading).to_have_text(ada.says("training-title"))
    await expect(choices.first).to_be_visible()
    await ada.page.reload()
    await expect(rating).to_have_text(said)
    await expect(heading).to_have_text(ada.says("training-title"))


async def test_every_game_has_its_own_positions(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/training")
    games = ada.page.get_by_label(ada.says("training-game"))
    await expect(games.get_by_role("option")).not_to_have_count(1)
    await games.select_option("himmel")
    await expect(ada.page).to_have_url(re.compile("/training/himmel$"))
    await expect(ada.page.locator(".choice").first).to_be_visible()
