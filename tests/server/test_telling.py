"""Whatever is told has been stored before, however long the store takes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sixthcow.server import messages as m
from sixthcow.server.hall import new_id
from sixthcow.server.readers import A_MOMENT
from tests.server.world import a_world

pytestmark = pytest.mark.usefixtures("backing")


async def test_nothing_is_told_while_it_is_being_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        append, told = world.store.append, list[int]()

        async def slow(*values: Any) -> None:
            await asyncio.sleep(2 * A_MOMENT)
            readers = world.hall._places[ada.table_id].live.readers
            told.extend(outbox.told for outbox in readers._outboxes)
            await append(*values)

        # Bo hears of Ada's pick a moment later; before that Bo leaves, and the disk is slow.
        pick = m.Act(id=new_id(), action=ada.actions[0], decision=ada.decision)
        await world.hall.act(ada.table_id, ada.person, pick)
        version = (await world.store.versions([ada.table_id]))[ada.table_id]
        monkeypatch.setattr(world.store, "append", slow)
        await world.hall.act(ada.table_id, bo.person, m.Leave(id=new_id()))
        assert told == [version, version]
