"""A program whose files may not grow for a while, as on a full disk."""

import asyncio
import resource
import sys
from pathlib import Path

from sixthcow.server.store import StoreDown
from sixthcow.server.store.sqlite import SqliteStore
from tests.server.store.making import TABLE, head, move, opened


async def main(path: Path) -> None:
    """Append until the files are full, look, make room, and append again."""
    store = await SqliteStore.open(path)
    await store.create(head(), [opened()], "seed")
    log = path.with_name(path.name + "-wal")
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 20_000, unlimited[1]))
    version = 1
    try:
        while True:
            await store.append(head(version=version + 1), version, [move(version + 1)])
            version += 1
    except StoreDown as error:
        print(f"refused: {error}")
    # Closing a broken connection may have freed a little room: take that too.
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, unlimited[1]))
    for attempt in (store.check(), store.append(head(version=99), version, [move(98), move(99)])):
        try:
            await attempt
        except StoreDown:
            print("refused again")
    assert len(await store.entries(TABLE)) == version > 1
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    await store.check()
    await store.append(head(version=version + 1), version, [move(version + 1)])
    assert len(await store.entries(TABLE)) == version + 1
    await store.close()
    print("works again")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
