"""Five languages: switched at once, right to left where they are written so."""

import re

import pytest
from playwright.async_api import expect

from sixthcow.locale import LANGUAGES, Words
from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes, Person

PERSIAN_DIGITS = re.compile("[۰-۹]")
LATIN_DIGITS = re.compile("[0-9]")
# People are called what they are called.
TEXT_WITHOUT_PEOPLE = """() => {
  const main = document.querySelector('main');
  for (const name of main.querySelectorAll('bdi')) name.style.display = 'none';
  return main.innerText;
}"""
ORDER = """(name) => [...document.querySelectorAll(`[data-zone="${name}"] [data-card]`)]
  .map((card) => card.getBoundingClientRect().x)"""


async def test_a_persian_round_runs_right_to_left(arrive: Arrive) -> None:
    ada = await arrive(Likes(language="fa"))
    await ada.open_table(options={"rounds": 1})
    html = ada.page.locator("html")
    await expect(html).to_have_attribute("dir", "rtl")
    await expect(html).to_have_attribute("lang", "fa")
    await ada.play(5)
    await ada.offered()
    places = await ada.page.locator(".player").all()
    across = [box["x"] for place in places if (box := await place.bounding_box())]
    assert across == sorted(across, reverse=True)
    for row, cards in enumerate(await ada.rows()):
        columns = await ada.page.evaluate(ORDER, f"row-{row}")
        assert columns == sorted(columns), cards
    await ada.play()
    ranking = ada.page.get_by_role("dialog").get_by_role("listitem")
    for text in await ranking.all_inner_texts():
        assert re.search(PERSIAN_DIGITS, text)
    names = [name.rsplit(" ", 1)[0] for name in await ranking.locator("bdi").all_inner_texts()]
    assert all(names)


async def test_persian_screens_have_persian_digits(arrive: Arrive) -> None:
    ada, bo = await arrive(Likes(language="fa")), await arrive()
    await bo.open_table(bots=False, seats=4, visibility="public")  # of somebody called Moo 475, say
    await ada.go("/")
    await expect(ada.page.locator("main a[href^='/t/']").first).to_be_visible()
    seats = ada.page.get_by_role("listitem").get_by_text("۲ تا ۱۰").first
    await expect(seats).to_be_visible()
    shown = await ada.page.evaluate(TEXT_WITHOUT_PEOPLE)
    assert re.search(PERSIAN_DIGITS, shown)
    assert re.search(LATIN_DIGITS, without_names(shown)) is None


@pytest.mark.parametrize("path", ["/", "/rules/classic", "/learn", "/me", "/lobby"])
async def test_a_screen_changes_its_language_at_once(path: str, arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go(path)
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        await change_language(ada, language)
        words = Words(language)
        await expect(ada.page.locator("html")).to_have_attribute("lang", language)
        await expect(ada.page.locator("html")).to_have_attribute("dir", words.direction)
        link = ada.page.get_by_role("link", name=words.text("nav-rules"), exact=True)
        await expect(link.first).to_be_visible()


async def change_language(person: Person, language: str) -> None:
    """Through the sheet that every screen has."""
    await person.page.get_by_role("banner").get_by_role("button").click()
    sheet = person.page.get_by_role("dialog")
    await sheet.locator("select").first.select_option(language)
    await expect(person.page.locator("html")).to_have_attribute("lang", language)
    await person.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)


def without_names(text: str) -> str:
    """Titles of games and pictures of cards keep the digits that are printed on the box."""
    return "\n".join(line for line in text.splitlines() if not line.isdigit())
