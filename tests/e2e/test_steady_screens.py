"""Nothing that can be tapped moves by itself while a screen is loading."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Route, expect

from tests.e2e.conftest import Arrive
from tests.e2e.past import Guest, finished_match, remembers
from tests.e2e.person import DESKTOP, Likes, Person
from tests.e2e.screens import JUDGED, MISTAKE, QUICK_GAMES, brought, compiled, settled

PHONE = (360, 740)
# On a phone what is said of a decision stands above the controls of a review: while it is made, the
# first mistake that is found is shown, with more to say. Only what one has scrolled to moves.
SIZES = {"review": DESKTOP}
# Letters whose fonts the page's first line does not name.
LANGUAGES = {"import": "fa", "about": "ru"}
# Seconds that an answer takes: what comes late on one device comes last on another.
DELAYS = {"/api/catalogue": 0.25, "/api/me": 0.1, "/api/": 0.15, "": 0.05}

# Looks at all controls before every frame is drawn. Whatever moved is told once: what it was, and
# from where to where, also where one would have to scroll first. Growing is not moving, as long as
# one edge stays.
WATCH = """(() => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  const FAR = 2;
  let before = new Map();
  window.moved = [];
  const place = ({ left, top, width, height }) =>
    [left, top, width, height].map(Math.round).join(' ');
  const far = (from, to) => Math.abs(from - to) > FAR;
  const look = () => {
    const now = new Map();
    for (const one of document.querySelectorAll(CONTROLS)) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      const [from, to] = [before.get(one), one.getBoundingClientRect()];
      now.set(one, to);
      if (!from) continue;
      if (far(from.top, to.top) || (far(from.left, to.left) && far(from.right, to.right)))
        window.moved.push(`${place(from)} -> ${place(to)}: ${one.outerHTML.slice(0, 120)}`);
    }
    before = now;
    requestAnimationFrame(look);
  };
  addEventListener('scroll', () => (before = new Map()), true);
  addEventListener('resize', () => (before = new Map()));
  requestAnimationFrame(look);
})()"""
TWO_FRAMES = """() => new Promise((drawn) =>
  requestAnimationFrame(() => requestAnimationFrame(drawn)))"""

Prepare = Callable[[Person], Awaitable[str]]


def plain(path: str) -> Prepare:
    """A screen that needs nothing but its address."""

    async def prepare(_: Person) -> str:
        return path

    return prepare


async def lobby(person: Person) -> str:
    """The lobby with a table in it."""
    await person.new_table({"game": "classic", "seats": 4, "visibility": "public"}, [])
    return "/lobby"


async def going(person: Person) -> str:
    """The first screen of somebody who has a table."""
    await person.new_table({"game": "classic", "seats": 4}, [])
    return "/"


async def host(person: Person) -> str:
    """A table before its start, seen by its host."""
    return f"/t/{await person.new_table({'game': 'classic', 'seats': 4}, [])}"


async def guest(person: Person) -> str:
    """A table before its start, seen by somebody who comes by its link."""
    other = await Guest.arrive(person.address, "Bo", 6)
    terms: dict[str, Any] = {"game": "himmel", "seats": 3, "rated": True}
    made = await other.ask("POST", "/api/tables", {"terms": terms})
    await other.client.aclose()
    return f"/t/{made['id']}"


async def quick(person: Person) -> str:
    """A quick match before its start."""
    await person.ask("GET", "/api/me")
    found = await person.ask("POST", "/api/quick", {"game": next(QUICK_GAMES)})
    return f"/t/{found['id']}"


async def me(person: Person) -> str:
    """Oneself, with rated matches, an imported record and a bot."""
    await remembers(person)
    matches = (await person.ask("GET", "/api/me/history"))["games"]
    await brought(person, matches[0]["table"])
    await person.ask("POST", "/api/bots", {"name": "Calf"})
    return "/me"


async def someone(person: Person) -> str:
    """A person as others see them."""
    identity = await remembers(person)
    await person.context.clear_cookies()
    return f"/people/{identity}"


async def leaderboard(person: Person) -> str:
    """The best in a game, oneself among them."""
    await remembers(person)
    return "/leaderboard/classic"


async def replay(person: Person) -> str:
    """A finished match."""
    return f"/g/{await finished_match(person)}"


async def review(person: Person) -> str:
    """The review of a match, while it is made."""
    await compiled()
    return f"/g/{await finished_match(person)}/review"


async def mistake(person: Person) -> str:
    """Training with a mistake of one's own."""
    await person.go("/icon.svg")
    await person.page.evaluate(MISTAKE)
    return "/training"


async def judged(person: Person) -> str:
    """How one plays, by the reviews of a dozen matches."""
    await person.go("/icon.svg")
    await person.page.evaluate(JUDGED)
    return "/strengths"


PLACES: dict[str, Prepare] = {
    "start": plain("/"),
    "start-going": going,
    "lobby": lobby,
    "before": host,
    "before-guest": guest,
    "quick": quick,
    "replay": replay,
    "review": review,
    "training": plain("/training"),
    "training-mistake": mistake,
    "strengths": judged,
    "import": plain("/replay"),
    "rules": plain("/rules"),
    "rules-himmel": plain("/rules/himmel"),
    "learn": plain("/learn"),
    "learn-tips": plain("/learn/tips"),
    "me": me,
    "me-new": plain("/me"),
    "person": someone,
    "leaderboard": leaderboard,
    "leaderboard-empty": plain("/leaderboard/open"),
    "about": plain("/about"),
    "missing": plain("/nowhere"),
}


async def slowly(route: Route) -> None:
    """Let a request wait before it is answered."""
    await asyncio.sleep(next(delay for part, delay in DELAYS.items() if part in route.request.url))
    await route.continue_()


@pytest.mark.parametrize("name", PLACES)
async def test_nothing_moves_by_itself(name: str, arrive: Arrive) -> None:
    language = LANGUAGES.get(name, "en")
    ada = await arrive(Likes(size=SIZES.get(name, PHONE), language=language))
    path = await PLACES[name](ada)
    await ada.context.add_init_script(WATCH)
    await ada.context.route("**/*", slowly)
    await ada.go(path)
    await expect(ada.page.locator("h1").first).to_be_attached()
    await settled(ada)
    await expect(ada.page.locator("progress")).to_have_count(0)
    await ada.page.evaluate(TWO_FRAMES)
    assert await ada.page.evaluate("window.moved") == []


async def test_what_moves_is_noticed(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.context.add_init_script(WATCH)
    await ada.go("/about")
    await expect(ada.page.locator("main h1")).to_be_visible()
    await settled(ada)
    await ada.page.evaluate("""() => {
      const above = document.createElement('div');
      above.style.height = '3px';
      document.querySelector('main').prepend(above);
    }""")
    await ada.page.evaluate(TWO_FRAMES)
    assert await ada.page.evaluate("window.moved.length") > 0
