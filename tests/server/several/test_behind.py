"""A server that has missed the news judges nobody by what it still believes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixthcow.server.bus.nats import NatsBus
from sixthcow.server.tables.registry import new_id
from sixthcow.server.wire import messages as m
from tests.server.backing import BACKING, Services
from tests.server.services import Nats, Postgres
from tests.server.world import Client, World, a_world


@pytest.fixture(autouse=True)
def deaf(postgres: Postgres, nats: Nats, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Servers that hear nothing of each other."""

    async def say_nothing(*_: object) -> None:
        """Lost."""

    monkeypatch.setattr(BACKING, "services", Services(nats.address, postgres.new_database))
    monkeypatch.setattr(NatsBus, "publish", say_nothing)
    yield


async def elsewhere(world: World, client: Client, action: str) -> None:
    """The client decides by way of another server."""
    act = m.Act(id=new_id(), action=action, decision=client.decision)
    await world.act(client.table_id, client.person, act)


async def play_a_turn(clients: list[Client]) -> None:
    """Everybody who is asked decides, until somebody is asked for something else."""
    before = clients[0].decision
    for _ in range(10):
        for client in clients:
            await client.listen()
        asked = [client for client in clients if client.actions]
        if clients[0].decision != before and len(asked) == len(clients):
            return
        for client in asked:
            await client.act(client.actions[0])
    raise AssertionError("the turn does not end")


async def test_a_decision_that_a_server_has_not_heard_of(tmp_path: Path) -> None:
    async with a_world(tmp_path) as one, a_world(tmp_path) as other:
        ada, bo = await one.full_table("Ada", "Bo", game="classic")
        there = Client(other, bo.person, bo.table_id)
        await there.come()
        await play_a_turn([ada, bo])
        assert there.version < bo.version
        await elsewhere(other, bo, bo.actions[0])
        await there.listen()
        assert there.version > bo.version
        # What was decided here is known there, although nobody said so.
        await ada.act(ada.actions[0])
        assert ada.version > there.version


async def test_who_has_seen_more_than_the_server(tmp_path: Path) -> None:
    async with a_world(tmp_path) as one, a_world(tmp_path) as other:
        ada, bo = await one.full_table("Ada", "Bo", game="classic")
        watcher = Client(other, bo.person, bo.table_id)
        await watcher.come()
        await play_a_turn([ada, bo])
        again = Client(other, ada.person, ada.table_id)
        again.version = ada.version
        await again.come(seen=ada.version)
        assert again.version == ada.version
