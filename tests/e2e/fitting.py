"""Whether what matters on a screen is all there: inside its width, uncut, nothing on another."""

from pathlib import Path

from playwright.async_api import expect

from tests.e2e.person import Person
from tests.e2e.screens import settled

BUTTONS = "main .button, header .button, .bottom .button, .banner .link"

# Things are told by their words. A part of another thing does not lie on it.
MISFITS = """(selector) => {
  const name = (one) => (one.innerText || one.ariaLabel || one.outerHTML).trim().slice(0, 60);
  const all = [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1);
  const boxes = all.map((one) => one.getBoundingClientRect());
  const wrong = all.length ? [] : ['nothing is there'];
  all.forEach((one, number) => {
    const box = boxes[number];
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`outside: ${name(one)}`);
    const scrolls = one.matches('input, :has(.unseen)'); // as it should
    if (!scrolls && one.scrollWidth > one.clientWidth + 1) wrong.push(`cut off: ${name(one)}`);
    all.slice(number + 1).forEach((other, further) => {
      const rival = boxes[number + 1 + further];
      const over = box.left < rival.right - 1 && rival.left < box.right - 1 &&
        box.top < rival.bottom - 1 && rival.top < box.bottom - 1;
      if (over && !one.contains(other) && !other.contains(one))
        wrong.push(`${name(one)} lies on ${name(other)}`);
    });
  });
  return wrong;
}"""


async def misfits(person: Person, selector: str = BUTTONS) -> list[str]:
    """What is wrong with how these things stand."""
    found: list[str] = await person.page.evaluate(MISFITS, selector)
    return found


LAYOUT = (Path(__file__).parent / "layout.js").read_text("utf-8")


async def layout_faults(person: Person, window: tuple[int, int]) -> list[str]:
    """What is cut off, leaves the window or is covered on the screen that is shown, light and dark,
    in a window of this size."""
    await person.page.set_viewport_size({"width": window[0], "height": window[1]})
    faults: dict[str, None] = {}
    for theme in ("light", "dark"):
        await person.page.emulate_media(color_scheme=theme)
        await expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
        await settled(person)
        found: list[str] = await person.page.evaluate(LAYOUT)
        faults |= dict.fromkeys(f"{window[0]}: {fault}" for fault in found)
    return list(faults)
