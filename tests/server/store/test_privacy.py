"""Merging a guest into an account, deleting somebody, and exporting what is stored."""

import json
from typing import Any

import msgspec
import pytest

from sixthcow.server.store import Person, Store, TableQuery
from sixthcow.server.store.identities import NOBODY
from sixthcow.server.tables.log import AnyEntry, Kicked, Muted, Renamed, Said, SeatTaken
from tests.server.store.making import (
    ADA,
    BO,
    CY,
    NAMES,
    add_people,
    all_rows,
    head,
    move,
    opened,
    play_match,
    seated,
    somebody,
)

FIRST, SECOND = "table0000001", "table0000002"


async def chat(store: Store, table: str, *lines: AnyEntry) -> None:
    """Write lines into a table's log."""
    before = await store.head(table)
    assert before
    after = msgspec.structs.replace(before, version=before.version + len(lines))
    await store.append(after, before.version, lines)


async def everything(store: Store, *tables: str) -> str:
    """All that can be read of some tables, as one text."""
    found: list[Any] = []
    for table in tables:
        found += [msgspec.to_builtins(entry) for entry in await store.entries(table)]
        found += [msgspec.to_builtins(await store.head(table)), await store.record(table)]
    return json.dumps(found, ensure_ascii=False)


async def test_a_guest_becomes_part_of_an_account(store: Store) -> None:
    await add_people(store, ADA, CY)
    await store.add_person(somebody(BO, seen=9), f"device of {BO}")
    bot = Person(id="bot000000001", name="Bot", owner=BO, created=1, seen=1)
    await store.add_person(bot, "token")
    assert await store.make_account(ADA, "Ada", "hash")
    await play_match(store, FIRST, {ADA: 1, CY: 5}, rated=True)
    await play_match(store, SECOND, {BO: 9, CY: 5}, rated=True)
    await chat(store, SECOND, Said(at=7, person=BO, command="chatting1", name="Bo", text="moo"))
    await store.absorb(BO, ADA)

    assert await store.person(BO) is None
    person = await store.person_of(f"device of {BO}")
    assert person
    assert (person.id, person.seen) == (ADA, 9)
    assert [game.table for game in (await store.history(ADA)).games] == [SECOND, FIRST]
    assert [each.id for each in await store.heads(TableQuery(person=ADA))] == [SECOND, FIRST]
    assert await store.heads(TableQuery(person=BO)) == []
    assert f"'{BO}'" not in await all_rows(store)
    assert f'"{BO}"' not in await all_rows(store)
    assert [each.id for each in await store.bots_of(ADA)] == ["bot000000001"]
    stats = await store.stats(ADA)
    assert stats
    assert stats.games[0].games == 2
    assert [at for at, _ in stats.games[0].rating_history] == [1, 2]
    games = {line.person: line.games for line in (await store.leaderboard("classic")).people}
    assert games == {ADA: 2, CY: 2}
    await store.absorb(BO, ADA)  # again, after an answer was lost
    assert await store.person(ADA)


async def test_an_account_without_a_rating_gets_the_guests(store: Store) -> None:
    await add_people(store, ADA, BO, CY)
    assert await store.make_account(ADA, "Ada", "hash")
    await play_match(store, FIRST, {BO: 1, CY: 5}, rated=True)
    (before, _) = (await store.leaderboard("classic")).people
    await store.absorb(BO, ADA)
    (after, _) = (await store.leaderboard("classic")).people
    assert (after.person, after.rating, after.games) == (ADA, before.rating, 1)


async def test_one_person_has_no_two_seats(store: Store) -> None:
    await add_people(store, ADA, BO)
    assert await store.make_account(ADA, "Ada", "hash")
    await play_match(store, FIRST, {ADA: 1, BO: 5})
    await store.absorb(BO, ADA)
    (match,) = (await store.history(ADA)).games
    assert [(seat.person, seat.name) for seat in match.seats] == [(ADA, "Ada"), (None, NOBODY)]
    sitters = [e.sitter for e in await store.entries(FIRST) if isinstance(e, SeatTaken)]
    assert len(set(sitters)) == 2
    assert BO not in sitters


