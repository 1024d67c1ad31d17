"""A round without a mouse: whatever has the focus shows it."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes, Person
from tests.e2e.playing import chosen
from tests.e2e.screens import last_card

# What has the focus, and whether one can see that.
FOCUS = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return {
    text: element.labels?.[0]?.innerText || element.innerText || element.ariaLabel || '',
    item: element.dataset.item ?? '',
    place: [...document.querySelectorAll('[data-item]')].indexOf(element), // cards can be alike
    seen: element.matches(':focus-visible') && style.outlineStyle !== 'none' &&
      parseFloat(style.outlineWidth) >= 2 && box.bottom > 0 && box.top < innerHeight,
  };
}"""
# Whether something that can have the focus is called so.
FOCUSABLE = """(text) => [...document.querySelectorAll(
  'a[href], button, input, select, textarea, summary, [tabindex]')].some((element) =>
    element.checkVisibility() &&
    (element.labels?.[0]?.innerText || element.innerText || element.ariaLabel || '')
      .includes(text))"""
# Notes, from now on, what went away whenever nothing has the focus after that.
WATCH = """() => {
  window.lost = [];
  new MutationObserver((all) => setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const gone = all.flatMap((each) => [...each.removedNodes]);
    window.lost.push(gone.map((one) => one.outerHTML?.slice(0, 200)).join());
  })).observe(document.body, { childList: true, subtree: true });
}"""
# By default the browser says whether things move; here they do not.
STILL = Likes(settings={"speed": "instant"})
# Along the hand and back, then along what lies above it.
SEARCH = ["ArrowDown", "ArrowLeft", "ArrowRight", *["ArrowUp", "ArrowLeft", "ArrowRight"] * 3]
FAR = 40  # presses of Tab, at most, to anything
MOST = 99  # choices in a round


async def pressed(person: Person, key: str) -> dict[str, Any] | None:
    """Press a key: where the focus is then, which must be visible; None if nothing has it."""
    await person.page.keyboard.press(key)
    focus = await person.page.evaluate(FOCUS)
    assert focus is None or focus["seen"], f"{key} leads to {focus}, which does not show it"
    return None if focus is None else dict(focus)


async def press(person: Person, key: str) -> dict[str, Any]:
    """Press a key: where the focus is then, which must be somewhere."""
    focus = await pressed(person, key)
    assert focus, f"{key} leads nowhere"
    return focus


async def tab_to(person: Person, text: str, key: str = "Tab") -> None:
    """Press Tab until the focus is on something of that name, once it is there. Between the end of
    the page and its beginning are the browser's own controls."""
    await person.page.wait_for_function(FOCUSABLE, arg=text)
    ends = 0
    for _ in range(FAR):
        focus = await pressed(person, key)
        ends += focus is None
        assert ends < 2, f"{key} does not lead to {text}"
        if focus and text in focus["text"]:
            return
    raise AssertionError(f"{key} does not lead to {text}")


async def choose(person: Person, key: str) -> None:
    """Lead the focus to something that can be chosen, from wherever it is, and choose it."""
    focus = await person.page.evaluate(FOCUS)
    assert focus, "nothing has the focus"
    if not focus["item"]:
        focus = await press(person, "ArrowRight")
    for way in SEARCH:
        before = None
        while focus["item"] != key and focus["place"] != before:
            before, focus = focus["place"], await press(person, way)
        if focus["item"] == key:
            await person.page.keyboard.press("Enter")
            return
    raise AssertionError(f"no arrow leads to {key}")


@pytest.mark.parametrize(
    ("game", "rounds"), [("classic", "option-rounds"), ("himmel", "option-rounds-himmel")]
)
async def test_a_whole_game_from_the_first_screen_keeps_the_focus(
    game: str, rounds: str, arrive: Arrive
) -> None:
    ada = await arrive(STILL)
    await ada.page.emulate_media(reduced_motion="reduce")
    await ada.go("/")
    await expect(ada.page.get_by_role("list").first).to_be_visible()
    await tab_to(ada, ada.says(f"game-{game}.summary"))
    await ada.page.keyboard.press("Enter")
    await tab_to(ada, ada.says("setup-options"))
    await ada.page.keyboard.press("Enter")
    await tab_to(ada, ada.says(rounds))
    await ada.page.keyboard.type("1")
    await tab_to(ada, ada.says("setup-play"))
    await ada.page.keyboard.press("Enter")
    await ada.offered()
    await expect(ada.page.locator("html")).to_have_attribute("data-motion", "reduced")
    await ada.page.evaluate(WATCH)
    for number in range(MOST):
        items = await ada.offered()
        if not items:
            break
        await choose(ada, chosen(items, number))
        if number == 1:
            await looked_into(ada)
    over = ada.page.get_by_role("dialog", name=ada.says("page-over"))
    await expect(over).to_be_visible()
    await press(ada, "Tab")
    await ada.page.keyboard.press("Enter")
    await expect(over).to_have_count(0)
    assert await ada.page.evaluate("window.lost") == []
    await tab_to(ada, ada.says("page-result"), "Shift+Tab")
    await ada.page.keyboard.press("Enter")
    table = ada.page.url
    await tab_to(ada, ada.says("page-rematch"))
    await ada.page.keyboard.press("Enter")
    await expect(ada.page).not_to_have_url(table)
    await expect(over).to_have_count(0)
    assert await ada.offered()
    assert await ada.page.evaluate(FOCUS)


