"""A program that appends to many tables at once and says what was acknowledged, until killed."""

import asyncio
import os
import sys

from sixthcow.server.store.sqlite import SqliteStore
from tests.server.store.making import head, move, opened

TABLES = [f"table{number:07}" for number in range(20)]


async def append_forever(store: SqliteStore, table: str) -> None:
    """Append to one table, from where its log ends."""
    version = len(await store.entries(table))
    if version == 0:
        await store.create(head(table), [opened()], "seed")
        version = 1
    while True:
        grown = version + 1
        await store.append(head(table, grown), version, [move(grown, command=f"command{grown}")])
        version = grown
        os.write(1, f"{table} {version}\n".encode())


async def main(path: str) -> None:
    """Append to all tables."""
    store = await SqliteStore.open(path)
    await asyncio.gather(*(append_forever(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
