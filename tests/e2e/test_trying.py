"""Playing on from a moment of a replay or a review, and comparing with what happened there."""

import re

from playwright.async_api import expect

from tests.e2e import screens
from tests.e2e.conftest import Arrive
from tests.e2e.past import finished_match
from tests.e2e.person import Likes

TABLE = re.compile(r"/t/[a-z0-9]{12}$")


async def test_one_plays_on_from_a_replay_and_compares(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive(Likes(size=(390, 844)))
    identity = await finished_match(ada)
    await bo.go(f"/g/{identity}?step=30")
    await bo.button(bo.says("replay-try")).click()
    sheet = bo.page.get_by_role("dialog", name=bo.says("replay-try"))
    await sheet.get_by_label(bo.says("replay-try-seat")).select_option("1")
    level = sheet.get_by_label(bo.says("page-bot-level"))
    await expect(level).to_have_value("strong")  # nothing is known of this person
    await level.select_option("cautious")
    await sheet.get_by_role("button", name=bo.says("setup-play"), exact=True).click()
    await bo.page.wait_for_url(TABLE)
    await expect(bo.page.get_by_text(bo.says("page-continues"))).to_be_visible()
    await bo.offered()
    assert len(await bo.cards()) < 10
    await bo.play()
    over = bo.page.get_by_role("dialog", name=bo.says("page-over"))
    said = re.escape(bo.says("page-original-total", mine=7, points=7))
    original = re.compile(said.replace("7", r"\d+"))
    await expect(over.get_by_text(original)).to_be_visible()

    # The proof says what it is about.
    tried = bo.page.url.rpartition("/")[2]
    await bo.go(f"/g/{tried}")
    await bo.button(bo.says("replay-sheet-fairness")).click()
    await bo.button(bo.says("fair-check")).click()
    proof = bo.page.get_by_role("dialog")
    await expect(proof.locator(".verdict.honest")).to_be_visible()
    link = proof.get_by_role("link", name=bo.says("replay-try-original"))
    await expect(link).to_have_attribute("href", f"/g/{identity}")


async def test_one_plays_on_from_a_review(arrive: Arrive) -> None:
    await screens.compiled()
    ada = await arrive()
    identity = await finished_match(ada)
    await ada.go(f"/g/{identity}/review?seat=2&move=12")
    await ada.button(ada.says("replay-try")).click()
    sheet = ada.page.get_by_role("dialog", name=ada.says("replay-try"))
    await expect(sheet.get_by_label(ada.says("replay-try-seat"))).to_have_value("1")
    await sheet.get_by_label(ada.says("page-bot-level")).select_option("cautious")
    await sheet.get_by_role("button", name=ada.says("setup-play"), exact=True).click()
    await ada.page.wait_for_url(TABLE)
    assert await ada.offered()
