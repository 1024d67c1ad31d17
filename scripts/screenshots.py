"""`make screenshots`: every screen on a phone and a desktop, light and dark, English and Persian.

The pictures go into build/screenshots, for review. Arguments choose screens:
`python -m scripts.screenshots table start`.
"""

import argparse
import asyncio
import os
import tempfile
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.async_api import Browser, expect

from tests.cli.serving import NO_LIMITS, serving
from tests.e2e.browsing import ROOT, TIMEOUT, launched
from tests.e2e.person import Likes, Person
from tests.e2e.screens import SCREENS, settled

FOLDER = ROOT / "build" / "screenshots"
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = ("en", "fa")
# Long pages are captured whole; tables as they appear on the screen.
WHOLE = {"start", "lobby", "rules", "rules-himmel", "learn", "learn-tips", "me", "me-new", "about"}
WHOLE |= {"strengths", "strengths-empty"}
WHOLE |= {"person", "leaderboard", "leaderboard-empty", "before", "before-guest"}
AT_A_TIME = os.cpu_count() or 2

expect.set_options(timeout=TIMEOUT)


async def take(browser: Browser, address: str, name: str, size: str, language: str) -> None:
    """One screen in one size and language: both themes."""
    person = await Person.arrive(browser, address, Likes(size=SIZES[size], language=language))
    try:
        await SCREENS[name](person)
        for theme in THEMES:
            await person.page.emulate_media(color_scheme=theme)
            await settled(person)
            path = FOLDER / f"{name}-{size}-{theme}-{language}.png"
            await person.page.screenshot(path=path, full_page=name in WHOLE)
    finally:
        await person.context.close()


async def take_all(address: str, names: list[str]) -> int:
    """All of them, some at a time; how many could not be taken."""
    turn = asyncio.Semaphore(AT_A_TIME)
    failed = 0

    async def one(browser: Browser, name: str, size: str, language: str) -> None:
        nonlocal failed
        async with turn:
            try:
                await take(browser, address, name, size, language)
                print(f"{name}-{size}-{language}", flush=True)
            except Exception as error:
                failed += 1
                print(f"{name}-{size}-{language} failed: {error}", flush=True)

    async with launched() as browser, asyncio.TaskGroup() as group:
        for name, size, language in product(names, SIZES, LANGUAGES):
            group.create_task(one(browser, name, size, language))
    return failed


def main() -> int:
    """Take the pictures; the exit status is 1 if one is missing."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=f"of {', '.join(SCREENS)}")
    names = parser.parse_args().screens or list(SCREENS)
    if unknown := set(names) - set(SCREENS):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "cows.db"
        with serving(database, SIXTHCOW_LIMITS=NO_LIMITS) as server:
            failed = asyncio.run(take_all(server.address, names))
    print(f"They lie in {FOLDER.relative_to(ROOT)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