async def test_of_a_match_that_both_played_the_accounts_own_rating_stays(store: Store) -> None:
    await add_people(store, ADA, BO, CY)
    assert await store.make_account(ADA, "Ada", "hash")
    await play_match(store, FIRST, {ADA: 1, BO: 5}, rated=True)
    await play_match(store, SECOND, {BO: 1, CY: 5}, rated=True)
    before = {person: await points(store, person) for person in (ADA, BO)}
    await store.absorb(BO, ADA)
    assert await points(store, ADA) == [*before[ADA], before[BO][1]]


async def points(store: Store, person: str) -> list[tuple[int, float]]:
    """The curve of a person's rating."""
    stats = await store.stats(person)
    assert stats
    return stats.games[0].rating_history


async def test_the_same_command_id_of_both(store: Store) -> None:
    await add_people(store, ADA, BO)
    await store.create(head(FIRST, people=(ADA,)), [opened()], "seed")
    await chat(store, FIRST, move(2, ADA, "command1"), move(3, BO, "command1"))
    await store.absorb(BO, ADA)
    assert await store.entries(FIRST) == [
        opened(),
        move(2, ADA, "command1"),
        move(3, ADA, "command1"),
    ]


async def test_only_guests_are_absorbed(store: Store) -> None:
    await add_people(store, ADA, BO)
    assert await store.make_account(ADA, "Ada", "hash")
    with pytest.raises(ValueError, match="only a guest"):
        await store.absorb(ADA, BO)
    with pytest.raises(ValueError, match="only a guest"):
        await store.absorb(BO, CY)
    await store.absorb(BO, BO)
    assert await store.person(BO) == somebody(BO)


async def test_a_table_goes_on_after_its_guest_was_absorbed(store: Store) -> None:
    await add_people(store, ADA, BO)
    await store.create(head(FIRST, people=(BO,)), [opened(BO)], "seed")
    await store.append(head(FIRST, 2, people=(BO,)), 1, [move(2, BO)])
    await store.absorb(BO, ADA)
    await store.append(head(FIRST, 3, people=(ADA,)), 2, [move(3, ADA)])
    assert await store.entries(FIRST) == [opened(ADA), move(2, ADA), move(3, ADA)]
    assert await store.head(FIRST) == head(FIRST, 3, people=(ADA,))


async def test_an_append_says_what_a_table_is_whatever_was_changed_before(store: Store) -> None:
    """A server that has not read the table again since its guest was absorbed."""
    await add_people(store, ADA, BO)
    await store.create(head(FIRST, people=(BO,)), [opened(BO)], "seed")
    await store.append(head(FIRST, 2, people=(BO,)), 1, [move(2, BO)])
    await store.absorb(BO, ADA)
    late = head(FIRST, 3, people=(BO,))
    await store.append(late, 2, [move(3, BO)])
    assert await store.head(FIRST) == late
    assert await store.heads(TableQuery(person=BO)) == [late]
    assert await store.heads(TableQuery(person=ADA)) == []


