"""Whatever is written into a log comes out of it unchanged."""

import asyncio
from collections.abc import Sequence
from tempfile import TemporaryDirectory
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixthcow.server.store.sqlite import SqliteStore
from sixthcow.server.tables.log import AnyEntry
from sixthcow.server.wire.messages import PACES, Terms
from sixthcow.server.wire.views import Origin
from tests.server.store.making import TABLE, head

KINDS: tuple[type[AnyEntry], ...] = get_args(AnyEntry)

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
times = st.integers(0, 2**53)
values = st.booleans() | st.integers(-(2**53), 2**53) | texts
words = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)
terms = st.builds(
    Terms,
    game=words,
    options=st.dictionaries(words, values, max_size=3),
    seats=st.integers(1, 32),
    pace=st.sampled_from(sorted(PACES)),
    rated=st.booleans(),
)
points = st.integers(-(10**6), 10**6).map(float)
origins = st.builds(
    Origin,
    game=words,
    move=times,
    seat=st.integers(0, 31),
    rounds=st.lists(points, max_size=3),
    total=points | st.none(),
)


def strategy_of(kind: type[AnyEntry]) -> st.SearchStrategy[AnyEntry]:
    """Entries of one kind, every field of its own sort."""
    by_type = {
        int: times,
        str: texts,
        bool: st.booleans(),
        Terms: terms,
        Origin | None: origins | st.none(),
    }
    fields = {}
    for field in msgspec.structs.fields(kind):
        known = by_type.get(field.type)
        fields[field.name] = st.sampled_from(get_args(field.type)) if known is None else known
    return st.builds(kind, **fields)


# Commands are unique within a log; here they only have to be kept.
logs = st.lists(
    st.one_of([strategy_of(kind) for kind in KINDS]),
    min_size=1,
    max_size=12,
    unique_by=lambda entry: (entry.person, entry.command),
)


async def read_back(log: Sequence[AnyEntry], cut: int) -> list[AnyEntry]:
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(f"{folder}/cow.db")
        await store.create(head(), log[:cut], "seed")
        await store.append(head(version=len(log)), cut, log[cut:])
        await store.close()
        again = await SqliteStore.open(f"{folder}/cow.db")
        entries = await again.entries(TABLE)
        await again.close()
        return entries


@given(log=logs, data=st.data())
@settings(max_examples=30, deadline=None)
def test_log_in_is_log_out(log: list[AnyEntry], data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(log)))
    assert asyncio.run(read_back(log, cut)) == log


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@given(data=st.data())
@settings(max_examples=3, deadline=None)
def test_every_kind_of_entry_is_kept(kind: type[AnyEntry], data: st.DataObject) -> None:
    entry = data.draw(strategy_of(kind))
    assert asyncio.run(read_back([entry], 0)) == [entry]
