"""Every screen is for everyone: it fits any phone, a thumb hits all of it, axe finds no fault."""

from typing import Any, Literal

import pytest
from playwright.async_api import expect

from tests.e2e.browsing import ROOT
from tests.e2e.conftest import Arrive
from tests.e2e.person import DESKTOP, Likes, Person
from tests.e2e.screens import SCREENS, settled

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}
# Upright, small, on its side; and a desktop's window at 200 %.
PHONES = [(360, 740), (320, 640), (740, 360), (640, 400)]

# Whatever makes the page, or a sheet on it, scroll sideways.
WIDER = """() => {
  const sheets = [...document.querySelectorAll('dialog[open]')].filter(
    (sheet) => sheet.scrollWidth > sheet.clientWidth + 1);
  const outside = [...document.querySelectorAll('body *')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width && (box.right > innerWidth + 1 || box.left < -1);
  });
  return document.documentElement.scrollWidth > innerWidth || sheets.length
    ? [...sheets, ...outside].slice(0, 5).map((one) => `sideways: ${one.outerHTML.slice(0, 160)}`)
    : [];
}"""
# A link in a sentence is as large as its words; a box is as large as its label.
SMALL = """() => {
  const open = document.querySelector('dialog[open]') ?? document;
  const all = [...open.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=tab], [role=button]')];
  const inText = (element) => getComputedStyle(element).display === 'inline' &&
    [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return all.filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || inText(element)) return false;
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    const unseen = box.width <= 1 || box.bottom < 0;
    return !unseen && (box.width < 43.5 || box.height < 43.5);
  }).map((element) => {
    const box = element.getBoundingClientRect();
    const size = `${box.width.toFixed(0)}×${box.height.toFixed(0)}`;
    return `small: ${size} ${element.outerHTML.slice(0, 140)}`;
  });
}"""
HAND = """() => [...document.querySelectorAll('ul[data-zone^="hand-"] > li')].filter((card) => {
  const box = card.getBoundingClientRect();
  return box.bottom > innerHeight || box.top < 0 || box.left < 0 || box.right > innerWidth;
}).map((card) => `out of sight: ${card.innerText}`)"""

# Whatever is in order is neither described nor sent here.
VIOLATIONS = """async (options) =>
  (await axe.run(document, { ...options, resultTypes: ['violations'] })).violations"""
# Grey on grey, and a button without a name.
SPOIL = """() => {
  const grey = document.createElement('p');
  grey.append('Grey');
  grey.style.cssText = 'color: #888; background: #777';
  document.querySelector('main').append(grey, document.createElement('button'));
}"""


@pytest.mark.parametrize("name", SCREENS)
async def test_a_screen_is_for_everyone(name: str, arrive: Arrive) -> None:
    ada = await arrive(Likes(size=PHONES[0]))
    await SCREENS[name](ada)
    problems = []
    for size in PHONES:
        await resize(ada, size)
        for script in (WIDER, SMALL, HAND):
            problems += [f"{size}: {one}" for one in await ada.page.evaluate(script)]
    await resize(ada, DESKTOP)
    assert problems + await axe_faults(ada) == []


async def test_what_cannot_be_read_is_found(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/about")
    await expect(ada.page.locator("main h1")).to_be_visible()
    await ada.page.evaluate(SPOIL)
    found = await axe_faults(ada)
    assert [fault.split(": ")[:2] for fault in found] == [
        ["light", "button-name"],
        ["light", "color-contrast"],
        ["dark", "color-contrast"],
    ]


async def axe_faults(person: Person) -> list[str]:
    """What axe finds on the screen that is shown: everything in the light, colours in the dark."""
    await person.paint()
    await person.page.evaluate(AXE.read_text("utf-8"))
    contrast = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
    return await faults(person, "light", {}) + await faults(person, "dark", contrast)


async def resize(person: Person, size: tuple[int, int]) -> None:
    """Another window."""
    await person.page.set_viewport_size({"width": size[0], "height": size[1]})
    await settled(person)


async def faults(
    person: Person, theme: Literal["light", "dark"], options: dict[str, Any]
) -> list[str]:
    """What axe finds serious, as lines of text."""
    await person.page.emulate_media(color_scheme=theme)
    await expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
    await settled(person)
    violations = await person.page.evaluate(VIOLATIONS, options)
    return [
        f"{theme}: {finding['id']}: {node['html'][:200]} — {node['failureSummary']}"
        for finding in violations
        if finding["impact"] in SERIOUS
        for node in finding["nodes"]
    ]
