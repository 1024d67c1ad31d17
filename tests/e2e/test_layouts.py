"""Nothing is cut off, leaves the window or is covered: some screens, where texts are longest.

`make screenshots` checks all of them in all languages.
"""

import pytest

from tests.e2e.conftest import Arrive
from tests.e2e.fitting import layout_faults
from tests.e2e.person import Likes
from tests.e2e.screens import SCREENS

WINDOWS = [(320, 640), (1280, 800)]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("language", ["de", "fa"])
@pytest.mark.parametrize("name", ["start", "setup", "quick", "chat"])
async def test_everything_fits(
    name: str, language: str, window: tuple[int, int], arrive: Arrive
) -> None:
    ada = await arrive(Likes(size=window, language=language))
    await SCREENS[name](ada)
    await ada.paint()
    assert await layout_faults(ada, window) == []


# What is put on a screen to spoil it: tags, words and how they look.
FAULTS = {
    "cut off": [("p", "Half of this is hidden", "overflow: hidden; height: 0.5rem")],
    "outside": [("p", "Too far out", "position: absolute; left: 95vw; white-space: pre")],
    "overlap": [("p", text, "position: absolute") for text in ("A line", "On it")],
    "covered": [("button", "Hidden", ""), ("i", "", "position: fixed; inset: 0; z-index: 99")],
    "shows": [("select", "A long choice", "width: 7rem; font-variant-numeric: tabular-nums")],
}
SPOIL = """(parts) => parts.forEach(([tag, text, look]) => {
  const one = document.createElement(tag);
  one.append(tag === 'select' ? new Option(text) : text);
  one.style.cssText = look;
  document.querySelector('main').append(one);
})"""


@pytest.mark.parametrize("kind", FAULTS)
async def test_a_fault_is_found(kind: str, arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/about")
    await ada.paint()
    assert await layout_faults(ada, WINDOWS[1]) == []
    await ada.page.evaluate(SPOIL, FAULTS[kind])
    assert kind in " ".join(await layout_faults(ada, WINDOWS[1]))
