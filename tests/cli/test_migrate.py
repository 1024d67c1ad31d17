"""From SQLite to PostgreSQL: everything arrives, or nothing does."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixthcow.cli import main
from sixthcow.server.store import Store
from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.store.postgres.copying import EVERYTHING
from sixthcow.server.store.sqlite import SqliteStore
from sixthcow.server.wire.api import NewTable
from sixthcow.server.wire.messages import Terms
from tests.server.services import Postgres, a_postgres
from tests.server.store.making import somebody
from tests.server.store.test_imports import brought
from tests.server.world import a_world, play_on


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL for these tests."""
    with a_postgres() as server:
        yield server


async def play(folder: Path) -> Path:
    """An installation where people have played: guests, an account, a bot, matches, a chat."""
    async with a_world(folder) as world:
        for game in ("classic", "himmel"):
            clients = await world.full_table("Ada", "Bo", "Cy", game=game, options={"rounds": 1},
                                             rated=True)  # fmt: skip
            await play_on(clients, random.Random(6))
        ada = clients[0].person
        assert await world.store.make_account(ada.id, "Ada", "hash")
        # Owners do not come before their bots in every order.
        await world.store.add_person(somebody("aaaaaaaaaaaa", owner=ada.id, banned=True), "token")
        await world.store.keep_import(brought("import000001", ada.id), 1)
        await world.tables.open(ada, NewTable(terms=Terms(), bots=("random",)))
        return world.path


async def everything(store: Store) -> list[object]:
    """What can be read of an installation."""
    from sixthcow.server.store import TableQuery

    heads = await store.heads(TableQuery())
    people = await store.find_people()
    found: list[object] = [heads, people, await store.counts()]
    for head in heads:
        found += [await store.entries(head.id), await store.seed(head.id)]
        found.append(await store.record(head.id))
    for person in people:
        found += [await store.stats(person.id), await store.history(person.id)]
        exported = await store.export(person.id)
        found += [exported["ratings"], exported["imports"], await store.imports_of(person.id)]
    for game in ("classic", "himmel"):
        found.append(await store.leaderboard(game))
    await store.close()
    return found


def migrate(path: Path, address: str) -> int:
    return main(["migrate-store", str(path), address, "--lang", "en"])


def test_a_whole_installation_moves(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    path, address = asyncio.run(play(tmp_path)), postgres.new_database()
    assert migrate(path, address) == 0
    told = capsys.readouterr().out
    assert "matches: 2 copied and compared" in told
    assert "imports: 1 copied and compared" in told
    assert "every match was replayed" in told

    async def compare() -> None:
        here = await everything(await SqliteStore.open(path))
        there = await everything(await PostgresStore.open(address))
        assert here == there

    async def go_on() -> None:
        store = await PostgresStore.open(address)
        tables = await store.database.fetchval("SELECT max(number) FROM tables")
        async with a_world(tmp_path / "more") as world:
            clients = await world.full_table("Di", "Ed", options={"rounds": 1})
            log = await world.store.entries(clients[0].table_id)
            head = await world.store.head(clients[0].table_id)
            assert head
            await store.create(head, log, "seed")
        assert await store.database.fetchval("SELECT max(number) FROM tables") == tables + 1
        await store.close()

    asyncio.run(compare())
    (tmp_path / "more").mkdir()
    asyncio.run(go_on())
    # A second time there is something there already.
    assert migrate(path, address) == 2
    assert "is not empty" in capsys.readouterr().err


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET record = replace(record, '\"play ', '\"plough ')",
        "UPDATE imports SET record = replace(record, 'classic', 'chess')",
    ],
)
def test_a_record_that_does_not_replay_stops_it(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    path, address = asyncio.run(play(tmp_path)), postgres.new_database()
    connection = sqlite3.connect(path)
    connection.execute(damage)
    connection.commit()
    connection.close()
    assert migrate(path, address) == 2
    assert "cannot be replayed" in capsys.readouterr().err

    async def empty() -> None:
        store = await PostgresStore.open(address)
        assert not any((await store.counts()).values())
        await store.close()

    asyncio.run(empty())


def test_what_cannot_be_copied_is_refused(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    assert migrate(tmp_path / "none.db", "postgresql://nowhere") == 2
    assert "there is no database" in capsys.readouterr().err

    async def in_use() -> None:
        store = await SqliteStore.open(tmp_path / "cow.db")
        assert await asyncio.to_thread(migrate, tmp_path / "cow.db", postgres.address()) == 2
        await store.close()

    asyncio.run(in_use())
    assert "in use by a running server" in capsys.readouterr().err


def test_no_column_is_left_out(tmp_path: Path) -> None:
    asyncio.run(_make(tmp_path / "cow.db"))
    connection = sqlite3.connect(tmp_path / "cow.db")
    tables = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    )
    found = {
        table: [column for _, column, *_ in connection.execute(f"PRAGMA table_info({table})")]
        for (table,) in tables.fetchall()
        if table not in {"health", "schema_version"}
    }
    connection.close()
    assert {kept.name: kept.columns.split() for kept in EVERYTHING} == found


async def _make(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
