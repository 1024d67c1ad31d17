"""Copy a whole SQLite store into an empty PostgreSQL one, and compare it row by row."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import asyncpg

from sixthcow.server.store.migrations import steps_for
from sixthcow.server.store.postgres.database import PostgresDatabase, without_password
from sixthcow.server.store.postgres.migrations import migrate
from sixthcow.server.store.values import BadStore
from sixthcow.server.tables.log import decode_entry

if TYPE_CHECKING:
    from sixthcow.server.store.postgres.database import Connection

TOGETHER = 2_000  # rows
TOGETHER_LARGE = 50  # rows that may be large
PATIENCE = 600.0  # seconds for one batch of rows


class Kept(NamedTuple):
    """A table of both databases: its columns, and the columns by which its rows are sorted."""

    name: str
    columns: str
    key: str
    numbered: bool = False
    truths: frozenset[str] = frozenset()  # columns that SQLite keeps as 0 and 1
    together: int = TOGETHER


# In this order: what is referred to comes before what refers to it.
EVERYTHING = (
    Kept(
        "people",
        "id name language settings account account_key password_hash owner created seen banned",
        "id",
        truths=frozenset({"banned"}),
    ),
    Kept("devices", "token_hash person added seen", "token_hash"),
    Kept(
        "tables",
        "number id game status visibility version created updated summary people seed",
        "number",
        numbered=True,
    ),
    Kept("entries", "table_number version body", "table_number version"),
    Kept(
        "table_people",
        "person table_number seated",
        "person table_number",
        truths=frozenset({"seated"}),
    ),
    Kept(
        "matches",
        "number table_number game options at rated record",
        "number",
        numbered=True,
        truths=frozenset({"rated"}),
    ),
    Kept(
        "results",
        "match_number seat name person level total rank won rounds",
        "match_number seat",
        truths=frozenset({"won"}),
    ),
    Kept("ratings", "person game mu sigma games shown", "person game"),
    Kept("rating_history", "person game match_number at shown", "person game match_number"),
    Kept("imports", "id person digest at summary record", "id", together=TOGETHER_LARGE),
    Kept(
        "reviews",
        "id match_number import_id edition at findings",
        "id",
        together=TOGETHER_LARGE,
    ),
    Kept("quick_matches", "game table_id", "game"),
)

Tell = Callable[[str, int], None]
Check = Callable[[str, bool], None]


async def copy_store(
    source: sqlite3.Connection, address: str, check_record: Check, tell: Tell
) -> None:
    """Copy everything or nothing; BadStore says why not. `tell` is called with a table's name and
    how many rows have been copied and compared; `check_record` raises if a record is not valid, or
    is incomplete though it must not be."""
    shown = without_password(address)
    database = await PostgresDatabase.open(address, PATIENCE)
    try:
        async with database.connection() as connection:
            await migrate(connection, shown, steps_for("postgres"))
            async with connection.transaction():
                await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
                await _refuse_what_is_in_use(connection, shown)
                for kept in EVERYTHING:
                    await _copy(source, connection, kept)
                    tell(kept.name, await _compare(source, connection, kept, check_record))
    except asyncpg.PostgresError as error:
        raise BadStore(f"{shown} took no copy: {error}") from None
    finally:
        await database.close()


async def _refuse_what_is_in_use(connection: "Connection", shown: str) -> None:
    for name in ("people", "tables"):
        # Nobody else can start using it in the meantime.
        await connection.execute(f"LOCK TABLE {name} IN EXCLUSIVE MODE")
        if await connection.fetchval(f"SELECT TRUE FROM {name} LIMIT 1"):
            raise BadStore(f"{shown} is not empty: copy into a new database")


def _rows(source: sqlite3.Connection, kept: Kept, order: str) -> Iterator[tuple[Any, ...]]:
    """The rows of SQLite as PostgreSQL keeps them."""
    columns = kept.columns.split()
    truths = [column in kept.truths for column in columns]
    for row in source.execute(f"SELECT {', '.join(columns)} FROM {kept.name} ORDER BY {order}"):
        yield tuple(
            bool(value) if truth else value for value, truth in zip(row, truths, strict=True)
        )


async def _copy(source: sqlite3.Connection, connection: "Connection", kept: Kept) -> None:
    # A bot account comes after its owner.
    order = "owner IS NOT NULL" if kept.name == "people" else ", ".join(kept.key.split())
    for rows in _portions(_rows(source, kept, order), kept.together):
        await connection.copy_records_to_table(
            kept.name, records=rows, columns=kept.columns.split()
        )
    if kept.numbered:
        found = source.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (kept.name,))
        (last,) = found.fetchone() or (0,)
        await connection.execute(
            f"SELECT setval(pg_get_serial_sequence('{kept.name}', 'number'), $1, $2)",
            max(last, 1),
            last > 0,
        )


def _portions(rows: Iterable[tuple[Any, ...]], together: int) -> Iterator[list[tuple[Any, ...]]]:
    waiting = iter(rows)
    while portion := list(islice(waiting, together)):
        yield portion


async def _compare(
    source: sqlite3.Connection, connection: "Connection", kept: Kept, check_record: Check
) -> int:
    """Read both, row by row; how many there are."""
    columns, key = kept.columns.split(), kept.key.split()
    texts = {"id", "token_hash", "person", "game"}
    # SQLite sorts texts by their bytes.
    order = ", ".join(f'{name} COLLATE "C"' if name in texts else name for name in key)
    query = f"SELECT {', '.join(columns)} FROM {kept.name} ORDER BY {order}"
    originals = _rows(source, kept, ", ".join(key))
    count = 0
    async for copy in connection.cursor(query, prefetch=kept.together):
        original = next(originals, None)
        if original != tuple(copy):
            raise BadStore(f"the copy differs: {kept.name} has {tuple(copy)!r:.200}")
        if kept.name == "entries":
            decode_entry(copy["body"])
        if kept.name in {"matches", "imports"}:
            check_record(copy["record"], kept.name == "matches")
        count += 1
    if (left := next(originals, None)) is not None:
        raise BadStore(f"the copy differs: {kept.name} lacks {left!r:.200}")
    return count
