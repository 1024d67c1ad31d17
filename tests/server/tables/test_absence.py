"""Who is away, and for how long: a bot stands in only for people who were away all the time."""

import asyncio
from pathlib import Path

import pytest

from sixthcow.engine import View
from sixthcow.fair_queue import NO_LINE, Line
from sixthcow.server.store import StoreDown
from sixthcow.server.tables import driver
from sixthcow.thinking.pool import Thought
from tests.server.world import Client, Dummy, a_world
from tests.waiting import becomes


class Slow(Dummy):
    """A thinker that decides when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 0
        self.free = asyncio.Event()
        self.free.set()

    async def decide(
        self, level: str, view: View, seed: int, notes: bytes = b"", line: Line = NO_LINE
    ) -> Thought:
        """Decide once it may."""
        self.waiting += 1
        await self.free.wait()
        self.waiting -= 1
        return await super().decide(level, view, seed, notes, line)


async def stood_in_for(client: Client) -> list[bool]:
    """The seats that a bot stands in for, as far as somebody has heard."""
    await client.listen()
    return [seat["stand_in"] for seat in client.table["seats"]]


async def test_who_was_back_meanwhile_was_not_away(tmp_path: Path) -> None:
    """Also if they came and went while a bot at the table was thinking."""
    async with a_world(tmp_path) as world:
        await world.end()
        world.thinker = thinker = Slow()
        await world.begin()
        ada, bo, cy = await world.full_table("Ada", "Bo", "Cy", game="classic")
        await cy.go()
        await world.pass_time(driver.AWAY // 2)
        await bo.go()
        await world.settle()
        thinker.free.clear()
        world.clock.time += driver.AWAY // 2
        (await world.tables.live(ada.table_id)).driver.wake()
        await becomes(lambda: thinker.waiting)  # the bot that stands in for Cy
        await bo.come(bo.version)
        world.clock.time += driver.AWAY
        await bo.go()
        thinker.free.set()
        await world.settle()
        assert await stood_in_for(ada) == [False, False, True], "Bo left just now"
        await world.pass_time(driver.AWAY - 1_000)
        assert await stood_in_for(ada) == [False, False, True]
        await world.pass_time(1_000)
        assert await stood_in_for(ada) == [False, True, True]


@pytest.mark.parametrize("where", ["before the seat is taken back", "after it"])
async def test_who_could_not_come_is_not_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        await bo.go()
        await world.pass_time(driver.AWAY + 1)
        await ada.listen()
        live = await world.tables.live(ada.table_id)

        async def fail(*_: object, **__: object) -> None:
            raise StoreDown("not now")

        with monkeypatch.context() as broken:
            if where == "after it":
                broken.setattr(live.presence, "announce", fail)
            else:
                broken.setattr(world.store, "append", fail)
            with pytest.raises(StoreDown):
                await live.attach(bo.person, bo.version)
        assert bo.person.id not in live.presence
        assert len(live.subscribers) == 1
        told = len(ada.heard)
        await ada.listen()
        here = [message["here"] for message in ada.heard[told:] if message["type"] == "presence"]
        assert here[-1:] in ([], [[True, False]])
        await bo.come(bo.version)
        assert await stood_in_for(ada) == [False, False]
        await bo.go()
        await world.pass_time(driver.AWAY + 1)
        assert await stood_in_for(ada) == [False, True]
