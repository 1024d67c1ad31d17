"""The review of a match: one tap after its end, by keyboard, on a phone, shared by its address."""

import re

from playwright.async_api import expect

from tests.e2e import screens
from tests.e2e.conftest import Arrive
from tests.e2e.past import finished_match
from tests.e2e.person import Likes, Person


def seen(person: Person) -> tuple[str, str]:
    """The seat and the move in the address."""
    found = re.search(r"seat=(\d+)&move=(\d+)", person.page.url)
    assert found, person.page.url
    return found[1], found[2]


async def test_a_match_is_reviewed_after_its_end(arrive: Arrive) -> None:
    await screens.compiled()
    ada, bo = await arrive(), await arrive(Likes(size=(390, 844)))
    identity = await screens.over(ada, rounds=1)
    await ada.page.get_by_role("link", name=ada.says("page-review")).click()
    await expect(ada.page).to_have_url(re.compile(rf"/g/{identity}/review\?seat=1&move=\d+"))
    costs = ada.page.get_by_role("list", name=ada.says("coach-choices"))
    await expect(costs).to_be_visible()
    await expect(ada.page.get_by_text(ada.says("review-sum"))).to_be_visible()

    # From the first decision to the second, by keyboard.
    await ada.page.keyboard.press("Home")
    await expect(costs.get_by_role("listitem")).to_have_count(10)
    await expect(costs.locator(".best")).to_have_count(1)
    await expect(costs.locator(".chosen")).to_have_count(1)
    first = seen(ada)
    await ada.page.keyboard.press("ArrowRight")
    await expect(ada.page).not_to_have_url(re.compile(f"move={first[1]}$"))
    shown = await costs.get_by_role("listitem").all_inner_texts()

    # Somebody else sees the same moment at the same address, on a phone.
    await bo.page.goto(ada.page.url)
    there = bo.page.get_by_role("list", name=bo.says("coach-choices"))
    await expect(there.get_by_role("listitem")).to_have_text(shown, use_inner_text=True)
    assert seen(bo) == seen(ada)
    await bo.page.get_by_label(bo.says("coach-seat")).select_option("2")
    await expect(bo.page).to_have_url(re.compile("seat=3&"))


async def test_one_goes_from_mistake_to_mistake(arrive: Arrive) -> None:
    await screens.compiled()
    ada = await arrive()
    identity = await finished_match(ada)
    await ada.go(f"/g/{identity}?step=5")
    await ada.page.get_by_role("link", name=ada.says("page-review")).click()
    await expect(ada.page.get_by_text(ada.says("review-sum"))).to_be_visible()
    verdict = ada.page.locator(".verdict")
    later = ada.button(ada.says("coach-next-mistake"))
    earlier = ada.button(ada.says("coach-previous-mistake"))
    await ada.page.keyboard.press("Home")
    await expect(earlier).to_be_disabled()
    while await later.is_enabled():
        before = seen(ada)
        await ada.page.keyboard.press("n")
        await expect(ada.page).not_to_have_url(re.compile(f"seat={before[0]}&move={before[1]}$"))
        await expect(verdict).to_have_class(re.compile("mistake|blunder"))
    await ada.page.keyboard.press("End")
    await expect(later).to_be_disabled()


async def test_there_is_no_review_of_nothing(arrive: Arrive) -> None:
    ada = await arrive()
    ada.expected.append("404")
    await ada.go("/g/nothing00000/review")
    await expect(ada.page.get_by_role("alert")).to_be_visible()


async def test_from_right_to_left_the_cards_begin_where_the_text_does(arrive: Arrive) -> None:
    await screens.compiled()
    ada = await arrive(Likes(language="fa"))
    identity = await finished_match(ada)
    await ada.go(f"/g/{identity}/review?seat=1&move=30")
    cards = ada.page.get_by_role("list", name=ada.says("coach-choices"))
    await expect(cards).to_be_visible()
    right = "found => found.getBoundingClientRect().right"
    text = await ada.page.locator(".verdict").evaluate(right)
    assert await cards.get_by_role("listitem").last.evaluate(right) == text
