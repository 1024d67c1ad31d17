"""Every screen of the page, and how to get there."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import cycle
from typing import Any

from playwright.async_api import expect

from sixthcow import fast
from sixthcow.games import GAMES
from tests.e2e.past import finished_match, remembers
from tests.e2e.person import NO_LINK, Likes, Person

Show = Callable[[Person], Awaitable[object]]

# One's own mistake that is due.
MISTAKE = """async () => {
  const position = await (await fetch('/api/training/classic/3')).json();
  const open = [{ id: 'a/1', position, solved: 0, due: 0 }];
  localStorage.setItem('sixthcow-mistakes', JSON.stringify({ open, matches: ['a'] }));
}"""
# What the reviews of a dozen matches found.
JUDGED = """() => {
  const matches = Array.from({ length: 12 }, (_, at) => ({
    match: String(at), game: at % 4 === 3 ? 'himmel' : 'classic',
    decisions: 40, error: 8 + ((at * 7) % 12), luck: ((at * 11) % 17) - 8.4,
    classes: { best: 20, equal: 11, inaccuracy: 5, mistake: 3, blunder: 1 },
    situations: {
      play: { decisions: 36, error: 8 }, row: { decisions: 4, error: 2.5 },
      'low-cards': { decisions: 12, error: 4.4 }, late: { decisions: 11, error: 1.2 },
    },
  }));
  localStorage.setItem('sixthcow-errors', JSON.stringify({ matches }));
}"""
# Always another one, so that those who look at this screen do not fill a table. The first game is
# left to those who press the button.
QUICK_GAMES = cycle(list(GAMES)[1:])

# Nothing goes by itself after seconds.
PATIENT = """const soon = window.setTimeout;
window.setTimeout = (act, ms, ...rest) => (ms > 3000 ? 0 : soon(act, ms, ...rest));"""


async def settled(person: Person) -> None:
    """Wait until nothing loads or moves any more."""
    await person.page.wait_for_load_state("networkidle")
    await expect(person.page.locator(".loading")).to_have_count(0)
    await person.page.evaluate(
        "() => Promise.all([document.fonts.ready, ...document.getAnimations()"
        ".filter((one) => one.effect.getTiming().iterations !== Infinity)"
        ".map((one) => one.finished.catch(() => null))])"
    )


def at(path: str) -> Show:
    """A screen that needs nothing but its address."""

    async def show(person: Person) -> None:
        await person.go(path)
        await expect(person.page.locator("h1").first).to_be_attached()

    return show


def table(game: str, turns: int, seats: int = 4, **options: object) -> Show:
    """A table in play, after some clicks."""

    async def show(person: Person) -> None:
        await person.open_table(game, seats=seats, options=options)
        await person.play(turns)
        await person.offered()

    return show


async def ten_players(person: Person) -> None:
    """The fullest table, where a row is to be taken: the most that a thumb has to hit."""
    await person.open_table("classic", seats=10)
    while not any(item["key"].startswith("zone:") for item in await person.offered()):
        await person.decide()


def pressing(key: str) -> Show:
    """A sheet over a table, opened by its key."""

    async def show(person: Person) -> None:
        await table("classic", 3)(person)
        await person.page.keyboard.press(key)
        await expect(person.page.get_by_role("dialog")).to_be_visible()

    return show


async def round_end(person: Person) -> None:
    """The end of a round, which stays as long as one looks at it."""
    await person.page.add_init_script(PATIENT)
    await person.open_table(seats=4)
    await last_card(person)


async def last_card(person: Person) -> None:
    """Play a round up to its end."""
    await person.play(through=False)
    end = person.page.locator("[data-next-round]")
    await expect(end).to_be_visible()


async def options(person: Person) -> None:
    """How one likes the page, over a table."""
    await table("classic", 3)(person)
    await person.button(person.says("page-panel-options")).click()
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def chat(person: Person) -> None:
    """The chat beside a table where it has room, or in its sheet."""
    await table("classic", 3)(person)
    log = person.button(person.says("page-panel-log"))
    if await log.count():
        await log.click()
    await person.page.get_by_role("tab", name=person.says("page-panel-chat")).click()
    await expect(person.page.get_by_role("tabpanel").get_by_role("textbox")).to_be_visible()


async def lost(person: Person) -> None:
    """A table without its server."""
    await table("classic", 3)(person)
    person.expected.append(NO_LINK)
    await person.context.set_offline(True)
    await person.page.evaluate("dispatchEvent(new Event('offline'))")
    await expect(person.button(person.says("page-retry"))).to_be_visible()


async def setup(person: Person) -> None:
    """A table that is being set up, all options open."""
    await person.go("/")
    await person.button(person.says("page-play-friends")).click()
    await person.page.get_by_role("dialog").get_by_text(person.says("setup-options")).click()


async def before(person: Person) -> None:
    """A table before its start, seen by its host."""
    await person.open_table(bots=False, seats=4)
    await expect(person.button(person.says("page-start"))).to_be_visible()


async def quick(person: Person) -> None:
    """A quick match before its start."""
    await person.ask("GET", "/api/me")
    found = await person.ask("POST", "/api/quick", {"game": next(QUICK_GAMES)})
    await person.go(f"/t/{found['id']}")
    await expect(person.button(person.says("page-leave"))).to_be_visible()


async def lobby(person: Person) -> None:
    """The lobby with a table in it."""
    await person.open_table(bots=False, seats=4, visibility="public")
    await person.go("/lobby")
    await expect(person.page.locator("main a[href^='/t/']").first).to_be_visible()


async def over(person: Person, *, rounds: int = 2) -> str:
    """A match that is over; the identity of its table."""
    identity = await person.open_table(seats=4, options={"rounds": rounds})
    await person.play()
    return identity


async def brought(person: Person, identity: str) -> str:
    """Download the record of a match and bring it back: the identity that it has then."""
    record = await person.ask("GET", f"/api/games/{identity}/record")
    return str((await person.ask("POST", "/api/records", record))["id"])


async def replay(person: Person) -> None:
    """A replay, in the middle."""
    identity = await finished_match(person)
    await person.go(f"/g/{identity}?step=30")
    await expect(person.button(person.says("replay-play"))).to_be_visible()


async def try_it(person: Person) -> None:
    """The choice of a seat to play on from a replay."""
    await replay(person)
    await person.button(person.says("replay-try")).click()
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def compiled(game: str = "classic") -> None:
    """Compile what reviews need, for the cache on disk: the server's processes load it from there
    in a moment. One that is compiling itself by then needs as long as this has taken."""
    await asyncio.to_thread(fast.warm, game)


async def review(person: Person) -> None:
    """The review of a match, complete, at one of its decisions."""
    await compiled()
    identity = await finished_match(person)
    await person.go(f"/g/{identity}/review?seat=1&move=30")
    await expect(person.page.get_by_text(person.says("review-sum"))).to_be_visible()
    await expect(person.page.locator("progress")).to_have_count(0)


async def hint(person: Person, game: str = "classic") -> None:
    """A hint at a table, complete."""
    await compiled(game)
    await table(game, 4)(person)
    await person.page.keyboard.press("h")
    costs = person.button(person.says("coach-hint-costs"))
    await expect(costs).to_be_visible()
    await costs.click()
    await expect(
        person.page.get_by_role("list", name=person.says("coach-hint-costs"))
    ).to_be_visible()


async def training(person: Person) -> None:
    """A position to solve."""
    await person.go("/training")
    await expect(person.page.locator(".choice").first).to_be_visible()


async def training_answer(person: Person) -> None:
    """A position that was answered."""
    await training(person)
    await person.page.locator(".choice").first.click()
    await expect(person.button(person.says("training-next"))).to_be_visible()


async def training_mistake(person: Person) -> None:
    """One's own mistake that has come back, answered."""
    await person.go("/about")
    await person.page.evaluate(MISTAKE)
    await person.go("/training")
    await expect(person.page.get_by_text(person.says("training-due", count=1))).to_be_visible()
    await person.page.locator(".choice").first.click()
    await expect(person.button(person.says("training-next"))).to_be_visible()


