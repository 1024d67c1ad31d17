"""Four people, each with their own browser, at one table."""

import asyncio
import re

from playwright.async_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes, Person

TABLE = re.compile(r"/t/([a-z0-9]{12})$")


async def test_four_people_play_a_round(arrive: Arrive) -> None:
    host = await arrive()
    link = await open_for_friends(host)
    by_link, by_code = [await arrive(), await arrive(Likes(language="de"))], await arrive()
    for guest in by_link:
        await guest.go(link)
    found = TABLE.search(link)
    assert found
    await join_by_code(by_code, found[1])
    for number, guest in enumerate([*by_link, by_code], start=1):
        await sit(guest, number)
    await host.button(host.says("page-start")).click()
    everybody = [host, *by_link, by_code]
    await asyncio.gather(*(one.play(seed=7 + seat) for seat, one in enumerate(everybody)))
    rows = await host.rows()
    assert len(rows) == 4
    assert all(1 <= len(row) <= 5 for row in rows)
    for one in everybody:
        assert await one.rows() == rows
        assert await one.page.get_by_role("dialog").get_by_role("listitem").count() == 4


async def open_for_friends(host: Person) -> str:
    """A table for four people and one round; the link that is shown there."""
    await host.go("/")
    await host.button(host.says("page-play-friends")).click()
    sheet = host.page.get_by_role("dialog")
    await sheet.get_by_text(host.says("setup-options")).click()
    await sheet.get_by_label(re.compile(f"^{host.says('option-rounds')}")).fill("1")
    await sheet.get_by_role("button", name=host.says("setup-open")).click()
    await host.page.wait_for_url(TABLE)
    field = host.page.get_by_role("textbox", name=host.says("page-link"))
    await expect(field).to_have_value(TABLE)
    await expect(host.page.get_by_role("img", name=host.says("page-qr"))).to_be_visible()
    await expect(host.button(host.says("page-start"))).to_be_disabled()
    return await field.input_value()


async def join_by_code(guest: Person, code: str) -> None:
    """Through the first screen, with the twelve characters only."""
    await guest.go("/")
    field = guest.page.get_by_label(guest.says("start-join"))
    go = guest.button(guest.says("start-join-go"))
    await field.fill("no such thing")
    await go.click()
    await expect(guest.page.get_by_text(guest.says("start-join-wrong"))).to_be_visible()
    await field.fill(f" {code[:4].upper()}-{code[4:]} ")
    await go.click()
    await guest.page.wait_for_url(f"**/t/{code}")


async def sit(guest: Person, seat: int) -> None:
    """Take one seat, and see oneself there."""
    places = guest.page.get_by_role("listitem")
    await places.nth(seat).get_by_role("button", name=guest.says("page-sit")).click()
    await expect(places.nth(seat)).to_have_class(re.compile(r"\bme\b"))
