"""A database as the very first version of the server wrote it, with games in it, is played on.

`first_version.sql` was written by that program: a finished match of Ada and Bo, and two that run.
"""

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from sixthcow import fairness
from sixthcow.engine import Record
from sixthcow.games import GAMES
from sixthcow.server.store import TableQuery
from tests.server.world import Client, World, a_world, play_on

SQL = Path(__file__).with_name("first_version.sql")
FINISHED = "ccuv4hutivjg"
RUNNING = {"ifwiu2d328by": 12, "rg5zgdjw9e49": 14}  # their versions
DEVICES = ("a" * 64, "b" * 64)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A server of today on that database."""
    with closing(sqlite3.connect(tmp_path / "cows.db")) as connection:
        connection.executescript(SQL.read_text("utf-8"))
    async with a_world(tmp_path) as world:
        yield world


async def test_everybody_and_everything_is_there(world: World) -> None:
    ada, bo = [await world.store.person_of(device) for device in DEVICES]
    assert ada
    assert bo
    assert (ada.name, ada.account, bo.name, bo.account) == ("Ada", "ada", "Bo", None)
    found = await world.store.account("ADA")
    assert found
    assert (found[0].id, found[1]) == (ada.id, "hash of ada")
    for person in (ada, bo):
        history = await world.store.history(person.id, game="", won=None, before=2**53)
        assert [game.table for game in history.games] == [FINISHED]
        exported = await world.store.export(person.id)
        assert len(exported["tables"]) == 3
    heads = await world.store.heads(TableQuery(person=ada.id, limit=10))
    assert {head.id: head.version for head in heads if head.id in RUNNING} == RUNNING


async def test_a_finished_match_is_replayed_and_honest(world: World) -> None:
    text = await world.store.record(FINISHED)
    assert text
    record = Record.from_json(text)
    *_, last = record.steps(GAMES)
    assert last.state.outcome
    assert fairness.verify(record, GAMES).honest


@pytest.mark.parametrize("table", RUNNING)
async def test_a_running_match_is_played_to_its_end(world: World, table: str) -> None:
    clients = []
    for device in DEVICES:
        person = await world.store.person_of(device)
        assert person
        clients.append(Client(world, person, table))
        await clients[-1].come()
        assert clients[-1].version >= RUNNING[table]
    await play_on(clients, random.Random(6))
    await world.settle()
    text = await world.store.record(table)
    assert text
    assert fairness.verify(Record.from_json(text), GAMES).honest
