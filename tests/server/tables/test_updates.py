"""What is sent to whom and when: stored first, to everybody at once, concurrent picks together."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sixthcow.server.store import StoreDown
from sixthcow.server.tables.registry import new_id
from sixthcow.server.wire import messages as m
from tests.server.world import Client, World, a_world, refused
from tests.waiting import becomes


def pick(client: Client, number: int = 0, **fields: Any) -> m.Act:
    """A pick of a client."""
    act = m.Act(action=client.actions[number], decision=client.decision, id=new_id())
    return msgspec.structs.replace(act, **fields)


class SlowStore:
    """Makes a world's store wait until it is released; counts what is written at once."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_go_on = asyncio.Event()
        self.written: list[int] = []
        append = world.store.append

        async def slow(head: Any, version: int, entries: Sequence[Any], *rest: Any) -> None:
            self.written.append(len(entries))
            await self.may_go_on.wait()
            await append(head, version, entries, *rest)

        monkeypatch.setattr(world.store, "append", slow)


def waiting(client: Client) -> list[bytes]:
    """What a client has not read yet."""
    assert client.outbox
    return list(client.outbox._messages)


def asked(client: Client) -> int:
    """How many decisions wait to be judged at a client's table."""
    return len(client.world.tables._live[client.table_id]._asked)


pytestmark = pytest.mark.usefixtures("backing")


async def test_nothing_is_told_while_it_is_being_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        store = SlowStore(world, monkeypatch)
        for command in (pick(ada), m.Leave(id=new_id())):
            store.may_go_on.clear()
            task = asyncio.create_task(world.act(ada.table_id, ada.person, command))
            await becomes(lambda: store.written)
            assert not waiting(ada) and not waiting(bo)
            store.written.clear()
            store.may_go_on.set()
            await task
            assert waiting(ada) and waiting(bo)
            await ada.listen()
            await bo.listen()


async def test_all_others_hear_the_same_of_a_pick_at_once(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo, cy = await world.full_table("Ada", "Bo", "Cy", game="classic")
        watcher = Client(world, await world.person("Di"), ada.table_id)
        await watcher.come()
        for client in (ada, bo, cy):
            await client.listen()
        await world.act(ada.table_id, ada.person, pick(ada))
        (to_bo,), (to_cy,), (to_watcher,) = waiting(bo), waiting(cy), waiting(watcher)
        assert to_bo is to_cy is to_watcher
        assert waiting(ada) != [to_bo]
        for client in (ada, bo, cy, watcher):
            await client.listen()
            client.check_view()


def acting(world: World, *acts: tuple[Client, m.Act]) -> list[asyncio.Task[None]]:
    """Let people act, all at once."""
    return [
        asyncio.create_task(world.act(client.table_id, client.person, act)) for client, act in acts
    ]


async def test_picks_that_come_at_once_are_stored_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        clients = await world.full_table("Ada", "Bo", "Cy", "Di", game="classic")
        store = SlowStore(world, monkeypatch)
        store.may_go_on.set()
        picks = [(client, pick(client)) for client in clients]
        await asyncio.gather(*acting(world, *picks))
        assert store.written == [4]
        for client, act in picks:
            await client.listen()
            client.check_view()
            assert client.answered >= {act.id}


async def test_picks_that_come_while_one_is_stored_are_stored_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        clients = await world.full_table("Ada", "Bo", "Cy", "Di", game="classic")
        ada, bo, cy, di = clients
        again, first, then = pick(bo), pick(cy), pick(cy, 1)
        store = SlowStore(world, monkeypatch)
        tasks = acting(world, (ada, pick(ada)))
        await becomes(lambda: store.written == [1])
        tasks += acting(world, (bo, again), (bo, again), (cy, first), (cy, then), (di, pick(di)))
        await becomes(lambda: asked(ada) == 5)
        store.may_go_on.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        # Ada alone; Bo, Cy and Di together, which is the reveal: Cy's other pick is too late.
        assert store.written == [1, 3]
        reasons = [getattr(result, "reason", "") for result in results]
        assert reasons == ["", "", "", "", "too-late", ""]
        for client in clients:
            await client.listen()
            client.check_view()
        assert again.id in bo.answered
        assert first.id in cy.answered
        assert then.id not in cy.answered


async def test_two_picks_of_one_person_are_one_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo, _cy = await world.full_table("Ada", "Bo", "Cy", game="classic")
        first, then = pick(bo), pick(bo, 1)
        store = SlowStore(world, monkeypatch)
        tasks = acting(world, (ada, pick(ada)), (bo, first), (bo, then))
        await becomes(lambda: store.written)
        store.may_go_on.set()
        await asyncio.gather(*tasks)
        await bo.listen()
        assert {first.id, then.id} <= bo.answered
        assert bo.view and [f"play {card}" for card in bo.view["picked"]] == [then.action]


async def test_a_pick_is_refused_for_its_own_fault_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo, cy = await world.full_table("Ada", "Bo", "Cy", game="classic")
        store = SlowStore(world, monkeypatch)
        wrong = pick(bo, action=cy.actions[0])
        tasks = acting(world, (ada, pick(ada)), (bo, wrong), (cy, pick(cy)))
        await becomes(lambda: store.written)
        store.may_go_on.set()
        assert [await refused(task) for task in tasks] == ["", "not-in-hand", ""]


async def test_whoever_hangs_up_while_picks_are_stored_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        ada, bo, cy = await world.full_table("Ada", "Bo", "Cy", game="classic")
        store = SlowStore(world, monkeypatch)
        tasks = acting(world, (ada, pick(ada)), (bo, pick(bo)))
        await becomes(lambda: store.written == [2])
        tasks += acting(world, (cy, pick(cy)))
        await becomes(lambda: asked(ada) == 1)
        for task in (tasks[0], tasks[2]):
            task.cancel()
        store.may_go_on.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        # What has been heard is done, whether or not somebody waits for the answer.
        await becomes(lambda: store.written == [2, 1] and len(waiting(ada)) == 2)
        for client in (ada, bo, cy):
            await client.listen()
            client.check_view()


async def test_a_store_that_fails_refuses_all_who_wait_and_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        clients = await world.full_table("Ada", "Bo", "Cy", game="classic")
        picks = [(client, pick(client)) for client in clients]
        with monkeypatch.context() as broken:

            async def fail(*_: Any) -> None:
                raise StoreDown("disk full")

            broken.setattr(world.store, "append", fail)
            results = await asyncio.gather(*acting(world, *picks), return_exceptions=True)
        assert [type(result) for result in results] == [StoreDown] * 3
        await asyncio.gather(*acting(world, *picks))
        for client, act in picks:
            await client.listen()
            client.check_view()
            assert act.id in client.answered


async def test_a_memory_aid_that_was_turned_off_helps_nobody(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        host = await world.person("Ada")
        table = await world.open(host, "random", game="classic", seats=2, memory=True)
        ada = Client(world, host, table)
        await ada.come()
        await ada.do(m.Change, terms={"game": "classic", "seats": 2, "memory": False})
        await ada.do(m.Start)
        await world.settle()
        await ada.listen()
        assert ada.view
        assert ada.view["knowledge"] == {}
