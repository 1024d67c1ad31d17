"""Somebody who misses two clocks in a row: a bot stands in until they take their seat back."""

import asyncio

from playwright.async_api import expect

from tests.e2e.company import gathered, player
from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes

PHONE = Likes(size=(360, 740))


async def test_after_two_missed_clocks_a_bot_stands_in_until_one_is_back(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, [PHONE, Likes()], pace="blitz")
    stands_in = ada.page.get_by_role("status").get_by_text(ada.says("page-late-again"))
    await bo.play(down_to=9)
    await expect(ada.hand()).to_have_count(9)
    await expect(stands_in).to_have_count(0)
    await bo.play(down_to=8)
    await expect(stands_in).to_be_visible()
    await expect(player(bo, "Ada")).to_contain_text(bo.says("page-stand-in"))
    # Nobody waits for a clock any more.
    await bo.play(down_to=6)
    await expect(ada.hand()).to_have_count(6)

    await ada.button(ada.says("page-take-back")).click()
    await expect(stands_in).to_have_count(0)
    await expect(player(bo, "Ada")).not_to_contain_text(bo.says("page-stand-in"))
    await asyncio.gather(ada.play(down_to=5), bo.play(down_to=5))
    await expect(stands_in).to_have_count(0)
