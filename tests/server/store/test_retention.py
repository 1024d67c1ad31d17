"""What is removed by the rules of the clean-up, and what is not."""

from pathlib import Path
from typing import cast

import pytest

from sixthcow.server.store import Person, Stale, Store, TableQuery, retention
from sixthcow.server.tables.log import AnyEntry, Closed, Said, TermsChanged
from sixthcow.server.wire.messages import Pace, Terms
from tests.server.store.making import ADA, BO, CY, head, move, opened, play_match, somebody

PAGE = Path(__file__).parents[3] / "docs" / "storage.md"
NOW = 1000 * retention.DAY
TABLE = "table0000001"


async def test_nothing_to_do(store: Store) -> None:
    removed = await store.clean_up(NOW)
    assert removed
    assert set(removed.values()) == {0}


async def test_an_open_table_is_closed_after_a_day(store: Store) -> None:
    for table, age in ((TABLE, 25), ("table0000002", 23)):
        updated = NOW - age * retention.HOUR
        await store.create(head(table, status="open", updated=updated), [opened()], "seed")
    assert (await store.clean_up(NOW))["open_tables_closed"] == 1
    assert (await store.entries(TABLE))[1:] == [Closed(at=NOW, reason="abandoned")]
    assert await store.head(TABLE) == head(version=2, status="closed", updated=NOW)
    assert len(await store.heads(TableQuery(status=("open",)))) == 1
    # Whoever did not know finds out.
    with pytest.raises(Stale):
        await store.append(head(version=2, status="open"), 1, [move(2)])


@pytest.mark.parametrize(("pace", "days"), [("blitz", 7), ("none", 30), ("day", 30), ("week", 70)])
async def test_a_match_that_everybody_left_is_closed(store: Store, pace: Pace, days: int) -> None:
    updated = NOW - days * retention.DAY
    await store.create(head(updated=updated), [opened(pace=pace)], "seed")
    assert (await store.clean_up(NOW))["playing_tables_closed"] == 0
    assert (await store.clean_up(NOW + 1))["playing_tables_closed"] == 1
    assert (await store.entries(TABLE))[-1] == Closed(at=NOW + 1, reason="abandoned")


async def test_the_latest_terms_say_how_long_a_match_may_wait(store: Store) -> None:
    updated = NOW - 8 * retention.DAY
    log: list[AnyEntry] = [
        opened(pace="blitz"),
        TermsChanged(at=2, person=ADA, terms=Terms(pace="week")),
        Said(at=3, person=ADA, name="Ada", text='the "terms" are {"pace":"blitz"}'),
    ]
    await store.create(head(version=3, updated=updated), log, "seed")
    assert (await store.clean_up(NOW))["playing_tables_closed"] == 0
    assert (await store.clean_up(updated + 70 * retention.DAY + 1))["playing_tables_closed"] == 1


async def test_matches_that_may_wait_longer_keep_no_others_open(store: Store) -> None:
    """However many there are, and though they have waited longer."""
    for number in range(retention.PORTION + 10):
        for table, pace, days in ((number, "week", 9), (100 + number, "blitz", 8)):
            head_now = head(f"table{table:07}", updated=NOW - days * retention.DAY)
            await store.create(head_now, [opened(pace=cast("Pace", pace))], "seed")
    assert (await store.clean_up(NOW))["playing_tables_closed"] == retention.PORTION + 10


async def test_a_closed_table_is_deleted_after_a_week_and_a_finished_one_never(
    store: Store,
) -> None:
    await store.create(head(TABLE, status="closed", people=(ADA,), updated=5), [opened()], "seed")
    await play_match(store, "table0000002", {ADA: 1, BO: 2})
    assert (await store.clean_up(5 + retention.CLOSED_TABLE))["closed_tables_deleted"] == 0
    assert (await store.clean_up(6 + retention.CLOSED_TABLE))["closed_tables_deleted"] == 1
    assert await store.head(TABLE) is None
    assert await store.entries(TABLE) == []
    assert (await store.clean_up(100 * NOW))["closed_tables_deleted"] == 0
    assert await store.record("table0000002")
    assert [each.id for each in await store.heads(TableQuery(person=ADA))] == ["table0000002"]


async def test_guests_who_do_not_come_any_more_are_forgotten(store: Store) -> None:
    old, new = NOW - retention.GUEST - 1, NOW - retention.GUEST
    gone = [
        somebody(ADA, seen=old),
        Person(id="unratedguest", name="Unrated", created=1, seen=old),
    ]
    kept = [
        somebody(BO, seen=new),
        somebody(CY, seen=old),  # has a rated match
        Person(id="accountedone", name="Account", created=1, seen=old),
        Person(id="bannedoneaaa", name="Banned", created=1, seen=old, banned=True),
        Person(id="sittingguest", name="Sitting", created=1, seen=old),
        Person(id="ownerofabots", name="Owner", created=1, seen=old),
        Person(id="botoftheirsa", name="Bot", created=1, seen=new, owner="ownerofabots"),
    ]
    for person in gone + kept:
        await store.add_person(person, person.id)
    assert await store.make_account("accountedone", "account", "hash")
    await play_match(store, "table0000001", {BO: 1, CY: 2}, rated=True)
    await play_match(store, "table0000002", {ADA: 1, BO: 2})
    sitting = head("table0000003", people=("sittingguest",), updated=NOW)
    await store.create(sitting, [opened()], "seed")
    assert (await store.clean_up(NOW))["guests_forgotten"] == 2
    for person in gone:
        assert await store.person(person.id) is None
    for person in kept:
        assert await store.person(person.id)
    assert await store.record("table0000002")


async def test_many_are_cleaned_up_at_once(store: Store) -> None:
    for number in range(120):
        await store.create(head(f"table{number:07}", status="open"), [opened()], "seed")
    assert (await store.clean_up(NOW))["open_tables_closed"] == 120


async def test_devices_that_are_not_used_any_more_are_logged_out(store: Store) -> None:
    await store.add_person(somebody(created=5), "old")
    assert await store.make_account(ADA, "Ada", "hash")
    assert (await store.clean_up(5 + retention.DEVICE))["devices_removed"] == 0
    assert (await store.clean_up(6 + retention.DEVICE))["devices_removed"] == 1
    assert await store.person_of("old") is None
    assert await store.account("Ada")


def test_the_rules_are_documented_as_they_are() -> None:
    rows = [line.split(" | ") for line in PAGE.read_text("utf-8").splitlines()]
    documented = {row[0].removeprefix("| "): row[1] for row in rows if len(row) == 3}
    days_by_pace = {
        pace: silence // retention.DAY for pace, silence in retention.PLAYING_TABLE.items()
    }
    assert days_by_pace == {
        "blitz": 7, "normal": 7, "relaxed": 7, "none": 30, "day": 30, "three-days": 30, "week": 70,
    }  # fmt: skip
    assert {what: documented[what] for what in documented if what != "what"} == {
        "open table": f"{retention.OPEN_TABLE // retention.HOUR} hours",
        "match with a clock of seconds": "7 days",
        "match without a clock, or with one or three days per decision": "30 days",
        "match with a week per decision": "70 days",
        "table closed without a result": f"{retention.CLOSED_TABLE // retention.DAY} days",
        "guest without account, rated match, or seat at a live table": (
            f"{retention.GUEST // retention.DAY} days"
        ),
        "device": f"{retention.DEVICE // retention.DAY} days",
        "review": f"{retention.REVIEW // retention.DAY} days",
    }
