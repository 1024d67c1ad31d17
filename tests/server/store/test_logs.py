"""Tables and their logs: what is written is what is read, once, in order."""

import asyncio

import pytest

from sixthcow.server.store import Stale, Store, TableQuery
from tests.server.store.making import (
    ADA,
    BO,
    CY,
    TABLE,
    a_match,
    add_people,
    head,
    move,
    opened,
    play_match,
    seated,
)


async def test_a_log_grows(store: Store) -> None:
    await store.create(head(), [opened()], "seed")
    await store.append(head(version=3), 1, [move(2), move(3)])
    assert await store.entries(TABLE) == [opened(), move(2), move(3)]
    assert await store.entries(TABLE, after=2) == [move(3)]
    assert await store.head(TABLE) == head(version=3)
    assert await store.seed(TABLE) == "seed"


async def test_a_table_that_is_not_there(store: Store) -> None:
    assert await store.entries(TABLE) == []
    assert await store.head(TABLE) is None
    assert await store.seed(TABLE) is None
    assert await store.record(TABLE) is None
    with pytest.raises(Stale, match="no table"):
        await store.append(head(version=2), 1, [move(2)])


async def test_nothing_has_an_id_that_cannot_be(store: Store) -> None:
    for odd in ("\0", "a\0b", "'", "\ud7ff", "x" * 10_000):
        assert await store.head(odd) is None
        assert await store.entries(odd) == []
        assert await store.person(odd) is None
        assert await store.account(odd) is None


async def test_a_table_is_made_once(store: Store) -> None:
    await store.create(head(), [opened()], "seed")
    with pytest.raises(Stale, match="there is a table"):
        await store.create(head(), [opened(BO)], "other")
    assert await store.entries(TABLE) == [opened()]
    assert await store.seed(TABLE) == "seed"


@pytest.mark.parametrize("version", [0, 1, 3])
async def test_only_the_latest_version_can_grow(store: Store, version: int) -> None:
    await store.create(head(), [opened()], "seed")
    await store.append(head(version=2), 1, [move(2)])
    with pytest.raises(Stale, match="version"):
        await store.append(head(version=version + 1), version, [move(9)])
    assert await store.entries(TABLE) == [opened(), move(2)]
    await store.append(head(version=3), 2, [move(3)])
    assert len(await store.entries(TABLE)) == 3


async def test_one_of_many_at_the_same_version_wins(store: Store) -> None:
    await store.create(head(), [opened()], "seed")
    attempts = [store.append(head(version=2), 1, [move(number)]) for number in range(50)]
    answers = await asyncio.gather(*attempts, return_exceptions=True)
    assert answers.count(None) == 1
    assert sum(isinstance(answer, Stale) for answer in answers) == 49
    assert await store.entries(TABLE) == [opened(), move(answers.index(None))]


async def test_stale_appends_do_not_spoil_others(store: Store) -> None:
    tables = [f"table{number:07}" for number in range(20)]
    for table in tables:
        await store.create(head(table), [opened()], "seed")
    good = [store.append(head(table, 2), 1, [move(2)]) for table in tables]
    bad = [store.append(head(table, 8), 7, [move(9)]) for table in tables]
    mixed = [each for pair in zip(bad, good, strict=True) for each in pair]
    answers = await asyncio.gather(*mixed, return_exceptions=True)
    assert answers.count(None) == 20
    for table in tables:
        assert await store.entries(table) == [opened(), move(2)]


async def test_writers_who_read_on_all_get_through(store: Store) -> None:
    await store.create(head(), [opened()], "seed")

    async def insist(number: int) -> None:
        while True:
            version = len(await store.entries(TABLE))
            try:
                return await store.append(head(version=version + 1), version, [move(number)])
            except Stale:
                continue

    await asyncio.gather(*(insist(number) for number in range(12)))
    moves = (await store.entries(TABLE))[1:]
    assert sorted(entry.at for entry in moves) == list(range(12))


