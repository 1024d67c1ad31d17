"""What only PostgreSQL has: several servers at once, a database that comes and goes."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from sixthcow.server.skill import Strength, rate, shown
from sixthcow.server.store import BadStore, Stale, Store, StoreDown, TableQuery
from sixthcow.server.store.migrations import Migration, steps_for
from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.store.postgres.database import without_password
from sixthcow.server.store.postgres.group_commit import GroupCommit
from sixthcow.server.store.postgres.migrations import migrate
from tests.server.services import a_postgres, free_port
from tests.server.store.making import (
    ADA,
    BO,
    TABLE,
    add_people,
    head,
    move,
    opened,
    play_match,
)


@asynccontextmanager
async def two_stores(database: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two servers' stores on one database, opened at the same moment."""
    one, other = await asyncio.gather(PostgresStore.open(database), PostgresStore.open(database))
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


async def test_one_of_two_servers_wins_a_version(database: str) -> None:
    async with two_stores(database) as stores:
        await stores[0].create(head(), [opened()], "seed")
        for version in range(1, 20):
            attempts = [
                store.append(head(version=version + 1), version, [move(10 * version + number)])
                for number, store in enumerate(stores)
            ]
            answers = await asyncio.gather(*attempts, return_exceptions=True)
            assert answers.count(None) == 1
            assert sum(isinstance(answer, Stale) for answer in answers) == 1
        assert await stores[0].entries(TABLE) == await stores[1].entries(TABLE)
        assert await stores[1].versions([TABLE]) == {TABLE: 20}


