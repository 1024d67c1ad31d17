"""A person with their own browser: what they see, and what they do with it."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Self

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    Request,
    Response,
)
from playwright.async_api import TimeoutError as TookTooLong

from sixthcow.locale import Words
from tests.e2e.browsing import TIMEOUT
from tests.e2e.playing import HELD, OFFERED, PLAY, chosen

AT_ONCE = {"speed": "instant", "motion": "reduced"}
DESKTOP = (1280, 800)
MOST_CLICKS = 400  # no round needs more
# What a browser says when there is no network or no server.
NO_LINK = (
    r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_SOCKET_NOT_CONNECTED"
    r"|WebSocket connection to"
)
# What Svelte says when an answer comes to a screen that one has left: it is drawn nowhere.
LEFT = "derived_inert"
# What the browser says where a page may not keep itself (`Likes.offline`).
BLOCKED = "Service Worker registration blocked"

ROWS = """() => [...document.querySelectorAll('[data-zone^="row-"]')].map((row) =>
  [...row.querySelectorAll('[data-card]')].map((card) => card.dataset.card.split(':')[1]))"""
# What the page adds to the chance of a deal, always the same: the cards follow from the test alone.
CONTRIBUTION = """(() => {
  const anything = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === 32 ? array.fill(6) : anything(array));
})()"""
HAND = """() => [...document.querySelectorAll('[data-zone^="hand-"] [data-card]')].map((card) =>
  card.dataset.card.split(':')[1])"""


@dataclass(frozen=True)
class Likes:
    """A screen of a size, a language, and the settings of the page; by default nothing moves.

    `taps` is how often a finger taps to play; a new device asks for two. Only with `offline` the
    page has its service worker: to start one takes time, and what it asks the server for never
    passes by a test that answers in the server's place.
    """

    size: tuple[int, int] = DESKTOP
    language: str = "en"
    theme: Literal["light", "dark"] = "light"
    settings: Mapping[str, Any] = field(default_factory=lambda: dict(AT_ONCE))
    taps: Literal["once", "twice"] = "once"
    offline: bool = False


class Person:
    """A browser context with one page. All that its console says is kept in `complaints`."""

    def __init__(self, context: BrowserContext, page: Page, address: str, language: str) -> None:
        self.context = context
        self.page = page
        self.address = address
        self.words = Words(language)
        self.complaints: list[str] = []
        self.expected: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error.stack or error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("dialog", self._interrupted)

    @classmethod
    async def arrive(cls, browser: Browser, address: str, likes: Likes) -> Self:
        """Somebody new."""
        width, height = likes.size
        context = await browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=likes.language,
            color_scheme=likes.theme,
            has_touch=width < 700,
            # A window of its own would have them by itself.
            permissions=["clipboard-read", "clipboard-write"],
            service_workers="allow" if likes.offline else "block",
        )
        context.set_default_timeout(TIMEOUT)
        await context.add_init_script(CONTRIBUTION)
        kept = {"settings": json.dumps(likes.settings), "taps": likes.taps}
        for key, value in kept.items():
            await context.add_init_script(
                f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {value!r})"
            )
        return cls(context, await context.new_page(), address, likes.language)

    async def go(self, path: str) -> None:
        """Go to an address of the page."""
        await self.page.goto(path)

    async def paint(self) -> None:
        """Have the page drawn that is shown now."""
        await self.page.evaluate("() => (document.adoptedStyleSheets = [])")

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this person's page does, but without loading one; its answer."""
        answer = await self.context.request.fetch(
            path, method=method, data=body, headers={"origin": self.address}
        )
        assert answer.ok, await answer.text()
        return await answer.json()

    def speak(self, language: str) -> None:
        """Expect the texts of another language from now on."""
        self.words = Words(language)

    def says(self, key: str, **facts: Any) -> str:
        """A text of the page, in this person's language."""
        return self.words.text(key, **facts)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by what it is called."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    async def open_table(
        self,
        game: str = "classic",
        *,
        seats: int = 3,
        options: dict[str, Any] | None = None,
        bots: bool = True,
        **terms: Any,
    ) -> str:
        """Open a table, with bots that play at once, or with free seats."""
        wanted = {"game": game, "seats": seats, "options": options or {}, **terms}
        identity = await self.new_table(wanted, ["cautious"] * (seats - 1) if bots else [])
        await self.go(f"/t/{identity}")
        return identity

    async def new_table(self, terms: dict[str, Any], bots: list[str]) -> str:
        """Open a table without going there; it starts at once if there are bots."""
        await self.ask("GET", "/api/me")
        made = await self.ask(
            "POST", "/api/tables", {"terms": terms, "bots": bots, "start": bool(bots)}
        )
        return str(made["id"])

    async def offered(self) -> list[dict[str, Any]]:
        """Wait for this person's turn: what can be clicked; nothing when the match is over."""
        handle = await self.page.wait_for_function(OFFERED, arg=self.says("page-sending"))
        now = await handle.json_value()
        return [] if now["over"] else now["items"]

    async def decide(self, number: int = 0) -> bool:
        """Click something that is offered, with the mouse; whether there was anything."""
        items = await self.offered()
        if not items:
            return False
        key = chosen(items, number)
        try:
            await self.page.locator(f'[data-item="{key}"]').first.click(timeout=5_000)
        except TookTooLong:
            # It may be gone by now; whatever is still there must be clickable.
            assert key not in [item["key"] for item in await self.offered()], f"{key} is covered"
        return True

    async def play(
        self,
        turns: int = MOST_CLICKS,
        *,
        down_to: int = -1,
        through: bool = True,
        seed: int = 6,
    ) -> int:
        """Play until the match is over, so many clicks long or down to so many cards; only to the
        end of the round if not `through`."""
        if down_to >= 0:  # a hand that is not dealt yet has few cards, too
            await self.page.wait_for_function(f"() => {HELD}() > {down_to}")
        sending = self.says("page-sending")
        wishes = {"seed": seed, "sending": sending, "turns": turns, "cards": down_to}
        clicks: int = await self.page.evaluate(
            PLAY, {**wishes, "through": through, "patience": TIMEOUT}
        )
        return clicks

    def hand(self) -> Locator:
        """One's own cards."""
        return self.page.locator('ul[data-zone^="hand-"] > li')

    async def cards(self) -> list[str]:
        """The faces of this person's cards."""
        cards: list[str] = await self.page.evaluate(HAND)
        return cards

    async def rows(self) -> list[list[str]]:
        """The cards of all rows."""
        rows: list[list[str]] = await self.page.evaluate(ROWS)
        return rows

    def unexpected(self) -> list[str]:
        """The complaints that no test has foreseen."""
        return [
            said
            for said in self.complaints
            if not any(re.search(pattern, said) for pattern in self.expected)
        ]

    def _hear(self, message: ConsoleMessage) -> None:
        if LEFT in message.text or BLOCKED in message.text:
            return
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # one has left that page
            self.complaints.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.url}")

    async def _interrupted(self, dialog: Dialog) -> None:
        self.complaints.append(f"dialog: {dialog.message}")
        await dialog.dismiss()