async def test_heads_say_what_the_last_append_said(store: Store) -> None:
    await store.create(head(status="open", people=(ADA,)), [opened()], "seed")
    later = head(
        version=2, status="playing", game="twins", visibility="private",
        people=(BO, ADA), summary={"names": ["Bo", "Ada"]},
    )  # fmt: skip
    await store.append(later, 1, [move(2)])
    assert await store.head(TABLE) == later
    last = head(version=3, people=(BO,))
    await store.append(last, 2, [move(3)])
    assert await store.head(TABLE) == last
    assert await store.heads(TableQuery(person=ADA)) == []
    assert await store.heads(TableQuery(person=BO)) == [last]


async def test_tables_are_found_by_what_they_are(store: Store) -> None:
    kinds = [
        head("table0000001", updated=11, status="open"),
        head("table0000002", updated=12, visibility="private", people=(ADA, BO)),
        head("table0000003", updated=13, status="over", people=(ADA,)),
        head("table0000004", updated=14, game="twins", people=(CY,)),
    ]
    for kind in kinds:
        await store.create(kind, [opened()], "seed")
    one, two, three, four = kinds
    assert await store.heads(TableQuery()) == [four, three, two, one]
    assert await store.heads(TableQuery(status=("open", "playing"))) == [four, two, one]
    assert await store.heads(TableQuery(status=("playing",))) == [four, two]
    assert await store.heads(TableQuery(status=("open", "over"))) == [three, one]
    assert await store.heads(TableQuery(status=("over", "closed"))) == [three]
    live_and_public = TableQuery(status=("open", "playing"), visibility="public")
    assert await store.heads(live_and_public) == [four, one]
    assert await store.heads(TableQuery(person=ADA)) == [three, two]
    assert await store.heads(TableQuery(game="twins")) == [four]
    assert await store.heads(TableQuery(before=13)) == [two, one]
    assert await store.heads(TableQuery(person=ADA, status=("closed",))) == []


async def test_pages_of_tables_leave_none_out(store: Store) -> None:
    times = [50, 40, 40, 40, 30, 20, 20, 10]
    for number, updated in enumerate(times):
        await store.create(head(f"table{number:07}", updated=updated), [opened()], "seed")
    pages, before = [], None
    while page := await store.heads(TableQuery(before=before, limit=2)):
        pages.append([each.updated for each in page])
        before = page[-1].updated
    assert pages == [[50, 40, 40, 40], [30, 20, 20], [10]]


async def test_the_record_of_a_finished_match(store: Store) -> None:
    await add_people(store, ADA, BO)
    await play_match(store, TABLE, {ADA: 3, BO: 10})
    record = await store.record(TABLE)
    assert record
    assert '"seats": ["Ada", "Bo"]' in record
    assert (await store.entries(TABLE))[1:3] == seated([ADA, BO], at=1)


async def test_a_stale_end_stores_no_result(store: Store) -> None:
    await add_people(store, ADA, BO)
    match = a_match(TABLE, {ADA: 3, BO: 10}, rated=True)
    await match.begin(store)
    for version in (0, len(match.start) - 1, len(match.start) + 1):
        with pytest.raises(Stale):
            await match.end(store, version)
    assert await store.record(TABLE) is None
    assert (await store.history(ADA)).games == []
    assert (await store.leaderboard("classic")).people == []
    await match.end(store)
    with pytest.raises(Stale):
        await match.end(store)
    assert len((await store.history(ADA)).games) == 1
    assert (await store.leaderboard("classic")).people[0].games == 1


async def test_a_store_can_say_that_it_works(store: Store) -> None:
    await store.check()


async def test_versions_tell_which_tables_have_moved_on(store: Store) -> None:
    await store.create(head("table0000001"), [opened()], "seed")
    await store.create(head("table0000002"), [opened()], "seed")
    await store.append(head("table0000002", 2), 1, [move(2)])
    found = await store.versions(["table0000001", "table0000002", "table0000003"])
    assert found == {"table0000001": 1, "table0000002": 2}
    assert await store.versions([]) == {}
