"""The page in a real browser: what it loads, how soon it is playable, how smoothly and for how long
cards move.

Needs the development environment, a browser (`make browser`) and the built page.
"""

import asyncio
import gzip
import tempfile
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlparse

from benchmarks.page_turns import TURN_GOALS, Turn, timed_turns, turn_line

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from tests.e2e.person import Person

SLOWED = 4  # times
VISITS = 5
TURNS = 4
GOALS = {"KB": 80.0, "seconds": 1.0, "frames": 60.0}

# When the first thing that can be chosen has been drawn and would answer a click, in milliseconds
# since the visit began. Reported through the console: polling would slow the page down.
INTERACTIVE = "interactive after"
WATCH_FOR_CHOICES = f"""new MutationObserver((_, observer) => {{
  if (!document.querySelector('[data-item]')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() =>
    console.debug('{INTERACTIVE}', performance.now())));
}}).observe(document, {{ subtree: true, childList: true }});"""
# The same for a match that is begun on the first screen, since the press of its button.
BEGIN = f"""() => {{
  const pressed = performance.now();
  new MutationObserver((_, observer) => {{
    if (!document.querySelector('[data-item]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() =>
      console.debug('{INTERACTIVE}', performance.now() - pressed)));
  }}).observe(document, {{ subtree: true, childList: true }});
  document.querySelector('.button.now').click();
}}"""
# The moments of all frames until it is our turn again.
FRAMES = """() => new Promise((done) => {
  const moments = [];
  const again = () => document.querySelector('.player.me[aria-current]') && moments.length > 30;
  const frame = (now) => {
    moments.push(now);
    if (again() || moments.length > 1200) done(moments);
    else requestAnimationFrame(frame);
  };
  document.querySelector('[data-item]').click();
  requestAnimationFrame(frame);
})"""


class Figures(NamedTuple):
    """What was measured: compressed sizes by file, seconds by visit and by match that was begun,
    milliseconds by frame, turns by number of players."""

    sizes: dict[str, int]
    seconds: list[float]
    begun: list[float]
    frames: list[float]
    turns: dict[int, list[Turn]]


def main() -> None:
    """Measure and print."""
    if not find_spec("playwright"):
        print("The page is measured in the development environment: make test")
        return
    from tests.e2e.browsing import missing

    if reason := missing():
        print(f"The page is not measured: {reason}")
        return
    print("\n".join(report(asyncio.run(_measured()))))


def report(figures: Figures) -> list[str]:
    """The figures as lines of a table."""
    kilobytes = sum(figures.sizes.values()) / 1024
    rate = 1000 / (sum(figures.frames) / len(figures.frames))
    late = sum(gap > 25 for gap in figures.frames) / len(figures.frames)
    return [
        f"first load, script and style, gzip   {kilobytes:8.1f} KB       goal {GOALS['KB']:.0f}",
        f"a table to play, CPU slowed {SLOWED} times   {median(figures.seconds):8.2f} s"
        f"        goal {GOALS['seconds']:.0f}, best {min(figures.seconds):.2f}",
        f"a match begun, CPU slowed {SLOWED} times     {median(figures.begun):8.2f} s"
        f"        goal {GOALS['seconds']:.0f}, best {min(figures.begun):.2f}",
        f"while cards are placed               {rate:8.1f} frames/s goal {GOALS['frames']:.0f},"
        f" {late:.0%} late",
        *(turn_line(players, turns) for players, turns in figures.turns.items()),
    ]


async def first_load(person: "Person") -> dict[str, int]:
    """The script and style that the first screen asks for: compressed size by file.

    Time is frozen, so that prefetched files are not counted.
    """
    from tests.e2e.browsing import PAGE

    asked: set[str] = set()
    await person.page.clock.install(time=1)
    await person.page.clock.pause_at(2)
    person.page.on("request", lambda request: asked.add(urlparse(request.url).path))
    await person.go("/")
    await person.button(person.says("page-play-now")).wait_for()
    await person.page.wait_for_load_state("networkidle")
    return {
        path: len(gzip.compress((PAGE / path[1:]).read_bytes()))
        for path in asked
        if path.endswith((".js", ".css")) and path != "/sw.js"
    }


async def _measured() -> Figures:
    from tests.cli.serving import NO_LIMITS, serving
    from tests.e2e.browsing import launched
    from tests.e2e.person import Likes, Person

    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "cows.db"
        with serving(database, SIXTHCOW_LIMITS=NO_LIMITS) as server:
            async with launched() as browser:
                person = await Person.arrive(browser, server.address, Likes())
                sizes = await first_load(person)
                seconds = [await _visit(browser, server.address) for _ in range(VISITS)]
                begun = [await _begin(browser, server.address) for _ in range(VISITS)]
                frames = await _frames(browser, server.address)
                turns = {
                    players: await timed_turns(browser, server.address, players)
                    for players in TURN_GOALS
                }
    return Figures(sizes, seconds, begun, frames, turns)


async def _visit(browser: "Browser", address: str) -> float:
    """Seconds until a first-time visitor can play at a table."""
    from tests.e2e.person import Likes, Person

    person = await Person.arrive(browser, address, Likes())
    await person.open_table(seats=4)
    table = person.page.url
    cookies = await person.context.cookies()
    await person.context.close()
    fresh = await Person.arrive(browser, address, Likes())
    await fresh.context.add_cookies([_given(cookie) for cookie in cookies])
    session = await fresh.context.new_cdp_session(fresh.page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    await fresh.context.add_init_script(WATCH_FOR_CHOICES)
    async with fresh.page.expect_console_message(lambda said: INTERACTIVE in said.text) as said:
        await fresh.go(table)
    message = await said.value
    await fresh.context.close()
    return float(message.text.removeprefix(INTERACTIVE)) / 1000


async def _begin(browser: "Browser", address: str) -> float:
    """Seconds from the first screen's button to a match against bots that can be played."""
    from tests.e2e.person import Likes, Person

    person = await Person.arrive(browser, address, Likes())
    await person.go("/")
    await person.page.wait_for_load_state("networkidle")
    session = await person.context.new_cdp_session(person.page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    async with person.page.expect_console_message(lambda said: INTERACTIVE in said.text) as said:
        await person.page.evaluate(BEGIN)
    message = await said.value
    await person.context.close()
    return float(message.text.removeprefix(INTERACTIVE)) / 1000


def _given(cookie: Any) -> Any:
    """A cookie as it was read, to set again."""
    return {name: cookie[name] for name in ("name", "value", "domain", "path")}


async def _frames(browser: "Browser", address: str) -> list[float]:
    """Milliseconds from frame to frame while cards are turned up and placed."""
    from tests.e2e.person import Likes, Person

    person = await Person.arrive(browser, address, Likes(settings={"motion": "full"}))
    await person.open_table(seats=4)
    gaps: list[float] = []
    for _ in range(TURNS):
        await person.offered()
        moments: list[float] = await person.page.evaluate(FRAMES)
        gaps += [later - sooner for sooner, later in pairwise(moments)]
    await person.context.close()
    return gaps
