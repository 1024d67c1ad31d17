"""A round without a mouse: whatever has the focus shows it."""

from playwright.async_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import Person

# What has the focus, and whether one can see that.
FOCUS = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return {
    text: element.innerText || element.ariaLabel || '',
    item: element.dataset.item ?? '',
    seen: element.matches(':focus-visible') && style.outlineStyle !== 'none' &&
      parseFloat(style.outlineWidth) >= 2 && box.bottom > 0 && box.top < innerHeight,
  };
}"""
FAR = 40  # presses of Tab, at most, to anything


async def press(person: Person, key: str) -> dict[str, str]:
    """Press a key; where the focus is then, which must be visible."""
    await person.page.keyboard.press(key)
    focus = await person.page.evaluate(FOCUS)
    assert focus, f"{key} leads nowhere"
    assert focus["seen"], f"{key} leads to {focus}, which does not show it"
    return dict(focus)


async def tab_to(person: Person, text: str) -> None:
    """Press Tab until the focus is on something of that name."""
    for _ in range(FAR):
        if text in (await press(person, "Tab"))["text"]:
            return
    raise AssertionError(f"Tab does not lead to {text}")


async def test_a_round_without_a_mouse(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=2, options={"rounds": 1})
    number = 0
    while items := await ada.offered():
        number += 1
        focus = await press(ada, "Tab" if number == 1 else "ArrowRight")
        while not focus["item"]:
            focus = await press(ada, "Tab")
        for key in ("ArrowLeft", "ArrowRight", "ArrowDown")[: number % 4]:
            focus = await press(ada, key)
        assert focus["item"] in [item["key"] for item in items]
        await ada.page.keyboard.press("Enter")
        await ada.page.wait_for_function(
            "([key, left]) => document.querySelectorAll('[data-item]').length !== left"
            " || document.activeElement?.dataset.item !== key",
            arg=[focus["item"], len(items)],
        )
    table = ada.page.url
    await tab_to(ada, ada.says("page-rematch"))
    await ada.page.keyboard.press("Enter")
    await expect(ada.page).not_to_have_url(table)
    assert await ada.offered()


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
