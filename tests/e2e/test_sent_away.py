"""Those who have to go: sent away, locked out, or because the table is closed."""

import asyncio
import re
from pathlib import Path

from playwright.async_api import Locator, expect

from sixthcow.cli import main
from tests.e2e.company import gathered, identity, meet, player
from tests.e2e.conftest import Arrive
from tests.e2e.fitting import misfits
from tests.e2e.person import NO_LINK, Likes, Person

SMALL = (320, 640)
PERSIAN = Likes(size=SMALL, language="fa")
GERMAN = Likes(size=SMALL, language="de")
FORBIDDEN = r"403"


async def admin(database: Path, *arguments: str) -> None:
    """What the people who run the server do, beside it."""
    command = ["admin", *arguments, "--database", str(database), "--lang", "en"]
    assert await asyncio.to_thread(main, command) == 0


def gone(person: Person, why: str) -> Locator:
    """The heading of a table that one cannot be at any more."""
    return person.page.get_by_role("heading", name=person.says(f"page-gone-{why}"))


async def test_one_who_is_banned_is_told_and_stays_outside(arrive: Arrive, database: Path) -> None:
    table, (ada, bo) = await gathered(arrive, [Likes(), GERMAN])
    await bo.offered()
    await admin(database, "people", "ban", await identity(bo))
    bo.expected += [NO_LINK, FORBIDDEN]
    await bo.context.set_offline(True)
    await bo.context.set_offline(False)
    await expect(gone(bo, "banned")).to_be_visible()
    await expect(bo.page.get_by_text(bo.says("page-gone-banned-then"))).to_be_visible()
    assert await misfits(bo) == []
    await expect(player(ada, "Bo")).to_contain_text(re.compile(ada.says("page-away")))

    # The same device gets no further by any other way.
    await bo.page.get_by_role("link", name=bo.says("page-home")).click()
    await bo.button(bo.says("page-play-now")).click()
    refused = bo.page.get_by_role("alert").filter(has_text=bo.says("page-gone-banned"))
    await expect(refused).to_be_visible()
    await bo.go("/me")
    await expect(refused).to_be_visible()
    await bo.go(f"/t/{table}")
    await expect(gone(bo, "banned")).to_be_visible()
    assert len(await bo.context.cookies()) == 1


async def test_a_match_that_an_admin_closes_is_closed_for_everybody(
    arrive: Arrive, database: Path
) -> None:
    table, (ada, bo) = await gathered(arrive, [Likes(), PERSIAN])
    await asyncio.gather(ada.offered(), bo.offered())
    await admin(database, "tables", "close", table)
    for one in (ada, bo):
        await expect(gone(one, "closed")).to_be_visible()
        await expect(one.page.get_by_text(one.says("page-gone-ended-then"))).to_be_visible()
        assert await misfits(one) == []
    await bo.go(f"/t/{table}")
    await expect(bo.page.get_by_text(bo.says("page-gone-ended-then"))).to_be_visible()


async def test_when_the_host_leaves_the_next_one_sends_people_away_and_starts(
    arrive: Arrive,
) -> None:
    _, (ada, bo, cy) = await gathered(arrive, [Likes(), GERMAN, PERSIAN], start=False, seats=3)
    for guest in (bo, cy):
        await expect(guest.page.get_by_text(guest.says("page-host-starts"))).to_be_visible()
    await ada.button(ada.says("page-panel-options")).click()
    await ada.button(ada.says("page-stand-up")).click()
    await ada.page.close()
    await expect(bo.page.get_by_text(bo.says("page-host-starts"))).to_have_count(0)
    await expect(cy.page.get_by_text(cy.says("page-host-starts"))).to_be_visible()
    await expect(bo.button(bo.says("page-start"))).to_be_disabled()
    for guest in (bo, cy):
        assert await misfits(guest) == []
    kick = (await meet(bo, "Cy")).get_by_role("button", name=bo.says("page-kick"))
    await kick.click()
    assert await misfits(bo, "dialog .button") == []
    await kick.click()
    await expect(gone(cy, "kicked")).to_be_visible()
    assert await misfits(cy) == []
    await bo.button(bo.says("page-fill-bots", count=2)).click()
    await bo.button(bo.says("page-start")).click()
    assert await bo.offered()
