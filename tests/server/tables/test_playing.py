"""Decisions at a table: secret and changeable picks, commands sent twice, bots, clocks, absence."""

import random
from pathlib import Path

import pytest

from sixthcow.engine import View
from sixthcow.fair_queue import NO_LINE, Line
from sixthcow.server.tables import driver
from sixthcow.server.wire import messages as m
from sixthcow.server.wire.api import NewTable
from sixthcow.thinking.pool import Thought
from tests.server.world import Client, Dummy, a_world, play_on, refused

pytestmark = pytest.mark.usefixtures("backing")


async def test_a_pick_is_secret_and_can_be_changed(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        first, second = ada.actions[:2]
        await ada.act(first)
        heard = len(bo.heard)
        await bo.listen()
        (news,) = bo.heard[heard:]
        assert set(news) == {"type", "since", "v", "now", "changes", "events"}
        (event,) = news["events"]
        assert (event["kind"], event["cards"]) == ("picked", [None])
        assert set(news["changes"]) == {"waiting", "players", "zones"}
        assert {card for zone in news["changes"]["zones"] for card in zone["cards"]} == {None}
        assert news["changes"]["players"][0]["chosen"] is True
        assert ada.view and ada.view["picked"] == [int(first.split()[1])]
        await ada.act(second)
        assert ada.view["picked"] == [int(second.split()[1])]
        await bo.listen()
        await bo.act(bo.actions[0])
        reveal = next(event for event in bo.heard[-1]["events"] if event["kind"] == "revealed")
        assert reveal
        shown = {card for event in bo.heard[-1]["events"] for card in event["cards"]}
        assert int(second.split()[1]) in shown
        assert int(first.split()[1]) not in shown


async def test_a_command_sent_twice_acts_once(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, _ = await world.full_table("Ada", "Bo", game="classic")
        command = m.Act(id="the-same-id", action=ada.actions[0], decision=ada.decision)
        for _ in range(3):
            await world.act(ada.table_id, ada.person, command)
        version = ada.version
        await ada.listen()
        assert ada.version == version + 1
        answers = [news for news in ada.heard if news.get("answer") == "the-same-id"]
        assert len(answers) == 3
        await world.end()
        await world.begin()
        await world.act(ada.table_id, ada.person, command)
        assert len(await world.store.entries(ada.table_id)) == version + 1


async def test_an_answer_to_an_earlier_question_is_too_late(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        late = m.Act(id="made-offline", action=ada.actions[1], decision=ada.decision)
        await ada.act(ada.actions[0])
        await bo.listen()
        await bo.act(bo.actions[0])
        assert await refused(world.act(ada.table_id, ada.person, late)) == "too-late"


async def test_what_is_not_ones_own_or_not_legal_is_refused(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, _bo = await world.full_table("Ada", "Bo", game="classic")
        watcher = Client(world, await world.person("Eve"), ada.table_id)
        await watcher.come()
        assert watcher.view and watcher.view["choices"] == []
        assert await refused(watcher.act(ada.actions[0])) == "not-seated"
        assert await refused(ada.act("play 999")) == "not-in-hand"
        assert await refused(ada.act("row 1")) == "wrong-kind"
        assert ada.actions, "nothing was lost"


async def test_two_devices_of_one_person(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic")
        phone = Client(world, ada.person, ada.table_id)
        await phone.come()
        await phone.act(phone.actions[0])
        await ada.listen()
        assert ada.view == phone.view
        await ada.go()
        await bo.listen()
        assert bo.heard[-1]["type"] != "presence", "Ada is still here with her phone"


async def test_bots_decide_by_themselves(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await world.person("Ada")
        table = await world.open(
            ada, "first", "random", game="himmel", options={"rounds": 1}, seats=3, start=True
        )
        client = Client(world, ada, table)
        await client.come()
        await play_on([client], random.Random(4))
        assert client.scores["outcome"]


async def test_a_table_of_bots_alone(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await world.person("Ada")
        bots = ("first", "first")
        terms = m.Terms(game="toy", seats=2)
        table = await world.tables.open(
            ada, NewTable(terms=terms, bots=bots, sit=False, start=True)
        )
        watcher = Client(world, ada, table)
        await watcher.come()
        await play_on([watcher], random.Random(1))


async def test_a_bot_finds_the_notes_of_its_seat_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[int | None, list[bytes]] = {}
    found: dict[int | None, list[bytes]] = {}

    async def decide(
        _: Dummy, level: str, view: View, seed: int, notes: bytes = b"", line: Line = NO_LINE
    ) -> Thought:
        found.setdefault(view.seat, []).append(notes)
        new = f"seat {view.seat}, decision {len(found[view.seat])}".encode()
        written.setdefault(view.seat, [b""]).append(new)
        return Thought(view.actions[0], new)

    monkeypatch.setattr(Dummy, "decide", decide)
    async with a_world(tmp_path) as world:
        ada = await world.person("Ada")
        table = await world.open(
            ada, "first", "random", game="classic", options={"rounds": 1}, seats=3, start=True
        )
        client = Client(world, ada, table)
        await client.come()
        await play_on([client], random.Random(4))
    assert found.keys() == {1, 2}
    assert found == {seat: notes[:-1] for seat, notes in written.items()}


async def test_a_clock_that_runs_out(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table(
            "Ada", "Bo", game="classic", pace="blitz", options={"rounds": 1}
        )
        asked = ada.decision
        deadline = next(n["deadline"] for n in reversed(ada.heard) if "deadline" in n)
        assert deadline == world.clock.time + 8_000
        await ada.act(ada.actions[0])
        await bo.listen()
        await world.pass_time(8_001)
        heard = len(ada.heard)
        await ada.listen()
        await bo.listen()
        assert bo.decision > asked, "a bot has decided for Bo"
        (told,) = (news["late"] for news in ada.heard[heard:] if "late" in news)
        assert told == [{"seat": 1, "decision": asked}]
        (told,) = (news["late"] for news in bo.heard if "late" in news)
        (picked,) = (
            event["cards"]
            for event in bo.heard[-1]["events"]
            if (event["kind"], event["seat"]) == ("picked", 1)
        )
        assert told == [{"seat": 1, "decision": asked, "action": f"play {picked[0]}"}]
        await play_on([ada, bo], random.Random(1))


async def test_who_was_gone_hears_that_the_clock_ran_out(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic", pace="blitz")
        asked, seen = bo.decision, bo.version
        await bo.go()
        await ada.act(ada.actions[0])
        await world.pass_time(8_001)
        await bo.come(seen)
        (late,) = bo.heard[-1]["late"]
        assert (late["seat"], late["decision"]) == (1, asked)
        assert late["action"].startswith("play ")
        for client, told in ((bo, [late]), (ada, None)):
            await client.come()
            assert client.heard[-1].get("late") == told
        if not bo.actions:  # a row is to be chosen first
            await ada.act(ada.actions[0])
            await bo.listen()
        await bo.act(bo.actions[0])
        await bo.come()
        assert "late" not in bo.heard[-1], "Bo has decided since"


async def test_who_misses_clocks_again_and_again_is_stood_in_for(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic", pace="blitz")
        while not ada.table["seats"][1]["stand_in"]:
            if ada.actions:
                await ada.act(ada.actions[0])
            await world.pass_time(7_000)  # Ada is in time, and acts before the rest of it is over
            await ada.listen()
            if ada.actions:
                await ada.act(ada.actions[0])
            await world.pass_time(2_000)
            await ada.listen()
        await bo.listen()
        assert bo.table["seats"][1]["stand_in"]
        await ada.listen()
        assert ada.view and ada.view["waiting"] == [0], "no clock is waited for any more"
        await bo.do(m.Back)
        assert not bo.table["seats"][1]["stand_in"], "Bo is back"


@pytest.mark.parametrize("away", ["bot", "wait"])
async def test_somebody_goes_away(tmp_path: Path, away: str) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic", away=away)
        await bo.go()
        await ada.listen()
        assert ada.heard[-1]["here"] == [True, False]
        await world.pass_time(driver.AWAY + 1)
        await ada.listen()
        assert ada.table["seats"][1]["stand_in"] is (away == "bot")
        assert (1 not in (ada.view or {})["waiting"]) is (away == "bot")
        await bo.come(bo.version)
        assert bo.seat == 1
        assert not bo.table["seats"][1]["stand_in"]


async def test_correspondence_survives_restarts(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table("Ada", "Bo", game="classic", pace="day")
        await ada.act(ada.actions[0])
        await ada.go()
        await bo.go()
        await world.end()
        world.clock.time += 3_600_000
        await world.begin()
        await world.settle()
        await bo.come()
        assert bo.view and bo.view["waiting"] == [1], "nobody stands in for who is merely away"
        await bo.go()
        await world.end()
        world.clock.time += 86_400_000
        await world.begin()
        await bo.come()
        asked = bo.decision
        assert bo.view["waiting"] == [1], "a clock that ran out meanwhile has some grace"
        await bo.go()
        await world.pass_time(driver.GRACE + 1)
        await bo.come()
        assert bo.decision > asked, "whoever is asked next: it may be Bo, for a row"


async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        clients = await world.full_table("Ada", "Bo", game="hoof", options={"rounds": 1})
        rng = random.Random(5)
        for _ in range(6):
            for client in clients:
                await client.listen()
                if client.actions:
                    await client.act(rng.choice(client.actions))
        for client in clients:
            await client.listen()
        views = [client.view for client in clients]
        await world.end()
        await world.begin()
        for client, view in zip(clients, views, strict=True):
            await client.come(client.version)
            assert client.view == view
            assert client.heard[-1]["type"] == "news", "the gap is told, not the whole table"
        await play_on(clients, rng)


async def test_a_command_is_known_again_however_long_ago_it_was(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, _ = await world.full_table("Ada", "Bo", game="classic")
        said = m.Say(id="long-ago-1", phrase="moo")
        await world.act(ada.table_id, ada.person, said)
        for _ in range(5):
            await ada.do(m.Say, phrase="hello")
        await world.end()
        await world.begin()
        await ada.come(ada.version)
        version = ada.version
        await world.act(ada.table_id, ada.person, said)
        await ada.listen()
        assert ada.version == version
        assert "long-ago-1" in ada.answered
