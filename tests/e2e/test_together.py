"""People at one table in play: one leaves and comes back, one only watches, all play again."""

import asyncio
import json
from typing import Any

from playwright.async_api import WebSocket, expect

from tests.e2e.company import close, gathered, meet, player
from tests.e2e.conftest import Arrive


async def test_a_bot_plays_for_one_who_left_until_they_are_back(arrive: Arrive) -> None:
    table, (ada, bo) = await gathered(arrive)
    await bo.offered()  # what was opened before the start is closed by it
    await bo.button(bo.says("page-panel-options")).click()
    leave = bo.button(bo.says("page-leave"))
    await leave.click()
    await expect(bo.page.get_by_text(bo.says("page-leave-sure"))).to_be_visible()
    await leave.click()
    await expect(bo.page.get_by_role("heading", name=bo.says("start-going"))).to_be_visible()
    await expect(player(ada, "Bo")).to_contain_text(ada.says("page-away-bot"))
    await ada.play(down_to=8)
    await expect(ada.hand()).to_have_count(8)
    await bo.page.locator(f'a[href="/t/{table}"]').click()
    await expect(bo.page.get_by_text(bo.says("page-bot-plays"))).to_be_visible()
    await expect(bo.hand()).to_have_count(8)
    await bo.button(bo.says("page-take-back")).click()
    await expect(bo.page.get_by_text(bo.says("page-bot-plays"))).to_have_count(0)
    await asyncio.gather(ada.play(down_to=7), bo.play(down_to=7))
    await expect(player(ada, "Bo")).not_to_contain_text(ada.says("page-away-bot"))


async def test_the_same_people_play_again(arrive: Arrive) -> None:
    _, people = await gathered(arrive, options={"rounds": 1})
    ada, bo = people
    await asyncio.gather(ada.play(), bo.play())
    await close(bo.page.get_by_role("dialog", name=bo.says("page-over")))
    await bo.button(bo.says("page-result")).click()
    await close(bo.page.get_by_role("dialog", name=bo.says("page-over")))
    await ada.button(ada.says("page-rematch")).click()
    await bo.page.get_by_role("link", name=bo.says("page-to-rematch")).click()
    await ada.button(ada.says("page-start")).click()
    for one in people:
        await one.offered()
        await expect(one.hand()).to_have_count(10)
        await expect(player(one, "Bo")).to_be_visible()


async def test_one_who_watches_sees_no_hand(arrive: Arrive) -> None:
    table, (ada, bo) = await gathered(arrive)
    cy = await arrive()
    told: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    cy.page.on("websocket", listen)
    await cy.go(f"/t/{table}")
    await expect(cy.page.get_by_text(cy.says("page-watching"))).to_be_visible()
    await expect(
        ada.page.get_by_role("img", name=ada.says("page-watchers", count=1))
    ).to_be_visible()
    await asyncio.gather(ada.play(down_to=9), bo.play(down_to=9))
    await expect(cy.page.get_by_text(cy.says("page-log-empty"))).to_have_count(0)
    await expect(cy.hand()).to_have_count(0)
    await expect(cy.page.locator("[data-item]")).to_have_count(0)
    assert len(await cy.rows()) == 4
    hidden = [
        card
        for message in told
        for zone in (message.get("view") or message.get("changes") or {}).get("zones", [])
        if zone["zone"][0] == "hand"
        for card in zone["cards"]
    ]
    assert hidden
    assert set(hidden) == {None}


async def test_one_who_is_sent_away_in_play_is_replaced_by_a_bot(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive)
    kick = (await meet(ada, "Bo")).get_by_role("button", name=ada.says("page-kick"))
    await kick.click()
    await kick.click()
    await expect(bo.page.get_by_role("heading", name=bo.says("page-gone-kicked"))).to_be_visible()
    await ada.play(down_to=8)
    await expect(ada.hand()).to_have_count(8)
