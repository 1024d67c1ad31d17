"""Hints: only for somebody alone with bots, only from their own view, noted in the log."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from sixthcow.engine import Record
from sixthcow.server.hint_desk import HintDesk
from sixthcow.server.tables import log
from sixthcow.server.wire import messages as m
from tests.server.world import ALL_GAMES, Client, World, a_world, play_on, refused


async def alone(world: World, **terms: Any) -> Client:
    """Somebody at a table with two bots."""
    ada = await world.person("Ada")
    table = await world.open(ada, "first", "first", start=True, seats=3, **terms)
    client = Client(world, ada, table)
    await client.come()
    await world.settle()
    await client.listen()
    return client


async def hinted(world: World, client: Client, decision: int | None = None) -> bytes | None:
    live = await world.tables.live(client.table_id)
    at = client.decision if decision is None else decision
    found = await HintDesk(world.tables.services, 10).hint(live, client.person, at, "here")
    if client.outbox:
        await client.listen()
    return found


def hints_of(client: Client) -> list[int]:
    """How many hints everybody is shown to have taken."""
    return [seat["hints"] for seat in client.table["seats"]]


@pytest.mark.parametrize("game", ["classic", "hoof", "himmel"])
async def test_a_hint_is_made_of_the_own_view_only(tmp_path: Path, game: str) -> None:
    async with a_world(tmp_path) as world:
        ada = await alone(world, game=game)
        await hinted(world, ada)
        (view,) = world.thinker.hinted
        live = await world.tables.live(ada.table_id)
        assert live.table.state
        assert view == live.table.state.view(ada.seat)
        others = [zone for zone in view.zones if zone.owner not in {None, ada.seat}]
        assert all(card is None for zone in others for card in zone.cards)


async def test_it_is_computed_and_noted_once_a_decision(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await alone(world)
        live = await world.tables.live(ada.table_id)
        desk = HintDesk(world.tables.services, 10)
        first = await desk.hint(live, ada.person, ada.decision, "here")
        assert await desk.hint(live, ada.person, ada.decision, "here") == first
        assert len(world.thinker.hinted) == 1
        await ada.listen()
        assert hints_of(ada) == [1, 0, 0]
        await ada.act(ada.actions[0])
        await world.settle()
        await ada.listen()
        await hinted(world, ada)
        assert hints_of(ada) == [2, 0, 0]


async def test_everybody_sees_it_also_after_a_restart(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await alone(world, options={"rounds": 1})
        bo = Client(world, await world.person("Bo"), ada.table_id)
        await bo.come()
        await hinted(world, ada)
        await bo.listen()
        assert hints_of(bo) == [1, 0, 0]

        await world.end()
        await world.begin()
        for client in (ada, bo):
            client.version, client.view = 0, None
            await client.come()
        assert hints_of(bo) == [1, 0, 0]
        entries = await world.store.entries(ada.table_id)
        (entry,) = [entry for entry in entries if isinstance(entry, log.Hinted)]
        assert (entry.person, entry.seat, entry.decision) == (ada.person.id, 0, ada.decision)
        await hinted(world, ada)  # another process has forgotten the hint, but not that it gave it
        assert hints_of(ada) == [1, 0, 0]

        await play_on([ada], random.Random(1))
        text = await world.store.record(ada.table_id)
        assert text
        record = Record.from_json(text)
        assert record.extra["meta"]["hints"] == {"1": 1}  # type: ignore[index]
        assert [*record.steps(ALL_GAMES)][-1].state.outcome


async def test_there_are_none_at_rated_or_public_tables_or_with_people(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        public = await alone(world, visibility="public")
        assert await refused(hinted(world, public)) == "hint-public"
        for terms, reason in (({"rated": True}, "hint-rated"), ({}, "hint-people")):
            ada, bo = await world.full_table("Ada", "Bo", **terms)
            assert await refused(hinted(world, ada)) == reason
            await bo.do(m.Leave)  # who has left may come back
            await ada.listen()
            assert await refused(hinted(world, ada)) == reason
        assert world.thinker.hinted == []


async def test_there_are_none_but_for_the_own_decision(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await alone(world, game="open", options={"rounds": 1})
        bo = Client(world, await world.person("Bo"), ada.table_id)
        assert await refused(hinted(world, bo)) == "not-seated"
        assert await refused(hinted(world, ada, ada.decision - 1)) == "too-late"
        waits = await world.person("Cy")
        cy = Client(world, waits, await world.open(waits))
        assert await refused(hinted(world, cy)) == "not-started"
        await play_on([ada], random.Random(1))
        assert await refused(hinted(world, ada)) == "already-over"


async def test_while_others_decide_there_is_none(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        thinks = asyncio.Event()
        decide = world.thinker.decide

        async def slow(*asked: Any, **more: Any) -> Any:
            await thinks.wait()
            return await decide(*asked, **more)

        world.thinker.decide = slow  # type: ignore[method-assign]
        ada = await world.person("Ada")
        terms = {"game": "open", "options": {"first": 2}}
        client = Client(world, ada, await world.open(ada, "first", start=True, seats=2, **terms))
        await client.come()
        assert await refused(hinted(world, client)) == "hint-not-now"
        thinks.set()


async def test_a_hint_comes_too_late_for_a_decision_that_has_passed(tmp_path: Path) -> None:
    """Nothing is noted then, and nothing given."""
    async with a_world(tmp_path) as world:
        ada = await alone(world)
        live = await world.tables.live(ada.table_id)
        give = world.thinker.hint

        async def slow(*asked: Any) -> bytes | None:
            await ada.act(ada.actions[0])
            await world.settle()
            return await give(*asked)

        world.thinker.hint = slow  # type: ignore[assignment, method-assign]
        assert await refused(hinted(world, ada)) == "too-late"
        assert live.table.seats[0].hints == 0


async def test_while_hints_are_being_prepared_there_is_none_and_none_is_noted(
    tmp_path: Path,
) -> None:
    async with a_world(tmp_path) as world:
        ada = await alone(world)
        give = world.thinker.hint
        world.thinker.hint = nothing_yet  # type: ignore[assignment, method-assign]
        assert await hinted(world, ada) is None
        assert hints_of(ada) == [0, 0, 0]
        world.thinker.hint = give  # type: ignore[method-assign]
        assert await hinted(world, ada)
        assert hints_of(ada) == [1, 0, 0]


async def nothing_yet(*_: Any) -> None:
    """What a thinker says while its kernels are being compiled."""


async def test_a_failure_says_so(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await alone(world)

        async def fails(*_: Any) -> bytes:
            raise RuntimeError("broken on purpose")

        world.thinker.hint = fails  # type: ignore[assignment, method-assign]
        assert await refused(hinted(world, ada)) == "hint-failed"
        assert hints_of(ada) == [0, 0, 0]
