"""The browser that the tests drive, and what they need before they can."""

import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, async_playwright

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "sixthcow" / "server" / "page"
TIMEOUT = 30_000  # milliseconds: patient with a busy machine, not with one that hangs

ARGUMENTS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# The first is the same browser without its windows: it does the same work in half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")


def chromium() -> str | None:
    """Where the system's browser is."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def missing() -> str | None:
    """What has to be done before a browser can show the page; nothing, if it can."""
    if chromium() is None:
        return "there is no browser: run `make browser`"
    if not (PAGE / "index.html").is_file():
        return "the page has not been built: run `make test`, or `npm run build` in web/"
    return None


def is_required() -> bool:
    """Whether a missing browser is a failure, as it is in continuous integration."""
    return os.environ.get("REQUIRE_BROWSER", "") not in {"", "0"}


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """The system's browser, without a window."""
    path = chromium()
    if path is None:
        sys.exit(missing())
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()
