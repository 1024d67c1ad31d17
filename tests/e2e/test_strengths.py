"""How one plays: what the reviews of one's own matches found, collected by the browser."""

import re

from playwright.async_api import expect

from tests.e2e import screens
from tests.e2e.conftest import Arrive
from tests.e2e.past import finished_match
from tests.e2e.person import Likes
from tests.e2e.screens import JUDGED

KEPT = "() => JSON.parse(localStorage.getItem('sixthcow-errors') ?? '{\"matches\":[]}').matches"


async def test_a_review_of_ones_own_match_is_added(arrive: Arrive) -> None:
    await screens.compiled()
    ada = await arrive(Likes(size=(390, 844)))
    await ada.go("/strengths")
    await expect(ada.page.get_by_text(ada.says("strengths-empty"))).to_be_visible()
    identity = await finished_match(ada)
    await ada.go(f"/g/{identity}/review")
    await expect(ada.page.get_by_text(ada.says("review-sum"))).to_be_visible()
    link = ada.page.get_by_role("link", name=ada.says("strengths-title"))
    await link.focus()
    await ada.page.keyboard.press("Enter")
    await expect(ada.page).to_have_url(re.compile("/strengths/classic$"))
    await expect(ada.page.get_by_text(ada.says("strengths-matches", count=1))).to_be_visible()
    (kept,) = await ada.page.evaluate(KEPT)
    assert kept["decisions"] == sum(kept["classes"].values()) > 0
    row = ada.page.get_by_role("listitem").filter(has_text=ada.says("situation-play"))
    await expect(row).to_contain_text(
        ada.says("strengths-decisions", count=kept["situations"]["play"]["decisions"])
    )
    said = "strengths-luck-cost" if kept["luck"] > 0 else "strengths-luck-saved"
    points = f"{abs(kept['luck']):.1f}"
    await expect(ada.page.get_by_text(ada.says(said, points=points))).to_be_visible()


async def test_every_game_that_one_has_reviewed_can_be_chosen(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/about")
    await ada.page.evaluate(JUDGED)
    await ada.go("/me")
    await ada.page.get_by_role("link", name=ada.says("strengths-title")).click()
    games = ada.page.get_by_label(ada.says("training-game"))
    await expect(games).to_have_value("himmel")
    await expect(ada.page.get_by_text(ada.says("strengths-matches", count=3))).to_be_visible()
    await games.select_option("classic")
    await expect(ada.page).to_have_url(re.compile("/strengths/classic$"))
    await expect(ada.page.get_by_text(ada.says("strengths-matches", count=9))).to_be_visible()
    chart = ada.page.get_by_role("img", name=ada.says("strengths-errors"))
    await expect(chart.locator("circle")).to_have_count(9)