async def looked_into(person: Person) -> None:
    """Sheets that are opened and closed in the middle of a match."""
    page = person.page
    await page.keyboard.press("s")
    sheet = page.get_by_role("dialog")
    await expect(sheet).to_be_visible()
    await press(person, "Tab")
    await page.keyboard.press("Enter")  # the cross
    await expect(sheet).to_have_count(0)
    await tab_to(person, person.says("page-panel-options"), "Shift+Tab")
    await page.keyboard.press("Enter")
    await expect(sheet).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    focus = await page.evaluate(FOCUS)
    assert person.says("page-panel-options") in focus["text"]


async def test_cards_by_their_numbers(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=2, options={"rounds": 1})
    items = await ada.offered()
    card = items[-1]["key"].rsplit(":", 1)[1]
    for digit in card:
        focus = await press(ada, digit)
    assert focus["item"].endswith(f":{card}")
    await ada.page.keyboard.press("Enter")
    await expect(ada.hand()).to_have_count(9)


async def test_from_the_first_screen_to_a_table(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/")
    await expect(ada.button(ada.says("page-play-now"))).to_be_visible()
    await tab_to(ada, ada.says("page-play-now"))
    await ada.page.keyboard.press("Enter")
    assert await ada.offered()
    await press(ada, "ArrowRight")


async def test_a_sheet_closes_and_gives_the_focus_back(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/")
    await expect(ada.button(ada.says("page-play-friends"))).to_be_enabled()
    await tab_to(ada, ada.says("page-play-friends"))
    await ada.page.keyboard.press("Enter")
    sheet = ada.page.get_by_role("dialog")
    await expect(sheet).to_be_visible()
    await press(ada, "Tab")
    await ada.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    focus = await ada.page.evaluate(FOCUS)
    assert ada.says("page-play-friends") in focus["text"]


async def test_a_quick_match_and_back(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/")
    await expect(ada.button(ada.says("page-play-quick"))).to_be_enabled()
    await tab_to(ada, ada.says("page-play-quick"))
    await press(ada, "Tab")
    await ada.page.keyboard.type(ada.says("game-twins"))
    await tab_to(ada, ada.says("page-play-quick"), "Shift+Tab")
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.locator("main h1")).to_have_text(ada.says("game-twins"))
    await tab_to(ada, ada.says("page-leave"))
    await ada.page.keyboard.press("Enter")
    await expect(ada.button(ada.says("page-play-quick"))).to_be_visible()


async def test_words_in_the_chat_play_no_cards(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=2)
    await ada.offered()
    await tab_to(ada, ada.says("page-panel-chat"))
    await ada.page.keyboard.press("Enter")
    message = ada.page.get_by_role("textbox", name=ada.says("page-message"))
    for _ in range(FAR):
        if await message.evaluate("(box) => box === document.activeElement"):
            break
        await press(ada, "Tab")
    await ada.page.keyboard.type("12 rows, 34 cows?")
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_role("tabpanel").get_by_text("12 rows, 34 cows?")).to_be_visible()
    await expect(message).to_be_focused()
    await expect(message).to_have_value("")
    await expect(ada.hand()).to_have_count(10)
    await expect(ada.page.get_by_role("dialog")).to_have_count(0)


async def test_the_end_of_a_round_gives_the_focus_back(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=2, options={"rounds": 2})
    await ada.offered()
    await press(ada, "ArrowRight")
    await last_card(ada)
    sheet = ada.page.get_by_role("dialog")
    await tab_to(ada, ada.says("page-next-round"))
    await ada.page.keyboard.press("Enter")
    await expect(sheet).to_have_count(0)
    assert await ada.page.evaluate(FOCUS), "nothing has the focus"
    await ada.offered()
    assert (await press(ada, "ArrowRight"))["item"]
