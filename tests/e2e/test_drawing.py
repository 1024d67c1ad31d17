"""What is drawn is true, at every frame; and a tap plays only what has been seen."""

import json
import random
from collections import Counter
from typing import Any

import pytest
from playwright.async_api import WebSocket, expect

from sixthcow.dealer import deal
from sixthcow.engine import DEALER
from sixthcow.games import GAMES
from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes

NORMAL = {"speed": "normal", "motion": "full"}
PHONE = Likes(size=(390, 844), taps="twice")
SEATS = 3
CLICKS = 8  # no last turn needs more
# Cards that one plays in the last turn, where it is not one; games whose hands do not run out.
LAST = {"double": 2}
ENDLESS = {"hoof", "himmel"}

# Looks at every frame for cards that are drawn more often than they exist.
WATCH = """(copies) => {
  window.wrong = new Set();
  const look = () => {
    const counts = {};
    for (const { dataset } of document.querySelectorAll('[data-card]')) {
      const face = dataset.card.split(':')[1];
      if (face) counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const [face, count] of Object.entries(counts)) {
      if (count > (copies[face] ?? 0)) window.wrong.add(`${face} is drawn ${count} times`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# Another window of this browser has changed the settings.
LIKE = """(settings) => {
  localStorage.setItem('settings', JSON.stringify(settings));
  dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
}"""
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
async def test_no_frame_shows_a_card_twice(game: str, arrive: Arrive) -> None:
    """A round, quickly down to the last cards, then at normal speed into the next one."""
    ada = await arrive()
    fixed = game == "tournament"
    seats = 2 if fixed else SEATS
    await ada.open_table(game, seats=seats, options={} if fixed else {"rounds": 2})
    await ada.offered()
    await ada.page.evaluate(WATCH, copies(game, seats))
    if game == "logical":
        await ada.play(turns=10)  # everybody drafts a hand first
    await ada.play(turns=40, down_to=LAST.get(game, 1))
    await ada.page.evaluate(LIKE, NORMAL)
    header, second = ada.page.locator("header"), ada.says("page-round", number=2)
    for _ in range(CLICKS):
        if await ada.play(turns=1) == 0 or second in str(await header.text_content()):
            break
    await ada.offered()
    assert await ada.page.evaluate("[...wrong]") == []
    if game not in ENDLESS:
        await expect(header).to_contain_text(second)


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