async def test_a_head_that_another_server_changed_is_not_taken_for_known(database: str) -> None:
    async with two_stores(database) as (one, other):
        await one.create(head(people=(ADA, BO)), [opened()], "seed")
        await other.append(head(version=2, people=(ADA,)), 1, [move(2)])
        await one.append(head(version=3, people=(ADA, BO)), 2, [move(3)])
        found = await other.head(TABLE)
        assert found
        assert found.people == (ADA, BO)
        assert len(await other.heads(TableQuery(person=BO))) == 1


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the database is asked, one line for each round trip."""
    asked: list[str] = []
    execute = vars(asyncpg.Connection)["_do_execute"]

    async def counted(self: Any, query: str, *args: Any, **named: Any) -> Any:
        asked.append(query)
        return await execute(self, query, *args, **named)

    monkeypatch.setattr(asyncpg.Connection, "_do_execute", counted)
    return asked


async def test_a_move_is_one_question_to_the_database(database: str, asked: list[str]) -> None:
    store = await PostgresStore.open(database)
    await store.create(head(), [opened()], "seed")
    await store.append(head(version=2), 1, [move(2)])
    asked.clear()
    await store.append(head(version=3), 2, [move(3, ADA, "command3")])
    assert len(asked) == 1
    await store.close()


async def test_what_is_read_often_is_one_question(database: str, asked: list[str]) -> None:
    store = await PostgresStore.open(database)
    await add_people(store, ADA)
    await store.create(head(), [opened()], "seed")
    asked.clear()
    await store.entries(TABLE)
    await store.head(TABLE)
    await store.versions([TABLE])
    await store.heads(TableQuery(person=ADA))
    await store.person(ADA)
    await store.person_of("nobody")
    assert len(asked) == 6
    await store.close()


TABLES = [f"table{number:07}" for number in range(100, 140)]


async def moved_once(store: Store) -> None:
    """Some tables, each with a move, so that the next is one like most."""
    for table in TABLES:
        await store.create(head(table), [opened()], "seed")
        await store.append(head(table, version=2), 1, [move(2, ADA, f"first-of-{table}")])


async def test_moves_at_many_tables_are_few_questions(database: str, asked: list[str]) -> None:
    store = await PostgresStore.open(database)
    await moved_once(store)
    asked.clear()
    await asyncio.gather(
        *(store.append(head(table, version=3), 2, [move(3)]) for table in reversed(TABLES))
    )
    assert len(asked) <= 3
    for table in TABLES:
        assert await store.entries(table, after=2) == [move(3)]
    await store.close()


async def test_who_is_late_among_many_is_late_alone(database: str) -> None:
    """Stale are: a table that another server has moved on, one that is gone, and the second of two
    at the same version. A log that is damaged concerns nobody else."""
    async with two_stores(database) as (store, other):
        await moved_once(store)
        moved, damaged, gone, both = TABLES[10:14]
        await other.append(head(moved, version=3), 2, [move(9)])
        await store.database.write("DELETE FROM tables WHERE id = $1", gone)
        await store.database.write(
            """
            INSERT INTO entries (table_number, version, body)
            SELECT number, 3, 'too much' FROM tables WHERE id = $1
            """,
            damaged,
        )

        def attempt(table: str, number: int) -> Any:
            return store.append(head(table, version=3), 2, [move(number)])

        answers = await asyncio.gather(
            *(attempt(table, number) for number, table in enumerate([*TABLES, both])),
            return_exceptions=True,
        )
        late = [table for table, said in zip([*TABLES, both], answers, strict=True) if said]
        assert late == [moved, damaged, gone, both]
        kinds = [type(answer) for answer in answers if answer]
        assert kinds == [Stale, asyncpg.UniqueViolationError, Stale, Stale]
        wanted = dict.fromkeys(TABLES, 3) | {damaged: 2}
        del wanted[gone]
        assert await store.versions(TABLES) == wanted


async def test_servers_that_move_the_same_tables_never_wait_in_a_circle(
    database: str, asked: list[str]
) -> None:
    async with two_stores(database) as stores:
        await moved_once(stores[0])
        statement = """
            WITH moved AS (UPDATE tables SET updated = $2 WHERE id = $1 RETURNING id)
            SELECT $3::int FROM moved, pg_sleep(0.001)
        """
        one, other = (GroupCommit(store.database, statement) for store in stores)
        asked.clear()
        for time in range(3):
            forth = (one.do(table, time) for table in TABLES)
            back = (other.do(table, time) for table in reversed(TABLES))
            assert all(await asyncio.gather(*forth, *back))
        # The first two moves of a server alone, the others together: none was done once more.
        assert len(asked) == 3 * 2 * 3


async def test_matches_that_end_at_once_all_count(database: str) -> None:
    async with two_stores(database) as (one, other):
        await add_people(one, ADA, BO)
        tables = [f"table{number:07}" for number in range(1, 21)]
        await asyncio.gather(
            *(
                play_match((one, other)[number % 2], table, {ADA: 1, BO: 2}, rated=True)
                for number, table in enumerate(tables)
            )
        )
        board = (await one.leaderboard("classic")).people
        assert [(line.person, line.games) for line in board] == [(ADA, 20), (BO, 20)]
        stats = await other.stats(ADA)
        assert stats
        points = [rating for _, rating in stats.games[0].rating_history]
        assert points == strengths_shown(20)  # each counts on from the one before


def strengths_shown(matches: int) -> list[float]:
    """The rating of somebody who wins so many matches against the same newcomer."""
    ratings, strengths = [], dict[str, Strength]()
    for _ in range(matches):
        strengths = rate(strengths, {ADA: 1, BO: 2})
        ratings.append(shown(strengths[ADA]))
    return ratings


async def test_what_two_servers_clear_away_goes_once(database: str) -> None:
    async with two_stores(database) as stores:
        for number in range(120):
            await stores[0].create(head(f"table{number:07}", status="open"), [opened()], "seed")
        done = await asyncio.gather(*(store.clean_up(100 * 24 * 3_600_000) for store in stores))
        assert sum(removed["open_tables_closed"] for removed in done) == 120
        assert set((await stores[0].versions([f"table{n:07}" for n in range(120)])).values()) == {2}


def test_a_database_that_goes_and_comes_back() -> None:
    with a_postgres() as server:
        address = server.new_database()

        async def before() -> None:
            store = await PostgresStore.open(address)
            await store.create(head(), [opened()], "seed")
            for version, how in ((1, signal.SIGINT), (2, signal.SIGQUIT)):
                await asyncio.to_thread(server.stop, how)
                for attempt in (
                    store.append(head(version=version + 1), version, [move(version + 1)]),
                    store.entries(TABLE),
                    store.check(),
                ):
                    with pytest.raises(StoreDown, match="PostgreSQL"):
                        await attempt
                await asyncio.to_thread(server.start)
                await store.append(head(version=version + 1), version, [move(version + 1)])
            assert await store.entries(TABLE) == [opened(), move(2), move(3)]
            await moved_once(store)
            await asyncio.to_thread(server.stop, signal.SIGQUIT)
            waiting = (store.append(head(table, version=3), 2, [move(3)]) for table in TABLES)
            answers = await asyncio.gather(*waiting, return_exceptions=True)
            assert all(isinstance(answer, StoreDown) for answer in answers)
            await asyncio.to_thread(server.start)
            await asyncio.gather(
                *(store.append(head(table, version=3), 2, [move(3)]) for table in TABLES)
            )
            await store.close()

        asyncio.run(before())


async def test_a_database_that_is_not_there(database: str) -> None:
    with pytest.raises(StoreDown, match="PostgreSQL cannot be used"):
        await PostgresStore.open(f"postgresql://cow@127.0.0.1:{free_port()}/cow", patience=0.5)
    with pytest.raises(StoreDown, match="does not exist"):
        await PostgresStore.open(f"{database}-missing")
    with pytest.raises(BadStore, match="no address"):
        await PostgresStore.open("postgresql://cow@127.0.0.1:port/cow")


async def test_a_database_of_another_program_or_a_newer_one(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute("CREATE TABLE cheese (name TEXT)")
    with pytest.raises(BadStore, match="another program"):
        await PostgresStore.open(database)
    await connection.execute("DROP TABLE cheese")
    await (await PostgresStore.open(database)).close()
    await connection.execute("INSERT INTO schema_version (version) VALUES (99)")
    with pytest.raises(BadStore, match="newer Sixth Cow"):
        await PostgresStore.open(database)
    await connection.close()


async def test_a_migration_that_fails_changes_nothing(database: str) -> None:
    connection = await asyncpg.connect(database)
    ours = steps_for("postgres")
    broken = Migration(ours[-1].number + 1, "CREATE TABLE a (b TEXT); SELECT nothing;")
    steps = [*ours, broken]
    with pytest.raises(asyncpg.UndefinedColumnError):
        await migrate(connection, "it", steps)
    assert await connection.fetchval("SELECT count(*) FROM pg_tables WHERE tablename = 'a'") == 0
    await connection.close()
    await (await PostgresStore.open(database)).close()


def test_both_kinds_of_database_have_the_same_steps() -> None:
    numbers = [step.number for step in steps_for("sqlite")]
    assert [step.number for step in steps_for("postgres")] == numbers


def test_an_address_is_shown_without_its_secrets() -> None:
    shown = without_password("postgresql://cow:secret@db1:5432,db2:5433/cows?password=secret")
    assert shown == "postgresql://db1:5432,db2:5433/cows"


async def test_a_password_is_not_told(database: str) -> None:
    address = database.replace("cow@", "cow:secret@").replace("/cow", "/missing")
    with pytest.raises((StoreDown, BadStore)) as caught:
        await PostgresStore.open(address)
    assert "secret" not in str(caught.value)


async def test_a_store_is_closed_once_and_for_all(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreDown):
        await store.check()
