"""Quick matches: people who want the same game meet, and bots fill up when the time is over."""

import asyncio
from pathlib import Path

import pytest

from sixthcow.server.tables.driver import GRACE
from sixthcow.server.tables.quick import join_quick_match
from sixthcow.server.tables.table import QUICK_WAIT
from sixthcow.server.wire import messages as m
from tests.server.backing import BACKING
from tests.server.world import Client, World, a_world, refused

pytestmark = pytest.mark.usefixtures("backing")


async def quick(world: World, name: str, game: str = "classic") -> Client:
    """Somebody new presses the button, and looks at the table."""
    person = await world.person(name)
    client = Client(world, person, await join_quick_match(world.tables, person, game))
    await client.come()
    return client


async def test_bots_take_the_free_seats_when_the_time_is_over(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await quick(world, "Ada")
        assert ada.seat == 0
        assert ada.table["host"] == ""
        assert ada.table["starts"] == world.clock.time + QUICK_WAIT
        await world.pass_time(QUICK_WAIT - 1000)
        bo = await quick(world, "Bo")
        assert bo.table_id == ada.table_id
        assert bo.table["starts"] == ada.table["starts"]  # nobody waits longer for a newcomer
        assert bo.table["status"] == "open"
        await world.pass_time(1000)
        await ada.listen()
        assert ada.table["status"] == "playing"
        names = [seat["name"] for seat in ada.table["seats"]]
        assert names[:2] == ["Ada", "Bo"]
        assert len(set(names)) == len(names) == 4
        assert [seat["level"] for seat in ada.table["seats"]] == [None, None, "careful", "careful"]
        cy = await quick(world, "Cy")
        assert cy.table_id != ada.table_id


async def test_a_full_table_begins_at_once(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        clients = [await quick(world, name) for name in ("Ada", "Bo", "Cy", "Di")]
        assert len({client.table_id for client in clients}) == 1
        assert clients[-1].table["status"] == "playing"
        assert (await quick(world, "Ed")).table_id != clients[0].table_id


async def test_moving_to_the_last_free_seat_does_not_begin(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        clients = [await quick(world, name) for name in ("Ada", "Bo", "Cy")]
        await clients[0].do(m.Sit, seat=3)
        assert clients[0].table["status"] == "open"
        assert (await quick(world, "Di")).table["status"] == "playing"


async def test_people_who_press_at_the_same_moment_meet(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        people = [await world.person(f"P{number}") for number in range(8)]
        joined = await asyncio.gather(
            *(join_quick_match(world.tables, person, "classic") for person in people)
        )
        tables = [(await world.tables.live(table)).table for table in set(joined)]
        assert len(tables) == 2
        for table in tables:
            assert table.status == "playing"
            assert all(seat.person for seat in table.seats)
        shown = world.tables.lobby.show().tables
        assert {table.id for table in shown} == {*joined}


async def test_people_at_several_servers_meet(tmp_path: Path) -> None:
    if BACKING.services is None:
        return  # one server has a SQLite file to itself
    async with a_world(tmp_path) as world, a_world(tmp_path) as other:
        people = [await world.person(name) for name in ("Ada", "Bo", "Cy", "Di")]
        homes = [world, other, world, other]
        joined = await asyncio.gather(
            *(
                join_quick_match(home.tables, person, "classic")
                for home, person in zip(homes, people, strict=True)
            )
        )
        assert len({*joined}) == 1
        entries = await world.store.entries(joined[0])
        assert sum(type(entry).__name__ == "Started" for entry in entries) == 1


async def test_the_same_person_sits_down_once(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await world.person("Ada")
        twice = await asyncio.gather(
            *(join_quick_match(world.tables, ada, "classic") for _ in range(2))
        )
        assert len({*twice}) == 1
        table = (await world.tables.live(twice[0])).table
        assert [seat.name for seat in table.seats] == ["Ada", "", "", ""]
        assert await join_quick_match(world.tables, ada, "toy") != twice[0]


async def test_who_leaves_frees_the_seat_and_the_last_closes_the_table(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await quick(world, "Ada"), await quick(world, "Bo")
        await ada.do(m.Leave)
        await bo.listen()
        assert [seat["name"] for seat in bo.table["seats"]] == ["", "Bo", "", ""]
        cy = await quick(world, "Cy")
        assert (cy.table_id, cy.seat) == (bo.table_id, 0)
        await bo.do(m.Leave)
        await cy.do(m.Leave)
        assert cy.table["status"] == "closed"
        assert (await quick(world, "Di")).table_id != cy.table_id


async def test_nobody_has_a_say_over_the_others(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await quick(world, "Ada"), await quick(world, "Bo")
        for command, facts in (
            (m.Start, {}),
            (m.AddBot, {"level": "first"}),
            (m.Kick, {"person": bo.person.id}),
            (m.Change, {"terms": {"game": "toy"}}),
            (m.Close, {}),
        ):
            assert await refused(ada.do(command, **facts)) == "not-host"
        assert await refused(ada.do(m.Say, text="hello")) == "chat-phrases-only"


async def test_a_restart_keeps_the_time(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await quick(world, "Ada")
        await world.end()
        world.clock.time += QUICK_WAIT + 1
        await world.begin()
        await world.settle()
        assert (await world.tables.live(ada.table_id)).table.status == "open"
        await ada.come()  # there is time to come back
        await world.settle()
        await ada.listen()
        assert ada.table["status"] == "playing"


async def test_a_match_that_everybody_has_gone_from_is_closed(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await quick(world, "Ada")
        await ada.go()
        await world.pass_time(max(QUICK_WAIT, GRACE))
        assert (await world.tables.live(ada.table_id)).table.status == "closed"


async def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await world.person("Ada")
        assert await refused(join_quick_match(world.tables, ada, "chess")) == "unknown-game"
