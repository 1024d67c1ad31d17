"""Players add to the chance of the deal: told after the start, kept in the record, checked."""

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sixthcow.engine import Record
from sixthcow.fairness import mixed_seed, verify
from sixthcow.server.wire import messages as m
from tests.server.world import ALL_GAMES, Client, World, a_world, play_on, refused

ADAS, BOS, CYS = "ada0" * 16, "b0b0" * 16, "c1c1" * 16
CHECK = Path(__file__).parents[3] / "examples" / "verify.js"


async def sitting(world: World, *names: str, **terms: Any) -> list[Client]:
    """People on the seats of a table that has not started."""
    people = [await world.person(name) for name in names]
    table = await world.open(people[0], seats=len(names), **terms)
    clients = [Client(world, person, table) for person in people]
    for client in clients:
        await client.come()
    for client in clients[1:]:
        await client.do(m.Sit)
    return clients


async def finished(world: World, client: Client) -> dict[str, Any]:
    """The record of a match, as JSON values."""
    text = await world.store.record(client.table_id)
    assert text
    document: dict[str, Any] = json.loads(text)
    return document


async def told(clients: list[Client]) -> list[bool]:
    """Who has contributed, as everybody hears it."""
    for client in clients:
        await client.listen()
    seen = [[seat["contributed"] for seat in client.table["seats"]] for client in clients]
    assert all(each == seen[0] for each in seen)
    return seen[0]


@pytest.mark.parametrize("game", ["classic", "himmel"])
async def test_the_deal_follows_from_what_everybody_added(tmp_path: Path, game: str) -> None:
    async with a_world(tmp_path) as world:
        terms = {"game": game, "options": {"rounds": 2}}
        ada, bo, _ = clients = await sitting(world, "Ada", "Bo", "Cy", **terms)
        await ada.do(m.Contribute, contribution=ADAS)
        await bo.do(m.Contribute, contribution=BOS)
        assert await told(clients) == [True, True, False]
        assert ada.table["contributions"] is None
        await ada.do(m.Start)
        await bo.listen()
        assert bo.table["contributions"] == {"1": ADAS, "2": BOS}
        assert await refused(bo.do(m.Contribute, contribution=CYS)) == "already-started"
        await play_on(clients, random.Random(1))
        document = await finished(world, ada)
        proof = document["meta"]["fairness"]
        assert proof["contributions"] == {"1": ADAS, "2": BOS}
        verdict = verify(Record.from_document(document), ALL_GAMES)
        assert verdict.honest
        assert verdict.contributors == (0, 1)
        # Without them, or in another order, other cards would have been dealt.
        for others in ({}, {"1": ADAS}, {"1": BOS, "2": ADAS}):
            document["meta"]["fairness"] = proof | {"contributions": others}
            assert verify(Record.from_document(document), ALL_GAMES).wrong


