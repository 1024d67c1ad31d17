"""Who is ready for the next round: shown to everybody, stored nowhere, waited for by no game."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixthcow.server.tables.registry import TableRegistry
from tests.server.world import Client, a_world

pytestmark = pytest.mark.usefixtures("backing")


async def ready(client: Client, number: int) -> None:
    """What a socket would do with the message."""
    live = await client.world.tables.live(client.table_id)
    await live.be_ready(client.person, number)


async def told(client: Client) -> list[dict[str, Any]]:
    """The messages that have come since the last time."""
    before = len(client.heard)
    await client.listen()
    return client.heard[before:]


async def second_round(clients: list[Client]) -> None:
    """Everybody plays on until the first round is over."""
    while any((client.view or {})["round"] == 1 for client in clients):
        for client in clients:
            await client.listen()
            if client.actions and (client.view or {})["round"] == 1:
                await client.act(client.actions[0])


async def test_everybody_is_shown_who_is_ready(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic", away="wait")
        await second_round([ada, bo])
        version = ada.version
        await ready(bo, 2)
        for client in (ada, bo):
            (message,) = await told(client)
            assert (message["type"], message["ready"]) == ("presence", [0, 2])
        assert world.tables._live[ada.table_id].table.version == version, "nothing is stored"
        eve = Client(world, await world.person("Eve"), ada.table_id)
        await eve.come()
        assert [seat["ready"] for seat in eve.table["seats"]] == [0, 2]
        await ada.act(ada.actions[0])
        assert ada.version > version, "no game waits for it"


async def test_only_players_are_ready_and_only_for_the_round_that_is_played(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic", away="wait")
        eve = Client(world, await world.person("Eve"), ada.table_id)
        await eve.come()
        await second_round([ada, bo])
        await told(ada)
        for number in (1, 3):
            await ready(bo, number)
        await ready(eve, 2)
        assert await told(ada) == []
        await ready(bo, 2)
        await ready(bo, 2)
        assert len(await told(ada)) == 1, "it is said once"
        await bo.go()
        await bo.come()
        assert bo.table["seats"][1]["ready"] == 0, "who comes back looks again"


async def test_nobody_is_ready_before_the_start(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        host = await world.person("Ada")
        ada = Client(world, host, await world.open(host, seats=2))
        await ada.come()
        await ready(ada, 1)
        assert await told(ada) == []


async def test_another_process_is_told(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic", away="wait")
        await second_round([ada, bo])
        other = TableRegistry(replace(world.tables.services, process="another"))
        live = await other.live(bo.table_id)
        there = await live.attach(bo.person, bo.version)
        await told(ada)
        await live.be_ready(bo.person, 2)
        await world.settle()
        assert (await told(ada))[-1]["ready"] == [0, 2]
        await ready(ada, 2)
        await world.settle()
        assert live.presence.ready_for(ada.person.id) == 2
        await live.detach(there)
        await world.settle()
        assert (await told(ada))[-1]["ready"] == [2, 0]
        await other.close()
