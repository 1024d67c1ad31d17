"""People who sit down at one table, each with their own browser."""

from collections.abc import Sequence
from typing import Any

from playwright.async_api import Locator, expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes, Person

NAMES = ("Ada", "Bo", "Cy", "Di")
PAIR = (Likes(), Likes())


async def gathered(
    arrive: Arrive, likes: Sequence[Likes] = PAIR, *, start: bool = True, **terms: Any
) -> tuple[str, list[Person]]:
    """A table of the first of some people, all of them at it; they are called Ada, Bo, Cy, Di."""
    people = [await arrive(each) for each in likes]
    host, *guests = people
    await call(host, NAMES[0])
    table = await host.open_table(bots=False, **{"seats": len(people), **terms})
    for guest, name in zip(guests, NAMES[1:], strict=False):
        await call(guest, name)
        await sit_down(guest, table)
    if start:
        await host.button(host.says("page-start")).click()
    return table, people


async def identity(person: Person) -> str:
    """Who the server takes somebody for."""
    return str((await person.ask("GET", "/api/me"))["id"])


async def call(person: Person, name: str) -> None:
    """Give somebody a name; it makes them a guest of the server."""
    await person.ask("PATCH", "/api/me", {"name": name})


async def sit_down(guest: Person, table: str) -> None:
    """Come by the link and take any seat."""
    await guest.go(f"/t/{table}")
    button = guest.button(guest.says("page-sit-down"))
    await button.click()
    await expect(button).to_have_count(0)


def player(person: Person, name: str) -> Locator:
    """Somebody as the others see them at the table."""
    players = person.page.get_by_role("region", name=person.says("page-players"))
    return players.get_by_role("listitem").filter(has_text=name)


async def meet(person: Person, name: str) -> Locator:
    """Tap on somebody at the table, or in the chat if it is open: their sheet."""
    await person.button(person.says("page-meet", name=name)).last.click()
    sheet = person.page.get_by_role("dialog", name=name, exact=True)
    await expect(sheet).to_be_visible()
    return sheet


async def close(sheet: Locator) -> None:
    """Away with a sheet."""
    await sheet.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
