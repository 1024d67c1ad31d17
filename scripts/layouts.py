"""`make screenshots` checks every layout too: all screens, languages, widths and themes.

Nothing may be cut off, leave the window, or lie on something else. Words after the command choose
screens: `python -m scripts.layouts table start`; `--language fa` one language.
"""

import argparse
import asyncio
import os
import tempfile
from itertools import product
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.cli.serving import NO_LIMITS, serving
from tests.e2e.browsing import TIMEOUT, launched
from tests.e2e.fitting import layout_faults
from tests.e2e.person import Likes, Person
from tests.e2e.screens import SCREENS

LANGUAGES = ("en", "de", "pl", "ru", "fa")
# Where there is room, panels are beside the table instead of in a sheet: screens are opened again.
WINDOWS = (((320, 640), (390, 844), (768, 1024)), ((1280, 800), (1920, 1080)))
AT_A_TIME = os.cpu_count() or 2
expect.set_options(timeout=TIMEOUT)


async def check(browser: Browser, address: str, name: str, language: str) -> list[str]:
    """One screen in one language: every width, light and dark."""
    faults: list[str] = []
    for windows in WINDOWS:
        person = await Person.arrive(browser, address, Likes(size=windows[0], language=language))
        try:
            await SCREENS[name](person)
            for window in windows:
                faults += await layout_faults(person, window)
        finally:
            await person.context.close()
    return [f"{name} {language} {fault}" for fault in faults]


async def check_all(address: str, names: list[str], languages: list[str]) -> int:
    """All of them, some at a time; how many have faults."""
    turn = asyncio.Semaphore(AT_A_TIME)
    failed = 0

    async def one(browser: Browser, name: str, language: str) -> None:
        nonlocal failed
        async with turn:
            try:
                faults = await check(browser, address, name, language)
            except Exception as error:
                faults = [f"{name} {language} could not be opened: {error}"]
        failed += bool(faults)
        for fault in faults:
            print(fault, flush=True)

    async with launched() as browser, asyncio.TaskGroup() as group:
        for name, language in product(names, languages):
            group.create_task(one(browser, name, language))
    return failed


def main() -> int:
    """Check the layouts; the exit status is 1 if one has a fault."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=f"of {', '.join(SCREENS)}")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    chosen = parser.parse_args()
    names = chosen.screens or list(SCREENS)
    if unknown := set(names) - set(SCREENS):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "cows.db"
        with serving(database, SIXTHCOW_LIMITS=NO_LIMITS) as server:
            languages = chosen.language or list(LANGUAGES)
            failed = asyncio.run(check_all(server.address, names, languages))
    print(f"{failed} of {len(names) * len(languages)} layouts have faults.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
