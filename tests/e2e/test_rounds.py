"""What a round brings: counted at every seat, and shown when it is over."""

import asyncio
import re

from playwright.async_api import Locator, expect

from tests.e2e.company import gathered
from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes, Person
from tests.e2e.screens import PATIENT, last_card

STAYS = 20_000  # milliseconds, longer than the end of any round is shown


def end_of_round(person: Person, number: int = 1) -> Locator:
    """The sheet at the end of a round."""
    return person.page.get_by_role("dialog", name=person.says("page-round-over", number=number))


async def totals(person: Person) -> list[int]:
    """The total at every seat, by seat."""
    texts = await person.page.locator(".player .total").all_inner_texts()
    return [int(re.findall(r"\d+", text)[0]) for text in texts]


async def test_the_end_of_a_round_adds_up(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.page.clock.install()
    await ada.open_table(seats=3)
    await last_card(ada)
    sheet = end_of_round(ada)
    lines = await sheet.get_by_role("listitem", include_hidden=True).all_inner_texts()
    shown = sorted(int(line.split("\n")[-1]) for line in lines)
    assert shown == sorted(await totals(ada))
    assert len(lines) == 3
    heard = sheet.get_by_role("status")
    for total in shown:
        await expect(heard).to_contain_text(str(total))
    worst = ada.says("page-heads-left", name="X", count=67 - max(shown)).removeprefix("X")
    await expect(sheet).to_contain_text(worst)
    # It goes by itself, and does not come back.
    await ada.page.clock.fast_forward(STAYS)
    await expect(sheet).to_have_count(0)
    await ada.play(1)
    await expect(sheet).to_have_count(0)


async def test_a_key_or_a_tap_goes_on_to_the_next_round(arrive: Arrive) -> None:
    ada = await arrive(Likes(size=(390, 844)))
    await ada.open_table(seats=2, options={"rounds": 3})
    await last_card(ada)
    held = await ada.cards()
    await ada.page.keyboard.press("Enter")
    await expect(end_of_round(ada)).to_have_count(0)
    assert await ada.cards() == held  # nothing was played by it
    await last_card(ada)
    await end_of_round(ada, 2).get_by_text(ada.says("page-rounds-left", count=1)).tap()
    await expect(end_of_round(ada, 2)).to_have_count(0)
    await ada.play()
    await expect(ada.page.get_by_role("dialog", name=ada.says("page-over"))).to_be_visible()


async def round_played(arrive: Arrive, *, ada_waits: bool) -> list[Person]:
    """Ada and Bo at the end of their first round, where Bo stays until he taps."""
    _, people = await gathered(arrive, options={"rounds": 2})
    for person in people:
        if person is people[0] and not ada_waits:
            await person.page.clock.install()
        else:
            await person.page.add_init_script(PATIENT)
        await person.page.reload()
    await asyncio.gather(*(last_card(person) for person in people))
    return people


async def test_people_go_on_together(arrive: Arrive) -> None:
    ada, bo = await round_played(arrive, ada_waits=True)
    waiting = bo.says("page-ready-wait", names="Ada")
    await expect(end_of_round(bo)).to_contain_text(waiting)
    await bo.page.keyboard.press("Enter")
    pressed = end_of_round(bo).get_by_role("button", pressed=True)
    await expect(pressed).to_have_text(bo.says("page-next-round"))
    await expect(end_of_round(ada)).to_contain_text(ada.says("page-ready-you"))
    await expect(end_of_round(bo)).to_contain_text(waiting)
    await end_of_round(ada).locator("[data-next-round]").click()
    for person in (ada, bo):
        await expect(end_of_round(person)).to_have_count(0)
        assert await person.offered()


async def test_nobody_waits_for_long(arrive: Arrive) -> None:
    ada, bo = await round_played(arrive, ada_waits=False)
    await ada.page.clock.fast_forward(STAYS)
    await expect(end_of_round(ada)).to_have_count(0)
    await expect(end_of_round(bo)).to_contain_text(bo.says("page-ready-you"))
    await bo.page.keyboard.press("Escape")
    await expect(end_of_round(bo)).to_have_count(0)


async def test_every_seat_counts_its_heads_unless_the_table_plays_by_memory(
    arrive: Arrive,
) -> None:
    for tally in (True, False):
        ada = await arrive()
        await ada.open_table(seats=10, tally=tally)
        await ada.play(down_to=3)  # so many cards that others must have taken some
        await ada.offered()
        others = ada.page.locator(".player:not(.me) .total small")
        by_memory = ada.page.get_by_text(ada.says("page-by-memory"))
        if tally:
            await expect(others).not_to_have_count(0)
            await expect(by_memory).to_have_count(0)
        else:
            await expect(others).to_have_count(0)
            await expect(by_memory).to_be_visible()
