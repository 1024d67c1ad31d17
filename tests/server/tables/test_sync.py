"""Versions, gaps and slow readers: a client that returns learns what it missed."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sixthcow.server.store import StoreDown
from sixthcow.server.tables.registry import TableRegistry
from sixthcow.server.tables.subscribers import MOST_MESSAGES
from sixthcow.server.wire import messages as m
from tests.server.world import Client, World, a_world, play_on

pytestmark = pytest.mark.usefixtures("backing")


async def one_turn(clients: list[Client]) -> None:
    """Everybody decides until a new turn is asked."""
    asked = clients[0].decision
    while clients[0].decision == asked:
        for client in clients:
            await client.listen()
            if client.actions and client.decision == asked:
                await client.act(client.actions[0])
        for client in clients:
            await client.listen()


async def test_a_gap_is_told_event_by_event(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic", away="wait")
        watcher = Client(world, await world.person("Eve"), ada.table_id)
        other = Client(world, await world.person("Dan"), ada.table_id)
        await watcher.come()
        await other.come()
        await ada.do(m.Say, text="hello, Eve")
        await one_turn([ada, bo])
        await watcher.listen()
        await other.listen()
        seen, heard, before = watcher.version, len(watcher.heard), len(other.heard)
        await watcher.go()
        await one_turn([ada, bo])
        await ada.do(m.Say, text="where is Eve?")
        await watcher.come(seen)
        await other.listen()
        (gap,) = watcher.heard[heard:]
        assert (gap["type"], gap["since"], gap["v"]) == ("news", seen, ada.version)
        told = [event for news in other.heard[before:] for event in news.get("events", ())]
        assert gap["events"] == told != []
        assert [line["text"] for line in gap["chat"]] == ["where is Eve?"]
        watcher.check_view()


async def test_too_wide_a_gap_is_a_fresh_start(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        clients = await world.full_table("Ada", "Bo", "Cy", game="himmel", away="wait")
        watcher = Client(world, await world.person("Eve"), clients[0].table_id)
        await watcher.come()
        await watcher.go()
        seen = watcher.version
        rng = random.Random(1)
        while clients[0].version < seen + 100 and clients[0].table["status"] == "playing":
            for client in clients:
                await client.listen()
                if client.actions:
                    await client.act(rng.choice(client.actions))
        await watcher.come(seen)
        assert watcher.heard[-1]["type"] == "table"
        watcher.check_view()


@pytest.mark.parametrize("seen", [-5, 0, 10**9])
async def test_a_version_that_never_was_is_a_fresh_start(tmp_path: Path, seen: int) -> None:
    async with a_world(tmp_path) as world:
        ada, _ = await world.full_table("Ada", "Bo", game="toy")
        again = Client(world, ada.person, ada.table_id)
        await again.come(seen)
        assert again.heard[0]["type"] == "table"


async def test_a_slow_reader_gets_a_fresh_start_and_no_endless_queue(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        assert bo.outbox
        for number in range(MOST_MESSAGES + 10):
            await ada.do(m.Say, text=f"line {number}")
        assert len(bo.outbox._messages) == 0, "what nobody reads is not kept"
        fresh = msgspec.json.decode(await bo.outbox.next())
        assert (fresh["type"], fresh["v"]) == ("table", ada.version)


async def nothing(*_: object) -> None:
    """News that is lost on the way."""


async def test_two_servers_on_one_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one process writes, the other finds at its next command, however late its news."""
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="toy", away="wait")
        other = TableRegistry(world.tables.services)
        elsewhere = Client(world, bo.person, bo.table_id)
        elsewhere.world = Beside(world, other)  # type: ignore[assignment]
        await elsewhere.come()
        with monkeypatch.context() as silent:
            silent.setattr(world.tables.services.bus, "publish", nothing)
            await ada.act(ada.actions[0])
        assert elsewhere.view and elsewhere.view["waiting"] == [0, 1], "it has not heard"
        await elsewhere.act(elsewhere.actions[0])
        assert elsewhere.view["asks"] == "answer", "it has read on, and its pick was the last"
        await other.close()


class Beside:
    """The world as another process sees it."""

    def __init__(self, world: World, tables: TableRegistry) -> None:
        self.world, self.tables = world, tables

    def __getattr__(self, name: str) -> Any:
        return getattr(self.world, name)


async def test_a_store_that_fails_for_a_while_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="toy")
        before = ada.version
        with monkeypatch.context() as broken:

            async def fail(*_: Any) -> None:
                raise StoreDown("disk full")

            broken.setattr(world.store, "append", fail)
            with pytest.raises(StoreDown):
                await ada.act(ada.actions[0])
        await bo.listen()
        assert (ada.version, bo.version) == (before, before), "nobody heard of it"
        await ada.act(ada.actions[0])
        assert ada.version == before + 1
        await play_on([ada, bo], random.Random(1))


async def test_many_at_once_are_one_after_another(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        clients = await world.full_table("Ada", "Bo", "Cy", "Di", game="classic")
        picks = [client.act(client.actions[0]) for client in clients]
        await asyncio.gather(*picks)
        for client in clients:
            await client.listen()
            client.check_view()
        assert len({client.version for client in clients}) == 1
