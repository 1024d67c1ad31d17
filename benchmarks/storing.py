"""How many log entries per second the store makes durable: 250 tables at once, against one."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.harness import Measurement, best_rates, table
from sixthcow.server.store import Store, TableHead
from sixthcow.server.store.sqlite import SqliteStore
from sixthcow.server.tables.log import Moved

TABLES = 250


def head(name: str, version: int) -> TableHead:
    """A table as it is in the middle of a match."""
    return TableHead(
        id=name,
        game="classic",
        status="playing",
        visibility="public",
        version=version,
        created=0,
        updated=version,
        summary={"names": ["Ada", "Bo", "Cy", "Di"], "pace": "none", "rated": False},
        people=("adaadaadaada", "bobobobobobo", "cycycycycycy", "dididididida"),
    )


def move(number: int) -> Moved:
    """A move of a person."""
    return Moved(
        at=1_700_000_000_000 + number,
        person="adaadaadaada",
        command=f"a-command-of-{number:08}",
        seat=number % 4,
        action="play 55",
    )


async def append(store: Store, name: str, entries: int) -> None:
    """A table that waits for every entry before it writes the next."""
    await store.create(head(name, 0), [], "seed")
    for version in range(entries):
        await store.append(head(name, version + 1), version, [move(version)])


async def fill(tables: int, entries: int) -> None:
    """Write entries into a new store, the tables side by side."""
    # In the working folder: other temporary folders may be in memory, where nothing is durable.
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        store = await SqliteStore.open(Path(folder) / "cow.db")
        each = -(-entries // tables)
        await asyncio.gather(
            *(append(store, f"table{number:07}", each) for number in range(tables))
        )
        await store.close()


def entries_of(tables: int) -> Callable[[int], None]:
    """Work that writes the given number of entries."""
    return lambda entries: asyncio.run(fill(tables, entries))


def measurements() -> list[Measurement]:
    """All pending entries in one commit, against a commit for every entry."""
    alone = Measurement("store, one commit per entry", "entries", entries_of(1))
    together = Measurement(
        f"store, {TABLES} tables waiting", "entries", entries_of(TABLES), reference=alone.name
    )
    return [alone, together]


def main() -> None:
    """Measure and print."""
    print(table(measurements(), best_rates(measurements(), repeats=3, seconds=2)))


if __name__ == "__main__":
    main()
