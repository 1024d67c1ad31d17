"""Who is at a table that several processes have open, and how that is known."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from sixthcow.server.tables import driver
from sixthcow.server.tables.live import LiveTable
from sixthcow.server.tables.presence import STALE
from sixthcow.server.tables.registry import TableRegistry, new_id
from sixthcow.server.tables.table import QUICK_WAIT
from sixthcow.server.wire import messages as m
from tests.server.tables.test_quick import quick
from tests.server.world import Client, World, a_world, refused

pytestmark = pytest.mark.usefixtures("backing")


@asynccontextmanager
async def elsewhere(world: World, client: Client) -> AsyncIterator[LiveTable]:
    """A client's table at another process."""
    other = TableRegistry(replace(world.tables.services, process="another"))
    yield await other.live(client.table_id)
    await other.close()


async def told(client: Client) -> list[list[bool]]:
    """Who was here, as it was told since the last time."""
    before = len(client.heard)
    await client.listen()
    return [message["here"] for message in client.heard[before:] if message["type"] == "presence"]


async def test_who_moves_to_another_server_stays_here(tmp_path: Path) -> None:
    """A phone changes networks: its new socket is there before the old one is noticed to be
    gone."""
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        here = await world.tables.live(ada.table_id)
        async with elsewhere(world, ada) as there:
            assert bo.person.id in there.presence
            await told(ada)
            outbox = await there.attach(bo.person, bo.version)
            await bo.go()
            assert bo.person.id in here.presence
            assert await told(ada) == []
            await there.detach(outbox)
            assert await told(ada) == [[True, False]]


async def test_who_moves_to_another_server_stays_ready(tmp_path: Path) -> None:
    """If they say so at both, before the old socket is noticed to be gone."""
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        here = await world.tables.live(ada.table_id)
        async with elsewhere(world, ada) as there:
            await here.be_ready(bo.person, 1)
            outbox = await there.attach(bo.person, bo.version)
            await there.be_ready(bo.person, 1)
            await bo.go()
            assert here.presence.ready_for(bo.person.id) == 1
            await there.detach(outbox)
            assert here.presence.ready_for(bo.person.id) == 0


async def test_it_is_told_that_who_moves_is_no_longer_ready(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        here = await world.tables.live(ada.table_id)
        async with elsewhere(world, ada) as there:
            await here.be_ready(bo.person, 1)
            outbox = await there.attach(bo.person, bo.version)
            await bo.go()
            await ada.listen()
            assert ada.heard[-1]["ready"] == [0, 0]
            await there.detach(outbox)


async def nothing(*_: object) -> None:
    """News that is lost on the way."""


async def test_who_was_kicked_elsewhere_does_not_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is noticed when their seat is to be taken back."""
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        await bo.go()
        await world.pass_time(driver.AWAY)
        here = await world.tables.live(ada.table_id)
        async with elsewhere(world, ada) as there:
            with monkeypatch.context() as silent:
                silent.setattr(type(world.bus), "publish", nothing)
                await there.command(ada.person, m.Kick(id=new_id(), person=bo.person.id))
            assert bo.person.id not in here.table.kicked
            assert await refused(here.attach(bo.person, 0)) == "kicked"
            assert bo.person.id not in here.presence


async def silence(world: World, monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """For a while no news gets through."""
    with monkeypatch.context() as silent:
        silent.setattr(type(world.bus), "alive", False)
        silent.setattr(type(world.bus), "publish", nothing)
        for _ in range(2):
            await world.pass_time(milliseconds // 2)
            await keep_presence(world)


async def keep_presence(world: World) -> None:
    """What maintenance does now and then."""
    for live in world.tables.live_tables:
        await live.keep_presence()
    await world.settle()


async def test_nobody_is_gone_because_nothing_could_be_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        await bo.go()
        async with elsewhere(world, ada) as there:
            await there.attach(bo.person, bo.version)
            await silence(world, monkeypatch, 2 * STALE)
            await told(ada)
            await keep_presence(world)
            assert await told(ada) == [], "Bo may be there still"
            await world.pass_time(STALE)
            await keep_presence(world)
            assert await told(ada) == [[True, False]], "nothing was heard for long enough"
            await world.pass_time(driver.AWAY)
            await ada.listen()
            assert ada.table["seats"][1]["stand_in"]


@pytest.mark.parametrize("jump", [3_600_000, -3_600_000])
async def test_nobody_is_gone_or_stays_by_a_jump(tmp_path: Path, jump: int) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        await bo.go()
        async with elsewhere(world, ada) as there:
            await there.attach(bo.person, bo.version)
            await told(ada)
            await world.jump(jump)
            await keep_presence(world)
            assert await told(ada) == []
            await world.pass_time(STALE)
            await keep_presence(world)
            assert await told(ada) == [[True, False]], "the other process is dead"


async def test_a_quick_match_is_not_given_up_because_nothing_could_be_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This server began while the bus was away: it knows of nobody yet."""
    async with a_world(tmp_path) as world:
        ada = await quick(world, "Ada")
        await ada.go()
        with monkeypatch.context() as silent:
            silent.setattr(type(world.bus), "alive", False)
            await world.tables.put_away(ada.table_id)
            live = await world.tables.live(ada.table_id)
            await world.pass_time(QUICK_WAIT - 1_000)
            await keep_presence(world)
        assert live.table.state is None
        await world.pass_time(1_000)
        assert live.table.status == "playing", "Ada may be there"
