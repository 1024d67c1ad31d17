"""A link that breaks: seen at once, mended by itself, and no pick is lost."""

import asyncio
import signal
from pathlib import Path

from playwright.async_api import Locator, expect

from tests.cli.serving import NO_LIMITS, serving
from tests.e2e.company import gathered
from tests.e2e.conftest import Arrive
from tests.e2e.person import NO_LINK, Person

# Three messages at once; after some more that were too many the server hangs up.
FEW = NO_LIMITS.replace("messages = [1e6, 1000000]", "messages = [1, 3]")
TAP = """(count) => [...document.querySelectorAll('[data-item^="card:hand"]')].slice(0, count)
  .map((card) => { card.click(); return card.dataset.item; }).at(-1)"""


def lost(person: Person, key: str = "page-lost") -> Locator:
    """The words that say so."""
    return person.page.get_by_role("status").get_by_text(person.says(key))


async def pick(person: Person) -> str:
    """Pick the first card of the hand, without waiting for an answer; its name."""
    card = person.page.locator('[data-item^="card:hand"]').first
    name = await card.get_attribute("data-item")
    await card.click()
    assert name
    return name


def sending(person: Person) -> Locator:
    """The words that say that a choice is on its way."""
    return person.page.locator(".dock").get_by_text(person.says("page-sending"))


def picked(person: Person) -> Locator:
    """The one card that is raised."""
    return person.page.get_by_role("button", pressed=True)


async def is_played(person: Person, card: str, left: int) -> None:
    """One card has left the hand, and it was this one."""
    await expect(person.hand()).to_have_count(left)
    await expect(person.page.locator(f'[data-item="{card}"]')).to_have_count(0)


async def test_a_pick_made_offline_is_sent_when_the_link_is_back(arrive: Arrive) -> None:
    ada = await arrive()
    ada.expected.append(NO_LINK)
    await ada.open_table(options={"rounds": 1})
    await ada.play(2)
    await ada.offered()
    await ada.context.set_offline(True)
    await expect(lost(ada)).to_be_visible(timeout=5_000)
    card = await pick(ada)
    await expect(lost(ada, "page-lost-sending")).to_be_visible()
    await ada.context.set_offline(False)
    await expect(ada.page.locator(f'[data-item="{card}"]')).to_have_count(0)
    await expect(ada.page.get_by_text(ada.says("page-lost-sending"))).to_have_count(0)
    await expect(ada.page.get_by_text(ada.says("page-too-late"))).to_have_count(0)
    assert await ada.play() >= 7


async def test_a_pick_that_comes_too_late_is_reported(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive()
    ada.expected.append(NO_LINK)
    table = await ada.open_table(seats=2, bots=False, pace="blitz")
    await bo.go(f"/t/{table}")
    await bo.button(bo.says("page-sit")).click()
    await ada.button(ada.says("page-start")).click()
    await ada.offered()
    await ada.context.set_offline(True)
    card = await pick(ada)
    await expect(lost(ada, "page-lost-sending")).to_be_visible()
    # The clock of eight seconds decides for both of them.
    await expect(bo.hand()).to_have_count(9)
    await ada.context.set_offline(False)
    await expect(ada.page.get_by_text(ada.says("page-too-late"))).to_be_visible()
    await expect(ada.hand()).to_have_count(9)
    assert card


async def test_a_server_that_is_killed_comes_back_and_nothing_is_lost(
    arrive: Arrive, tmp_path: Path
) -> None:
    database = tmp_path / "cows.db"
    with serving(database, SIXTHCOW_LIMITS=NO_LIMITS) as first:
        port = first.address.rsplit(":", 1)[1].strip("/")
        ada = await arrive(address=first.address)
        ada.expected.append(NO_LINK)
        await ada.open_table(options={"rounds": 1})
        await ada.play(3)
        await ada.offered()
        before, hand = await ada.rows(), await ada.hand().count()
        first.stop(signal.SIGKILL)
    await expect(lost(ada)).to_be_visible()
    assert await ada.rows() == before
    card = await pick(ada)
    with serving(database, "--port", port, SIXTHCOW_LIMITS=NO_LIMITS):
        await expect(ada.page.locator(f'[data-item="{card}"]')).to_have_count(0)
        await expect(lost(ada)).to_have_count(0)
        await expect(ada.hand()).to_have_count(hand - 1)
        await ada.play()
        await expect(ada.page.get_by_role("dialog", name=ada.says("page-over"))).to_be_visible()
        await ada.page.close()


async def test_a_restart_keeps_the_picks_of_a_turn(arrive: Arrive, tmp_path: Path) -> None:
    database = tmp_path / "cows.db"
    with serving(database, SIXTHCOW_LIMITS=NO_LIMITS) as first:
        port = first.address.rsplit(":", 1)[1].strip("/")
        _, (ada, bo) = await gathered(lambda likes: arrive(likes, first.address))
        for one in (ada, bo):
            one.expected.append(NO_LINK)
            await one.offered()
        early = await pick(ada)
        await expect(sending(ada)).to_have_count(0)
        assert first.stop(signal.SIGTERM)[0] == 0
    for one in (ada, bo):
        await expect(lost(one)).to_be_visible()
    late = await pick(bo)
    await expect(lost(bo, "page-lost-sending")).to_be_visible()
    with serving(database, "--port", port, SIXTHCOW_LIMITS=NO_LIMITS):
        await is_played(ada, early, 9)
        await is_played(bo, late, 9)
        await asyncio.gather(ada.play(down_to=8), bo.play(down_to=8))
        for one in (ada, bo):
            await expect(one.hand()).to_have_count(8)
            await expect(one.page.locator(".banner")).to_have_count(0)
            await one.page.close()


async def test_what_was_too_fast_for_the_server_is_sent_again(
    arrive: Arrive, tmp_path: Path
) -> None:
    with serving(tmp_path / "cows.db", SIXTHCOW_LIMITS=FEW) as server:
        _, (ada, bo) = await gathered(lambda likes: arrive(likes, server.address))
        await ada.offered()
        card = await ada.page.evaluate(TAP, 5)
        await expect(lost(ada, "page-too-fast")).to_be_visible()
        await expect(sending(ada)).to_have_count(0)
        await expect(ada.page.locator(".banner")).to_have_count(0)
        await expect(picked(ada)).to_have_attribute("data-item", card)

        await ada.page.clock.install(time=0)
        await ada.page.clock.pause_at(1000)  # it comes back only when it is let
        card = await ada.page.evaluate(TAP, 9)
        await expect(lost(ada, "page-bye")).to_be_visible()
        await ada.page.clock.resume()
        await expect(sending(ada)).to_have_count(0)
        await expect(ada.page.locator(".banner")).to_have_count(0)
        await expect(picked(ada)).to_have_attribute("data-item", card)
        await bo.play(1)
        await is_played(ada, card, 9)
        for one in (ada, bo):
            await one.page.close()