async def test_a_person_is_forgotten(store: Store) -> None:
    await add_people(store, ADA, BO)
    bot = Person(id="bot000000001", name="Robot", owner=BO, created=1, seen=1)
    await store.add_person(bot, "token")
    assert await store.make_account(BO, "Bo.Account", "hash")
    await play_match(store, FIRST, {ADA: 1, BO: 5}, rated=True)
    await chat(
        store,
        FIRST,
        Renamed(at=6, person=BO, name="Bobby"),
        Said(at=7, person=BO, name="Bobby", text="my street is"),
        Said(at=8, person=BO, name="Bobby", phrase="moo"),
        Said(at=9, person=ADA, name="Ada", text="hello"),
        Muted(at=10, person=ADA, whom=BO, muted=True),
    )
    await store.forget(BO)

    assert await store.person(BO) is None
    assert await store.person(bot.id) is None
    assert await store.person_of(f"device of {BO}") is None
    assert await store.account("Bo.Account") is None
    stored = await everything(store, FIRST) + await all_rows(store)
    secrets = (bot.id, "Robot", "token", f"device of {BO}", "Bo.Account")
    for word in (BO, '"Bo"', '\\"Bo\\"', "'Bo'", "Bobby", "my street is", *secrets):
        assert word not in stored
    log = await store.entries(FIRST)
    said = [entry for entry in log if isinstance(entry, Said)]
    assert [(each.name, each.phrase, each.text) for each in said] == [
        (NOBODY, "", NOBODY),
        (NOBODY, "moo", ""),
        ("Ada", "", "hello"),
    ]
    # The log still says which entries belong together.
    (taken,) = [e for e in log if isinstance(e, SeatTaken) and e.name == NOBODY]
    assert {said[0].person, said[1].person} == {taken.sitter}
    record = json.loads(await store.record(FIRST) or "")
    assert record["seats"] == ["Ada", NOBODY]
    (match,) = (await store.history(ADA)).games
    assert (match.seats[1].name, match.seats[1].person) == (NOBODY, None)
    assert (match.seats[1].total, match.seats[1].rank) == (5, 2)
    assert [line.person for line in (await store.leaderboard("classic")).people] == [ADA]
    stats = await store.stats(ADA)
    assert stats
    assert stats.opponents == []


async def test_the_name_on_a_seat_that_a_bot_took_over_is_forgotten(store: Store) -> None:
    await add_people(store, ADA, BO)
    start: list[AnyEntry] = [opened(), *seated([BO]), Kicked(at=2, person=ADA, whom=BO)]
    kicked = head(FIRST, 3, summary={"names": ["Bo"]})
    await store.create(kicked, start, "seed")
    await store.forget(BO)
    assert "Bo" not in await everything(store, FIRST)
    changed = await store.head(FIRST)
    assert changed
    assert changed.summary == {"names": [NOBODY]}


async def test_two_forgotten_people_stay_two(store: Store) -> None:
    await add_people(store, ADA, BO, CY)
    await play_match(store, FIRST, {ADA: 1, BO: 5, CY: 6})
    await play_match(store, SECOND, {ADA: 1, BO: 5})
    await store.forget(BO)
    await store.forget(CY)
    logs = await store.entries(FIRST) + await store.entries(SECOND)
    sitters = [entry.sitter for entry in logs if isinstance(entry, SeatTaken)]
    # Nor can one see that the same person was at both tables.
    assert len(set(sitters)) == 4
    assert sitters[0] == ADA


async def test_everything_about_a_person_is_exported(store: Store) -> None:
    await add_people(store, ADA, BO)
    assert await store.make_account(ADA, "Ada", "secret hash")
    bot = Person(id="bot000000001", name="Robot", owner=ADA, created=1, seen=1)
    await store.add_person(bot, "secret token")
    await play_match(store, FIRST, {ADA: 1, BO: 5}, rated=True)
    await chat(store, FIRST, Said(at=7, person=ADA, name="Ada", text="moo"))
    await chat(store, FIRST, Said(at=8, person=BO, name="Bo", text="not for Ada's export"))
    export = await store.export(ADA)
    assert json.loads(json.dumps(export)) == export
    assert export["person"]["account"] == "Ada"
    assert [each["name"] for each in export["bots"]] == ["Robot"]
    assert len(export["devices"]) == 1
    (table,) = export["tables"]
    assert table["table"] == FIRST
    assert [entry["kind"] for entry in table["entries"]] == ["opened", "seat", "moved", "said"]
    assert table["record"]["seats"] == [NAMES[ADA], NAMES[BO]]
    (result,) = export["results"]
    assert (result["table"], result["game"], result["total"]) == (FIRST, "classic", 1)
    assert (result["rated"], result["won"]) == (True, True)
    assert isinstance(result["rated"], bool) and isinstance(result["won"], bool)
    assert [rating["games"] for rating in export["ratings"]] == [1]
    assert [point["at"] for point in export["rating_history"]] == [1]
    text = json.dumps(export)
    for secret in ("secret", "device of", "not for Ada", "seed"):
        assert secret not in text
    assert await store.export(CY) == {}
