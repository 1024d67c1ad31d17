"""What is kept of matches: the history with its filters, figures, the leaderboard."""

import asyncio
from typing import Any

from playwright.async_api import Locator, expect

from tests.e2e.company import gathered, identity
from tests.e2e.conftest import Arrive
from tests.e2e.person import Person


def matches(person: Person) -> Locator:
    """The matches that are listed."""
    history = person.page.get_by_role("region", name=person.says("me-history"))
    return history.locator("a[href^='/g/']")


async def test_matches_are_kept_counted_and_ranked(arrive: Arrive) -> None:
    rated: dict[str, Any] = {"rated": True, "visibility": "public", "options": {"rounds": 1}}
    _, (ada, bo) = await gathered(arrive, **rated)
    await asyncio.gather(ada.play(), bo.play())
    await ada.open_table("twins", seats=2, options={"rounds": 1})
    await ada.play()
    await ada.go("/me")
    await expect(matches(ada)).to_have_count(2)
    await filters_show_what_they_say(ada)
    await the_figures_are_of_all_matches(ada)
    await the_board_shows_both_with_their_public_matches(ada, bo)


async def filters_show_what_they_say(ada: Person) -> None:
    """By game, and by how it ended."""
    places = await matches(ada).all_inner_texts()
    won = sum(ada.says("history-place", place=1, of=2) in text for text in places)
    ending = ada.page.get_by_label(ada.says("history-filter"))
    for value, count in (("won", won), ("lost", 2 - won), ("all", 2)):
        await ending.select_option(value)
        await expect(matches(ada)).to_have_count(count)
    game = ada.page.get_by_role("combobox", name=ada.says("lobby-filter-game"))
    await game.select_option("himmel")
    await expect(ada.page.get_by_text(ada.says("history-none"))).to_be_visible()
    await game.select_option("classic")
    await expect(matches(ada)).to_have_count(1)
    await expect(matches(ada)).to_contain_text(ada.says("page-rated"))


async def the_figures_are_of_all_matches(ada: Person) -> None:
    """Game by game, and head to head with people."""
    figures = ada.page.get_by_role("region", name=ada.says("me-stats"))
    for game, is_rated in (("classic", True), ("twins", False)):
        entry = figures.get_by_role("listitem").filter(has_text=ada.says(f"game-{game}"))
        await expect(entry).to_contain_text(ada.says("stats-games", count=1))
        await expect(entry.get_by_text(ada.says("stats-rating"))).to_have_count(int(is_rated))
    await expect(figures.get_by_role("link", name="Bo")).to_be_visible()


async def the_board_shows_both_with_their_public_matches(ada: Person, bo: Person) -> None:
    """Somebody who looks at the other player from there sees what was played in public."""
    await bo.go("/leaderboard/classic")
    mine = await identity(ada)
    line = bo.page.get_by_role("row").filter(has=bo.page.locator(f'a[href="/people/{mine}"]'))
    await expect(line.get_by_role("cell").last).to_have_text("1")
    await line.get_by_role("link", name="Ada").click()
    await expect(bo.page.get_by_role("heading", name="Ada")).to_be_visible()
    await expect(matches(bo)).to_have_count(1)
    await matches(bo).click()
    await expect(bo.button(bo.says("replay-play"))).to_be_visible()
