"""What is drawn is always true, and a tap plays only what has been seen."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import WebSocket, expect

from sixthcow.dealer import deal
from sixthcow.engine import DEALER
from sixthcow.games import GAMES
from tests.e2e.conftest import Arrive
from tests.e2e.person import DESKTOP, NO_LINK, Likes, Person
from tests.e2e.screens import last_card

NORMAL = {"speed": "normal", "motion": "full"}
CROWDED = {"classic", "double", "hoof", "logical", "himmel"}
PHONE = Likes(size=(390, 844), taps="twice")
# Hurries what waits or moves for moments. What takes seconds, such as a sheet, is left as it is.
# What moves arrives by a timer as well: frames are too far apart to say when.
HURRY = """(() => {
  const times = 15;
  const { setTimeout } = window;
  window.setTimeout = (act, ms, ...rest) => setTimeout(act, ms > 3000 ? ms : ms / times, ...rest);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    window.setTimeout(() => animation.finish(), options.duration);
    return animation;
  };
})()"""
# Looks at everything that is ever drawn, however shortly, for cards that are drawn more often than
# they exist, and notes every height of the board.
WATCH = """(copies) => {
  window.wrong = new Set();
  window.looks = 0;
  window.heights = [];
  new ResizeObserver(([{ contentRect }]) => heights.push(Math.round(contentRect.height)))
    .observe(document.querySelector('main > .middle'));
  const look = () => {
    const counts = {};
    for (const { dataset } of document.querySelectorAll('[data-card]')) {
      const face = dataset.card.split(':')[1];
      if (face) counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const [face, count] of Object.entries(counts)) {
      if (count > (copies[face] ?? 0)) window.wrong.add(`${face} is drawn ${count} times`);
    }
    window.looks += 1;
  };
  look();
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, attributeFilter: ['data-card'] });
}"""
# A card is on its way: no style sheet moves it.
MOVING = "() => document.getAnimations().some((one) => one.constructor === Animation)"
# Taps on a place at every frame, from the moment a card is taken until something can be chosen.
BURST = """([x, y]) => new Promise((done) => {
  const tap = () => {
    if (document.querySelector('.player.me[aria-current]')) return done();
    document.elementFromPoint(x, y)?.click();
    requestAnimationFrame(tap);
  };
  const begin = () => document.querySelector('.player.me[aria-current]')
    ? requestAnimationFrame(begin) : tap();
  begin();
})"""
# Whether a card that is clicked has been raised when the next frame is drawn.
RAISED = """() => new Promise((done) => {
  const button = document.querySelector('.hand [data-item]');
  button.click();
  requestAnimationFrame(() => done(button.querySelector('.raised') !== null));
})"""


def copies(game: str, seats: int) -> Counter[str]:
    """How often each card of a game exists."""
    state: Any = GAMES[game](seats, {}).start()
    rng = random.Random(6)
    while DEALER in state.pending:
        state, _ = state.apply(*deal(state, rng))
    return Counter(map(str, state.all_cards()))


@pytest.mark.parametrize("game", GAMES)
async def test_a_card_is_never_drawn_twice_and_the_board_keeps_its_place(
    game: str, arrive: Arrive
) -> None:
    """A whole round at normal speed, but in little time, and into the next one."""
    # Where there is little room, and a dock that needs more of it now and then.
    ada = await arrive(Likes(settings=NORMAL, size=(390, 844) if game in CROWDED else DESKTOP))
    await ada.page.add_init_script(HURRY)
    fixed = game == "tournament"
    seats = 2 if fixed else 3
    await ada.open_table(game, seats=seats, options={} if fixed else {"rounds": 2})
    await ada.offered()
    await ada.page.evaluate(WATCH, copies(game, seats))
    await last_card(ada)
    assert await ada.offered()
    await expect(ada.page.locator("header")).to_contain_text(ada.says("page-round", number=2))
    assert await ada.page.evaluate("[...wrong]") == []
    assert await ada.page.evaluate("looks") > 30
    # The dock grows when it first has to; then nothing that comes and goes there moves the board.
    heights = await ada.page.evaluate("heights")
    assert heights == sorted(heights, reverse=True)


async def test_a_card_that_is_drawn_twice_is_noticed(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table()
    await ada.offered()
    await ada.page.evaluate(WATCH, copies("classic", 3))
    await ada.page.evaluate("""() => {
      const card = document.querySelector('.hand [data-card]');
      const copy = card.cloneNode(true);
      card.after(copy);
      queueMicrotask(() => copy.remove());
    }""")
    assert await ada.page.evaluate("[...wrong].length") == 1


async def resized(person: Person) -> None:
    """The window has another size."""
    await person.page.set_viewport_size({"width": 390, "height": 844})


async def skipped(person: Person) -> None:
    """One does not want to wait."""
    await person.page.keyboard.press(" ")


async def reconnected(person: Person) -> None:
    """The link is lost, and comes back."""
    person.expected.append(NO_LINK)
    for name in ("offline", "online"):
        await person.page.evaluate("(name) => dispatchEvent(new Event(name))", name)


@pytest.mark.parametrize("disturb", [resized, skipped, reconnected])
async def test_what_is_disturbed_ends_as_it_is(
    disturb: Callable[[Person], Awaitable[None]], arrive: Arrive
) -> None:
    ada = await arrive(Likes(settings=NORMAL))
    table = await ada.open_table(seats=4)
    await ada.offered()
    moving = asyncio.ensure_future(ada.page.wait_for_function(MOVING))
    await ada.hand().nth(4).get_by_role("button").click()
    await moving
    await disturb(ada)
    await ada.offered()
    answer = await ada.context.request.get(f"/api/tables/{table}")
    zones = {tuple(zone["zone"]): zone["cards"] for zone in (await answer.json())["view"]["zones"]}
    rows = [[str(card) for card in zones["row", number]] for number in range(4)]
    assert await ada.rows() == rows
    assert sorted(map(int, await ada.cards())) == sorted(zones["hand", 0])
    await expect(ada.page.locator(".layer > *")).to_have_count(0)


async def test_a_burst_of_taps_plays_one_turn(arrive: Arrive) -> None:
    ada = await arrive(Likes(settings=NORMAL))
    acts: list[dict[str, Any]] = []
    ada.page.on("websocket", lambda socket: listen(socket, acts))
    await ada.open_table(seats=4)
    await ada.offered()
    for turn in range(1, 3):
        await expect(ada.hand()).to_have_count(11 - turn)
        box = await ada.hand().nth(6).bounding_box()
        assert box
        await ada.hand().nth(2).get_by_role("button").click()
        await ada.page.evaluate(BURST, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        while not any(item["key"].startswith("card:") for item in await ada.offered()):
            await ada.decide()  # a row to take
    assert len({act["decision"] for act in acts if act["action"].startswith("play")}) == 2
    await expect(ada.hand()).to_have_count(8)


def listen(socket: WebSocket, acts: list[dict[str, Any]]) -> None:
    """Keep the decisions that a page sends."""

    def hear(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "act":
            acts.append(message)

    socket.on("framesent", hear)


async def test_a_tapped_card_is_raised_at_once(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=4)
    await ada.offered()
    assert await ada.page.evaluate(RAISED)


async def test_the_first_tap_of_a_finger_shows_and_the_second_plays(arrive: Arrive) -> None:
    ada = await arrive(PHONE)
    await ada.open_table(seats=2)
    await ada.offered()
    card = ada.hand().nth(3).get_by_role("button")
    await card.tap()
    await expect(card.locator(".lifted")).to_have_count(1)
    await expect(ada.page.get_by_text(ada.says("page-tap-again"))).to_be_visible()
    if "to row" in str(await card.get_attribute("aria-label")):
        await expect(ada.page.locator(".ghost")).to_have_count(1)
    await expect(ada.hand()).to_have_count(10)
    other = ada.hand().nth(4).get_by_role("button")
    await other.tap()
    await expect(card.locator(".lifted")).to_have_count(0)
    await other.tap()
    await expect(ada.hand()).to_have_count(9)


async def test_one_tap_is_enough_where_one_likes_that(arrive: Arrive) -> None:
    ada = await arrive(PHONE)
    await ada.open_table(seats=2)
    await ada.offered()
    await ada.button(ada.says("page-panel-options")).click()
    box = ada.page.get_by_label(ada.says("page-set-confirm"))
    await expect(box).to_be_checked()
    await box.uncheck()
    await ada.page.keyboard.press("Escape")
    await ada.hand().nth(3).get_by_role("button").tap()
    await expect(ada.hand()).to_have_count(9)