async def strengths(person: Person) -> None:
    """How one plays, by the reviews of a dozen matches."""
    await person.go("/about")
    await person.page.evaluate(JUDGED)
    await person.go("/strengths")
    await expect(person.page.get_by_role("img", name=person.says("strengths-luck"))).to_be_visible()


async def fairness(person: Person) -> None:
    """The proof beside a replay."""
    await replay(person)
    await person.button(person.says("replay-sheet-fairness")).click()
    await person.button(person.says("fair-check")).click()
    await expect(person.page.get_by_role("dialog").locator("code").first).to_be_visible()


async def imported(person: Person) -> None:
    """An imported record, with the check beside it."""
    await person.go(f"/g/{await brought(person, await finished_match(person))}")
    await person.button(person.says("replay-sheet-fairness")).click()
    await person.button(person.says("fair-check")).click()
    await expect(person.page.get_by_role("dialog").locator("code").first).to_be_visible()


async def guest(person: Person) -> None:
    """A table before its start, seen by somebody who was invited."""
    browser = person.context.browser
    assert browser
    host = await Person.arrive(browser, person.address, Likes())
    terms: dict[str, Any] = {"pace": "normal", "chat": "phrases", "memory": True, "rated": True}
    table = await host.open_table(bots=False, seats=4, options={"target": 40}, **terms)
    await person.go(f"/t/{table}")
    await expect(person.page.locator("dl")).to_be_visible()
    await host.context.close()


