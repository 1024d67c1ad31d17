"""An administrator's work is noticed at once where servers have a bus."""

import asyncio
from pathlib import Path

import pytest

from sixthcow.cli import main
from tests.server.backing import BACKING
from tests.server.world import a_world
from tests.waiting import becomes


@pytest.mark.usefixtures("backing")
@pytest.mark.parametrize("backing", ["services"], indirect=True)
async def test_a_closed_table_is_told_over_the_bus(tmp_path: Path) -> None:
    assert BACKING.services
    async with a_world(tmp_path) as world:  # it has nobody who asks the store now and then
        ada, _ = await world.full_table("Ada", "Bo", game="classic")
        address = BACKING._addresses[world.path]
        command = ["admin", "tables", "close", ada.table_id, "--store", address, "--lang", "en"]
        assert await asyncio.to_thread(main, [*command, "--bus", BACKING.services.bus]) == 0

        async def closed() -> bool:
            await ada.listen()
            return bool(ada.table["status"] == "closed")

        await becomes(closed)
