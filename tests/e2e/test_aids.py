"""What helps at the table: why, the log, the memory aid, the score sheet, and the clock."""

import asyncio
import re

from playwright.async_api import expect

from tests.e2e.company import close, gathered
from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes


async def test_a_card_on_the_table_says_why_it_lies_there(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=4)
    await ada.offered()
    before = {card for row in await ada.rows() for card in row}
    await ada.play(down_to=8)
    while not any(item["key"].startswith("card:hand") for item in await ada.offered()):
        await ada.decide()  # a row to choose lies under its button
    placed = next(card for row in await ada.rows() for card in row if card not in before)
    await ada.page.locator("main").locator(f'[data-card$=":{placed}"]').click()
    sheet = ada.page.get_by_role("dialog", name=ada.says("page-why"))
    told = sheet.get_by_role("paragraph")
    await expect(told.first).to_contain_text(placed)
    await expect(told.nth(1)).to_have_text(re.compile(".{30}"))  # the rule in full
    await close(sheet)
    line = ada.page.get_by_role("tabpanel").get_by_role("button").last
    await line.click()
    for number in re.findall(r"\d+", await line.inner_text()):
        await expect(told.first).to_contain_text(number)


async def test_the_memory_aid_knows_what_has_been_seen(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.open_table(seats=2, memory=True)
    await ada.page.get_by_role("tab", name=ada.says("page-panel-memory")).click()
    panel = ada.page.get_by_role("tabpanel")
    await expect(panel.locator("li")).to_have_count(104)
    # Screen readers announce only the cards that are still to come.
    unseen = panel.get_by_role("list", name=ada.says("page-memory-unseen")).get_by_role("listitem")
    await expect(unseen).to_have_count(104 - 10 - 4)
    assert all(await unseen.all_inner_texts())
    await ada.play(down_to=9)
    await expect(unseen).to_have_count(104 - 10 - 4 - 1)


async def test_the_score_sheet_adds_up(arrive: Arrive) -> None:
    ada = await arrive(Likes(size=(360, 740)))
    await ada.open_table(seats=2, options={"rounds": 2})
    scores = ada.button(ada.says("page-panel-scores"))
    await scores.click()
    sheet = ada.page.get_by_role("dialog", name=ada.says("page-panel-scores"))
    await expect(sheet.get_by_text(ada.says("page-scores-empty"))).to_be_visible()
    await close(sheet)
    await ada.play()
    await close(ada.page.get_by_role("dialog", name=ada.says("page-over")))
    await scores.click()
    rows = sheet.get_by_role("row")
    await expect(rows).to_have_count(3)
    for row in (await rows.all())[1:]:
        *rounds, total = [int(text) for text in await row.get_by_role("cell").all_inner_texts()]
        assert len(rounds) == 2
        assert sum(rounds) == total


async def test_when_the_clock_runs_out_a_bot_decides_and_one_goes_on(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, pace="blitz")
    clock = ada.page.get_by_role("timer", name=ada.says("page-clock"))
    await expect(clock).to_have_text(re.compile(r"^0:0[1-8]$"))
    await bo.play(1)
    held = set(await ada.cards())
    await expect(ada.hand()).to_have_count(9)
    (played,) = held - set(await ada.cards())
    said = ada.page.get_by_text(ada.says("page-late-chosen", what=played))
    await expect(said).to_have_count(2)  # to be read, and to be heard
    line = ada.says("page-late-of", name="Ada")
    for person in (ada, bo):
        await expect(person.page.get_by_role("tabpanel").get_by_text(line)).to_be_visible()
    await asyncio.gather(ada.play(down_to=8), bo.play(down_to=8))
    await expect(said).to_have_count(0)
    await expect(bo.page.get_by_text(bo.says("page-late"))).to_have_count(0)
    await expect(ada.page.get_by_text(ada.says("page-bot-plays"))).to_have_count(0)


async def test_the_goal_is_said_once(arrive: Arrive) -> None:
    ada = await arrive()
    said = ada.page.get_by_text(ada.says("page-goal-heads"))
    await ada.open_table(seats=2)
    await expect(said).to_contain_text(ada.says("page-goal-above", target=66))
    await ada.play(down_to=9)
    await ada.offered()
    await expect(said).to_have_count(0)
    await ada.open_table(seats=2)
    await ada.offered()
    await expect(said).to_have_count(0)


async def test_the_rules_open_at_the_clause_that_matters(arrive: Arrive) -> None:
    ada = await arrive(Likes(size=(360, 740)))
    await ada.open_table(seats=4)
    await ada.play(down_to=9)
    await ada.offered()
    opener = ada.button(ada.says("page-panel-rules"))
    await opener.press("Enter")
    sheet = ada.page.get_by_role("dialog", name=ada.says("page-panel-rules"))
    now = sheet.locator("[aria-current]")
    await expect(now).to_have_count(1)
    await expect(now).to_contain_text(re.compile("PLACE-[1-7]"))
    await expect(now).to_be_in_viewport()
    await close(sheet)
    await expect(opener).to_be_focused()
    await expect(ada.hand()).to_have_count(9)
