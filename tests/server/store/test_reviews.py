"""Reviews: stored once, replaced by a newer edition, and deleted with what they are about."""

import pytest

from sixthcow.server.store import Store, retention, reviews
from tests.server.store.making import ADA, BO, TABLE, add_people, play_match
from tests.server.store.test_imports import MANY, brought

FINDINGS = b"\x1f\x8b\x00 not readable, and need not be"


async def test_a_review_of_a_match_is_kept(store: Store) -> None:
    await add_people(store, ADA, BO)
    await play_match(store, TABLE, {ADA: 3, BO: 9})
    assert await store.review(TABLE) is None
    await store.keep_review(TABLE, FINDINGS)
    assert await store.review(TABLE) == FINDINGS
    await store.keep_review(TABLE, b"again")
    assert await store.review(TABLE) == b"again"


async def test_a_review_of_another_edition_counts_as_none(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_people(store, ADA)
    await play_match(store, TABLE, {ADA: 3})
    await store.keep_review(TABLE, FINDINGS)
    monkeypatch.setattr(reviews, "EDITION", reviews.EDITION + 1)
    assert await store.review(TABLE) is None
    await store.keep_review(TABLE, b"newer")
    assert await store.review(TABLE) == b"newer"


async def test_there_is_no_review_of_nothing(store: Store) -> None:
    await store.keep_review(TABLE, FINDINGS)
    assert await store.review(TABLE) is None


async def test_a_review_is_deleted_with_its_record(store: Store) -> None:
    await add_people(store, ADA)
    await store.keep_import(brought("import000001"), MANY)
    await store.keep_review("import000001", FINDINGS)
    assert await store.review("import000001") == FINDINGS
    await store.remove_import(ADA, "import000001")
    assert await store.review("import000001") is None
    assert not await store.database.fetch("SELECT 1 FROM reviews")


async def test_old_reviews_are_deleted(store: Store) -> None:
    await add_people(store, ADA)
    await play_match(store, TABLE, {ADA: 3})
    await store.keep_review(TABLE, FINDINGS)
    later = store.now() + retention.REVIEW
    assert (await store.clean_up(later - retention.DAY))["reviews_deleted"] == 0
    assert (await store.clean_up(later + retention.DAY))["reviews_deleted"] == 1
    assert await store.review(TABLE) is None


async def test_a_server_claims_a_review_as_often_as_it_likes(store: Store) -> None:
    for _ in range(2):
        assert await store.claim_review("here", TABLE, store.now() + 60_000)
        assert await store.claim_review("here", TABLE, store.now() + 60_000)
        await store.release_review("here", TABLE)