async def me(person: Person) -> None:
    """The profile, with rated matches played and an imported record."""
    await remembers(person)
    await person.go("/me")
    matches = person.page.locator("main a[href^='/g/']")
    address = await matches.first.get_attribute("href") or ""
    await brought(person, address.removeprefix("/g/"))
    await person.go("/me")
    await expect(person.button(person.says("history-remove")).first).to_be_visible()


async def someone(person: Person) -> None:
    """A person as others see them."""
    identity = await remembers(person)
    await person.context.clear_cookies()
    await person.go(f"/people/{identity}")
    await expect(person.page.locator("h1").first).to_be_visible()


async def leaderboard(person: Person) -> None:
    """The best in a game, oneself among them."""
    await remembers(person)
    await person.go("/leaderboard/classic")
    await expect(person.page.get_by_role("row")).not_to_have_count(0)


async def newcomer(person: Person) -> None:
    """Oneself, before the first match."""
    await person.go("/me")
    await expect(person.page.locator("h1").first).to_be_visible()


SCREENS: dict[str, Show] = {
    "start": at("/"),
    "setup": setup,
    "lobby": lobby,
    "before": before,
    "before-guest": guest,
    "quick": quick,
    "table": table("classic", 4),
    "table-ten": ten_players,
    "table-draft": table("logical", 4),
    "table-two-ends": table("professional", 5),
    "table-twins": table("twins", 5),
    "table-himmel": table("himmel", 6),
    "hint": hint,
    "round-end": round_end,
    "panel-rules": pressing("r"),
    "chat": chat,
    "lost": lost,
    "panel-log": pressing("l"),
    "panel-scores": pressing("s"),
    "panel-options": options,
    "why": pressing("w"),
    "over": over,
    "replay": replay,
    "try": try_it,
    "review": review,
    "training": training,
    "training-answer": training_answer,
    "training-mistake": training_mistake,
    "strengths": strengths,
    "strengths-empty": at("/strengths"),
    "fairness": fairness,
    "import": at("/replay"),
    "imported": imported,
    "rules": at("/rules"),
    "rules-himmel": at("/rules/himmel"),
    "learn": at("/learn"),
    "learn-tips": at("/learn/tips"),
    "me": me,
    "person": someone,
    "me-new": newcomer,
    "leaderboard": leaderboard,
    "leaderboard-empty": at("/leaderboard/open"),
    "about": at("/about"),
    "missing": at("/nowhere"),
}