async def test_nobody_hears_a_contribution_before_the_start(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await sitting(world, "Ada", "Bo", game="toy")
        await ada.do(m.Contribute, contribution=ADAS)
        live = await world.tables.live(bo.table_id)
        assert ADAS.encode() not in await live.snapshot(bo.person)
        assert ADAS.encode() not in await live.snapshot(ada.person)
        await ada.do(m.Start)
        assert ADAS.encode() in await live.snapshot(bo.person)


async def test_a_contribution_goes_where_its_person_goes(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = clients = await sitting(world, "Ada", "Bo", game="toy")
        await ada.do(m.Change, terms={"game": "toy", "seats": 3})
        stranger = Client(world, await world.person("Cy"), ada.table_id)
        await stranger.come()
        assert await refused(stranger.do(m.Contribute, contribution=CYS)) == "not-seated"
        await ada.do(m.Contribute, contribution=ADAS)
        await bo.do(m.Contribute, contribution=BOS)
        await bo.do(m.Sit, seat=2)
        assert await told(clients) == [True, False, True]
        await ada.do(m.Swap, seat=0, other=1)
        assert await told(clients) == [False, True, True]
        await bo.do(m.Leave)
        assert await told(clients) == [False, True, False]
        await bo.do(m.Sit, seat=2)
        assert await told(clients) == [False, True, False]
        await bo.do(m.Contribute, contribution=BOS)
        await bo.do(m.Contribute, contribution=CYS)  # another instead
        await ada.do(m.AddBot, level="first", seat=0)
        await ada.do(m.Start)
        assert ada.table["contributions"] == {"2": ADAS, "3": CYS}
        # What the deal follows from stays, even if its person does not.
        await ada.do(m.Kick, person=bo.person.id)
        assert ada.table["contributions"] == {"2": ADAS, "3": CYS}
        await play_on([ada], random.Random(1))
        document = await finished(world, ada)
        assert document["meta"]["fairness"]["contributions"] == {"2": ADAS, "3": CYS}
        assert verify(Record.from_document(document), ALL_GAMES).honest


async def test_it_survives_a_restart(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = clients = await sitting(world, "Ada", "Bo", game="classic", options={"rounds": 2})
        await bo.do(m.Contribute, contribution=BOS)
        await ada.do(m.Start)
        await world.end()
        await world.begin()
        for client in clients:
            await client.come()
        assert ada.table["contributions"] == {"2": BOS}
        await play_on(clients, random.Random(1))
        assert verify(Record.from_document(await finished(world, ada)), ALL_GAMES).honest


async def test_where_nobody_adds_anything_the_record_is_as_ever(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        clients = await sitting(world, "Ada", "Bo", game="classic", options={"rounds": 1})
        await clients[0].do(m.Start)
        await play_on(clients, random.Random(1))
        document = await finished(world, clients[0])
        assert set(document["meta"]["fairness"]) == {"commitment", "seed"}
        verdict = verify(Record.from_document(document), ALL_GAMES)
        assert verdict.honest
        assert verdict.contributors == ()


async def test_a_rematch_waits_for_contributions_if_it_is_asked_to(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await world.person("Ada")
        table = await world.open(ada, "first", game="toy", seats=2, start=True)
        client = Client(world, ada, table)
        await client.come()
        await play_on([client], random.Random(2))
        await client.do(m.Rematch, start=False)
        again = Client(world, ada, client.table["next"])
        await again.come()
        assert again.table["status"] == "open"
        assert await told([again]) == [False, False]
        await again.do(m.Contribute, contribution=ADAS)
        await again.do(m.Start)
        assert again.table["contributions"] == {"1": ADAS}


@pytest.mark.skipif(not shutil.which("node"), reason="there is no node here")
@pytest.mark.parametrize("parts", [[], [ADAS], [ADAS, BOS, CYS]], ids=len)
async def test_the_check_in_another_language(tmp_path: Path, parts: list[str]) -> None:
    async with a_world(tmp_path) as world:
        terms = {"game": "classic", "options": {"rounds": 3}}
        clients = await sitting(world, "Ada", "Bo", "Cy", **terms)
        for client, part in zip(clients, parts, strict=False):
            await client.do(m.Contribute, contribution=part)
        await clients[0].do(m.Start)
        await play_on(clients, random.Random(1))
        document = await finished(world, clients[0])
    assert checked(document) == 0
    proof = document["meta"]["fairness"]
    for change in (
        {"seed": "0" * 64},
        {"commitment": "0" * 64},
        {"contributions": {"2": "0" * 64}},
    ):
        assert checked(document | {"meta": {"fairness": proof | change}}) == 1
    verb, one, other, *rest = document["moves"][0][1].split()
    document["moves"][0][1] = " ".join([verb, other, one, *rest])
    assert checked(document) == 1


def checked(document: dict[str, Any]) -> int:
    """The status with which the example ends."""
    text = json.dumps(document)
    return subprocess.run(["node", CHECK], input=text, text=True, check=False).returncode


def test_the_mixed_seed_as_the_description_says_it() -> None:
    """The same by hand: `printf %s seed:1=…:3=… | sha256sum`."""
    assert mixed_seed("5eed", {}) == "5eed"
    mixed = mixed_seed("5eed", {2: CYS, 0: ADAS})
    assert mixed == "f35c419e6b7dce1455671031cbb3a9cb52d21a6f6a0a95fe609171381a67c35f"
