"""What may or may not have been stored: nothing is shown before, and everything soon after."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from sixthcow.server.store import StoreDown
from sixthcow.server.tables import driver
from sixthcow.server.tables.maintenance import Maintenance
from sixthcow.server.wire import messages as m
from tests.server.world import Client, World, a_world
from tests.waiting import becomes

pytestmark = pytest.mark.usefixtures("backing")


async def before_the_start(world: World) -> tuple[Client, Client]:
    """Two people who only have to begin."""
    people = [await world.person(name) for name in ("Ada", "Bo")]
    table = await world.open(people[0], seats=2)
    ada, bo = (Client(world, person, table) for person in people)
    for client in (ada, bo):
        await client.come()
    await bo.do(m.Sit)
    await ada.listen()
    return ada, bo


def break_store(world: World, monkeypatch: pytest.MonkeyPatch, *, stores: bool) -> None:
    """Appending fails; what it `stores` is there nevertheless."""
    append = world.store.append

    async def fail(*what: Any) -> None:
        if stores:
            await append(*what)
        raise StoreDown("no answer")

    monkeypatch.setattr(world.store, "append", fail)


@asynccontextmanager
async def storing(
    world: World, monkeypatch: pytest.MonkeyPatch, client: Client, command: type[m.Command]
) -> AsyncIterator["asyncio.Task[str]"]:
    """A command that has been stored while its table waits to hear of it."""
    append, stored, answer = world.store.append, asyncio.Event(), asyncio.Event()

    async def hold(*what: Any) -> None:
        await append(*what)
        stored.set()
        await answer.wait()

    with monkeypatch.context() as slow:
        slow.setattr(world.store, "append", hold)
        task = asyncio.create_task(client.do(command))
        await stored.wait()
        try:
            yield task
        finally:
            answer.set()
    with suppress(asyncio.CancelledError):
        await task


async def test_what_was_not_stored_is_shown_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await before_the_start(world)
        live = await world.tables.live(ada.table_id)
        with monkeypatch.context() as broken:
            break_store(world, broken, stores=False)
            with pytest.raises(StoreDown):
                await ada.do(m.Start)
            assert bo.outbox
            await live.resync(bo.outbox, 0)
            await bo.listen()
        assert bo.heard[-1]["type"] == "table"
        assert (bo.table["status"], bo.view) == ("open", None)
        await ada.do(m.Start)
        await bo.listen()
        assert bo.table["status"] == "playing"


async def test_what_was_stored_after_all_is_shown_to_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without anybody having to do anything."""
    async with a_world(tmp_path) as world:
        ada, bo = await before_the_start(world)
        with monkeypatch.context() as broken:
            break_store(world, broken, stores=True)
            with pytest.raises(StoreDown):
                await ada.do(m.Start)
        await Maintenance(world.tables).look_for_news()
        for client in (ada, bo):
            await client.listen()
            assert client.table["status"] == "playing"
            client.check_view()
        assert [table.status for table in world.tables.lobby.show().tables] in ([], ["playing"])


async def test_a_command_whose_sender_is_cut_off_is_shown_to_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await before_the_start(world)
        async with storing(world, monkeypatch, ada, m.Start) as starting:
            starting.cancel()
            await becomes(starting.done)
        await Maintenance(world.tables).look_for_news()
        await bo.listen()
        assert bo.table["status"] == "playing"


async def test_nothing_is_shown_while_it_is_being_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo, cy = await world.full_table("Ada", "Bo", "Cy", game="classic")
        await bo.go()
        await world.pass_time(driver.AWAY + 1)
        async with storing(world, monkeypatch, bo, m.Back):
            await cy.go()
            await ada.listen()
            told = ada.heard[-1]
            assert (told["type"], told["stand_in"]) == ("presence", [False, True, False])
        await ada.listen()
        assert not ada.table["seats"][1]["stand_in"]
