"""The system's time is set forward or back while people play, or between two starts."""

from pathlib import Path

import pytest

from sixthcow.server.clock import Clock
from sixthcow.server.tables import maintenance
from sixthcow.server.tables.driver import AWAY
from sixthcow.server.tables.maintenance import Maintenance
from sixthcow.server.tables.table import QUICK_WAIT
from tests.server.tables.test_quick import quick
from tests.server.world import Client, World, a_world

HOUR = 3_600_000
BLITZ = 8_000
EITHER_WAY = pytest.mark.parametrize("jump", [HOUR, -HOUR, 400 * 24 * HOUR])


def test_only_jumps_are_noticed() -> None:
    times = {"system": 10**15, "steady": 0}
    clock = Clock(lambda: times["system"] * 1_000_000, lambda: times["steady"] * 1_000_000)
    for passes, drifts in ((1_000, 0), (10**9, 4_000), (1_000, -4_000), (0, 0)):
        times["system"] += passes + drifts
        times["steady"] += passes
        assert clock.now() == times["system"]
    assert clock.jumps() == 0
    for jump in (6_000, -HOUR):
        times["system"] += jump
        assert clock.now() == times["system"]
    assert clock.jumps() == 2


async def a_started_match(world: World) -> tuple[Client, Client]:
    """Somebody has decided, and somebody else has some seconds left."""
    ada, bo = await world.full_table("Ada", "Bo", game="classic", pace="blitz")
    await ada.act(ada.actions[0])
    await bo.listen()
    return ada, bo


@EITHER_WAY
async def test_nobodys_clock_runs_out_by_a_jump_and_everybodys_goes_on(
    tmp_path: Path, jump: int
) -> None:
    async with a_world(tmp_path) as world:
        _, bo = await a_started_match(world)
        asked = bo.decision
        await world.jump(jump)
        await bo.listen()
        assert bo.decision == asked, "Bo has time as after a restart"
        assert bo.actions
        await world.pass_time(BLITZ + 1)
        await bo.listen()
        assert bo.decision > asked, "a bot has decided for Bo"


async def test_a_clock_goes_on_if_the_time_was_set_back_between_two_starts(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await a_started_match(world)
        asked = bo.decision
        for client in (ada, bo):
            await client.go()
        await world.end()
        world.clock.time -= HOUR
        await world.begin()
        await world.settle()
        await bo.come()
        assert bo.decision == asked
        await world.pass_time(BLITZ + 1)
        await bo.listen()
        assert bo.decision > asked


@EITHER_WAY
async def test_nobody_is_away_by_a_jump(tmp_path: Path, jump: int) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        await bo.go()
        await world.pass_time(1_000)
        await world.jump(jump)
        await ada.listen()
        assert not ada.table["seats"][1]["stand_in"]
        await world.pass_time(AWAY + 1)
        await ada.listen()
        assert ada.table["seats"][1]["stand_in"]


async def test_a_quick_match_begins_although_the_time_was_set_back(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await quick(world, "Ada")
        world.clock.jump(-HOUR)
        await world.pass_time(0)
        await ada.listen()
        assert ada.table["status"] == "open"
        await world.pass_time(QUICK_WAIT + 1)
        await ada.listen()
        assert ada.table["status"] == "playing"


async def test_nothing_is_cleared_away_while_the_time_is_doubtful(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_world(tmp_path) as world:
        person = await world.person("Ada")
        table = await world.open(person)
        keeper = Maintenance(world.tables)
        world.clock.jump(400 * 24 * HOUR)
        await keeper.keep_house()
        head = await world.store.head(table)
        assert head
        assert head.status == "open"
        monkeypatch.setattr(maintenance, "DOUBT", 0)
        keeper = Maintenance(world.tables)
        await keeper.keep_house()
        assert (await world.store.head(table)) != head
