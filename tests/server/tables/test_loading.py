"""Tables are loaded once, whatever fails meanwhile, and one that fails leaves nothing behind."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixthcow.server.bus import LocalBus
from sixthcow.server.bus.nats import NatsBus
from sixthcow.server.store import StoreDown
from sixthcow.server.tables.maintenance import Maintenance
from sixthcow.server.tables.registry import TableRegistry
from tests.server.world import a_world
from tests.waiting import becomes

pytestmark = pytest.mark.usefixtures("backing")


async def fail(*_: Any, **__: Any) -> None:
    """What a store does that is down."""
    raise StoreDown("not now")


async def test_a_table_is_loaded_once_although_the_first_attempt_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of them would not hear of each other."""
    async with a_world(tmp_path) as world:
        ada, _ = await world.full_table("Ada", "Bo", game="classic")
        await world.tables.put_away(ada.table_id)
        entries, asked = world.store.entries, list[asyncio.Event]()

        async def slow(*what: Any) -> Any:
            asked.append(asyncio.Event())
            first, goes_on = len(asked) == 1, asked[-1]
            await goes_on.wait()
            if first:
                raise StoreDown("not now")
            return await entries(*what)

        monkeypatch.setattr(world.store, "entries", slow)
        loading = [asyncio.create_task(world.tables.live(ada.table_id)) for _ in range(2)]
        await becomes(lambda: asked)
        asked[0].set()
        with pytest.raises(StoreDown):
            await loading[0]
        await becomes(lambda: len(asked) == 2)
        late = asyncio.create_task(world.tables.live(ada.table_id))
        await asyncio.sleep(0)  # it asks, or waits
        for goes_on in asked:
            goes_on.set()
        assert await loading[1] is await late


async def test_a_table_is_there_although_its_lease_cannot_be_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        host = await world.person("Ada")
        with monkeypatch.context() as broken:
            broken.setattr(world.tables.leases, "take", fail)
            table = await world.open(host, "first", start=True, seats=2, visibility="public")
            assert table in {shown.id for shown in world.tables.lobby.show().tables}
            await world.tables.put_away(table)
            live = await world.tables.live(table)
        await world.settle()
        assert live.table.state
        assert live.table.state.view(None).waiting == (0,), "the bot has decided"


@pytest.mark.parametrize("error", [StoreDown("not now"), asyncio.CancelledError()])
async def test_nothing_is_left_of_a_table_that_could_not_be_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    async with a_world(tmp_path) as world:
        ada, _ = await world.full_table("Ada", "Bo", game="classic")
        await world.tables.put_away(ada.table_id)
        bus = world.bus._local if isinstance(world.bus, NatsBus) else world.bus
        assert isinstance(bus, LocalBus)
        heard, subscribe = {*bus._listeners}, world.bus.subscribe

        async def refuse(subject: str, hear: Any) -> Any:
            if subject.startswith("presence"):
                raise error
            return await subscribe(subject, hear)

        with monkeypatch.context() as broken:
            broken.setattr(world.bus, "subscribe", refuse)
            with pytest.raises(type(error)):
                await world.tables.live(ada.table_id)
        assert {*bus._listeners} == heard
        assert world.tables.live_tables == []


async def test_a_table_that_cannot_be_loaded_does_not_stop_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        tables = [(await world.full_table("Ada", "Bo", game="toy"))[0].table_id for _ in range(3)]
        await world.tables.leases.release()
        for table in tables:
            await world.tables.put_away(table)
        entries = world.store.entries

        async def picky(table: str, *more: Any) -> Any:
            if table == tables[1]:
                raise ValueError("nobody can read this")
            return await entries(table, *more)

        monkeypatch.setattr(world.store, "entries", picky)
        other = TableRegistry(replace(world.tables.services, process="another"))
        await other.start()
        await Maintenance(other).renew_leases()
        loaded = {live.table.id for live in other.live_tables}
        assert [table in loaded for table in tables] == [True, False, True]
        await other.close()
