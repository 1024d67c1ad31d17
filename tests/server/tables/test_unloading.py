"""What is left in memory of a table that was unloaded: nothing, without a search for garbage."""

import gc
import random
import weakref
from pathlib import Path

import pytest

from tests.server.world import a_world, play_on
from tests.waiting import becomes

pytestmark = pytest.mark.usefixtures("backing")


async def test_a_table_that_is_unloaded_is_gone_from_memory(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        clients = await world.full_table("Ada", "Bo", game="classic", options={"rounds": 1})
        await play_on(clients, random.Random(6))
        for client in clients:
            await client.go()
        await world.settle()
        live = await world.tables.live(clients[0].table_id)
        parts = (live, live.driver, live.subscribers)
        left: list[weakref.ref[object]] = [weakref.ref(part) for part in parts]
        del live, parts
        gc.collect()
        gc.disable()
        try:
            await world.tables.put_away(clients[0].table_id)
            await becomes(lambda: not any(one() for one in left))
        finally:
            gc.enable()
