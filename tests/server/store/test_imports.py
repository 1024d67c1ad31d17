"""Imported records: stored once, listed, counted, deleted, and removed with their person."""

import asyncio
import json
from typing import Any

from sixthcow.server.store import Imported, ImportedGame, Store, retention
from tests.server.store.making import ADA, BO, CY, add_people

RECORD = {"format": "sixthcow/1", "game": "classic", "seats": ["Zoë", "می"], "moves": []}
MANY = 100


def brought(name: str, person: str = ADA, *, digest: str = "", at: int = 1) -> Imported:
    """A record under an address of this name."""
    summary = ImportedGame(
        id=name, game="classic", at=at, over=False, rounds=0, names=["Zoë", "می"], totals=[0, 0.5]
    )
    text = json.dumps(RECORD | {"meta": name}, ensure_ascii=False)
    return Imported(person=person, digest=digest or name, summary=summary, record=text)


async def addresses(store: Store, person: str) -> list[str]:
    """Where a person's records are, as their list has them."""
    return [each.id for each in await store.imports_of(person)]


async def test_a_record_is_kept_at_its_address(store: Store) -> None:
    await add_people(store, ADA, BO)
    one, other = brought("import000001", at=1), brought("import000002", at=2)
    assert await store.keep_import(one, MANY) == "import000001"
    assert await store.keep_import(other, MANY) == "import000002"
    assert await store.imported("import000001") == one.record
    assert await store.imports_of(ADA) == [other.summary, one.summary]
    assert await store.imports_of(BO) == []
    assert await store.imported("import000003") is None
    assert await store.record("import000001") is None
    assert await store.head("import000001") is None
    assert (await store.counts())["imports"] == 2


async def test_the_same_record_has_one_address_for_each_person(store: Store) -> None:
    await add_people(store, ADA, BO)
    assert await store.keep_import(brought("import000001", digest="same"), 1) == "import000001"
    assert await store.keep_import(brought("import000002", digest="same"), 1) == "import000001"
    assert await store.keep_import(brought("import000003", BO, digest="same"), 1) == "import000003"
    assert await addresses(store, ADA) == ["import000001"]


async def test_a_person_keeps_so_many(store: Store) -> None:
    await add_people(store, ADA)
    records = [brought(f"import{number:06}") for number in range(9)]
    kept = await asyncio.gather(*(store.keep_import(record, 4) for record in records))
    assert len(kept) - kept.count(None) == 4
    assert sorted(name for name in kept if name) == sorted(await addresses(store, ADA))
    assert await store.remove_import(ADA, (await addresses(store, ADA))[0])
    assert await store.keep_import(brought("another00001"), 4) == "another00001"
    assert await store.keep_import(brought("another00002"), 4) is None


async def test_nobody_brings_nothing(store: Store) -> None:
    assert await store.keep_import(brought("import000001", CY), MANY) is None
    assert await store.imported("import000001") is None


async def test_only_its_person_deletes_a_record(store: Store) -> None:
    await add_people(store, ADA, BO)
    await store.keep_import(brought("import000001"), MANY)
    assert not await store.remove_import(BO, "import000001")
    assert await store.imported("import000001")
    assert await store.remove_import(ADA, "import000001")
    assert not await store.remove_import(ADA, "import000001")
    assert await store.imported("import000001") is None


async def test_imports_count_in_no_figures(store: Store) -> None:
    await add_people(store, ADA)
    await store.keep_import(brought("import000001"), MANY)
    stats = await store.stats(ADA)
    assert stats
    assert (stats.games, (await store.history(ADA)).games) == ([], [])


async def test_imports_are_exported_and_forgotten_with_their_person(store: Store) -> None:
    await add_people(store, ADA, BO)
    await store.keep_import(brought("import000001"), MANY)
    await store.keep_import(brought("import000002", BO), MANY)
    export: list[dict[str, Any]] = (await store.export(ADA))["imports"]
    assert export == [{"id": "import000001", "at": 1, "record": RECORD | {"meta": "import000001"}}]
    await store.forget(ADA)
    assert await store.imported("import000001") is None
    assert await store.imported("import000002")


async def test_imports_go_over_to_an_account_and_keep_their_addresses(store: Store) -> None:
    await add_people(store, ADA, BO)
    assert await store.make_account(ADA, "Ada", "hash")
    await store.keep_import(brought("import000001", ADA, digest="same", at=1), MANY)
    await store.keep_import(brought("import000002", BO, digest="same", at=2), MANY)
    await store.keep_import(brought("import000003", BO, digest="other", at=3), MANY)
    await store.absorb(BO, ADA)
    assert await addresses(store, ADA) == ["import000003", "import000002", "import000001"]
    for name in ("import000001", "import000002", "import000003"):
        assert await store.imported(name)
    for digest, name in (("same", "import000001"), ("other", "import000003")):
        again = brought("import000004", ADA, digest=digest)
        assert await store.keep_import(again, MANY) == name


async def test_imports_are_cleared_away_with_a_guest_who_does_not_come_any_more(
    store: Store,
) -> None:
    await add_people(store, ADA, BO)
    assert await store.make_account(ADA, "Ada", "hash")
    for person, name in ((ADA, "import000001"), (BO, "import000002")):
        await store.keep_import(brought(name, person), MANY)
    await store.clean_up(retention.GUEST + retention.DAY)
    assert await store.imported("import000001")
    assert await store.imported("import000002") is None
