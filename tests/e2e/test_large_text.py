"""Text of twice the usual size on a phone: all that one plays with is there and can be hit."""

import pytest
from playwright.async_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.fitting import misfits
from tests.e2e.person import Likes, Person
from tests.e2e.screens import settled
from tests.e2e.test_screens import WIDER

PHONE = (390, 844)
TWICE = {"fontSizes": {"standard": 32, "fixed": 26}}
# What one plays with, and what one reads for it.
TABLE = (
    "header :is(.home, .where, .turns, .clock, .button), .player :is(.total, .laid), .number,"
    " .columns h2, .rows [data-card], .dock p:not(.unseen), .dock .actions .button, .hand > li"
)
BEFORE = "header :is(.home, .where, .button), main :is(dt, dd, .button, .field, h1, .name, svg)"


async def enlarge(person: Person) -> None:
    """What people who see badly set in their browser."""
    browser = await person.context.new_cdp_session(person.page)
    await browser.send("Page.setFontSizes", TWICE)


async def stays(person: Person) -> None:
    """Nothing moves whichever card one points at: a click hits what it was meant for."""
    cards = person.hand()
    await cards.last.scroll_into_view_if_needed()
    before = await cards.first.bounding_box()
    for card in await cards.all():
        await card.hover()
        await expect(person.page.locator(".dock .preview")).to_be_visible()
        assert await cards.first.bounding_box() == before


async def fits(person: Person, selector: str) -> None:
    """Nothing sticks out, and nothing overlaps."""
    await settled(person)
    size = await person.page.evaluate("getComputedStyle(document.documentElement).fontSize")
    assert size == "32px"
    assert await person.page.evaluate(WIDER) == []
    assert await misfits(person, selector) == []


@pytest.mark.parametrize("language", ["fa", "de"])
async def test_a_table_with_large_text(language: str, arrive: Arrive) -> None:
    ada = await arrive(Likes(size=PHONE, language=language))
    await enlarge(ada)
    await ada.open_table(seats=4, bots=False)
    await expect(ada.page.locator("dl")).to_be_visible()
    await fits(ada, BEFORE)
    await ada.open_table(seats=4, pace="relaxed")
    await ada.offered()
    await fits(ada, TABLE)
    await stays(ada)
    await ada.decide()
    await expect(ada.hand()).to_have_count(9)
    await ada.offered()
    await fits(ada, TABLE)
    await ada.open_table("himmel", seats=4, pace="relaxed")
    await ada.offered()
    await fits(ada, TABLE)
