"""Training: the puzzle of the day first, then position after position, kept by the browser."""

import json
import re
from datetime import UTC, datetime, timedelta
from math import floor
from typing import Any

from playwright.async_api import expect

from tests.e2e import screens
from tests.e2e.conftest import Arrive
from tests.e2e.past import finished_match
from tests.e2e.person import Likes, Person

MISTAKES = "() => JSON.parse(localStorage.getItem('sixthcow-mistakes') ?? '{\"open\":[]}').open"


def rated(puzzle: int, right: int) -> int:
    """What a newcomer's rating becomes with the first answer: nearly nobody solves the hardest
    puzzles, and whoever does not loses nothing by it."""
    likely = 1 / (1 + 10 ** ((puzzle - 1000) / 400))
    return floor(1000 + 64 * (right - likely) + 0.5)


async def test_one_trains_by_keyboard_and_the_browser_remembers(arrive: Arrive) -> None:
    ada = await arrive(Likes(size=(390, 844)))
    await ada.go("/")
    await ada.page.get_by_role("link", name=ada.says("start-training-help")).click()
    heading = ada.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text(ada.says("training-daily"))
    choices = ada.page.locator(".choice")
    await expect(choices.nth(1)).to_be_visible()
    rating = ada.page.locator("dd").first
    training = await ada.ask("GET", "/api/training/classic")

    await choices.first.focus()
    await ada.page.keyboard.press("Enter")
    following = ada.button(ada.says("training-next"))
    await expect(following).to_be_focused()
    costs = ada.page.get_by_role("list", name=ada.says("coach-choices"))
    await expect(costs.locator(".best")).to_have_count(1)
    right = await ada.page.locator(".verdict.right").count()
    said = f"{rated(training['ratings'][training['today']], right):,}"
    await expect(rating).to_have_text(said)
    await expect(ada.page.locator("dd").nth(2)).to_have_text(str(right))

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


async def with_mistakes(person: Person) -> list[dict[str, Any]]:
    """Play matches without thinking, and look at their reviews, until there was a mistake."""
    await screens.compiled()
    mistakes: list[dict[str, Any]] = []
    for seed in range(5):
        identity = await finished_match(person, seed=seed)
        await person.go(f"/g/{identity}/review")
        await expect(person.page.get_by_text(person.says("review-sum"))).to_be_visible()
        kept = "() => (localStorage.getItem('sixthcow-mistakes') ?? '').includes(id)"
        await person.page.wait_for_function(kept.replace("id", repr(identity)))
        mistakes = await person.page.evaluate(MISTAKES)
        if mistakes:
            break
    assert mistakes
    assert await person.page.evaluate("() => localStorage.getItem('sixthcow-errors')")
    return mistakes


async def test_mistakes_come_back_until_they_are_solved(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive()
    count = len(await with_mistakes(ada))
    address = ada.page.url
    train = ada.page.get_by_role("link", name=ada.says("training-title"))
    await expect(train).to_contain_text(ada.says("training-added", count=count))
    await ada.page.reload()  # nothing is added twice
    await expect(train).to_contain_text(ada.says("training-added", count=count))

    # Somebody else who looks at the same review has nothing to learn from it.
    async with bo.page.expect_response("**/api/tables/*"):
        await bo.page.goto(address)
    await bo.page.wait_for_load_state("networkidle")
    await expect(bo.page.get_by_role("link", name=bo.says("training-title"))).to_be_visible()
    assert await bo.page.evaluate(MISTAKES) == []

    await train.click()
    heading = ada.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text(ada.says("training-daily"))  # today there is nothing
    day = datetime.now(UTC)
    for wait, following in ((1, 3), (3, 7)):
        day += timedelta(days=wait)
        await ada.page.clock.set_fixed_time(day)
        await ada.page.reload()
        await expect(heading).to_have_text(ada.says("training-mistake"))
        due = ada.page.get_by_text(ada.says("training-due", count=count))
        await expect(due).to_be_visible()
        for left in reversed(range(count)):
            mistake = min(await ada.page.evaluate(MISTAKES), key=lambda one: one["due"])
            costs = mistake["position"]["costs"]
            best = min(costs, key=costs.__getitem__)
            actions = [choice["action"] for choice in mistake["position"]["view"]["choices"]]
            await ada.page.locator(".choice").nth(actions.index(best)).click()
            await expect(ada.page.get_by_text(ada.says("training-right"))).to_be_visible()
            await expect(
                ada.page.get_by_text(ada.says("training-back", days=following))
            ).to_be_visible()
            await expect(ada.page.get_by_text(ada.says("training-due", count=left))).to_be_visible()
            await ada.button(ada.says("training-next")).click()
        await expect(heading).not_to_have_text(ada.says("training-mistake"))


async def test_a_level_is_suggested_and_never_imposed(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/about")
    played = {"match": "a", "game": "classic", "decisions": 100, "error": 500}
    kept = json.dumps({"matches": [played]})
    await ada.page.evaluate("(kept) => localStorage.setItem('sixthcow-errors', kept)", kept)
    await ada.go("/")
    await ada.button(re.compile(ada.says("game-classic"))).click()
    dialog = ada.page.get_by_role("dialog")
    others = dialog.get_by_label(ada.says("setup-others"))
    level = ada.says("page-ranked", level=ada.says("level-random"), rank=1)
    suggestion = dialog.get_by_role("button", name=ada.says("setup-suggested", level=level))
    await expect(suggestion).to_be_visible()
    await expect(others).to_have_value("careful")
    await suggestion.click()
    await expect(others).to_have_value("random")
    await others.select_option("strong")
    await expect(suggestion).to_be_visible()
    await expect(others).to_have_value("strong")
    # Nothing is known of another game.
    await dialog.get_by_label(ada.says("setup-game"), exact=True).select_option("himmel")
    await expect(suggestion).to_have_count(0)
