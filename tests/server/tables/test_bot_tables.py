"""Tables where only bots play: bounded, paced, counted, closed by their host or when unwatched."""

from dataclasses import replace
from pathlib import Path

import pytest

from sixthcow.engine import BadOption
from sixthcow.fair_queue import Rank
from sixthcow.server.services import BotTables
from sixthcow.server.tables.live import LiveTable
from sixthcow.server.wire import messages as m
from sixthcow.server.wire.api import NewTable
from tests.server.world import Client, World, a_world, refused

LIMITS = BotTables(per_person=2, per_address=3, turn=1_000, unwatched=60_000)
ALONE = {"bots": ("first", "first"), "sit": False, "start": True}


async def bots_only(world: World, name: str = "Ada", by: str = "") -> LiveTable:
    """A table where two bots have begun to play."""
    host = await world.person(name)
    table = await world.tables.open(host, two_bots(), by)
    return await world.tables.live(table)


def two_bots() -> NewTable:
    return NewTable(terms=m.Terms(game="classic", seats=2, options={"rounds": 100}), **ALONE)  # type: ignore[arg-type]


async def paced(world: World) -> None:
    """Begin again with the usual limits."""
    await world.end()
    world.bot_tables = LIMITS
    await world.begin()


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"rounds": 101}, "1–100"),
        ({"rounds": 10**9}, "1–100"),
        ({"target": 1_001}, "1–1000"),
        ({"target": 10**4_298}, "1–1000"),
    ],
)
async def test_no_match_is_endless(
    tmp_path: Path, options: dict[str, str | int | bool], allowed: str
) -> None:
    async with a_world(tmp_path) as world:
        ada = await world.person("Ada")
        with pytest.raises(BadOption) as error:
            await world.open(ada, game="classic", seats=2, options=options)
        assert error.value.facts["allowed"] == allowed
        table = await world.open(ada, game="classic", seats=2)
        client = Client(world, ada, table)
        await client.come()
        terms = {"game": "classic", "seats": 2, "options": options}
        assert await refused(client.do(m.Change, terms=terms)) == "option-value"


async def test_bots_alone_take_their_time(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        await paced(world)
        live = await bots_only(world)
        await world.settle()
        decision, version = live.table.decision, live.table.version
        await world.pass_time(LIMITS.turn // 2)
        assert live.table.version == version
        await world.pass_time(LIMITS.turn // 2)
        assert live.table.version > version
        assert live.table.decision != decision
        assert {line.rank for line in world.thinker.lines} == {Rank.BOTS_ALONE}


async def test_people_do_not_wait_for_the_pace_of_bots(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        await paced(world)
        ada = await world.person("Ada")
        table = await world.open(ada, "first", start=True, game="classic", seats=2)
        live = await world.tables.live(table)
        await world.settle()
        assert live.table.state
        assert live.driver._waiting() == (0,)
        assert {(line.name, line.rank) for line in world.thinker.lines} == {(table, Rank.PEOPLE)}


async def test_their_opener_has_only_a_few(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        await paced(world)
        ada = await world.person("Ada")
        for _ in range(LIMITS.per_person):
            await world.tables.open(ada, two_bots(), "192.0.2.1")
        assert await refused(world.tables.open(ada, two_bots())) == "too-many-bot-tables"
        # Nor by a start of its own.
        waiting = NewTable(terms=m.Terms(seats=2), bots=("first", "first"), sit=False)
        client = Client(world, ada, await world.tables.open(ada, waiting))
        assert await refused(client.do(m.Start)) == "too-many-bot-tables"
        # Others may, as long as they come from elsewhere.
        bo = await world.person("Bo")
        await world.tables.open(bo, two_bots(), "192.0.2.1")
        crowded = world.tables.open(bo, two_bots(), "192.0.2.1")
        assert await refused(crowded) == "too-many-bot-tables"
        await world.tables.open(bo, two_bots(), "192.0.2.2")


async def test_their_host_closes_them_at_any_time(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        await paced(world)
        live = await bots_only(world)
        host = await world.store.person(live.table.host)
        assert host
        eve = Client(world, await world.person("Eve"), live.table.id)
        assert await refused(eve.do(m.Close)) == "not-host"
        client = Client(world, host, live.table.id)
        await client.come()
        await client.do(m.Close)
        assert client.table["status"] == "closed"
        head = await world.store.head(live.table.id)
        assert head
        assert head.status == "closed"


async def test_a_host_among_bots_closes_but_not_where_others_play(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        assert await refused(ada.do(m.Close)) == "already-started"
        await bo.do(m.Leave)
        await ada.do(m.Close)
        assert ada.table["status"] == "closed"


async def test_a_rated_match_is_not_closed_by_its_host(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic", rated=True)
        await bo.do(m.Leave)
        assert await refused(ada.do(m.Close)) == "already-started"


async def test_a_match_of_bots_that_nobody_watches_ends(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        await paced(world)
        live = await bots_only(world)
        eve = Client(world, await world.person("Eve"), live.table.id)
        await eve.come()
        assert await status_after(world, live, LIMITS.unwatched) == "playing"
        await eve.go()
        assert await status_after(world, live, LIMITS.unwatched - 1) == "playing"
        assert await status_after(world, live, 1) == "closed"
        head = await world.store.head(live.table.id)
        assert head
        assert head.status == "closed"


async def status_after(world: World, live: LiveTable, milliseconds: int) -> str:
    """How a table is after a while."""
    await world.settle()
    world.clock.time += milliseconds
    await live.keep_presence()
    await world.settle()
    return live.table.status


async def test_a_match_of_people_who_are_away_goes_on(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        world.bot_tables = replace(LIMITS, turn=0)
        await world.end()
        await world.begin()
        ada, bo = await world.full_table("Ada", "Bo", game="classic", options={"rounds": 1})
        await ada.go()
        await bo.go()
        await world.settle()
        world.clock.time += LIMITS.unwatched
        live = await world.tables.live(ada.table_id)
        await live.keep_presence()
        await world.settle()
        assert live.table.status == "over"


async def test_only_people_who_are_here_are_muted(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        eve = Client(world, await world.person("Eve"), ada.table_id)
        for nobody in ("nobodynobody", eve.person.id, ada.person.id):
            assert await refused(ada.do(m.Mute, person=nobody, muted=True)) == "no-such-person"
        await ada.do(m.Mute, person=bo.person.id, muted=True)
        await eve.come()
        await ada.do(m.Mute, person=eve.person.id, muted=True)
        await eve.go()
        await ada.do(m.Mute, person=eve.person.id, muted=False)
        assert await refused(ada.do(m.Mute, person=eve.person.id, muted=False)) == "no-such-person"
