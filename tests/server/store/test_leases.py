"""Leases, which only PostgreSQL has: one server drives a table, and one computes a review."""

import asyncio

import asyncpg
import pytest

from sixthcow.server.store import reviews
from sixthcow.server.store.postgres import lease_queries
from tests.server.store.making import ADA, BO, TABLE, a_match, add_people, head, opened
from tests.server.store.test_postgres import two_stores

LONG = 60_000  # milliseconds


async def test_a_table_is_leased_to_one_server(database: str) -> None:
    async with two_stores(database) as (one, other):
        now = one.now()
        for number in (1, 2, 3):
            await one.create(head(f"table{number:07}"), [opened()], "seed")
        await one.create(head("table0000004", status="open"), [opened()], "seed")
        tables = [f"table{number:07}" for number in (1, 2, 3, 4)]
        assert set(await other.unclaimed(now)) == set(tables[:3])
        claims = await asyncio.gather(
            one.claim("one", tables, now + LONG), other.claim("other", tables, now + LONG)
        )
        assert sorted([*claims[0], *claims[1]]) == tables[:3]
        assert await one.unclaimed(now) == []
        # The holder may renew, others may not; what is given back is free at once.
        first, second = ("one", "other") if claims[0] else ("other", "one")
        assert await one.claim(first, tables, now + LONG) == set(tables[:3])
        assert await one.claim(second, tables, now + LONG) == set()
        await one.release(second, tables)  # not its own
        assert await one.claim(second, tables, now + LONG) == set()
        await one.release(first, tables[:1])
        assert await other.unclaimed(now) == tables[:1]
        assert await one.claim(second, tables, now + LONG) == set(tables[:1])


async def test_servers_that_are_new_do_not_take_tables_from_each_other(database: str) -> None:
    async with two_stores(database) as (one, other):
        tables = [f"table{number:07}" for number in range(20)]
        for table in tables:
            await one.create(head(table), [opened()], "seed")
        for turn in range(40):
            until = one.now() + LONG
            names = (f"one{turn}", f"other{turn}")
            claims = await asyncio.gather(
                one.claim(names[0], tables, until), other.claim(names[1], tables, until)
            )
            assert sorted([*claims[0], *claims[1]]) == tables
            await asyncio.gather(*(one.release(name, tables) for name in names))


async def test_a_lease_that_has_run_out_is_anybodys(database: str) -> None:
    async with two_stores(database) as (one, other):
        await one.create(head(), [opened()], "seed")
        assert await one.claim("one", [TABLE], one.now() + LONG) == {TABLE}
        assert await other.unclaimed(0) == []
        assert await one.claim("one", [TABLE], one.now() - 1) == {TABLE}
        assert await other.unclaimed(0) == [TABLE]
        assert await other.claim("other", [TABLE], other.now() + LONG) == {TABLE}


async def test_a_server_keeps_what_nobody_took_while_it_slept(database: str) -> None:
    async with two_stores(database) as (one, other):
        for number in (1, 2):
            await one.create(head(f"table{number:07}"), [opened()], "seed")
        tables = ["table0000001", "table0000002"]
        assert await one.claim("one", tables, one.now() - 1) == set(tables)
        assert await other.claim("other", tables[:1], other.now() + LONG) == set(tables[:1])
        assert await one.claim("one", tables, one.now() + LONG) == set(tables[1:])
        assert await other.claim("other", tables, other.now() + LONG) == set(tables[:1])


async def test_a_review_is_leased_to_one_server(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_stores(database) as (one, other):

        async def claims(until: int, *owners: str) -> list[bool]:
            stores = zip((one, other), owners, strict=False)
            return await asyncio.gather(
                *(store.claim_review(owner, TABLE, store.now() + until) for store, owner in stores)
            )

        first = await claims(LONG, "one", "other")
        assert sorted(first) == [False, True]
        holder, rival = ("one", "other") if first[0] else ("other", "one")
        assert await claims(LONG, holder) == [True]
        await other.release_review(rival, TABLE)  # not its own
        assert await claims(LONG, rival) == [False]
        assert await one.claim_review(rival, "import000001", one.now() + LONG)
        # A program with another analysis makes reviews of its own.
        with monkeypatch.context() as patch:
            patch.setattr(reviews, "EDITION", reviews.EDITION + 1)
            assert await claims(LONG, rival) == [True]
        assert await claims(-1, holder) == [True]
        assert await claims(LONG, rival) == [True], "it has run out"
        assert await claims(LONG, holder) == [False]
        await one.release_review(rival, TABLE)
        assert await claims(LONG, holder) == [True]


async def test_leases_of_reviews_that_nobody_renews_are_forgotten(database: str) -> None:
    async with two_stores(database) as (one, _):
        for name, age in (("old", lease_queries.FORGOTTEN + LONG), ("new", LONG)):
            assert await one.claim_review("dead", name, one.now() - age)
        await one.release_review("one", TABLE)
        assert await one.database.fetch("SELECT id FROM review_leases") == [("new",)]


async def test_a_match_that_is_over_needs_no_lease(database: str) -> None:
    async with two_stores(database) as (one, _):
        await add_people(one, ADA, BO)
        match = a_match(TABLE, {ADA: 1, BO: 2})
        await match.begin(one)
        assert await one.claim("one", [TABLE], one.now() + LONG) == {TABLE}
        await match.end(one)
        assert await one.unclaimed(0) == []
        assert await one.claim("one", [TABLE], one.now() + LONG) == set()
        connection = await asyncpg.connect(database)
        try:
            assert await connection.fetchval("SELECT count(*) FROM leases") == 0
        finally:
            await connection.close()


async def test_tables_are_handed_out_in_portions(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease_queries, "PORTION", 2)
    async with two_stores(database) as (one, _):
        for number in range(5):
            await one.create(head(f"table{number:07}"), [opened()], "seed")
        assert len(set(await one.unclaimed(0))) == 2
